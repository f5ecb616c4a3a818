internal import Destinations

/// Steps as text: `tap notes.open with note(1)`, `tab tags`, `swipe back`.
extension ExplorationStep: LosslessStringConvertible {
  /// The step in one line.
  public var description: String {
    switch self {
    case .tap(let tap): "tap \(tap)"
    case .doubleTap(let tap): "double tap \(tap)"
    case .lateTap(let tap): "late tap \(tap)"
    case .enter(let entry): "enter \(StepToken.line(entry))"
    case .open(let link): "open \(StepToken.line(link))"
    case .launch(let link): "launch with \(StepToken.line(link))"
    case .send(let value): "send \(StepToken.line(value))"
    case .holdAnswers(let name): "hold answers of \(StepToken.line(name))"
    case .answer(let name): "answer of \(StepToken.line(name))"
    case .answerNewest(let name): "newest answer of \(StepToken.line(name))"
    case .failAnswer(let name): "failed answer of \(StepToken.line(name))"
    case .selectTab(let name): "tab \(StepToken.line(name))"
    case .focusColumn(let column): "focus \(column.rawValue)"
    default: Self.plain.first { $0.step == self }?.words ?? ""
    }
  }

  /// Creates the step that a line stands for; nil if it stands for none.
  public init?(_ description: String) {
    let plain = Self.plain.first { $0.words == description }?.step
    let step =
      plain
      ?? Self.worded.first { description.hasPrefix($0.words) }.flatMap { words, make in
        make(String(description.dropFirst(words.count)))
      }
    guard let step else { return nil }
    self = step
  }

  /// The first words of the other steps, and how to make the step from the rest of the line.
  private static let worded: [(words: String, make: @Sendable (String) -> ExplorationStep?)] = [
    ("tap ", { ExplorationTap($0).map { .tap($0) } }),
    ("double tap ", { ExplorationTap($0).map { .doubleTap($0) } }),
    ("late tap ", { ExplorationTap($0).map { .lateTap($0) } }),
    ("enter ", { .enter($0) }), ("open ", { .open($0) }), ("launch with ", { .launch($0) }),
    ("send ", { .send($0) }), ("hold answers of ", { .holdAnswers($0) }),
    ("answer of ", { .answer($0) }), ("newest answer of ", { .answerNewest($0) }),
    ("failed answer of ", { .failAnswer($0) }), ("tab ", { .selectTab($0) }),
    ("focus ", { SplitViewColumn(rawValue: $0).map { .focusColumn($0) } }),
  ]

  /// The steps whose text is fixed.
  private static let plain: [(step: ExplorationStep, words: String)] = [
    (.goBack, "go back"), (.swipeBack, "swipe back"), (.cancelSwipe, "begin a swipe and let go"),
    (.dragSheetDown, "drag sheet down"), (.turnDevice, "turn the device"),
    (.holdAcknowledgements, "hold acknowledgements"),
    (.acknowledge, "acknowledge"), (.acknowledgeTwice, "acknowledge twice"), (.wait, "wait"),
    (.goToBackground, "go to the background"), (.comeBack, "come back"),
    (.letTimePass, "let time pass"), (.restart, "restart"),
    (.relaunchRestored, "relaunch restored"),
  ]
}

extension ExplorationTap: LosslessStringConvertible {
  /// The place and the interaction with a dot between, then the content if there is any.
  public var description: String {
    let place = "\(StepToken.word(route)).\(StepToken.word(interaction))"
    return content.map { "\(place) with \($0)" } ?? place
  }

  /// Creates the interaction that a text stands for; nil if it stands for none.
  public init?(_ description: String) {
    var rest = description[...]
    guard let route = StepToken.takeWord(from: &rest), rest.popFirst() == ".",
      let interaction = StepToken.takeWord(from: &rest)
    else { return nil }
    guard rest.isEmpty || rest.starts(with: " with ") else { return nil }
    self.init(route, interaction, content: rest.isEmpty ? nil : String(rest.dropFirst(6)))
  }
}

/// The words of a step's text.
enum StepToken {
  /// Returns a name as it is if it is a plain word, else in backticks.
  ///
  /// Backticks in the name are left out.
  static func word(_ name: String) -> String {
    let isPlain =
      !name.isEmpty && name.first != "`" && name.allSatisfy { $0 != "." && !$0.isWhitespace }
    return isPlain ? name : "`\(String(line(name).map { $0 == "`" ? "'" : $0 }))`"
  }

  /// Returns a text without line breaks, so that a step is one line.
  static func line(_ text: String) -> String {
    text.contains(where: \.isNewline) ? String(text.map { $0.isNewline ? "⏎" : $0 }) : text
  }

  /// Removes a name from the start of a text.
  static func takeWord(from text: inout Substring) -> String? {
    guard text.first == "`" else {
      let word = text.prefix { $0 != "." && $0 != " " }
      text = text[word.endIndex...]
      return word.isEmpty ? nil : String(word)
    }
    let inside = text.dropFirst()
    guard let end = inside.firstIndex(of: "`") else { return nil }
    text = inside[inside.index(after: end)...]
    return String(inside[..<end])
  }
}
