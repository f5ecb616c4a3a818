internal import Destinations

/// The listener of an explored app: it writes events and changes into the record of the step, and notifies the watches.
///
/// The flow and the interface hold it, and not the app, which holds them.
@MainActor
final class StepWitness {
  var record: StepRecord
  private(set) var recent = RecentPlaces()
  /// The requests that have not ended yet; rarely more than one.
  private(set) var open: [Int] = []

  /// The watches to notify.
  var watches: [LawWatch] = []

  init(_ places: FlowEngine, isThorough: Bool) {
    record = StepRecord(places, isThorough: isThorough)
  }
}

// MARK: - Events

extension StepWitness {
  /// Records an event; arrivals and departures only of the explored flow itself, not of flows embedded in it.
  func take(_ event: NavigationEvent) {
    let (record, number, isEmbedded) = (record, event.requestNumber, !event.hostIDs.isEmpty)
    switch event.kind {
    case .requested(let cause, _): add(request: number, cause)
    case .done:
      if !record.isOwn(number) { record.lateDone.append(number) }
      close(number)
    case .cancelled, .superseded: close(number)
    case .refused(let error):
      record.refusals.append(error)
      if record.isOwn(number) { record.ownRefusals.append(error) }
      close(number)
    case .presented(let id, let route) where !isEmbedded:
      record.arrivals.append(PresentedPlace(id: id, route: route, request: number))
    case .removed(let id, let route) where !isEmbedded:
      record.departures.append(PresentedPlace(id: id, route: route, request: number))
    case .appeared(let id, let route):
      recent.add(PresentedPlace(id: id, route: route))
      record.appearances.append(PresentedPlace(id: id, route: route))
    case .ruled(let guardName, _): record.rulings.append(guardName)
    case .answered(_, let key): record.answers.append((key, true))
    case .answerUnawaited(_, let key, nil): record.answers.append((key, false))
    case let kind where kind.isProblem: record.problems.append(kind)
    default: break
    }
    for watch in watches { watch.take(event, isEmbedded: isEmbedded, record) }
  }

  private func add(request: Int?, _ cause: NavigationCause) {
    record.requestCount += 1
    if record.firstRequest == nil { record.firstRequest = request }
    if record.action.firstEffect == nil { record.action.firstEffect = request }
    guard let request else { return }
    open.append(request)
    // The places that a guard presents until a signal are removed by the flow, not by the task that gives the signal.
    if cause != .signal, let origin = TaskMark.current?.origin, origin.number != record.number {
      record.lateRequests[request] = origin
    }
  }

  /// Records that a request has ended; a request that replaced another one at a guard's redirection was never open.
  private func close(_ request: Int?) {
    if let request, let index = open.lastIndex(of: request) { open.remove(at: index) }
  }

  func take(_ place: Site) {
    recent.keep(place)
    for watch in watches { watch.take(place) }
  }

  func take(_ call: InterfaceCall) {
    for watch in watches { watch.take(call, among: record.places) }
  }
}
