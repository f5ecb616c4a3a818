extension ExploredMoment {
  /// Returns a watch that checks that a refusal changes nothing.
  func refusalWatch() -> LawWatch {
    CheckWatch { [self] record in
      guard record.isSample(every: 8), !record.isCrowded, record.requestCount == 1,
        !record.ownRefusals.isEmpty, record.rulings.isEmpty, record.lateDone.isEmpty,
        !record.step.has(.isLaunch), tree(record.before) != tree
      else { return nil }
      let difference = tree(record.before).difference(to: tree) { "\($0)" }
      return Complaint(
        "a refused step changed the tree", detail: difference, about: "",
        cure: "report this bug in the library with the steps")
    }
  }
}
