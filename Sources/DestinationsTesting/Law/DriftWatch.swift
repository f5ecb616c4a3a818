internal import Destinations

/// Looks after what the interface is told: added up, it is what is presented.
final class DriftWatch<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
>: LawWatch<DestinationType, ContentType, TabType> {
  private var shadow = ShadowTree()
  private weak var flow: Moment.AppFlow?

  override func take(_ event: NavigationEvent, _ moment: Moment) { flow = moment.flow }

  override func take(_ transition: InterfaceTransition) {
    let calls = transition.changes.map { InterfaceCall($0, in: transition.number) }
    shadow.follow(calls) { [flow] id in
      guard let tree = flow?.presentedTree, let node = tree.node(id: id) else { return nil }
      return ShadowTree.Place(of: node, in: tree)
    }
  }

  override func after(_ moment: Moment) -> Complaint? {
    guard moment.isSample(every: 16) else { return nil }
    let actual = ShadowTree(of: moment.tree)
    guard actual != shadow else { return nil }
    return Complaint(
      "the interface was told something else than is presented",
      detail: TextDifference(actual.text, shadow.text).folded, about: "",
      cure: "report this with the steps; it is the library's fault")
  }
}
