#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A planned change about which a gate is asked, without the types of the app.
struct GateQuestion {
  typealias Departure = (id: UUID, payload: ErasedPayload?)

  var cause: NavigationCause
  var requesterID: UUID?
  /// The place in the asked flow in whose embedded flow the change would be made.
  var hostID: UUID?
  var arriving: [ErasedPayload] = []
  var leaving: [Departure] = []
  var currentID: UUID?
  var nextCurrent: ErasedPayload?
}
