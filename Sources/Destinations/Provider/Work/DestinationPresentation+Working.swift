/// Requests to run a presentation.
extension DestinationPresentation {
  /// Returns a request to run this presentation.
  ///
  /// - Parameter world: The world of the requester, if it is known.
  /// - Returns: The request.
  @MainActor
  func work(in world: PlaceWorld<DestinationType, ContentType, TabType>? = nil) -> RequestWork {
    work(in: world, from: origin)
  }

  @MainActor
  private func work(
    in world: PlaceWorld<DestinationType, ContentType, TabType>?, from origin: DestinationID?
  ) -> RequestWork {
    if outline.isComplete { return request(outline, from: origin) }
    if case .effect = outline.verb { return effectWork }
    guard let world else { return request(World.PresentationWork(self), from: origin) }
    return request(world.steps(of: self), from: origin)
  }

  /// Returns a request to run this presentation for an interaction of a place.
  ///
  /// The content of the interaction takes precedence. The request names no place to act from, because the place itself
  /// submits it.
  @MainActor
  func work(
    for id: DestinationID, content: ContentType?,
    in world: PlaceWorld<DestinationType, ContentType, TabType>?
  ) -> RequestWork {
    let asked = outline.isComplete && !hasResults ? self : asked(by: id, content: content)
    return asked.work(in: world, from: nil)
  }

  /// Returns a request to start a flow with this presentation.
  @MainActor
  func startWork() -> RequestWork {
    RequestWork(
      World.PresentationWork(self),
      RequestWork.Terms(isStart: true, outsideParentID: parentDestinationID))
  }

  /// Returns a request to follow a link that leads to this presentation.
  ///
  /// - Parameter start: The presentation with which the flow starts.
  /// - Returns: The request.
  @MainActor
  func linkWork(after start: Self) -> RequestWork {
    let path = verb == .path ? self : .path([self])
    return path.request(World.PresentationWork(path, after: start), from: path.origin)
  }

  @MainActor
  private func request(_ steps: any RequestSteps, from origin: DestinationID?) -> RequestWork {
    var work = RequestWork(steps)
    if let origin { work.terms.origin = origin }
    return hasResults ? work.answering(answer) : work
  }

  /// The answer of a request to run this presentation; nil if there is none.
  @MainActor
  private var answer: PlaceAnswer? {
    let value = outline.terms.answer?(contentType)
    return outline.terms.answerKey.flatMap { key in value.map { PlaceAnswer(key, $0) } }
  }

  private var origin: DestinationID? { currentDestinationID ?? parentDestinationID }

  // A separate property, because access to an app's types is slow and most presentations have no effect.

  /// A request for the effect, which is refused if there is no value.
  @MainActor @inline(never)
  private var effectWork: RequestWork {
    let name = "\(verb)"
    var work =
      effect?.work(contentType)
      ?? .deferred(name) { _ throws(DestinationError) in
        throw DestinationError(.noValue, "The content provides no value for \(name).")
      }
    work.terms.origin = origin
    work.terms.completion = outline.terms.completionClosure
    return work.answering(answer)
  }
}
