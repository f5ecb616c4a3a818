/// The answer of a guard that holds a request.
struct GuardHold {
  let guardName: String
  let signal: GuardSignal
  /// What to present meanwhile; nil for nothing.
  var meanwhile: RequestWork?
  /// Whether a newer link replaces an older one that waits for the same signal.
  var replacesLinks = true
}
