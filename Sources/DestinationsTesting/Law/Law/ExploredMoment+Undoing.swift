internal import Destinations

extension ExploredMoment {
  /// Returns a watch for steps that present a single place: going back from it must change nothing else.
  ///
  /// The tree is then the one that the step has led to, without that place. It may also be the tree before the step, if
  /// the app takes back a tab or column that the step has selected.
  func undoWatch() -> LawWatch {
    var last: StepRecord?
    return CheckWatch { [self] record in
      defer { last = record }
      return last.flatMap { complaint(record, after: $0) }
    }
  }

  private func complaint(_ record: StepRecord, after last: StepRecord) -> Complaint? {
    guard last.step.isTap, !last.isCrowded, last.isSample(every: 4), last.hasBroughtOnePlace,
      let place = last.arrivals.first, record.step.has(.leaves), !record.isCrowded,
      record.lateDone.isEmpty, record.departures.map(\.id) == [place.id], record.arrivals.isEmpty,
      tree(last.before) != tree
    else { return nil }
    var expected = tree(record.before)
    guard (try? expected.apply(.remove(id: place.id))) != nil, expected != tree else { return nil }
    return Complaint(
      "going back from \(place.route) did more than remove it",
      detail: expected.difference(to: tree) { "\($0)" }, about: place.route,
      cure: "check what its hooks, and those of the place beneath it, request")
  }
}
