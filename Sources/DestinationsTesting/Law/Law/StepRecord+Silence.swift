internal import Destinations

extension StepRecord {
  /// An interactor or a custom presentation that does not answer.
  var silence: Complaint? {
    guard let work = unanswered.first else { return nil }
    switch work {
    case .request(let interactor, let id):
      let route = places.route(of: id)
      let whose = route.map { "of \($0)" } ?? "of a place that has left"
      return Complaint(
        "a request to \(interactor) \(whose) was never answered", about: interactor,
        cure: "answer each request, even when its task is cancelled")
    case .customPresentation:
      return Complaint(
        "a custom presentation never answered", about: "custom",
        cure: "call its answer on every path through the closure")
    case .cleanup:
      return Complaint(
        "an interactor never finished cleaning up", about: "cleanup",
        cure: "make cleanupResources() return")
    case .lookUp:
      return Complaint(
        "the look-up of a link never ended", about: "lookUp",
        cure: "make the look-up return or throw an error, even when its task is cancelled")
    case .acknowledgement, .held, .queued, .handedOver, .result: return nil
    }
  }
}
