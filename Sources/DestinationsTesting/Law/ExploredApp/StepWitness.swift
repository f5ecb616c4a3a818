internal import Destinations

/// The listener of an explored app: it writes events and changes into the record of the step, and notifies the watches.
///
/// The flow and the interface hold it instead of a weak reference to the app, because every retain and release of an
/// object with weak references is slower.
@MainActor
final class StepWitness {
  let record: StepRecord
  private(set) var recent = RecentPlaces()
  /// The requests that have not ended yet; rarely more than one.
  private(set) var open: [Int] = []

  private let places: PresentedPlaces
  private let lifeWatches: [any LifeWatching]
  private let placeWatches: [any PlaceWatching]
  private let changeWatches: [any ChangeWatching]

  init(_ record: StepRecord, _ watches: [LawWatch]) {
    self.record = record
    places = record.places
    lifeWatches = watches.compactMap { $0 as? any LifeWatching }
    placeWatches = watches.compactMap { $0 as? any PlaceWatching }
    changeWatches = watches.compactMap { $0 as? any ChangeWatching }
  }
}

// MARK: - Events

extension StepWitness {
  func take(_ event: NavigationEvent) {
    switch event.kind {
    case .requested(let cause, _):
      // The places that a guard presents until a signal are removed by the flow, not by the task that gives the signal.
      record.add(request: event.requestNumber, mayBeLate: cause != .signal)
      if let number = event.requestNumber { open.append(number) }
    case .done:
      record.add(done: event.requestNumber)
      close(event.requestNumber)
    case .cancelled, .superseded: close(event.requestNumber)
    case .refused(let error):
      record.add(refusal: error, of: event.requestNumber)
      close(event.requestNumber)
    case .presented(let id, let route):
      take(.presented, PresentedPlace(id: id, route: route), event)
    case .appeared(let id, let route): take(.appeared, PresentedPlace(id: id, route: route), event)
    case .disappeared(let id, let route):
      take(.disappeared, PresentedPlace(id: id, route: route), event)
    case .removed(let id, let route): take(.removed, PresentedPlace(id: id, route: route), event)
    case .ruled: record.rulingCount += 1
    case .answered(_, let key): record.add(answer: key, isAwaited: true)
    case .answerUnawaited(_, let key, nil): record.add(answer: key, isAwaited: false)
    default: if event.kind.isProblem { record.add(problem: event.kind) }
    }
  }

  /// Records that a request has ended; a request that replaced another one at a guard's redirection was never open.
  private func close(_ request: Int?) {
    if let request, let index = open.lastIndex(of: request) { open.remove(at: index) }
  }

  /// Records an event in the life of a place; the record is about the explored flow alone, not about flows embedded
  /// in it.
  private func take(_ turn: PlaceTurn, _ place: PresentedPlace, _ event: NavigationEvent) {
    let isEmbedded = !event.hostIDs.isEmpty
    switch turn {
    case .presented: welcome(place, broughtBy: event.requestNumber, isEmbedded: isEmbedded)
    case .removed: if !isEmbedded { record.add(departure: place, by: event.requestNumber) }
    case .appeared: recent.add(place)
    case .disappeared: break
    }
    for watch in lifeWatches { watch.take(turn, of: place, isEmbedded: isEmbedded, record) }
  }

  private func welcome(_ place: PresentedPlace, broughtBy request: Int?, isEmbedded: Bool) {
    if isEmbedded { return }
    record.add(arrival: place, by: request)
    for watch in placeWatches { watch.welcome(place, among: places) }
  }

  func take(_ place: ReleasedPlace) {
    recent.keep(place)
    for watch in placeWatches { watch.release(place) }
  }
}

// MARK: - Changes of the interface

extension StepWitness {
  /// Returns whether a place is in the tree of the explored flow.
  func isPresented(_ id: DestinationID) -> Bool { places.tree.contains(id: id) }

  func beginTransition() { record.addTransition() }

  func take(_ call: InterfaceCall) {
    for watch in changeWatches { watch.take(call, among: places) }
  }
}
