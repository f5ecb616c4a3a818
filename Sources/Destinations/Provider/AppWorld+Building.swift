/// Building a place with the provider of its route.
extension AppWorld {
  /// The flow, which is determined once for all places of a request.
  func livingFlow() throws(DestinationError) -> AnyFlow {
    if let flow { return flow }
    throw DestinationError(.flowEnded, "The flow no longer exists.")
  }

  /// Builds the places of a plan that does not come from a presentation of the app.
  func build(
    _ context: BuildContext, onFailure: PlaceBuilder.Tolerance? = nil
  ) throws(DestinationError) -> Built {
    let flow = try livingFlow()
    let template = Presentation(presentationType: .replaceRoot)
    let builder = PlaceBuilder(context: context, onFailure: onFailure)
    return try builder.build { arrival throws(DestinationError) in
      try build(arrival, of: template, for: flow, context)
    }
  }

  /// Builds a place that a plan brings.
  ///
  /// - Parameters:
  ///   - arrival: The place.
  ///   - presentation: What brings it.
  ///   - provider: Who builds the place that the presentation names, if that is known.
  ///   - flow: The flow, as providers get to know it.
  ///   - context: Where it is built.
  /// - Returns: The place, which is in no tree yet.
  /// - Throws: ``DestinationError`` if there is no provider, or it throws or builds nothing.
  func build(
    _ arrival: TreePlan<ErasedPayload>.Arrival, of presentation: Presentation,
    by provider: Providers.Box? = nil, for flow: AnyFlow, _ context: BuildContext
  ) throws(DestinationError) -> Site {
    let own = presentation.place
    let isOwn = arrival.payload.keeper === own
    guard let place = isOwn ? own : arrival.payload.placeBox() else {
      throw DestinationError(
        .flowEnded,
        "\(arrival.payload) has other route, content or tab types than the flow.")
    }
    let site = DestinationSite(
      host: context.engine, id: context.engine.ids.next(), expectedTab: arrival.focus?.tabName)
    let configuration = presentation.configured(for: place, requesterID: context.requesterID)
    context.engine.construction?.begin(site)
    let builder = if isOwn, let provider { provider } else { try providers.provider(of: place) }
    let destination: (any Destinationable<DestinationType, ContentType, TabType>)?
    do {
      destination = try builder.build(configuration, at: site, of: self, for: flow)
    } catch {
      let reason = "The provider of \(place.name) was given \(place.given), and threw an error."
      throw DestinationError(.buildFailed, reason, underlying: error)
    }
    if let destination { return maker.site(of: destination) }
    let reason = "The provider of \(place.name) was given \(place.given), and returned nil."
    throw DestinationError(.notBuilt, reason)
  }
}

extension PlaceBox {
  /// What a provider gets to build the place from.
  fileprivate var given: String {
    content.map { "the content \(shortText(of: $0))" } ?? "no content"
  }
}
