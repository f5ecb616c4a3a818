/// Waiting until nothing is in progress.
extension Flow {
  /// Waits until the flow has nothing to do except for requests that guards hold.
  ///
  /// The flow is busy during requests to interactors, the handlers of their results, everything
  /// that these start, and look-ups of links. The method does not poll, and returns immediately if
  /// the flow is idle. It does not return as long as an answer is missing, such as the
  /// acknowledgement of a transition.
  public func settle() async {
    while !engine.isIdle { await engine.nextRest() }
  }
}
