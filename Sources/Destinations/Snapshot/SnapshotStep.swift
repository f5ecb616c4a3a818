/// Encodes presentations for snapshots and journals, and decodes them.
struct SnapshotSteps<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
> {
  typealias Presentation = DestinationPresentation<DestinationType, ContentType, TabType>
  typealias Step = NavigationSnapshot.Step

  let table: SnapshotTable<DestinationType, ContentType>

  /// The steps of a presentation; for a path, its elements in order.
  ///
  /// - Throws: ``DestinationError`` with `unreadableSnapshot` for closures, live places and places that the
  ///   table does not keep, which cannot be encoded.
  func steps(of presentation: Presentation) throws -> [Step] {
    try presentation.flattened.map(step)
  }

  private func step(of presentation: Presentation) throws -> Step {
    let terms = presentation.outline.terms
    guard terms.actionTargetID == nil, terms.currentDestinationID == nil,
      var step = presentation.verb.step
    else {
      throw DestinationError(
        .unreadableSnapshot,
        "\(presentation.verb) refers to something that exists only while the app runs.")
    }
    if terms.placement != .automatic { step.placement = terms.placement.rawValue }
    if step.verb == "addToCurrent", !terms.shouldSetDestinationAsCurrent {
      step.verb = "addPassive"
    }
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
    guard let type = type(of: step, tab: tab) else {
      throw DestinationError(.unreadableSnapshot, "\"\(step.verb)\" is not a presentation.")
    }
    var presentation = Presentation(
      presentationType: type,
      placement: step.placement.flatMap(SlotPlacement.init) ?? .automatic,
      shouldSetDestinationAsCurrent: step.verb != "addPassive")
    if let tag = step.tag {
      let place = try table.place(tag, step.content)
      presentation.destinationType = place.route
      presentation.contentType = place.content
    }
    return presentation
  }

  private func type(
    of step: Step, tab: (String) -> TabType?
  ) -> Presentation.PresentationType? {
    switch step.verb {
    case "push": return .navigationStack(type: .present)
    case "goBack": return .navigationStack(type: .goBack)
    case "addToCurrent", "addPassive": return .addToCurrent
    case "replaceCurrent": return .replaceCurrent
    case "replaceRoot": return .replaceRoot
    case "moveToNearest": return .moveToNearest
    case "sheet": return .sheet(type: .present, options: step.sheet)
    case "dismissSheet": return .sheet(type: .dismiss)
    case "dismissAny": return .dismissAny
    case "popToRoots": return .popToRoots
    default: break
    }
    switch SlotName(snapshotWord: step.verb) {
    case .tab(let name): return tab(name).map { .tabBar(tab: $0) }
    case .column(let column): return .splitView(column: column)
    default: return nil
    }
  }
}

extension PresentationVerb {
  /// The verb as data; nil if it cannot be encoded.
  fileprivate var step: NavigationSnapshot.Step? {
    switch self {
    case .push, .goBack, .addToCurrent, .replaceCurrent, .replaceRoot, .moveToNearest,
      .dismissSheet, .dismissAny, .popToRoots:
      NavigationSnapshot.Step(verb: description)
    case .tab(let name): NavigationSnapshot.Step(verb: SlotName.tab(name: name).snapshotWord)
    case .column(let column): NavigationSnapshot.Step(verb: SlotName.column(column).snapshotWord)
    case .sheet(let options): NavigationSnapshot.Step(verb: "sheet", sheet: options)
    case .moveToPlace, .path, .custom: nil
    }
  }
}
