/// Finding presentations of places that need content and never get it.
extension AppWorld {
  /// Returns the faults in the content that one presentation, not a path, passes to its place.
  ///
  /// - Parameters:
  ///   - presentation: The presentation.
  ///   - name: The name of the presentation in the errors.
  ///   - all: The providers that may serve the route, besides those of this flow.
  ///   - given: The contents that may come with a presentation without content; nil if they are unknown.
  /// - Returns: An error for each content that the place does not accept.
  func contentFaults(
    of presentation: Presentation, as name: String, servedBy all: [AppWorld] = [],
    given: [ContentType]?
  ) -> [DestinationError] {
    guard presentation.actionTargetID == nil, presentation.verb.traits.route != .finds,
      let contents = presentation.contentType.map({ [$0] }) ?? given,
      let route = presentation.destinationType.map(standIn(for:)),
      let box = ([self] + all).lazy.compactMap({ $0.box(for: route) }).first,
      let accepts = box.acceptsContent
    else { return [] }
    let places = contents.isEmpty ? [PlaceBox(route)] : contents.map { PlaceBox(route, $0) }
    return places.filter { !accepts($0.content) }
      .map { $0.contentFault(as: "\(name) \(self.name(of: route)), which") }
  }

  /// Returns the faults of the places of this flow and of embedded flows, each built separately with each sample.
  ///
  /// - Parameters:
  ///   - samples: The samples.
  ///   - silent: A flow that presents nothing, for providers.
  /// - Returns: An error for each place that is not built.
  func faults(
    building samples: SampleContents<DestinationType, ContentType>, for silent: AnyFlow
  ) -> [DestinationError] {
    let own = entries.flatMap { route, provider in
      let contents = samples.samples(for: route)
      let places = contents.isEmpty ? [PlaceBox(route)] : contents.map { PlaceBox(route, $0) }
      return places.flatMap { place in
        if provider.acceptsContent?(place.content) == false {
          return [place.contentFault(as: "\(name(of: route)), built with the samples,")]
        }
        return provider.faults(building: place, for: silent)
      }
    }
    return own + embedded.flatMap { $0.world.faults(building: samples, for: silent) }
  }
}
