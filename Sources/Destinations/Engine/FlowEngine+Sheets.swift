#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// What the engine knows of sheets beside the tree.
extension FlowEngine {
  /// Notes the sheets that a plan has brought, with how they are to be shown.
  func noteSheets(of arrivals: [TreePlan<ErasedPayload>.Arrival], _ resolved: ResolvedMove) {
    for index in arrivals.indices {
      let ref = arrivals[index].ref
      guard let presenter = tree.structure.presenter(of: ref),
        let membership = sites[presenter]?.membership
      else { continue }
      let options = resolved.options(of: arrivals[index])
      sheets.add(tree.id(ref), presenter: membership, options.sheet)
    }
  }

  /// Tells of the sheets that have gone, unless the interface has yet to acknowledge it.
  func tellDismissals() {
    if unacknowledged != nil && coordinator != nil { return }
    let dismissals = sheets.takeDismissals()
    if dismissals.isEmpty { return }
    whileOthersWait { for tell in dismissals { tell() } }
  }

  /// The sheet that a place presents, for whoever observes.
  func presentedSheet(of id: UUID) -> SheetPresentation.Sheet? {
    observe(.sheet(of: id))
    guard let bottom = tree.bottom(of: .sheet, in: id), let site = site(for: bottom) else {
      return nil
    }
    return SheetPresentation.Sheet(
      id: bottom, destination: site.destination, interface: site.interface,
      options: sheets.options(of: bottom) ?? SheetPresentationOptions())
  }
}

extension TreeStructure {
  /// The place that presents a sheet of which this is the bottom; nil for all other places.
  fileprivate func presenter(of ref: NodeRef) -> NodeRef? {
    let record = record(ref)
    return record.slot == .sheet && record.below == nil ? record.container : nil
  }
}
