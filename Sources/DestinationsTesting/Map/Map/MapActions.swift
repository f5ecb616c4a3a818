internal import Destinations

/// The actions that are possible in an app now, with their rows in a map.
///
/// Content is named by its kind, and by its number among the samples of this kind unless it is the first, so that
/// identifiers and other values do not appear.
@MainActor
struct MapActions {
  let steps: [ExplorationStep]
  /// The headings of the rows at the current place, beside it, and outside the app.
  let headings: [String]
  private let route: String?
  /// Returns the pattern of a link.
  private let pattern: (String) -> String?
  /// The interactions with each kind of content, one for each sample.
  private let samples: [ExplorationTap?: [ExplorationStep]]

  init<DestinationType, ContentType, TabType>(
    _ app: ExploredApp<DestinationType, ContentType, TabType>
  ) {
    let relaunch: [ExplorationStep] = app.keepsSnapshots ? [.relaunchRestored] : []
    var known: Set<ExplorationStep> = []
    steps = (app.possibleSteps + relaunch + app.events.steps + [.restart])
      .filter { known.insert($0).inserted }
    samples = Dictionary(grouping: steps.filter { $0.isTap }) { $0.tap?.kind }
    route = app.places.current?.route
    headings = [app.context, app.surroundings, app.outside]
    pattern = { [flow = app.flow] in flow.kind(ofLink: $0) }
  }

  /// Returns whether a step acts at the current place, or relaunches the app there, and not at a place around or beside it.
  func isHere(_ step: ExplorationStep) -> Bool {
    step.tap.map { $0.route == route } ?? (step.has(.leaves) || step == .relaunchRestored)
  }

  /// Returns the row of a step.
  func key(_ step: ExplorationStep) -> MapKey {
    let isOutside = step.has(.isFromOutside) || step.has(.isLaunch)
    return MapKey(
      context: headings[isHere(step) ? 0 : isOutside ? 2 : 1], action: name(step))
  }

  private func name(_ step: ExplorationStep) -> String {
    if let link = step.link, let pattern = pattern(link) {
      return MapText.line(step.description.replacing(link, with: pattern))
    }
    guard let tap = step.tap else {
      return step.has(.isFromOutside)
        ? MapText.plain(step.description) : MapText.line(step.description)
    }
    let action = MapText.line("\(StepToken.word(tap.route)).\(StepToken.word(tap.interaction))")
    guard let kind = tap.kind.content else { return action }
    let number = (samples[tap.kind]?.firstIndex(of: step) ?? 0) + 1
    return "\(action) with \(kind)" + (number > 1 ? " \(number)" : "")
  }

  /// Returns whether a step is no interaction, or one with the first sample of its kind.
  func isUsual(_ step: ExplorationStep) -> Bool { first(like: step) == nil }

  /// Returns the row of the same action with the first sample of the same kind; nil if this is that action.
  func usual(_ step: ExplorationStep) -> MapKey? { first(like: step).map(key) }

  private func first(like step: ExplorationStep) -> ExplorationStep? {
    samples[step.tap?.kind]?.first.flatMap { $0 == step ? nil : $0 }
  }

  /// Returns the same action with the next sample of the same kind; nil if the step is not an interaction.
  func next(_ step: ExplorationStep) -> ExplorationStep? {
    guard let samples = samples[step.tap?.kind], let index = samples.firstIndex(of: step) else {
      return nil
    }
    return samples[(index + 1) % samples.count]
  }

  /// Returns a step to make in the place of an earlier one, with another sample if there is one; nil if there is none.
  func another(like step: ExplorationStep) -> ExplorationStep? {
    next(step) ?? samples[step.tap?.kind]?.first ?? (steps.contains(step) ? step : nil)
  }

  /// Returns the actions at the current place that have no row yet, as a text.
  ///
  /// An interface may offer an action only after another one, so the same context is visited again.
  func untried(in map: WalkedMap) -> String {
    steps.filter { isHere($0) && isUsual($0) }.map(key).filter { map.rows[$0] == nil }
      .map { ", \($0.action)" }.joined()
  }
}

extension ExplorationTap {
  /// The same interaction with the kind of its content, such as `note` for `note(7)`.
  fileprivate var kind: ExplorationTap {
    let kind = content?.prefix { $0 != "(" && $0 != "[" && $0 != "{" }
    return ExplorationTap(route, interaction, content: kind.map { MapText.plain(String($0)) })
  }
}

/// Turns texts of an app into texts of a map.
enum MapText {
  /// The effect of a step that changes nothing.
  static let nothing = "nothing"

  /// Returns a text in one line, without the arrow that separates the columns of a map.
  static func line(_ text: String) -> String {
    StepToken.line(text).replacing("→", with: "->")
  }

  /// Returns the words of a text, without punctuation.
  static func words(of text: some StringProtocol) -> Set<Substring> {
    Set(Substring(text).split { !$0.isLetter && !$0.isNumber })
  }

  /// Returns a text in which words with digits are left out: they may be identifiers, addresses or times.
  static func plain(_ text: String) -> String {
    line(text).split(separator: " ")
      .map { $0.contains(where: \.isNumber) ? "…" : $0 }.joined(separator: " ")
  }
}
