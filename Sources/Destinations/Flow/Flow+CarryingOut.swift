#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A request's way: resolved, planned, built, committed, and told.
extension Flow {
  /// What a request comes down to once its routes are resolved.
  struct Resolved {
    /// What to do to the tree; nil for a custom presentation that presents nothing.
    var move: TreeMove<Place>?
    /// The presentations of a path in order, or the one that there is.
    var elements: [Presentation]
    let from: UUID?
    var bringing: [AnyDestination] = []
  }

  /// What is built for a request and not committed yet.
  struct Prepared {
    let resolved: Resolved
    var plan: TreePlan<Place>?
    var built: Built
  }

  /// Carries out a request.
  ///
  /// - Returns: What it made or revealed, inside another optional that is nil if a custom presentation
  ///   has not answered yet.
  func carryOut(_ request: Request) throws(DestinationError) -> UUID?? {
    let resolved = try resolve(request)
    let plan = try plan(resolved, for: request)
    let built = try build(plan, resolved, for: request)
    var prepared = Prepared(resolved: resolved, plan: plan, built: built)
    if !built.overrides.isEmpty { try replan(&prepared, for: request) }
    guard resolved.elements.contains(where: \.isCustom) else {
      return .some(try complete(prepared, request))
    }
    return try askCustomPresentations(prepared, request)
  }

  /// Plans what was resolved; nothing to plan is nil.
  func plan(
    _ resolved: Resolved, for request: Request, overrides: [Int: Blueprint<Place>] = [:]
  ) throws(DestinationError) -> TreePlan<Place>? {
    guard let move = resolved.move else { return nil }
    let requester = request.requesterID ?? resolved.from ?? arrangedTree.currentID
    return try arrangedTree.plan(
      move, from: resolved.from, requesterID: requester, policy: policies.modal,
      overrides: overrides)
  }

  /// Plans again, with what is known only since the destinations are built.
  func replan(_ prepared: inout Prepared, for request: Request) throws(DestinationError) {
    do throws(DestinationError) {
      prepared.plan = try plan(
        prepared.resolved, for: request, overrides: prepared.built.overrides)
    } catch {
      letGo(prepared.built)
      throw error
    }
  }

  /// Commits what was prepared, runs the hooks, and tells the interface.
  func complete(_ prepared: Prepared, _ request: Request) throws(DestinationError) -> UUID? {
    guard var plan = prepared.plan else { return nil }
    if plan.isEmpty { return plan.landing.map(arrangedTree.id) }
    do throws(DestinationError) {
      try assignIDs(of: prepared.built, to: &plan)
    } catch {
      letGo(prepared.built)
      throw error
    }
    let change = commit(plan, prepared.built, elements: prepared.resolved.elements)
    runHooks(of: change)
    remove(change.leaving)
    tellFaces(of: change)
    tellInterface(of: change, request)
    return change.landing
  }
}

extension DestinationPresentation {
  var isCustom: Bool {
    if case .custom = presentationType { true } else { false }
  }
}
