/// Refers to a destination without keeping it alive, and to the flow that it is in.
///
/// A state model keeps one, so that it can reach its own place and flow. The place owns its model, so the model must
/// not own the place.
///
/// ```swift
/// @MainActor final class LoginModel: DestinationStateModeling {
///   private let place: DestinationHandle<LoginView.Destination>
///
///   init(at login: LoginView.Destination) {
///     place = DestinationHandle(login)
///   }
///
///   func handle(_ interaction: LoginTap, content: App.ContentType?) -> Bool {
///     place.appFlow?.signal("signedIn")
///     return true
///   }
/// }
/// ```
@MainActor
public struct DestinationHandle<Destination: Destinationable> {
  /// The destination; nil once it is released.
  public private(set) weak var destination: Destination?

  /// Creates a handle; without a destination, it refers to none, as in the test of a model alone.
  public init(_ destination: Destination? = nil) {
    self.destination = destination
  }

  /// The flow of the place, until the place has left.
  public var appFlow:
    (any Flowable<Destination.DestinationType, Destination.ContentType, Destination.TabType>)?
  { destination?.appFlow }
}
