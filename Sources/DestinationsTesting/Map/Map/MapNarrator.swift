internal import Destinations

/// Performs steps of an app, and describes their effects.
@MainActor
final class MapNarrator<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
> {
  typealias App = ExploredApp<DestinationType, ContentType, TabType>

  let app: App
  private let isPatient: Bool
  private var events: [NavigationEvent.Kind] = []
  /// Whether the step launches the app, so that the end of the app before is no effect.
  private var isLaunch = true
  /// The contents of places before the step, and those of tables.
  private var earlier: [ContentType] = []
  private var constants: [ContentType] = []
  private var before: PresentationTree<App.Moment.Place>

  init(_ app: App, isPatient: Bool) {
    self.app = app
    self.isPatient = isPatient
    before = app.moment.tree
    app.flow.onEvent = { [witness = app.witness, weak self] in
      witness.take($0)
      self?.events.append($0.kind)
    }
  }

  /// Performs a step or starts the app, and returns a description of the effect.
  ///
  /// The context after the step is compared with the given one, else with the one before the step.
  func make(_ step: ExplorationStep?, comparingWith context: String? = nil) async -> String {
    isLaunch = step?.has(.isLaunch) ?? true
    let from = isLaunch ? "" : context ?? app.context
    before = app.moment.tree
    earlier = before.nodes.compactMap(\.payload.content) + [app.moment.content].compactMap(\.self)
    constants = app.places.visibleIDs.flatMap { id in
      app.menu(at: id)?.constants.compactMap { $0 as? ContentType } ?? []
    }
    events = []
    await app.make(step, isPatient: isPatient)
    var words = events.compactMap { word(for: $0, of: step) }
    if let thrown = app.record.thrown, !words.contains(where: { $0.hasPrefix("refused") }) {
      words.append("refused: \(name(of: EventError(thrown)))")
    }
    words += app.record.unanswered.map { "unanswered: \(MapText.plain("\($0)"))" }
    words += app.record.asked.map { "ask \(MapText.line($0.name))" }
    let effect = words.joined(separator: ", ")
    let context = app.context
    let arrival = context == from ? "" : "at \(context)"
    let told = [effect, arrival].filter { !$0.isEmpty }.joined(separator: "; ")
    return told.isEmpty ? MapText.nothing : told
  }
}

// MARK: - Words

extension MapNarrator {
  private func word(for event: NavigationEvent.Kind, of step: ExplorationStep?) -> String? {
    switch event {
    case .presented(let id, let route): return arrival(of: id, route, of: step)
    case .removed(let id, let route):
      return isLaunch || isPart(id, of: before) ? nil : "- \(MapText.name(route))"
    case .selected(_, let slot): return "select \(MapText.line(slot))"
    case .answered(_, let key): return "answer \(MapText.plain(key))"
    case .answerUnawaited(_, let key, _): return "answer \(MapText.plain(key)), unawaited"
    case .requested(_, let what): return what.hasPrefix("send ") ? MapText.plain(what) : nil
    case .refused(let error), .startRefused(let error), .setupFault(let error):
      return "refused: \(name(of: error))"
    case .cancelled: return isLaunch ? nil : "cancelled"
    case .ruled(let guardName, let ruling):
      return "guard \(MapText.line(guardName)) \(MapText.plain(ruling))"
    case .resultUnhandled(_, let request): return "result unhandled: \(MapText.plain(request))"
    case .resultDiscarded(_, let interactor):
      return "result discarded: \(MapText.plain(interactor))"
    case .error(let error, _): return "error: \(name(of: error))"
    default: return nil
    }
  }

  private func name(of error: EventError) -> String {
    error.code?.rawValue ?? MapText.plain(error.text)
  }

  /// Describes the arrival of a place, unless the place is part of another one and has no content.
  private func arrival(of id: DestinationID, _ route: String, of step: ExplorationStep?) -> String?
  {
    let content = app.moment.place(id)?.content
    if content == nil, isPart(id, of: app.moment.tree) { return nil }
    let origin = content.map { " (\(self.origin(of: $0, step)))" } ?? ""
    return "+ \(MapText.name(route))\(origin)"
  }

  /// Returns whether the container of a place has arrived or left in the same step.
  private func isPart(_ id: DestinationID, of tree: PresentationTree<App.Moment.Place>) -> Bool {
    guard let parent = tree.node(id: id)?.parentID else { return false }
    return events.contains { event in
      switch event {
      case .presented(parent, _), .removed(parent, _): true
      default: false
      }
    }
  }

  /// Returns the origin of the content of a place.
  private func origin(of content: ContentType, _ step: ExplorationStep?) -> String {
    if step?.bringsContent == true, app.moment.content == content { return "own content" }
    let values = MapText.words(of: "\(content)".drop { $0 != "(" })
    let count = values.intersection(MapText.words(of: step?.link ?? "")).count
    if count > 0 { return "words of the link: \(count)" }
    if step == nil || constants.contains(content) { return "constant content" }
    return earlier.contains(content) ? "earlier content" : "new content"
  }
}
