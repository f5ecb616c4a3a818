/// Requests to run a presentation.
extension DestinationPresentation {
  /// Returns a request to run this presentation.
  ///
  /// - Parameter world: The world of the requester, if it is known.
  /// - Returns: The request.
  @MainActor
  func work(in world: World? = nil) -> RequestWork {
    if outline.isComplete { return request(.outline(outline)) }
    guard let world else { return request(.presentation(PresentationWork(self))) }
    return request(.presentation(world.maker.steps(of: self, in: world)))
  }

  /// Returns a request to run this presentation for an interaction of a place.
  ///
  /// The content of the interaction takes precedence.
  @MainActor
  func work(for id: DestinationID, content: ContentType?, in world: World?) -> RequestWork {
    outline.isComplete && !outline.hasResults
      ? work() : asked(by: id, content: content).work(in: world)
  }

  /// Returns a request to start a flow with this presentation.
  @MainActor
  func startWork() -> RequestWork {
    RequestWork(
      .presentation(PresentationWork(self)),
      RequestWork.Terms(isStart: true, outsideParentID: parentDestinationID))
  }

  /// Returns a request to follow a link, which presents this.
  ///
  /// - Parameter start: What is presented when the flow starts.
  /// - Returns: The request.
  @MainActor
  func linkWork(after start: Self) -> RequestWork {
    let path = verb == .path ? self : .path([self])
    return path.request(.presentation(PresentationWork(path, after: start)))
  }

  @MainActor
  private func request(_ what: RequestWork.What) -> RequestWork {
    let origin = currentDestinationID ?? parentDestinationID
    return RequestWork(what, RequestWork.Terms(origin: origin)).answering(givenAnswer)
  }
}
