/// The presentation that follows a request that has succeeded, once.
@MainActor
final class FollowUp {
  private var run: (() -> Void)?

  init(_ run: @escaping () -> Void) {
    self.run = run
  }

  func callAsFunction() {
    let run = run
    self.run = nil
    run?()
  }
}

/// A request that a presentation may follow.
@MainActor
protocol FollowedRequest<InteractorType>: InteractorConfiguring {
  /// The presentation, with the types of the app; nil if nothing follows.
  var next: (any Sendable)? { get }

  func run<Destination: Destinationable>(
    at destination: Destination, content: Destination.ContentType?, then next: FollowUp?
  ) throws(DestinationError) where Destination.InteractorType == InteractorType

  /// Whether something follows such a request.
  func isFollowed<Request: InteractorRequestConfiguring>(after request: Request) -> Bool
}

extension InteractorConfiguring {
  /// Whether a presentation follows the request.
  var isFollowed: Bool { (self as? any FollowedRequest)?.next != nil }

  /// The presentation that follows the request; nil if there is none with the types of the app.
  func next<D, C, T>() -> DestinationPresentation<D, C, T>? {
    (self as? any FollowedRequest)?.next as? DestinationPresentation<D, C, T>
  }
}

extension Destinationable {
  /// Sends a request, and presents something when it has succeeded; refuses both if the presentation is impossible.
  func run(
    _ request: any FollowedRequest<InteractorType>, then next: any Sendable,
    _ interaction: UserInteractionType, _ content: ContentType?
  ) throws {
    guard let next = next as? Presentation else {
      throw SetupFault.foreignPresentation(after: interaction.rawValue, at: description)
        .asked(from: self)
    }
    if let engine = internalState.host as? FlowEngine, next.outline.isPlain,
      let error = engine.foreseenRefusal(
        of: next.work(for: id, content: content, in: internalState.world), from: id)
    {
      throw error.asked(from: self)
    }
    try request.run(
      at: self, content: content,
      then: FollowUp { [weak self] in
        guard let self, !internalState.hasLeft else { return }
        do {
          let mayBeCovered = next.outline.beginsWithWholeTree
          try present(next, interaction, content, internalState, mayBeCovered: mayBeCovered)
        } catch {
          logError(error: error)
        }
      })
  }

  /// Whether a declared presentation follows a request, so that its success needs no handler.
  func isFollowed<Request: InteractorRequestConfiguring>(_ request: Request) -> Bool {
    (internalState.interactorConfigurations ?? [:]).values.contains {
      ($0 as? any FollowedRequest)?.isFollowed(after: request) == true
    }
  }
}

extension PresentationOutline {
  /// Whether it first changes the whole tree, so that it leads to the same whatever covers its place.
  fileprivate var beginsWithWholeTree: Bool {
    let first = elements.outlines.first?.verb ?? verb
    return [.replaceRoot, .dismissAny, .popToRoots].contains(first)
  }

  /// Whether it can be planned in advance: no closure of the app takes part, and nothing is answered.
  fileprivate var isPlain: Bool {
    if case .effect(.send, _) = verb { return false }
    return isBasic && !hasResults && verb != .custom && !elements.outlines.contains { !$0.isPlain }
  }
}

extension FlowEngine {
  /// Returns the error with which an interaction would be refused now, before any guard; nil if it
  /// would not, would wait, or runs elsewhere.
  fileprivate func foreseenRefusal(
    of work: RequestWork, from id: DestinationID
  ) -> DestinationError? {
    let request = EngineRequest(number: 0, work: work, cause: .user, requesterID: id, handle: nil)
    guard mayRun(request) else { return nil }
    do throws(DestinationError) {
      let draft = TreeDraft(tree.structure)
      let before = draft.look()
      let (resolved, origin) = try resolve(request, in: draft, onScreen: before.visible)
      _ = try plan(resolved, from: origin, for: request, on: consume draft, seeing: before)
      return nil
    } catch {
      return taker(of: request, for: error) == nil ? error : nil
    }
  }
}
