/// Closures of the app that answer before a change is made.
extension FlowEngine {
  /// Calls the closures, and continues at once if all of them answer at once.
  func ask(
    _ request: EngineRequest, _ plan: TreePlan, _ built: Built
  ) throws(DestinationError) -> RequestOutcome? {
    state.ask(Suspension(request: request, built: built))
    let number = request.number  // The app may keep the closure, which must not keep the request.
    request.work.current.ask(context(plan.arrivals, of: request), built) { [link] in
      link.engine?.state.answer(number)
      link.engine?.drain()  // The request continues as soon as nothing else runs.
    }
    guard let suspension = state.takeAnswered() else { return nil }
    return finish(request, .done(id: try conclude(suspension)))
  }

  /// Puts the built places where the answers say; the tree may have changed since the closures were
  /// called.
  ///
  /// Places of routes that only the answers name are built now.
  func conclude(_ suspension: Suspension) throws(DestinationError) -> DestinationID? {
    let request = suspension.request
    var built = suspension.built
    do throws(DestinationError) {
      _ = try checkOrigin(of: request)
      try request.original?.checkPresence()
      let resolved = try request.work.resolveAnswered(in: self, from: requester(of: request))
      var plan = try planAgain(resolved, request, with: built.contents)
      if let (ruling, _) = objection(to: plan, of: request) { throw ruling.obstacle }
      let missing = plan.arrivals.filter { built.site(for: $0) == nil }
      let late = try build(missing, for: request)
      built.add(late)
      if !late.contents.isEmpty {
        plan = try planAgain(resolved, request, with: built.contents)
        if let (ruling, _) = objection(to: plan, of: request) { throw ruling.obstacle }
      }
      built.letGo(exceptFor: plan.arrivals)
      try assignIDs(in: &plan, of: built, request)
      return complete(request, resolved, plan, built)
    } catch {
      built.letGo()
      throw error
    }
  }
}
