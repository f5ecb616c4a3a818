/// The listeners of a host, for the testing module.
///
/// An embedded flow has those of the flow around it.
@MainActor
package final class HostListeners {
  /// Decides when the answers of interactors arrive; nil if they arrive at once.
  package var onAnswer: AnswerListener?

  /// Receives each result that a handler receives; nil if nothing listens.
  package var onDelivery: (@MainActor (Delivery) -> Void)?

  /// Receives each interaction that a place performs; nil if nothing listens.
  package var onInteraction: (@MainActor (_ name: String, _ id: DestinationID) -> Void)?

  /// Receives the number and outcome of each request; nil if nothing listens.
  package var onOutcome: (@MainActor (_ request: Int, _ outcome: RequestOutcome) -> Void)?

  /// Receives each place that is released; nil if nothing listens.
  package var onRelease: (@MainActor (Site) -> Void)?

  /// Removes all listeners.
  package func stop() {
    (onAnswer, onDelivery, onInteraction, onOutcome, onRelease) = (nil, nil, nil, nil, nil)
  }
}
