/// How much of what steps change a test has to say.
public enum Exhaustivity: Sendable, Hashable {
  /// Everything: a step for which nothing is expected must change nothing.
  ///
  /// So must everything between two steps; and in the end nothing may be left to wait for, and what
  /// left must be released.
  case full
  /// Part of it: a step for which nothing is expected may change anything, and an expected delta may be
  /// part of what changed. In the end what left must be released.
  case partial
  /// Nothing but what is expected is looked at.
  case off
}
