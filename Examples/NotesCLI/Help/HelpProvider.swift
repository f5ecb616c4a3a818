import Destinations

extension HelpInterface {
  /// Returns the provider of help for whatever is on screen when it is asked for, and everywhere.
  static func provider(everywhere: [CommandGuide]) -> DestinationProvider<Destination> {
    DestinationProvider { seed in
      let help = Destination(
        destinationType: seed.route, destinationConfigurations: seed.destinationPresentations,
        navigationConfigurations: seed.navigationPresentations)
      let beneath = seed.appFlow.currentDestination?.currentInterface()
      let root = seed.appFlow.rootDestination?.currentInterface()
      let groups = [beneath, root].map { ($0 as? any TerminalScreen)?.guides ?? [] }
      help.assignAssociatedInterface(HelpInterface(help, showing: groups + [everywhere]))
      return help
    }
  }
}
