#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Custom presentations: closures of the app that answer at once or later.
extension Flow {
  /// A request that waits for the answer of a custom presentation.
  struct Suspension {
    let request: Request
    let prepared: Prepared
  }

  /// Asks the custom presentations of a request one after the other.
  ///
  /// - Returns: What the request made or revealed; nil if an answer is still missing.
  func askCustomPresentations(
    _ prepared: Prepared, _ request: Request
  ) throws(DestinationError) -> UUID?? {
    let answers = CustomAnswers<Presentation>(count: prepared.resolved.elements.count)
    suspended = Suspension(request: request, prepared: prepared)
    for (index, element) in prepared.resolved.elements.enumerated() {
      guard case .custom(let custom) = element.presentationType else { continue }
      answers.expect(index)
      custom.run(context(of: element, at: index, in: prepared)) { [weak self] answer in
        guard answers.take(answer, for: index), answers.areComplete, !answers.isAsking else { return }
        self?.resume(request.number, with: answers)
      }
    }
    answers.isAsking = false
    guard answers.areComplete else { return nil }
    suspended = nil
    return .some(try conclude(prepared, request, answers))
  }

  /// Goes on with a suspended request, once every answer is there.
  private func resume(_ number: Int, with answers: CustomAnswers<Presentation>) {
    guard let suspended, suspended.request.number == number else { return }
    let request = suspended.request
    self.suspended = nil
    isRunning = true
    do throws(DestinationError) {
      finish(request, .done(id: try conclude(suspended.prepared, request, answers)))
    } catch {
      finish(request, .refused(error))
    }
    isRunning = false
    drain()
  }

  /// Places what the custom presentations answered; the tree may have changed since they were asked.
  private func conclude(
    _ prepared: Prepared, _ request: Request, _ answers: CustomAnswers<Presentation>
  ) throws(DestinationError) -> UUID? {
    var prepared = prepared
    do throws(DestinationError) {
      prepared = try prepared.placed(as: answers, by: self)
    } catch {
      letGo(prepared.built)
      throw error
    }
    try replan(&prepared, for: request)
    return try complete(prepared, request)
  }

  /// Lets go of what was built for a request that will not go on.
  func abandon(_ suspension: Suspension) {
    suspended = nil
    letGo(suspension.prepared.built)
  }

  private func context(
    of element: Presentation, at index: Int, in prepared: Prepared
  ) -> CustomPresentation<Presentation>.Context {
    let arrival = prepared.plan?.arrivals.first { $0.element == index }
    let parent = prepared.resolved.from ?? arrangedTree.currentID
    return CustomPresentation<Presentation>.Context(
      configuration: element,
      destination: arrival.flatMap(prepared.built.destination),
      currentDestination: arrangedTree.currentID.flatMap { destination(for: $0) },
      parentDestination: parent.flatMap { destination(for: $0) })
  }
}

extension Flow.Prepared {
  /// The same with each custom element placed as its answer says.
  ///
  /// - Throws: ``DestinationError`` with `customRefused` if an answer is no.
  @MainActor
  fileprivate func placed(
    as answers: CustomAnswers<Flow.Presentation>, by flow: Flow
  ) throws(DestinationError) -> Self {
    var resolved = resolved
    var moves: [TreeMove<Flow.Place>] = []
    for (index, element) in resolved.elements.enumerated() {
      let placement = try answers.placement(at: index, of: element)
      resolved.elements[index] = placement
      if let move = try flow.move(for: placement) { moves.append(move) }
    }
    resolved.move = moves.count > 1 ? .path(moves) : moves.first
    return Self(resolved: resolved, plan: plan, built: built)
  }
}

/// The answers of a request's custom presentations; only the first of each counts.
@MainActor
private final class CustomAnswers<Presentation: Sendable> {
  typealias Answer = CustomPresentation<Presentation>.Answer

  /// Whether not all of them are asked yet.
  var isAsking = true
  private var answers: [Answer?]
  private var expected: Set<Int> = []

  init(count: Int) {
    answers = Array(repeating: nil, count: count)
  }

  var areComplete: Bool {
    expected.allSatisfy { answers[$0] != nil } || answers.contains { $0?.isRefused == true }
  }

  func expect(_ index: Int) {
    expected.insert(index)
  }

  /// Takes an answer; returns whether it is the first one.
  func take(_ answer: Answer, for index: Int) -> Bool {
    guard answers[index] == nil else { return false }
    answers[index] = answer
    return true
  }

  /// The presentation by which an element joins the tree.
  func placement<D, C, T>(
    at index: Int, of element: DestinationPresentation<D, C, T>
  ) throws(DestinationError) -> DestinationPresentation<D, C, T>
  where Presentation == DestinationPresentation<D, C, T> {
    guard let answer = answers[index] else { return element }
    switch answer.kind {
    case .refused:
      throw DestinationError(.customRefused, "A custom presentation answered that it did not happen.")
    case .done(let placement):
      guard var placement else { return element }
      placement.destinationType = element.destinationType
      placement.contentType = element.contentType
      return placement
    }
  }
}

extension CustomPresentation.Answer {
  fileprivate var isRefused: Bool {
    if case .refused = kind { true } else { false }
  }
}
