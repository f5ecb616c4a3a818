/// Says how much of a style a terminal is told.
enum ColorSupport: Hashable, Sendable {
  /// No styles at all.
  case none
  /// Bold, underlined and so on, but no colour.
  case attributes
  /// Everything.
  case full

  /// Finds out what the user and the terminal want.
  ///
  /// - Parameter environment: The variables of the process: with `NO_COLOR` there are no colours,
  ///   with a `TERM` that is `dumb` no styles.
  /// - Returns: What `ANSI` may use.
  static func detect(environment: [String: String]) -> ColorSupport {
    if environment["TERM"] == "dumb" { return .none }
    return environment["NO_COLOR", default: ""].isEmpty ? .full : .attributes
  }
}
