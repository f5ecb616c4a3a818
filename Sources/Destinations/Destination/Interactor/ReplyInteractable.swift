/// An interactor on the main actor that gives a reply to each request, at once or later.
///
/// ```swift
/// final class Prices: ReplyInteractable {
///   typealias Request = PriceRequest
///   func perform(request: PriceRequest, reply: InteractorReply<PriceRequest>) {
///     shop.load { prices in reply(.success(prices)) }
///   }
/// }
/// ```
///
/// The result goes to the place that sent the request. There is no doubt which request a result
/// belongs to, because each has a reply of its own.
@MainActor
public protocol ReplyInteractable<Request>: AbstractInteractable {
  /// Carries out a request, and calls the reply with its result.
  func perform(request: Request, reply: InteractorReply<Request>)

  /// Called once, before the first request.
  func prepareForRequests()

  /// Called once, when the place has left.
  ///
  /// If several places share the interactor, when the last one has left.
  func cleanupResources()
}

extension ReplyInteractable {
  /// Does nothing.
  public func prepareForRequests() {}

  /// Does nothing.
  public func cleanupResources() {}
}
