/// Building a place with the provider of its route.
extension AppWorld {
  /// Returns the flow, unless it has been released; called once for all places of a request.
  func livingFlow() throws(DestinationError) -> AnyFlow {
    if let flow { return flow }
    throw DestinationError(.flowEnded, "The flow no longer exists.")
  }

  /// Builds the places of a plan that does not come from a presentation of the app.
  func build(
    _ context: BuildContext, onFailure: BuildContext.Tolerance? = nil
  ) throws(DestinationError) -> Built {
    let flow = try livingFlow()
    let template = Presentation(presentationType: .replaceRoot)
    return try context.build(tolerating: onFailure) { arrival throws(DestinationError) in
      try build(arrival, of: template, for: flow, context)
    }
  }

  /// Builds an arriving place of a plan.
  ///
  /// - Parameters:
  ///   - arrival: The place.
  ///   - presentation: The presentation of the place.
  ///   - provider: The provider of the place that the presentation names, if it is known.
  ///   - flow: The flow, as providers receive it.
  ///   - context: The context in which the place is built.
  /// - Returns: The place, which is in no tree yet.
  /// - Throws: ``DestinationError`` if there is no provider, or the provider throws or builds nothing.
  func build(
    _ arrival: TreeArrival, of presentation: Presentation,
    by provider: Box? = nil, for flow: AnyFlow, _ context: BuildContext
  ) throws(DestinationError) -> Site {
    let own = presentation.place
    let isOwn = arrival.payload.keeper === own
    guard let place = isOwn ? own : arrival.payload.placeBox() else {
      throw DestinationError(
        .flowEnded,
        "\(arrival.payload) has route, content or tab types other than the flow's.")
    }
    let site = DestinationSite(
      host: context.host, id: context.ids.next(), expectedTab: arrival.focus?.tabName)
    let configuration = presentation.configured(for: place, requesterID: context.requesterID)
    context.host.construction?.begin(site)
    let known = isOwn ? provider : nil
    let builder = if let known { known } else { try self.provider(for: place.route) }
    if builder.acceptsContent?(place.content) == false { throw place.contentFault() }
    do {
      let destination = try builder.build(configuration, at: site, of: self, for: flow)
      if let destination { return self.site(of: destination) }
    } catch {
      throw place.buildFault(error)
    }
    throw place.buildFault(nil)
  }
}

extension PlaceBox {
  /// The content from which a provider builds the place, as text.
  fileprivate var given: String {
    content.map { "the content \(shortText(of: $0))" } ?? "no content"
  }

  /// Returns the refusal if the provider has thrown an error, or returned nil.
  func buildFault(_ error: (any Error)?) -> DestinationError {
    let start = "The provider of \(name) was given \(given), and"
    guard let error else { return DestinationError(.notBuilt, "\(start) returned nil.") }
    return DestinationError(.buildFailed, "\(start) threw an error.", underlying: error)
  }

  /// Returns the refusal to build a place with content that its provider does not accept.
  func contentFault(as subject: String? = nil) -> DestinationError {
    let subject = subject ?? name
    if content == nil { return DestinationError(.missingContent, "\(subject) needs content.") }
    return DestinationError(.unsuitableContent, "\(subject) does not accept \(given).")
  }
}
