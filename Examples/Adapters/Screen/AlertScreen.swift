import Destinations

/// An alert as text, whose commands are its buttons.
struct AlertScreen<Alert: AlertInterfacing>: TextScreen {
  let alert: Alert
  var destinationState: Alert.DestinationState { alert.destinationState }

  var lines: [String] { [alert.prompt.title, alert.prompt.message].compactMap(\.self) }
  var commands: [String] { alert.prompt.buttons.map(\.title) }

  func perform(_ command: String, _ words: String) throws {
    let title = words.isEmpty ? command : "\(command) \(words)"
    guard let button = alert.prompt.buttons.first(where: { $0.title == title }) else {
      throw DestinationError(.noAction, "There is no button \(title) here.")
    }
    alert.choose(button)
  }
}

extension Flow {
  /// Returns the interface of a place, if it is text or an alert.
  func textScreen(of id: DestinationID) -> (any TextScreen)? {
    let interface = interface(for: id)
    if let alert = interface as? any AlertInterfacing { return screen(of: alert) }
    return interface as? any TextScreen
  }

  private func screen(of alert: some AlertInterfacing) -> any TextScreen {
    AlertScreen(alert: alert)
  }
}
