internal import Destinations

/// Looks after snapshots: what one has leads back to what is presented.
final class SnapshotWatch<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
>: LawWatch<DestinationType, ContentType, TabType> {
  override func after(_ moment: Moment) -> Complaint? {
    guard moment.isSample(every: 16), moment.flow.keepsSnapshots, !moment.tree.isEmpty else {
      return nil
    }
    let snapshot = moment.flow.snapshot()
    let text = { (tree: PresentationTree<Moment.Place>) in
      tree.text(showsIDs: false) { "\($0.route) \($0.content.map { "\($0)" } ?? "")" }
    }
    guard snapshot.omitted.isEmpty, let data = try? snapshot.data(),
      let kept = try? NavigationSnapshot(data), kept.rows == snapshot.rows,
      let (tree, losses) = moment.flow.foreseeRestoring(kept)
    else { return snapshot.omitted.isEmpty ? complaint("nothing", "it cannot be read") : nil }
    if let loss = losses.first { return complaint(loss.what, loss.reason) }
    return text(tree) == text(moment.tree)
      ? nil : complaint("the tree", "what it leads to is another tree")
  }

  private func complaint(_ what: String, _ reason: String) -> Complaint {
    Complaint(
      "a snapshot does not lead back to what is presented: \(reason)", about: what,
      cure: "see how the snapshot table keeps \(what)")
  }
}
