extension FlowEngine {
  /// Returns the error with which an interaction would be refused now, before guards are asked; nil if it
  /// would not be refused, would wait, or runs elsewhere.
  func obstacle(to work: RequestWork, from id: DestinationID) -> DestinationError? {
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
