internal import Destinations

/// Checks that a snapshot restores the presented places, and that a relaunched app continues correctly.
final class SnapshotWatch<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
>: LawWatch {
  typealias Moment = ExploredMoment<DestinationType, ContentType, TabType>

  private let moment: Moment
  /// The snapshot from before the last relaunch; nil if that relaunch is not checked.
  private var before: NavigationSnapshot?

  init(_ moment: Moment) { self.moment = moment }

  override func before(_ record: StepRecord) {
    if record.step != .relaunchRestored { return }
    let isChecked = !record.isCrowded && !moment.tree.isEmpty && !showsAlert
    before = isChecked ? moment.flow.snapshot() : nil
  }

  override func after(_ record: StepRecord) -> Complaint? {
    if record.step == .relaunchRestored { return complaintAboutRelaunch(record) }
    if let complaint = complaintAboutTabs(record) { return complaint }
    guard record.isSample(every: 64), moment.flow.keepsSnapshots, !moment.tree.isEmpty, !showsAlert
    else { return nil }
    let snapshot = moment.flow.snapshot()
    guard snapshot.omitted.isEmpty else { return nil }
    guard let (tree, losses) = moment.flow.foreseeRestoring(snapshot) else {
      return complaint("nothing", "it cannot be read")
    }
    if let loss = losses.first { return complaint(loss.what, loss.reason) }
    return difference(from: moment.tree, to: tree, "it describes another tree")
  }

  /// Whether there is an alert, which snapshots leave out.
  private var showsAlert: Bool { moment.tree.nodes.contains { $0.kind == .alert } }

  /// Compares the tabs of a relaunched app, once it is idle, with those before the relaunch.
  ///
  /// A place in a stack or a sheet may be left out of snapshots on purpose; a tab would be missed.
  private func complaintAboutTabs(_ record: StepRecord) -> Complaint? {
    guard record.action.step == .relaunchRestored, before != nil, record.action.rulings.isEmpty,
      record.isIdle, let lost = tabs(of: moment.treeBefore).subtracting(tabs(of: moment.tree)).min()
    else { return nil }
    return complaint(lost, "the restored app lacks \(lost)")
  }

  private func tabs(of tree: PresentationTree<Moment.Place>) -> Set<String> {
    Set(
      tree.nodes.filter { $0.kind == .tabs }.flatMap { node in
        node.slots.compactMap(\.tabName).map { "the tab \($0) of \(node.payload.route)" }
      })
  }

  /// Compares the app with its state before, unless guards or hooks have changed it.
  private func complaintAboutRelaunch(_ record: StepRecord) -> Complaint? {
    guard let before, before.omitted.isEmpty, record.rulings.isEmpty else { return nil }
    if record.requestCount == 0 { return complaint("nothing", "it cannot be written") }
    guard record.requestCount == 1 + before.held.count else { return nil }
    let difference = difference(
      from: moment.treeBefore, to: moment.tree, "the restored app shows another tree")
    if difference != nil || moment.flow.snapshot().held == before.held { return difference }
    return complaint("a held request", "a request that a guard held was lost")
  }

  /// Returns a complaint if two trees differ, apart from their identifiers.
  private func difference(
    from old: PresentationTree<Moment.Place>, to new: PresentationTree<Moment.Place>,
    _ reason: String
  ) -> Complaint? {
    let (old, new) = (moment.text(of: old, showsIDs: false), moment.text(of: new, showsIDs: false))
    return old == new
      ? nil : complaint("the tree", reason, detail: TextDifference(old, new).folded)
  }

  private func complaint(_ what: String, _ reason: String, detail: String? = nil) -> Complaint {
    Complaint(
      "a snapshot does not restore the presented places: \(reason)", detail: detail, about: what,
      cure: "check how the snapshot table saves \(what)")
  }
}
