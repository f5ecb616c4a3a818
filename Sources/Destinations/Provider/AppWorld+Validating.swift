/// Finding every fault of a set-up at once, without running anything.
extension AppWorld {
  func faults(startingWith starting: Presentation) -> [DestinationError] {
    let routes = providers.routes
    return faults(of: starting, as: "The starting destination") + startFaults(of: starting)
      + SetupFault.duplicates(in: routes.map(\.rawValue), of: "the providers")
      + routes.flatMap { shapeFaults(of: $0) }
      + providers.distinctBoxes.flatMap { faults(of: $0) }
  }

  /// What is wrong with a start that cannot make a tree out of nothing.
  private func startFaults(of starting: Presentation) -> [DestinationError] {
    if case .destinationPath(let path) = starting.presentationType {
      return path.first.map { startFaults(of: $0) } ?? []
    }
    switch starting.verb {
    case .replaceRoot, .replaceCurrent, .custom: return []
    default:
      let reason = "The starting destination begins by \(starting.verb), which needs a tree."
      return [DestinationError(.noTree, reason)]
    }
  }

  private func faults(
    of box: AnyProviderBox<DestinationType, ContentType, TabType>
  ) -> [DestinationError] {
    box.tableFaults()
      + box.presentations.flatMap { faults(of: $0.presentation, as: $0.interaction) }
  }

  /// What is wrong with one presentation, and with the elements of a path.
  private func faults(of presentation: Presentation, as name: String) -> [DestinationError] {
    if case .destinationPath(let path) = presentation.presentationType {
      if path.isEmpty { return [DestinationError(.emptyPath, "\(name) is a path of nothing.")] }
      return path.enumerated().flatMap { faults(of: $0.element, as: "\(name)[\($0.offset)]") }
    }
    guard let route = presentation.destinationType else {
      guard presentation.verb.needsRoute, presentation.actionTargetID == nil else { return [] }
      let reason = "\(name) presents by \(presentation.verb) and names no route."
      return [DestinationError(.noDestinationType, reason)]
    }
    if providers.serves(route) || presentation.verb == .moveToNearest { return [] }
    return [
      DestinationError(.noProvider, "\(name) presents \(route.rawValue), which nobody provides.")
    ]
  }

  private func shapeFaults(of route: DestinationType) -> [DestinationError] {
    guard let shape = try? providers.provider(for: route).shape(for: route) else { return [] }
    let missing = shape.routes.filter { !providers.serves($0) }.map {
      DestinationError(
        .noProvider,
        "The shape of \(route.rawValue) has \($0.rawValue) inside, which nobody provides.")
    }
    if !missing.isEmpty { return missing }
    do throws(DestinationError) {
      _ = try blueprint(for: PlaceBox(route))
      return []
    } catch {
      return [error]
    }
  }
}
