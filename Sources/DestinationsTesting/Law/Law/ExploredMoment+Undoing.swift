internal import Destinations

extension ExploredMoment {
  /// A step that has presented a single place, with the trees before and after it.
  private typealias Presenting = (
    number: Int, place: PresentedPlace, before: KeptTree, after: KeptTree
  )

  /// Returns a watch for steps that present a single place: going back from it must change nothing else.
  ///
  /// The tree is then the one that the step has led to, without that place. It may also be the tree before the step, if
  /// the app takes back a tab or column that the step has selected.
  func undoWatch() -> LawWatch {
    var presenting: Presenting?
    return CheckWatch { [self] record in
      let found = presenting.flatMap { complaint(record, leavingAfter: $0) }
      presenting = nil
      if record.step.isTap, !record.isCrowded, record.isSample(every: 4),
        let place = record.arrivals.first, record.hasBroughtOnePlace
      {
        presenting = (record.number, place, record.before, record.places.shownTree)
      }
      return found
    }
  }

  private func complaint(
    _ record: StepRecord, leavingAfter presenting: Presenting
  ) -> Complaint? {
    let (number, place, before, after) = presenting
    guard record.number == number + 1, record.step.has(.leaves), !record.isCrowded,
      record.lateDone.isEmpty, record.departures.map(\.id) == [place.id], record.arrivals.isEmpty,
      tree(before) != tree
    else { return nil }
    var expected = tree(after)
    guard (try? expected.apply(.remove(id: place.id))) != nil, expected != tree else { return nil }
    return Complaint(
      "going back from \(place.route) did more than remove it",
      detail: expected.difference(to: tree) { "\($0)" }, about: place.route,
      cure: "check what its hooks, and those of the place beneath it, request")
  }
}
