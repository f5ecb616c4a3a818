/// A planned change about which a gate is asked, without the types of the app.
struct GateQuestion {
  struct Departure {
    let id: DestinationID
    let payload: ErasedPayload?
  }

  var cause: NavigationCause
  var requesterID: DestinationID?
  /// The host, in the asked flow, of the embedded flow that would change.
  var hostID: DestinationID?
  var arriving: Few<ErasedPayload> = .none
  var leaving: Few<Departure> = .none
  var currentID: DestinationID?
  var nextCurrent: ErasedPayload?
}
