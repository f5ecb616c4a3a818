/// The part of its changes that a step must state.
public enum Exhaustivity: Sendable, Hashable {
  /// Every change of a step must be stated.
  ///
  /// A step without an expectation must not change anything.
  ///
  /// Nothing may change between two steps either. At the end, the flow must not wait for anything,
  /// and everything that has left must be released.
  case full
  /// A step may state a part of its changes, or none.
  ///
  /// A step without an expectation must still not be refused, and a restoration must present everything as before. A
  /// delta may list a part of the changes.
  ///
  /// At the end, everything that has left must be released.
  case partial
  /// Only explicit expectations are checked.
  case off
}
