/// The routes and the presentations in a presentation.
extension DestinationPresentation {
  /// The closure that carries out the presentation; nil if the flow does.
  var custom: CustomPresentation<Self>? {
    guard verb == .custom, case .custom(let custom) = presentationType else { return nil }
    return custom
  }

  /// The presentations of a path in order; nil if it is not a path.
  var path: [Self]? { verb == .path ? presentationType.path : nil }

  /// The question to the place that is shown last; a path asks the question of its last presentation.
  @inline(__always)
  var question: DeclaredQuestion? {
    if let question = outline.terms.question { return question }
    guard case .path = outline.verb else { return nil }
    return flattened.last?.outline.terms.question
  }

  /// Whether the presentation asks for a result, or answers a question.
  var hasResults: Bool { outline.terms.answer != nil || question != nil }

  /// Whether the root is replaced before anything else is done.
  var beginsAnew: Bool { path.map { $0.first?.beginsAnew ?? false } ?? (verb == .replaceRoot) }

  /// The routes that need a provider.
  package var routesToBuild: [DestinationType] {
    flattened.filter {
      $0.actionTargetID == nil && $0.verb.traits.route != .finds && $0.prompt == nil
    }
    .flatMap { $0.possibleRoutes }
  }

  /// The routes among which the presentation chooses at run time; nil if it does not choose.
  ///
  /// An alert in another window needs no provider, and is not among them.
  package var choices: [DestinationType]? {
    custom?.choices?.filter { $0.prompt == nil }.compactMap { $0.destinationType }
  }

  /// The presentations in another window; empty if it opens none.
  var windowPlaces: [Self] { opensWindow ? custom?.choices ?? [] : [] }

  /// The prompt of the alert that the request presents; nil for any other request.
  package var prompt: AlertPrompt? { place?.prompt }

  /// Whether the presentation opens another window, so that its choices are presented there.
  var opensWindow: Bool { custom?.opensWindow == true }

  /// The routes to choose from, or the route of the presentation; empty if it names none in this window.
  var possibleRoutes: [DestinationType] {
    opensWindow ? [] : choices ?? destinationType.map { [$0] } ?? []
  }

  /// The elements of the path, with nested paths flattened and inherited content filled in; itself if it is not a path.
  var flattened: [Self] {
    guard let path else { return [self] }
    if contentType == nil, !path.contains(where: { $0.verb == .path }) { return path }
    var flat: [Self] = []
    var waiting = inheriting(path)
    while let element = waiting.popLast() {
      if let inner = element.path, !inner.isEmpty {
        waiting += element.inheriting(inner)
      } else {
        flat.append(element)
      }
    }
    return flat
  }

  /// Returns the elements of a path in reverse order, with the content of this presentation where they have none.
  private func inheriting(_ path: [Self]) -> [Self] {
    guard let contentType else { return path.reversed() }
    return path.reversed().map { element in
      changed(element) { if $0.contentType == nil { $0.contentType = contentType } }
    }
  }

  /// Refuses a presentation that was chosen at run time with a route that is not declared.
  func checkDeclared(among choices: [DestinationType]) throws(DestinationError) {
    let cases = Set(choices.map { CaseIdentity(of: $0) })
    for route in flattened.compactMap({ $0.destinationType })
    where !choices.contains(route) && !cases.contains(CaseIdentity(of: route)) {
      let declared = choices.map(\.rawValue).joined(separator: ", ")
      let reason = "The route \(route.rawValue) was chosen, but the declared ones are: \(declared)."
      throw DestinationError(.undeclaredRoute, reason)
    }
  }
}
