/// A request to run a presentation that builds nothing, which its outline describes completely.
final class OutlineWork: RequestWork {
  private let outline: PresentationOutline
  private let parentDestinationID: DestinationID?

  init(_ outline: PresentationOutline, parentDestinationID: DestinationID?) {
    self.outline = outline
    self.parentDestinationID = parentDestinationID
  }

  override var summary: String { outline.verb.description }

  override var origin: DestinationID? { outline.terms.currentDestinationID ?? parentDestinationID }

  override var staysHere: Bool { false }

  override func isServed(by host: TreeHost) -> Bool { true }

  override func resolve(in host: TreeHost) throws(DestinationError) -> ResolvedMove {
    outline.own ?? ResolvedMove(move: nil)
  }

  override func end(isDone: Bool) {
    outline.terms.completionClosure?(isDone)
  }
}

extension DestinationPresentation {
  /// Returns a request to run this presentation.
  ///
  /// - Parameter world: The world of the requester, if it is known.
  /// - Returns: The request; the same one each time if nothing is built.
  @MainActor
  func work(in world: World? = nil) -> RequestWork {
    if let outlineWork { return answering(by: outlineWork) }
    guard let world else { return answering(by: PresentationWork(self)) }
    return answering(by: world.maker.work(self, in: world))
  }

  /// Returns a request to run this presentation for an interaction of a place.
  ///
  /// The content of the interaction takes precedence.
  @MainActor
  func work(for id: DestinationID, content: ContentType?, in world: World?) -> RequestWork {
    if let outlineWork { return answering(by: outlineWork) }
    return asked(by: id, content: content).work(in: world)
  }

  /// A request to run this presentation by its outline; nil if it builds places.
  ///
  /// It does not depend on the requester, so all requests for the presentation share it.
  @MainActor
  var outlineWork: RequestWork? {
    guard outline.isComplete else { return nil }
    return kept { OutlineWork(outline, parentDestinationID: parentDestinationID) }
  }
}
