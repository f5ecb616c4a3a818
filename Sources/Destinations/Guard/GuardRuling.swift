/// What a guard says of a change that is planned.
public enum GuardRuling<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
>: Sendable {
  /// A presentation in this app.
  public typealias Presentation = DestinationPresentation<DestinationType, ContentType, TabType>

  /// The change may be made, as far as this guard is concerned.
  case allow
  /// The change is refused with `guardDenied` and the reason, one sentence.
  case deny(reason: String)
  /// Another presentation takes the place of the whole request, and is guarded like any other.
  ///
  /// A guard that redirects the same request twice makes it refused with `guardLoop`.
  case redirect(to: Presentation)
  /// The request waits, outside the queue, until a signal is given; then it is planned anew and guarded
  /// again. Meanwhile another presentation may run, as a login. A request whose place leaves is cancelled.
  case hold(until: GuardSignal, meanwhile: Presentation? = nil)
}
