/// The frequency with which expensive laws are checked.
enum Thoroughness {
  /// After some steps, while an app is explored.
  case samples
  /// After every step, while a trace is replayed or made shorter.
  case everyStep

  /// Returns whether a law is checked after a step at this frequency.
  func isDue(every count: Int, at number: Int) -> Bool { self == .everyStep || number % count == 0 }
}
