/// The colours that a terminal supports.
enum ColorSupport: Hashable, Sendable {
  /// No styles at all.
  case none
  /// Bold, underlined and so on, but no colour.
  case attributes
  /// All colours, for a dark or an unknown background.
  case full
  /// All colours, for a light background.
  case light

  /// Returns the support of the terminal, read from the environment.
  ///
  /// - Parameters:
  ///   - environment: The variables of the process: with `NO_COLOR` there are no colours, with a `TERM` that is `dumb`
  ///     no styles; `COLORFGBG` gives the background.
  ///   - isLight: Whether the background is light, if the user has said so.
  /// - Returns: The colours that `ANSI` may use.
  static func detect(environment: [String: String], isLight: Bool? = nil) -> ColorSupport {
    if environment["TERM"] == "dumb" { return .none }
    guard environment["NO_COLOR", default: ""].isEmpty else { return .attributes }
    return isLight ?? Self.isLight(environment["COLORFGBG", default: ""]) ? .light : .full
  }

  /// Reads `COLORFGBG`, which ends with the number of the background: 7 and the bright colours are light.
  private static func isLight(_ colors: String) -> Bool {
    let ground = colors.split(separator: ";").last.flatMap { Int($0) } ?? 0
    return ground == 7 || (9...15).contains(ground)
  }
}
