/// One request to an engine, waiting or running.
@MainActor
struct EngineRequest {
  let number: Int
  let work: RequestWork
  let cause: NavigationCause

  /// The place that performed the interaction or reported the fact.
  var requesterID: DestinationID?

  let handle: RequestHandle?

  /// The request of another flow that this one carries out; nil for most requests.
  var original: OriginalRequest?

  /// The continuation of a request that was held; nil if it was not.
  var resumption: Resumption?

  /// The places that the request presents while other requests are held.
  var presents: Meanwhile?

  /// The places that were presented until a signal, and leave with this request's own change.
  var ends: Meanwhile?

  /// The guards that redirected to this request, in order.
  var redirectedBy: [String] = []

  /// The place that the request itself names to act from, if it was made in this flow.
  var origin: DestinationID? { original == nil ? work.origin : nil }

  /// Whether the request reports what the interface has done already.
  var isFact: Bool { cause == .system }

  /// The continuation of a request that was held; its requester need not be on screen any more.
  struct Resumption {
    /// The place where a request without a requester was made.
    ///
    /// The request starts there, or from the root if that place has left.
    var madeAt: DestinationID?
    /// Whether the requester has left because of the places presented meanwhile.
    var hasLostRequester = false
    /// The cause of a request that an earlier run of the app has held, needed only to save the request again.
    var savedCause: NavigationCause?
  }
}
