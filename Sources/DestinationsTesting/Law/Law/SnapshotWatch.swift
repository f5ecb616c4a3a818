internal import Destinations

/// Checks that a snapshot restores the presented places, and that a relaunched app continues correctly.
final class SnapshotWatch<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
>: LawWatch {
  typealias Moment = ExploredMoment<DestinationType, ContentType, TabType>

  private let moment: Moment
  /// The presented places, and the requests held by guards, before the app was relaunched.
  private var before: (snapshot: NavigationSnapshot, text: String)?
  /// The tabs that were there before the app was relaunched, and the number of that step.
  private var awaited: (tabs: Set<String>, step: Int) = ([], 0)

  init(_ moment: Moment) { self.moment = moment }

  override func before(_ record: StepRecord) {
    if record.step != .relaunchRestored { return }
    (before, awaited) = (nil, ([], 0))
    guard !record.isCrowded, !moment.tree.isEmpty, !showsAlert else { return }
    before = (moment.flow.snapshot(), text(of: moment.tree))
    awaited = (tabs, record.number)
  }

  override func after(_ record: StepRecord) -> Complaint? {
    if record.step == .relaunchRestored { return complaintAboutRelaunch(record) }
    if record.action.number == awaited.step, let complaint = complaintAboutTabs(record) {
      return complaint
    }
    guard record.isSample(every: 64), moment.flow.keepsSnapshots, !moment.tree.isEmpty, !showsAlert
    else { return nil }
    let snapshot = moment.flow.snapshot()
    guard snapshot.omitted.isEmpty else { return nil }
    guard let (tree, losses) = moment.flow.foreseeRestoring(snapshot) else {
      return complaint("nothing", "it cannot be read")
    }
    if let loss = losses.first { return complaint(loss.what, loss.reason) }
    let (restored, now) = (text(of: tree), text(of: moment.tree))
    return restored == now
      ? nil
      : complaint(
        "the tree", "it describes another tree", detail: TextDifference(now, restored).folded)
  }

  /// Whether there is an alert, which snapshots leave out.
  private var showsAlert: Bool { moment.tree.nodes.contains { $0.kind == .alert } }

  /// Compares the tabs of a relaunched app, once it is idle, with those before the relaunch.
  ///
  /// A place in a stack or a sheet may be left out of snapshots on purpose; a tab would be missed.
  private func complaintAboutTabs(_ record: StepRecord) -> Complaint? {
    guard record.isIdle, let lost = awaited.tabs.subtracting(tabs).min() else { return nil }
    return complaint(lost, "the restored app lacks \(lost)")
  }

  private var tabs: Set<String> {
    Set(
      moment.tree.nodes.filter { $0.kind == .tabs }.flatMap { node in
        node.slots.compactMap(\.tabName).map { "the tab \($0) of \(node.payload.route)" }
      })
  }

  /// Compares the app with its state before, unless guards or hooks have changed it.
  private func complaintAboutRelaunch(_ record: StepRecord) -> Complaint? {
    if record.rulingCount > 0 { awaited = ([], 0) }
    guard let before, before.snapshot.omitted.isEmpty, record.rulingCount == 0 else { return nil }
    if record.requestCount == 0 { return complaint("nothing", "it cannot be written") }
    guard record.requestCount == 1 + before.snapshot.held.count else { return nil }
    let now = text(of: moment.tree)
    guard now == before.text else {
      return complaint(
        "the tree", "the restored app shows another tree",
        detail: TextDifference(before.text, now).folded)
    }
    return moment.flow.snapshot().held == before.snapshot.held
      ? nil : complaint("a held request", "a request that a guard held was lost")
  }

  private func text(of tree: PresentationTree<Moment.Place>) -> String {
    moment.text(of: tree, showsIDs: false)
  }

  private func complaint(_ what: String, _ reason: String, detail: String? = nil) -> Complaint {
    Complaint(
      "a snapshot does not restore the presented places: \(reason)", detail: detail, about: what,
      cure: "check how the snapshot table saves \(what)")
  }
}
