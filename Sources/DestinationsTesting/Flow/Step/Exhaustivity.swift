/// The part of its changes that a step must state.
public enum Exhaustivity: Sendable, Hashable {
  /// Every change of a step must be stated.
  ///
  /// A step without an expectation must not change anything. The current state may refuse it, but an error of the
  /// families `setup` and `program` is a failure, also as an event of any step, and so is any refusal of the start.
  ///
  /// Nothing may change between two steps either. At the end, the flow must not wait for anything,
  /// and everything that has left must be released.
  case full
  /// A step may state a part of its changes, or none.
  ///
  /// A step without an expectation must not be refused for any reason, and a restoration must present everything as before. A
  /// delta may list a part of the changes. Errors that events report are failures as in a full test.
  ///
  /// At the end, everything that has left must be released.
  case partial
  /// Only explicit expectations are checked.
  case off
}
