/// Presenting and dismissing sheets.
extension TreePlanner {
  mutating func presentSheet(
    _ place: Blueprint<ErasedPayload>, from: NodeRef
  ) throws(DestinationError) -> NodeRef {
    // An alert presents nothing. Its presenter is asked instead, and the error names the presenter.
    let from = isAlert(from) ? draft.sheetHolder(of: from) ?? from : from
    let holder = place.kind == .alert ? nil : draft.sheetHolder(of: from)
    if let holder, policy.whenNested == .replace {
      return refill(.sheet, of: holder, with: place)
    }
    let presenter =
      place.kind == .alert ? from : try presenter(for: from, isNested: holder != nil)
    guard draft.record(presenter).sheet != nil else {
      return insert(place, on: .sheet, of: presenter)
    }
    switch policy.whenOccupied {
    case .refuse, .queue:
      throw DestinationError(.alreadyPresenting, "\(name(presenter)) already presents a sheet.")
    case .replace:
      return refill(.sheet, of: presenter, with: place)
    }
  }

  /// Returns the place that presents the sheet that a requester asks for.
  private func presenter(
    for asker: NodeRef, isNested: Bool
  ) throws(DestinationError) -> NodeRef {
    let root = draft.root ?? asker
    guard isNested else { return policy.isApplicationWide ? root : asker }
    switch policy.whenNested {
    case .allow, .replace: return policy.isApplicationWide ? root : asker
    case .hoist: return root
    case .refuse, .queue:
      let reason = "\(name(asker)) is in a sheet, and nested sheets are not allowed."
      throw DestinationError(.modalRefused, reason)
    }
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

  mutating func dismissSheet(from: NodeRef) throws(DestinationError) -> NodeRef {
    let presents = draft.record(from).sheet != nil
    return try dismiss(presents ? from : draft.sheetHolder(of: from), askedBy: from)
  }

  mutating func dismissSheet(of ref: NodeRef) throws(DestinationError) -> NodeRef {
    let presents = draft.record(ref).sheet != nil
    return try dismiss(draft.sheetHolder(of: ref) ?? (presents ? ref : nil), askedBy: ref)
  }

  private mutating func dismiss(
    _ presenter: NodeRef?, askedBy ref: NodeRef
  ) throws(DestinationError) -> NodeRef {
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
    ancestry(of: ref).first { glance($0).isInSheet }.flatMap { glance($0).container }
  }
}
