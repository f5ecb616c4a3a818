/// Presenting and dismissing sheets.
extension TreePlanner {
  mutating func presentSheet(
    _ place: Blueprint<Payload>, from: NodeRef
  ) throws(DestinationError) -> NodeRef {
    if !policy.allowsNesting, draft.sheetHolder(of: from) != nil {
      throw DestinationError(.modalRefused, "\(name(from)) is in a sheet, and sheets may not nest.")
    }
    guard draft.record(from).top(of: .sheet) != nil else {
      return insert(place, on: .sheet, of: from)
    }
    switch policy.whenOccupied {
    case .refuse, .queue:
      throw DestinationError(.alreadyPresenting, "\(name(from)) presents a sheet already.")
    case .replace:
      return refill(.sheet, of: from, with: place)
    }
  }

  mutating func dismissSheet(from: NodeRef) throws(DestinationError) -> NodeRef {
    let presents = draft.record(from).top(of: .sheet) != nil
    return try dismiss(presents ? from : draft.sheetHolder(of: from), askedBy: from)
  }

  mutating func dismissSheet(of ref: NodeRef) throws(DestinationError) -> NodeRef {
    let presents = draft.record(ref).top(of: .sheet) != nil
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
  /// The place that presents the innermost sheet around `ref`.
  ///
  /// - Complexity: O(*d*) for a nesting of *d* containers.
  func sheetHolder(of ref: NodeRef) -> NodeRef? {
    var record = record(ref)
    while let container = record.container {
      if record.slot == .sheet { return container }
      record = self.record(container)
    }
    return nil
  }
}
