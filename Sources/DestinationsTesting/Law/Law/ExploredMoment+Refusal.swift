internal import Destinations

extension ExploredMoment {
  /// Returns a watch that checks that a refusal changes nothing.
  func refusalWatch() -> LawWatch {
    // The tree before the step, if it will be compared.
    var before: KeptTree?
    return CheckWatch { record in
      before = record.isCrowded || !record.isSample(every: 8) ? nil : record.places.shownTree
    } check: { [self] record in
      defer { before = nil }
      guard record.requestCount == 1, !record.ownRefusals.isEmpty, record.rulingCount == 0,
        record.lateDone.isEmpty, !record.step.has(.isLaunch), let old = before.map(tree),
        old != tree
      else { return nil }
      return Complaint(
        "a refused step changed the tree", detail: old.difference(to: tree) { "\($0)" }, about: "",
        cure: "report this bug in the library with the steps")
    }
  }
}
