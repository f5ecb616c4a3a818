/// The kind of a request and its terms; a value.
///
/// What it does is one of a closed set, and each step is one function that switches over that set
/// (`RequestWork+Steps.swift`). The compiler reports a kind that a step leaves out. What wraps a request
/// sets one of its terms and keeps the rest.
@MainActor
struct RequestWork {
  /// The kinds of requests.
  enum What {
    /// Runs a presentation, which may be that of a link.
    case presentation(any PresentationSteps)
    /// Runs a presentation that builds nothing, which its outline describes completely.
    case outline(PresentationOutline)
    /// Changes the arrangement with destinations that exist already.
    indirect case arrangement(ArrangementWork)
    /// Reports that a gesture has begun or was cancelled.
    case gesture(GestureReport)
    /// Reports that the user went back to a place.
    case wentBack(to: DestinationID)
    /// Has an effect once it is done: returns to a checkpoint, or changes a lock.
    case effect(any EffectSteps)
    /// Restores a snapshot.
    case restoration(any RestorationSteps)
    /// Makes the changes of a journal entry.
    case reversal(any JournalSteps)
    /// Is determined when its turn comes.
    case deferred(DeferredWork)
  }

  /// On which terms a request does it.
  struct Terms {
    /// The place to act from, unless the request came from one.
    var origin: DestinationID?

    /// The place to act from in any case, around which the place that it creates is revealed.
    var place: DestinationID?

    /// The answer that it gives once it is done.
    var answer: GivenAnswer?

    /// Called when a request has ended that does not call the completion of a presentation itself.
    var completion: (@MainActor (_ isDone: Bool) -> Void)?

    /// Whether it starts a flow, so that no place of the flow is its requester.
    var isStart = false

    /// The parent that a start names; it is not a place of the flow.
    var outsideParentID: DestinationID?
  }

  let what: What
  var terms: Terms {
    get { if case .own(let terms) = stored { terms } else { Terms() } }
    set { stored = .own(newValue) }
  }

  private var stored: StoredTerms

  /// Most requests have only the usual terms.
  private enum StoredTerms {
    case usual
    indirect case own(Terms)
  }

  init(_ what: What) {
    self.what = what
    stored = .usual
  }

  init(_ what: What, _ terms: Terms) {
    self.what = what
    stored = .own(terms)
  }
}

// MARK: - Making and wrapping requests

extension RequestWork {
  /// A request to change the arrangement with destinations that exist already.
  static func arranging(_ move: TreeMove<ErasedPayload>, bringing: [Site] = []) -> RequestWork {
    RequestWork(.arrangement(ArrangementWork(move: move, bringing: bringing)))
  }

  /// A request that is determined when its turn comes, and again if it was held.
  static func deferred(
    _ name: String, _ make: @escaping @MainActor (TreeHost) throws(DestinationError) -> RequestWork
  ) -> RequestWork {
    let work = DeferredWork(name) { host, _ throws(DestinationError) in try make(host) }
    return RequestWork(.deferred(work))
  }

  /// The same request, acting from a place around which its result is revealed.
  func placed(at id: DestinationID) -> RequestWork {
    var placed = self
    (placed.terms.origin, placed.terms.place) = (id, id)
    return placed
  }

  /// The same request with an answer, unless there is none.
  func answering(_ answer: GivenAnswer?) -> RequestWork {
    var answering = self
    if let answer { answering.terms.answer = answer }
    return answering
  }

  /// The same request on the terms of a deferred one that has become it, where those say something.
  func on(_ outer: Terms) -> RequestWork {
    var work = outer.place.map(placed) ?? self
    if let origin = outer.origin { work.terms.origin = origin }
    return work.answering(outer.answer)
  }
}
