/// Encodes presentations for snapshots and journals, and decodes them.
struct SnapshotSteps<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
> {
  typealias Presentation = DestinationPresentation<DestinationType, ContentType, TabType>
  typealias Step = NavigationSnapshot.Step

  /// The word of an attached place that does not become current.
  private static var passive: String { "addPassive" }

  let table: SnapshotTable<DestinationType, ContentType>

  /// The steps of a presentation; for a path, its elements in order.
  ///
  /// - Throws: ``DestinationError`` with `unreadableSnapshot` for closures, live places and places that the
  ///   table does not keep, which cannot be encoded.
  func steps(of presentation: Presentation) throws -> [Step] {
    try presentation.flattened.map(step)
  }

  private func step(of presentation: Presentation) throws -> Step {
    let (verb, terms) = (presentation.verb, presentation.outline.terms)
    guard terms.actionTargetID == nil, terms.currentDestinationID == nil,
      presentation.prompt == nil, let code = verb.code
    else {
      throw DestinationError(
        .unreadableSnapshot,
        "\(verb) refers to something that exists only while the app runs.")
    }
    var step = Step(verb: code)
    if case .sheet(let options) = verb { step.sheet = options }
    if terms.placement != .automatic { step.placement = terms.placement.rawValue }
    if verb == .addToCurrent, !terms.shouldSetDestinationAsCurrent { step.verb = Self.passive }
    guard let route = presentation.destinationType else { return step }
    guard let row = try table.row(for: Place(route, content: presentation.contentType)) else {
      throw DestinationError(
        .unreadableSnapshot, "The snapshot table has no entry for \(route.rawValue).")
    }
    step.tag = row.tag
    step.content = row.content
    return step
  }

  /// Decodes a presentation from steps, with the tabs by their names.
  func presentation(
    of steps: [Step], tab: (String) -> TabType?
  ) throws(DestinationError) -> Presentation {
    var path: [Presentation] = []
    for step in steps { path.append(try presentation(of: step, tab: tab)) }
    guard path.count == 1, let only = path.first else { return .path(path) }
    return only
  }

  private func presentation(
    of step: Step, tab: (String) -> TabType?
  ) throws(DestinationError) -> Presentation {
    let isPassive = step.verb == Self.passive
    let verb =
      isPassive ? .addToCurrent : PresentationVerb(code: step.verb, sheet: step.sheet)
    guard let verb, let type = Presentation.PresentationType(verb, tab: tab) else {
      throw DestinationError(.unreadableSnapshot, "\"\(step.verb)\" is not a presentation.")
    }
    var presentation = Presentation(
      presentationType: type,
      placement: step.placement.flatMap(SlotPlacement.init) ?? .automatic,
      shouldSetDestinationAsCurrent: !isPassive)
    if let tag = step.tag {
      let place = try table.place(tag, step.content)
      presentation.destinationType = place.route
      presentation.contentType = place.content
    }
    return presentation
  }
}
