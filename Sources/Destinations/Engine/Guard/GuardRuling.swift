/// The answer of a guard to a planned change.
public enum GuardRuling<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
>: Sendable {
  /// This guard allows the change.
  ///
  /// The next guard is asked.
  case allow
  /// The request is refused with `guardDenied` and the reason, which should be one sentence.
  ///
  /// Nothing changes.
  case deny(reason: String)
  /// Another presentation replaces the whole request.
  ///
  /// The guards are asked about this presentation too.
  ///
  /// If the same guard redirects a request a second time, it is refused with `guardLoop`.
  case redirect(to: DestinationPresentation<DestinationType, ContentType, TabType>)
  /// The request is held outside the queue until the signal is given.
  ///
  /// Then the request is planned again, and the guards are asked again.
  ///
  /// `meanwhile` is presented immediately, for example a login: once for each signal, however many
  /// requests wait for it. When the signal is given, the places of `meanwhile` leave. If they
  /// leave without the signal, or `meanwhile` is refused, the held requests end. A request also ends if its
  /// requester leaves.
  ///
  /// A newer link replaces an older one that waits for the same signal, or for the same held start; the older one is
  /// then superseded. If `replacesLinks` is false, both wait.
  case hold(
    until: GuardSignal,
    meanwhile: DestinationPresentation<DestinationType, ContentType, TabType>? = nil,
    replacesLinks: Bool = true)
}

extension GuardRuling: Printed {
  /// The answer in a few words, with its reason, presentation or signal.
  var printed: String {
    switch self {
    case .allow: "allow"
    case .deny(let reason): "deny: \(reason)"
    case .redirect(let presentation): "redirect to \(presentation)"
    case .hold(let signal, nil, _): "hold until \(signal)"
    case .hold(let signal, let presentation?, _): "hold until \(signal), meanwhile \(presentation)"
    }
  }
}
