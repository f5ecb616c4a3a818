/// Presenting and dismissing sheets.
extension TreePlanner {
  mutating func presentSheet(
    _ place: Blueprint<ErasedPayload>, from: NodeRef
  ) throws(DestinationError) -> NodeRef {
    // An alert presents nothing. Its presenter is asked instead, and the error names the presenter.
    let from = isAlert(from) ? draft.sheetHolder(of: from) ?? from : from
    var presenter = from
    var replaces = policy.whenOccupied == .replace
    if place.kind != .alert {
      let root = draft.root ?? from
      if let holder = draft.sheetHolder(of: from) {
        switch policy.whenNested {
        case .allow: break
        case .hoist: presenter = root
        case .replace: (presenter, replaces) = (holder, true)
        case .refuse, .queue:
          let reason = "\(name(from)) is in a sheet, and nested sheets are not allowed."
          throw DestinationError(.modalRefused, reason)
        }
      } else if policy.isApplicationWide {
        presenter = root
      }
    }
    guard replaces || draft.record(presenter).sheet == nil else {
      throw DestinationError(.alreadyPresenting, "\(name(presenter)) already presents a sheet.")
    }
    return refill(.sheet, of: presenter, with: place)
  }

  func isAlert(_ ref: NodeRef) -> Bool { draft.glance(ref).kind == .alert }

  /// Refuses to put a place on an alert.
  func checkNoAlert(at ref: NodeRef?) throws(DestinationError) {
    guard let ref, isAlert(ref) else { return }
    throw DestinationError(.modalRefused, "The alert \(name(ref)) has to be answered first.")
  }

  mutating func replaceCurrent(
    _ ref: NodeRef, with place: Blueprint<ErasedPayload>
  ) throws(DestinationError) -> NodeRef {
    try checkNoAlert(at: ref)
    return replace(ref, with: place)
  }

  /// Dismisses the sheet that a place presents, or the one that it is in; `prefersOwn` decides between two.
  mutating func dismissSheet(
    of ref: NodeRef, prefersOwn: Bool
  ) throws(DestinationError) -> NodeRef {
    let own = draft.record(ref).sheet == nil ? nil : ref
    let presenter =
      prefersOwn ? own ?? draft.sheetHolder(of: ref) : draft.sheetHolder(of: ref) ?? own
    guard let presenter else {
      throw DestinationError(.noSheet, "\(name(ref)) neither presents a sheet nor is in one.")
    }
    removeAll(in: .sheet, of: presenter)
    return draft.current(within: presenter)
  }
}

extension TreeReading where Self: ~Copyable {
  /// Returns the place that presents the innermost sheet around `ref`.
  ///
  /// - Complexity: O(*d*) for a nesting of *d* containers.
  func sheetHolder(of ref: NodeRef) -> NodeRef? {
    var glance = glance(ref)
    while !glance.isInSheet, let container = glance.container { glance = self.glance(container) }
    return glance.isInSheet ? glance.container : nil
  }
}
