/// Reading the declarations of a provider whose type of destination is hidden.
extension DestinationProviding {
  /// The setup of the flow that each place hosts, if the provider declares it.
  var embeddedSetup: FlowSetup<DestinationType, ContentType, TabType>? {
    (self as? DestinationProvider<Destination>)?.embeddedSetup
  }

  /// The table of presentations and those that follow requests, by the names of the interactions.
  package var presentations:
    [(interaction: any UserInteractionTypeable, presentation: Presentation)]
  {
    let following = interactorsData.compactMapValues { $0.following as? Presentation }
    return (presentationsData.map { ($0.key, $0.value) } + following.map { ($0.key, $0.value) })
      .sorted(on: \.interaction.rawValue)
  }

  /// The rows of both tables, that of presentations and that of system navigation, each by the names of its keys.
  var rows: [(key: any UserInteractionTypeable, presentation: Presentation, isSystem: Bool)] {
    presentations.map { ($0.interaction, $0.presentation, false) }
      + systemNavigationsData.map { ($0.key, $0.value, true) }.sorted {
        $0.0.rawValue < $1.0.rawValue
      }
  }

  /// The names of the interactions that send a request to an interactor.
  var requests: [String] { interactorsData.keys.map(\.rawValue).sorted() }

  /// The names of the interactions that the state model handles.
  var handled: [String] { handledInteractions.map(\.rawValue).sorted() }

  /// The interactions that are declared nowhere, as far as all interactions are known.
  var undeclared: [String] {
    guard let vocabulary = Destination.UserInteractionType.self as? any CaseIterable.Type
    else { return [] }
    let declared = Set(presentations.map(\.interaction.rawValue) + requests + handled)
    return vocabulary.allCases.compactMap { ($0 as? any NamedCase)?.rawValue }
      .filter { !declared.contains($0) }.sorted()
  }

  /// Returns the faults in the tables of the provider alone.
  func tableFaults(at place: String) -> [DestinationError] {
    let presenting = (Array(presentationsData.keys), "a presentation")
    let asking = (Array(interactorsData.keys), "a request")
    let handled = (Array(handledInteractions), "a state model")
    return SetupFault.keys(presenting.0, of: "the presentations of \(place)")
      + SetupFault.keys(asking.0, of: "the requests of \(place)")
      + SetupFault.keys(handled.0, of: "what the state model of \(place) handles")
      + promptFaults(at: place, declaring: presenting.0 + asking.0 + handled.0)
      + SetupFault.conflicts(presenting, asking, at: place)
      + SetupFault.conflicts(presenting, handled, at: place)
      + SetupFault.conflicts(asking, handled, at: place)
      + presentations.compactMap { $0.presentation.fault(at: Destination.UserInteractionType.self) }
      + interactorsData.compactMap { interaction, request in
        guard let next = request.following, !(next is Presentation) else { return nil }
        return SetupFault.foreignPresentation(after: interaction.rawValue, at: place)
      }
  }

  /// Builds a place alone, releases it, and returns the faults that this shows.
  func faults(
    building place: PlaceBox<DestinationType, ContentType>,
    for flow: any Flowable<DestinationType, ContentType, TabType>
  ) -> [DestinationError] {
    do throws(DestinationError) {
      return try buildApart(place, for: flow) { destination in
        let unassigned = interactorsData.filter {
          destination.interactor(for: $0.value.interactorType) == nil
        }
        let unhandled = destination.handler == nil ? handled : []
        let model = destination.effectiveStateModel
        let lack = model.map { "\(type(of: $0)) takes no interactions" } ?? "it has none"
        let claim = "The provider of \(place.name) declares that the state model handles"
        return
          (unassigned.map { interaction, request in
            let asking = "The interaction \(interaction.rawValue) of \(place.name) asks"
            let reason =
              "the interactor \(request.interactorType), which its provider does not assign"
            return DestinationError(.interactorMissing, "\(asking) \(reason).")
          }
          + unhandled.map { DestinationError(.notHandled, "\(claim) \($0), but \(lack).") })
          .sorted(on: \.reason)
      }
    } catch {
      return [error]
    }
  }

  /// Returns the fault of a declared kind of place that the type of the destination rules out.
  func fault(of declared: NodeKind, at place: String) -> DestinationError? {
    let usual = DestinationShape<DestinationType, TabType>.usual(of: Destination.self).kind
    if usual == .group || usual == .screen && !(Destination.self is any ReadyMade.Type) {
      return nil
    }
    return SetupFault.mismatch(of: place, usual, declaredAs: declared)
  }

  /// Builds a place alone, releases it, and returns its interactors; none if it cannot be built.
  func interactors(
    building place: PlaceBox<DestinationType, ContentType>,
    for flow: any Flowable<DestinationType, ContentType, TabType>
  ) -> [AnyObject] {
    let parts = try? buildApart(place, for: flow) { $0.membership.interactorParts }
    return (parts ?? []).map(\.object)
  }

  private func buildApart<Value>(
    _ place: PlaceBox<DestinationType, ContentType>,
    for flow: any Flowable<DestinationType, ContentType, TabType>,
    _ read: (Destination) -> [Value]
  ) throws(DestinationError) -> [Value] {
    try Construction().run { () throws(DestinationError) in
      let destination: Destination?
      do {
        let push = Presentation(.push, place) { .navigationStack(type: .present) }
        destination = try buildDestination(configuration: push, appFlow: flow)
      } catch {
        throw place.buildFault(error)
      }
      guard let destination else { throw place.buildFault(nil) }
      defer { destination.letGo() }
      return read(destination)
    }
  }

  /// Returns the faults in the buttons of the alerts that the place presents.
  private func promptFaults(
    at place: String, declaring interactions: [Destination.UserInteractionType]
  ) -> [DestinationError] {
    let cases = Set(interactions.map { CaseIdentity(of: $0) })
    return rows.flatMap { key, presentation, _ in
      presentation.flattened.compactMap(\.prompt).flatMap { prompt in
        let alert = "the alert of \(key.rawValue)"
        return SetupFault.duplicates(in: prompt.buttons.map(\.title), of: alert)
          + SetupFault.equalChoices(prompt.buttons.compactMap(\.interaction?.rawValue), of: alert)
          + prompt.buttons.compactMap { button in
            guard let interaction = button.interaction,
              !(interaction is Destination.UserInteractionType)
                || !cases.contains(CaseIdentity(of: interaction))
            else { return nil }
            let goal = "\(interaction.rawValue), which \(place) does not declare"
            return DestinationError(.noAction, "The button \(button.title) leads to \(goal).")
          }
      }
    }
  }
}
