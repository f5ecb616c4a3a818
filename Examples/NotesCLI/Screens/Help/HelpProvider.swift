import Destinations

extension HelpInterface {
  /// Returns the provider of help for the places on screen, with the commands that work everywhere.
  static func provider(
    everywhere: [CommandGuide], unlessTyping: [CommandGuide], byKeys: Bool
  ) -> DestinationProvider<Destination> {
    DestinationProvider { seed in
      let help = Destination(
        destinationType: seed.route, destinationConfigurations: seed.destinationPresentations,
        navigationConfigurations: seed.navigationPresentations)
      let beneath = seed.appFlow.currentDestination
      let screen = self.screen(beneath)
      let isTyping = byKeys && screen?.isTyping ?? false
      let isInSheet = beneath.flatMap { seed.appFlow.nearestTabBar(from: $0.id) } == nil
      let home = self.screen(seed.appFlow.rootDestination)?.guides ?? []
      let general =
        isInSheet ? [HomeInterface.help] + (byKeys ? [] : unlessTyping) : home + unlessTyping
      let own = screen?.guides ?? []
      let others = CommandGuide.others(general, than: own, byKeys: byKeys)
      let groups = [own, isTyping ? [] : others, everywhere]
      help.assignAssociatedInterface(
        HelpInterface(help, showing: groups, byKeys: byKeys))
      return help
    }
  }

  private static func screen(_ place: App.AppFlow.AnyDestination?) -> (any TerminalScreen)? {
    place?.currentInterface() as? any TerminalScreen
  }
}
