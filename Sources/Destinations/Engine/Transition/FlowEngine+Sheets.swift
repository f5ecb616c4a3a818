/// The state of sheets that the engine stores besides the tree.
extension FlowEngine {
  /// Records the sheets that a plan has added, with their display options.
  func noteSheets(of arrivals: [TreeArrival], _ resolved: ResolvedMove) {
    for index in arrivals.indices {
      let ref = arrivals[index].ref
      let record = tree.structure.record(ref)
      guard record.slot == .sheet, record.below == nil, let presenter = record.container,
        let membership = sites[presenter]?.membership
      else { continue }
      let options = resolved.options(of: arrivals[index])
      sheets.add(tree.id(ref), presenter: membership, options.sheet)
    }
  }

  /// Reports the sheets that are gone, unless the interface has yet to acknowledge the transition.
  func tellDismissals() {
    if isAwaiting { return }
    let dismissals = sheets.takeDismissals()
    if dismissals.isEmpty { return }
    whileOthersWait { for tell in dismissals { tell() } }
  }
}
