/// Putting modules together.
extension FlowSetup {
  /// A part of this app.
  public typealias Module = FlowModule<DestinationType, ContentType, TabType>

  /// A type of places that a module asks for.
  struct Need {
    let moduleName: String
    let type: any ProvidedDestination.Type
  }

  /// Creates the set-up of an app of modules.
  ///
  /// Of two modules that provide the same route the later one does; ``Flow/validate()`` finds that.
  /// - Parameters:
  ///   - modules: The parts of the app; their guards are asked in this order.
  ///   - startingDestination: What is presented when the flow starts.
  ///   - guards: The app's own guards, asked before those of the modules.
  ///   - links: The links into the app; none if nil.
  ///   - snapshots: What is kept in snapshots of the app; nothing if nil.
  ///   - policies: What holds for every request.
  public init(
    modules: [Module], startingDestination: Presentation, guards: [Guard] = [],
    links: FlowLinks<DestinationType, ContentType, TabType>? = nil,
    snapshots: SnapshotTable<DestinationType, ContentType>? = nil,
    policies: FlowPolicies = FlowPolicies()
  ) {
    self.init(
      providers: [:], startingDestination: startingDestination, guards: guards, links: links,
      snapshots: snapshots, policies: policies)
    for module in modules { add(module) }
  }

  private mutating func add(_ module: Module) {
    for (route, provider) in module.providers {
      if providers.updateValue(provider, forKey: route) == nil { continue }
      let reason = "\(route.rawValue) of the module \(module.name) has another provider before."
      moduleFaults.append(DestinationError(.duplicateKey, reason))
    }
    guards += module.guards
    offers.add(module.offers)
    receivers.add(module.receivers)
    needs += module.needs.map { Need(moduleName: module.name, type: $0) }
  }
}
