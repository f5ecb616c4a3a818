internal import Destinations

/// Checks that work that continues after its step closes no place that has arrived since.
///
/// Such work is a task that wakes up or receives an answer. It may close the places that were presented when it was
/// started, with all places above, and its own places. Tasks that were started with the app are left out, because
/// they may listen to the system.
final class TaskWatch: LawWatch {
  /// The places that have arrived, each with the number of the step that has presented it, for a task that of the step
  /// that has started the task, and with the presenter if the place is a sheet.
  private var arrivals: [DestinationID: (number: Int, presenter: DestinationID?)] = [:]

  /// The routes of the places that have arrived, in order, by the number of the step; for a step in which only one place
  /// has appeared again, its route and its identifier.
  private var routes: [Int: [String]] = [:]
  /// The number of times that a task has gone to sleep again after the places of its step had left, by that step.
  private var naps: [Int: Int] = [:]

  override func after(_ record: StepRecord) -> Complaint? {
    for place in record.arrivals {
      let task = place.request.flatMap { record.lateRequests[$0] }
      let sheet = record.places.sheet
      let number = task?.number ?? record.number
      arrivals[place.id] = (
        number: number, presenter: sheet?.bottom == place.id ? sheet?.presenter : nil
      )
      routes[number, default: []].append(place.route)
    }
    if record.arrivals.isEmpty, record.appearances.count == 1 {
      routes[record.number] = record.appearances.flatMap { [$0.route, "\($0.id)"] }
    }
    defer { for place in record.departures { arrivals[place.id] = nil } }
    return record.step.has(.rests) ? complaint(record) ?? leftover(record) : nil
  }

  /// Returns a complaint if two visits of the same places, or two later appearances of a place, have left tasks that sleep
  /// again and again.
  ///
  /// A single one may be meant to go on.
  private func leftover(_ record: StepRecord) -> Complaint? {
    let present = Set(arrivals.values.map(\.number))
    for number in record.sleepers.again where !present.contains(number) {
      naps[number, default: 0] += 1
    }
    let lasting = record.sleepers.all.sorted()
      .filter { naps[$0, default: 0] > 2 && routes[$0] != nil }
    let again = lasting.first { number in
      lasting.contains { $0 < number && routes[$0] == routes[number] }
    }
    guard let name = again.flatMap({ routes[$0]?.first }) else { return nil }
    return Complaint(
      "tasks that two visits to \(name) have started go on sleeping and waking side by side",
      about: name, cure: "cancel the task when its place leaves or disappears")
  }

  private func complaint(_ record: StepRecord) -> Complaint? {
    for request in Set(record.departures.compactMap(\.request)).sorted() {
      guard let task = record.lateRequests[request], task.number > 0, !task.step.has(.isLaunch)
      else { continue }
      let places = record.departures.filter { $0.request == request }
      if let place = places.first, places.allSatisfy({ isStrange($0, to: task) }) {
        return Complaint(
          "work that \"\(task.step)\" had started closed \(place.route), which was presented later",
          about: place.route,
          cure: "cancel the work when its place leaves, or let it present on behalf of its place")
      }
    }
    return nil
  }

  /// Returns whether a place has arrived after the step that started a task; false for a sheet whose presenter arrived
  /// in that step.
  private func isStrange(_ place: PresentedPlace, to task: TaskMark.Origin) -> Bool {
    guard let arrival = arrivals[place.id], arrival.number > task.number else { return false }
    guard let presenter = arrival.presenter else { return true }
    return arrivals[presenter]?.number != task.number
  }
}
