/// Combining modules.
extension FlowSetup {
  /// Creates the setup of an app made of modules.
  ///
  /// If two modules have a provider for the same route, the later one is used, and
  /// ``Flow/validate()`` reports it.
  /// - Parameters:
  ///   - modules: The modules. Their guards are asked in this order.
  ///   - startingDestination: The presentation with which the flow starts.
  ///   - guards: The app's own guards, which are asked before those of the modules.
  ///   - entries: The presentations that only code makes; see ``entries``.
  ///   - links: The deep links of the app; nil if there are none.
  ///   - snapshots: The table of places in snapshots; nil if the app takes none.
  ///   - policies: Settings that apply to every request.
  public init(
    modules: [FlowModule<DestinationType, ContentType, TabType>],
    startingDestination: Presentation, guards: [Guard] = [], entries: [Presentation] = [],
    links: FlowLinks<DestinationType, ContentType, TabType>? = nil,
    snapshots: SnapshotTable<DestinationType, ContentType>? = nil,
    policies: FlowPolicies = FlowPolicies()
  ) {
    self.init(
      providers: [:], startingDestination: startingDestination, guards: guards, entries: entries,
      links: links, snapshots: snapshots, policies: policies)
    for module in modules {
      for (route, provider) in module.providers.sorted(on: \.key.rawValue) {
        if providers.updateValue(provider, forKey: route) == nil { continue }
        let reason = "\(route.rawValue) of the module \(module.name) already has a provider."
        moduleFaults.append(DestinationError(.duplicateKey, reason))
      }
      self.guards += module.guards
      services.add(module.services)
      needs += module.needs.map { (module.name, $0) }
    }
  }
}
