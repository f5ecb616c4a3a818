/// The removal of the places that guards presented until a signal, once the signal is given.
extension FlowEngine {
  /// Removes the places that were presented until a signal and have not left, unless requests wait for it again.
  func endPresenting(_ meanwhile: Meanwhile) {
    if !meanwhile.isShown || !meanwhile.isOver { return }
    let work = RequestWork.deferred("end \(meanwhile.hold.signal.rawValue)") {
      [link] (_) throws(DestinationError) in
      guard let engine = link.engine, meanwhile.isShown, meanwhile.isOver else {
        return .arranging(.stay)
      }
      guard let ending = engine.ending(meanwhile, returningTo: nil) else {
        return engine.usualStart?() ?? .arranging(.stay)
      }
      return .arranging(.path(ending.moves))
    }
    submit(work, cause: .signal, from: nil)
  }

  /// Starts the flow as usual if a place that was presented until a signal is the root, which can only be replaced.
  func startAnew(insteadOf meanwhile: Meanwhile) {
    guard meanwhile.link === link, meanwhile.isShown, ending(meanwhile, returningTo: nil) == nil,
      let start = usualStart?()
    else { return }
    let request = newRequest(start)
    queue.append(request, isFact: false)
    tellOfRequest(request)
  }

  /// Returns the moves that remove the places presented meanwhile, as part of a request's own change.
  func clearing(for request: EngineRequest, from origin: NodeRef?) -> [TreeMove<ErasedPayload>] {
    guard let meanwhile = request.ends, meanwhile.link === link, meanwhile.isShown,
      meanwhile.isOver || request.presents === meanwhile,
      let ending = ending(meanwhile, returningTo: origin)
    else { return [] }
    let around = origin.map(tree.structure.ancestry) ?? []
    return around.contains(where: ending.places.contains) ? [] : ending.moves
  }

  /// Returns the places that leave when a meanwhile ends, and the moves; nil if others have to replace them.
  ///
  /// If a tab, column or child was selected for these places, the one that contains the origin is selected again.
  func ending(
    _ meanwhile: Meanwhile, returningTo origin: NodeRef?
  ) -> (places: [NodeRef], moves: [TreeMove<ErasedPayload>])? {
    var places: [NodeRef] = []
    var moves: [TreeMove<ErasedPayload>] = []
    for ref in meanwhile.placeIDs.compactMap(tree.structure.ref) where !places.contains(ref) {
      guard let ending = tree.structure.ending(ref, onlyWithItsOwn: true) else { return nil }
      places += ending.places
      moves += ending.moves
    }
    if let place = places.first,
      let origin = origin ?? meanwhile.origin.flatMap(tree.structure.ref)
    {
      moves += tree.structure.selecting(origin, insteadOf: place)
    }
    let plan = try? tree.structure.plan(.path(moves), from: tree.rootID)
    return plan == nil ? nil : (places, moves)
  }
}

extension TreeStructure {
  /// Returns the places that leave if a place ends, and the moves that remove them; nil for the root.
  ///
  /// The place and all places on top of it leave. With `onlyWithItsOwn`, a place on top leaves only if a leaving place
  /// has requested it. If the place is at the bottom of a sheet, the sheet is dismissed.
  func ending(
    _ ref: NodeRef, onlyWithItsOwn: Bool = false
  ) -> (places: [NodeRef], moves: [TreeMove<ErasedPayload>])? {
    let record = record(ref)
    guard let container = record.container else { return nil }
    var leaving = nodes(downTo: ref, in: container)
    if record.slot == .sheet, record.below == nil {
      return (leaving, [.dismissSheetOf(id: id(ref))])
    }
    if onlyWithItsOwn {
      var requesters: Set<DestinationID> = []
      leaving = leaving.reversed().filter { place in
        let isOwn = place == ref || self.record(place).requesterID.map(requesters.contains) ?? false
        if isOwn { requesters.insert(id(place)) }
        return isOwn
      }.reversed()
    }
    return (leaving, leaving.map { .remove(id: id($0)) })
  }

  /// Returns the move that selects the slot of a place instead of that of another one, in the nearest container of
  /// both; empty if the slot of the other place is not selected.
  fileprivate func selecting(
    _ ref: NodeRef, insteadOf other: NodeRef
  ) -> [TreeMove<ErasedPayload>] {
    let (own, others) = (ancestry(of: ref), ancestry(of: other))
    guard let index = others.firstIndex(where: own.contains), index > 0,
      let ownIndex = own.firstIndex(of: others[index]), ownIndex > 0
    else { return [] }
    let container = record(others[index])
    let (selected, wanted) = (record(others[index - 1]).slot, record(own[ownIndex - 1]).slot)
    guard selected != wanted, wanted.isFocusable, container.focus == selected else { return [] }
    return [.select(wanted, of: id(others[index]))]
  }

  /// Returns the outermost places that a change has added.
  ///
  /// Containers and presenters around the places of its last element do not count.
  func brought(by arrivals: [TreeArrival]) -> [NodeRef] {
    guard let last = arrivals.last?.element else { return [] }
    let outermost = tops(of: arrivals.filter { $0.element == last }.map(\.ref))
    let around = Set(outermost.flatMap { ancestry(of: $0).dropFirst() })
    return tops(of: arrivals.map(\.ref).filter { !around.contains($0) })
  }

  /// Returns the places of a list that are in no other place of the list.
  func tops(of refs: [NodeRef]) -> [NodeRef] {
    let all = Set(refs)
    return refs.filter { ref in
      !ancestry(of: ref).dropFirst().contains(where: all.contains)
    }
  }
}
