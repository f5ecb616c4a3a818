/// The answer of a guard that holds a request.
struct GuardHold {
  let guardName: String
  let signal: GuardSignal
  /// The presentation to carry out meanwhile; nil for none.
  var meanwhile: RequestWork?
  /// Whether a newer link replaces an older one that waits for the same signal.
  var replacesLinks = true
}
