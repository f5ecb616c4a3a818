/// The steps of a request and its terms, as a value.
///
/// A wrapper of a request sets one of its terms and keeps the rest.
@MainActor
struct RequestWork {
  /// The terms on which a request does its work.
  struct Terms {
    /// The place to act from, unless the request came from a place.
    var origin: DestinationID?

    /// The place to act from even if the request came from another one.
    ///
    /// The result of the request is revealed, wherever in the tree that result is.
    var place: DestinationID?

    /// The answer that the request gives once it is done.
    var answer: PlaceAnswer?

    /// Called when the request has ended, unless its steps call the completion of a presentation
    /// themselves.
    var completion: (@MainActor (_ isDone: Bool) -> Void)?

    /// Whether an interaction may make the request at a place that is not on screen.
    var mayBeCovered = false

    /// Whether the request starts a flow, so that no place of the flow is its requester.
    var isStart = false

    /// The parent that a start names; it is not a place of the flow.
    var outsideParentID: DestinationID?

    /// The place of the gesture that the request reports, and whether the gesture has begun; nil for all other requests.
    var gesture: (placeID: DestinationID, hasBegun: Bool)?
  }

  let steps: any RequestSteps
  var terms: Terms {
    get { box?.content ?? Terms() }
    set { box = ContentBox(newValue) }
  }

  /// The terms; nil for the default ones, which most requests have.
  ///
  /// Reading one term here copies none of the others.
  private(set) var box: ContentBox<Terms>?

  init(_ steps: any RequestSteps, _ terms: Terms? = nil) {
    self.steps = steps
    box = terms.map { ContentBox($0) }
  }
}

// MARK: - Wrapping requests

extension RequestWork {
  /// Returns the same request, which acts from a place and reveals its result.
  func placed(at id: DestinationID) -> RequestWork {
    changed(self) { ($0.terms.origin, $0.terms.place) = (id, id) }
  }

  /// Returns the same request with an answer, unless there is none.
  func answering(_ answer: PlaceAnswer?) -> RequestWork {
    changed(self) { if let answer { $0.terms.answer = answer } }
  }

  /// Returns this request with the terms that are set in the deferred request from which it was made.
  func on(_ outer: Terms) -> RequestWork {
    var work = outer.place.map(placed) ?? self
    if let origin = outer.origin { work.terms.origin = origin }
    return work.answering(outer.answer)
  }
}

// MARK: - Effects of presentations

extension RequestWork: EffectRequest {}

extension PresentationEffect {
  /// Returns the request for the content of an interaction; nil if the content provides no value.
  @MainActor
  func work(_ content: ContentType?) -> RequestWork? { request(content) as? RequestWork }
}
