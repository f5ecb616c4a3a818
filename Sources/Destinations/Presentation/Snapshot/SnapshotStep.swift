/// Encoding presentations for snapshots, and decoding them.
extension DestinationPresentation {
  typealias Steps = [NavigationSnapshot.Step]
  typealias Table = SnapshotTable<DestinationType, ContentType>

  /// The word of an attached place that does not become current.
  private static var passive: String { "addPassive" }

  /// Returns the steps of a presentation; for a path, its elements in order.
  ///
  /// - Throws: ``DestinationError`` with `unreadableSnapshot` for closures, live places and places that the
  ///   table does not keep, which cannot be encoded.
  func steps(in table: Table) throws -> Steps {
    try flattened.map { try $0.step(in: table) }
  }

  private func step(in table: Table) throws -> Steps.Element {
    let terms = outline.terms
    guard terms.actionTargetID == nil, terms.currentDestinationID == nil, prompt == nil,
      let code = verb.code
    else {
      throw DestinationError.unreadable(
        "\(verb) refers to an object that exists only while the app runs.")
    }
    var step = NavigationSnapshot.Step(verb: code)
    if case .sheet(let options) = verb { step.sheet = options }
    if terms.placement != .automatic { step.placement = "\(terms.placement)" }
    if verb == .addToCurrent, !terms.shouldSetDestinationAsCurrent { step.verb = Self.passive }
    guard let route = destinationType else { return step }
    guard let row = try table.row(for: Place(route, content: contentType)) else {
      throw DestinationError.unreadable("The snapshot table has no entry for \(route.rawValue).")
    }
    (step.tag, step.content) = row
    return step
  }

  /// Decodes a presentation from steps, with the tabs by their names.
  static func of(
    _ steps: Steps, in table: Table, tab: (String) -> TabType?
  ) throws(DestinationError) -> Self {
    var path: [Self] = []
    for step in steps { path.append(try of(step, in: table, tab: tab)) }
    guard path.count == 1, let only = path.first else { return .path(path) }
    return only
  }

  private static func of(
    _ step: Steps.Element, in table: Table, tab: (String) -> TabType?
  ) throws(DestinationError) -> Self {
    let isPassive = step.verb == passive
    let type =
      isPassive ? .addToCurrent : PresentationType(code: step.verb, sheet: step.sheet, tab: tab)
    guard let type else {
      throw .unreadable("\"\(step.verb)\" is not a presentation.")
    }
    var presentation = Self(
      presentationType: type,
      placement: SlotPlacement.allCases.first { "\($0)" == step.placement } ?? .automatic,
      shouldSetDestinationAsCurrent: !isPassive)
    if let tag = step.tag {
      let place = try table.place(tag, step.content)
      (presentation.destinationType, presentation.contentType) = (place.route, place.content)
    }
    return presentation
  }
}
