/// Following a link, which leads to the same place from anywhere.
extension AppWorld {
  /// Resolves the path of a link that continues a start.
  ///
  /// - Returns: The path that begins with the start, and its move.
  func resolve(
    _ path: Path, after start: Presentation, in host: TreeHost
  ) throws(DestinationError) -> (path: Path, ResolvedMove) {
    if path.elements.isEmpty { throw DestinationError(.emptyPath, "The path is empty.") }
    let (begun, start) = resolve(start, in: host)
    let moves = try path.moves(in: self) { moves throws(DestinationError) in
      let link = LinkMoves(start: start, moves: moves, isSame: AppPlace.isSame)
      return try host.tree.structure.payloads(following: link, policy: host.modalPolicy)
    }
    let whole = Path(path, after: begun)
    let resolved = ResolvedMove(
      move: .path(moves), options: path.options, elements: whole.outlines,
      link: LinkMoves(start: start, moves: moves, isSame: AppPlace.isSame))
    return (whole, resolved)
  }

  /// Resolves the start of the flow, or, if the current root is not that of the start, a start with the current root.
  ///
  /// Empty if neither is known, for example because a closure of the app would have to answer first.
  private func resolve(_ start: Presentation, in host: TreeHost) -> (path: Path, moves: [Move]) {
    let structure = host.tree.structure
    let root = structure.root.flatMap(structure.payload)
    guard let place = root?.read(as: AppPlace.self) else { return (Path([]), []) }
    let begun = resolved(start)
    if let begun, begun.moves.first?.firstRoot?.payload.read(as: AppPlace.self) == place {
      return begun
    }
    let other = Presentation.replaceRoot(with: place.route, content: place.content)
    return resolved(other) ?? (Path([]), [])
  }

  /// Resolves a start in a flow of which nothing is presented yet.
  private func resolved(_ start: Presentation) -> (path: Path, moves: [Move])? {
    let path = Path(start.flattened)
    let moves = try? path.moves(in: self) { moves throws(DestinationError) in
      try TreeStructure().payloads(around: nil, after: moves, policy: ModalPolicy())
    }
    return path.asks ? nil : moves.map { (path, $0) }
  }
}
