/// The interface of an alert, which the library provides.
///
/// A coordinator that receives it in a change, or a view that finds it in a ``SheetPresentation``,
/// shows an alert of its framework, and reports the button that the user chooses:
///
/// ```swift
/// if let alert = place.interface as? any AlertInterfacing { show(alert.prompt) { alert.choose($0) } }
/// ```
@MainActor
public protocol AlertInterfacing: DestinationInterfacing {
  /// The text of the alert, and its buttons.
  var prompt: AlertPrompt { get }

  /// Answers the alert with one of its buttons, and dismisses it.
  ///
  /// The place that presents the alert then performs the interaction to which the button leads.
  /// If a guard refuses to let the alert leave, nothing follows, and the error is reported as an event.
  func choose(_ button: AlertPrompt.Button)
}

/// A button of an alert, as an interaction of its place.
package struct AlertChoice: UserInteractionTypeable {
  /// The title of the button.
  package let rawValue: String

  package init(_ title: String) {
    rawValue = title
  }
}

/// The place of an alert.
final class AlertDestination<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
>: ReadyDestination<
  AlertInterface<DestinationType, ContentType, TabType>, AlertChoice, DestinationType, ContentType,
  TabType, Never
>
{
  override var readyKind: NodeKind { .alert }

  /// Returns the provider of an alert, whose buttons dismiss it with an answer.
  ///
  /// Going back chooses the button that cancels; without one, going back is refused.
  static func provider(of prompt: AlertPrompt) -> DestinationProvider<AlertDestination> {
    let answers = prompt.buttons.map {
      (AlertChoice($0.title), Presentation.dismissSheet.answering(.chosenButton, with: $0.title))
    }
    let cancel = prompt.buttons.firstIndex { $0.role == .cancel }.map { answers[$0].1 }
    return DestinationProvider(
      presentations: Dictionary(answers) { first, _ in first },
      systemNavigations: [.dismissSheet: cancel ?? .goBack]
    ) { seed in
      let alert = AlertDestination(of: seed)
      alert.assignAssociatedInterface(AlertInterface(alert, prompt))
      return alert
    }
  }
}

/// The interface of an alert.
final class AlertInterface<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
>: AlertInterfacing {
  typealias Destination = AlertDestination<DestinationType, ContentType, TabType>

  let destinationState: DestinationInterfaceState<Destination>
  let prompt: AlertPrompt

  init(_ alert: Destination, _ prompt: AlertPrompt) {
    destinationState = DestinationInterfaceState(destination: alert)
    self.prompt = prompt
  }

  func choose(_ button: AlertPrompt.Button) {
    let alert = destination()
    do {
      try alert.performInterfaceAction(interactionType: AlertChoice(button.title))
    } catch {
      alert.internalState.host?.report(
        .error(EventError(error.refusal(by: "An assistant")), id: alert.id))
    }
  }
}
