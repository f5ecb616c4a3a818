/// Finding faults in a setup without running anything.
extension AppWorld {
  /// Returns the faults of a flow with these providers, and of those that it embeds.
  ///
  /// - Parameters:
  ///   - name: The name of the starting destination in faults; only the flow's own providers serve it.
  ///   - others: The providers of other flows of the window, which may serve routes that this one cannot.
  ///   - given: The contents that may come with the start; nil if they are unknown.
  ///   - samples: The contents that may come with interactions; nil if they are unknown.
  /// - Returns: The faults in a stable order; some may occur twice.
  func faults(
    startingAs name: String = "The starting destination", besides others: [AppWorld] = [],
    given: [ContentType]? = [], samples: SampleContents<DestinationType, ContentType>? = nil
  ) -> [DestinationError] {
    let (routes, starting) = (routes, setup.startingDestination)
    let all = others + withEmbedded
    return faults(of: starting, as: name, servedBy: [self], given: given)
      + startFaults(of: starting, as: name)
      + setup.entries.flatMap { faults(of: $0, as: "The entry", servedBy: all) }
      + SetupFault.keys(routes, of: "the providers")
      + routes.flatMap { shapeFaults(of: $0) }
      + providersByFirstRoute.flatMap {
        faults(of: $1, at: self.name(of: $0), servedBy: all, samples)
      }
      + setup.guards.flatMap { guarding in
        guarding.presents.flatMap {
          faults(of: $0, as: "The guard \(guarding.name)", servedBy: all)
            + loops(of: guarding, in: $0)
        }
      }
      + (setup.links?.lookedUpRoutes.map {
        choiceFaults($0, of: "The look-up of a link", servedBy: all)
      } ?? [])
      + embedded.flatMap { route, world in
        world.faults(
          startingAs: "The starting destination of the flow in \(route.rawValue)",
          besides: others + [self], given: samples?.samples(for: route), samples: samples)
      }
  }

  /// The providers, each with the first of its routes if it is an object that serves several.
  private var providersByFirstRoute: [(route: DestinationType, provider: Setup.Provider)] {
    var seen: Set<ObjectIdentifier> = []
    return entries.filter { _, provider in
      !(type(of: provider) is AnyClass)
        || seen.insert(ObjectIdentifier(provider as AnyObject)).inserted
    }
  }

  /// Returns the faults of a start that cannot create a tree.
  private func startFaults(of starting: Presentation, as name: String) -> [DestinationError] {
    guard let first = starting.flattened.first, !first.verb.canStart else { return [] }
    let reason = "\(name) begins with \(first.verb), but nothing is presented yet."
    return [DestinationError(.noTree, reason)]
  }

  private func faults(
    of provider: Setup.Provider, at place: String, servedBy all: [AppWorld],
    _ samples: SampleContents<DestinationType, ContentType>?
  ) -> [DestinationError] {
    provider.tableFaults(at: place)
      + provider.rows.flatMap { key, presentation, isSystem in
        let kind = isSystem ? "system navigation" : "interaction"
        return faults(
          of: presentation, as: "The \(kind) \(place).\(key.rawValue)", servedBy: all,
          given: isSystem ? [] : samples?.ownSamples(for: key))
      }
  }

  /// Returns the places that a guard presents although it protects them itself.
  private func loops(
    of guarding: Setup.Guard, in presentation: Presentation
  ) -> [DestinationError] {
    guard let protects = guarding.protects else { return [] }
    return presentation.routesToBuild.flatMap(routes(within:)).filter(protects).map {
      DestinationError(
        .guardLoop, "The guard \(guarding.name) protects \($0.rawValue), which it presents itself.")
    }
  }

  /// Returns a route, and those that its shape contains.
  private func routes(within route: DestinationType) -> [DestinationType] {
    guard
      let blueprint = try? blueprint(for: PlaceBox(route), OfferScope(around: allOffers)).place
    else { return [route] }
    let payloads = [blueprint.payload] + blueprint.rows.map(\.place.payload)
    return payloads.compactMap { $0.read(as: Place<DestinationType, ContentType>.self)?.route }
  }

  /// Returns the faults of one presentation, and of the elements of a path.
  ///
  /// `given` are the contents that may come with the presentation; nil if they are unknown.
  func faults(
    of presentation: Presentation, as name: String, servedBy all: [AppWorld],
    given: [ContentType]? = nil
  ) -> [DestinationError] {
    let elements = presentation.flattened
    if presentation.verb != .path || elements.isEmpty {
      return elementFaults(of: presentation, as: name, servedBy: all, given: given)
    }
    return elements.enumerated().flatMap { index, element in
      if case .effect = element.verb { return [element.misplacedEffect] }
      if element.outline.terms.answer != nil { return [element.misplacedAnswer] }
      return elementFaults(of: element, as: "\(name)[\(index)]", servedBy: all, given: given)
    }
  }

  private func elementFaults(
    of presentation: Presentation, as name: String, servedBy all: [AppWorld],
    given: [ContentType]?
  ) -> [DestinationError] {
    if presentation.verb == .path {
      return [DestinationError(.emptyPath, "\(name) presents an empty path.")]
    }
    if case .goBack(let count) = presentation.verb, count < 1 {
      return [DestinationError(.nothingToGoBack, "\(name) goes back by \(count) places.")]
    }
    if case .orderTabs(let tabs) = presentation.verb, Set(tabs).count < tabs.count {
      return [DestinationError(.duplicateTab, "\(name) orders tabs, and names one twice.")]
    }
    if let need = presentation.effect?.need { return faults(of: need, of: name, servedBy: all) }
    if let choices = presentation.choices {
      let content = presentation.contentType.map { [$0] } ?? given
      return choiceFaults(choices, of: name, servedBy: all)
        + presentation.windowPlaces.flatMap {
          contentFaults(of: $0, as: "\(name) may present", servedBy: all, given: content)
        }
    }
    guard let route = presentation.destinationType else {
      guard [.builds, .finds].contains(presentation.verb.traits.route),
        presentation.actionTargetID == nil
      else { return [] }
      let reason = "\(name) presents with \(presentation.verb), but names no route."
      return [DestinationError(.noDestinationType, reason)]
    }
    if presentation.verb.traits.route == .finds || presentation.prompt != nil { return [] }
    return unprovided([route], "\(name) presents", servedBy: all)
      + contentFaults(of: presentation, as: "\(name) presents", servedBy: all, given: given)
  }

  /// Returns the missing declaration of an effect; a lock or an answer needs none.
  private func faults(
    of need: PresentationEffect<ContentType>.Need, of name: String, servedBy all: [AppWorld]
  ) -> [DestinationError] {
    switch need {
    case .receiver(let type) where !all.contains { $0.receive(type) }:
      return [DestinationError(.noReceiver, "\(name) sends \(type), which nothing receives.")]
    case .checkpoint(let key)
    where all.allSatisfy { $0.routes(withCheckpoint: key).isEmpty }:
      let reason = "\(name) returns to the checkpoint \(key.name), which no provider declares."
      return [DestinationError(.noMatchingPlace, reason)]
    case .receiver, .checkpoint, .nothing: return []
    }
  }

  /// Returns the faults of the routes among which a presentation chooses.
  private func choiceFaults(
    _ routes: [DestinationType], of name: String, servedBy all: [AppWorld]
  ) -> [DestinationError] {
    if routes.isEmpty {
      return [DestinationError(.noDestinationType, "\(name) declares no routes.")]
    }
    return unprovided(routes, "\(name) may present", servedBy: all)
  }

  /// Returns the fault of each route for which there is neither a provider nor an offer.
  private func unprovided(
    _ routes: [DestinationType], _ clause: String, servedBy all: [AppWorld]
  ) -> [DestinationError] {
    routes.filter { route in !all.contains { $0.answers(route) } }.map { route in
      var code = DestinationError.Code.noProvider
      do throws(DestinationError) {
        _ = try resolution(of: route, by: allOffers)
      } catch {
        code = error.code
      }
      return DestinationError(code, "\(clause) \(name(of: route)), which has no provider.")
    }
  }

  private func shapeFaults(of route: DestinationType) -> [DestinationError] {
    guard let provider = box(for: route)?.provider else { return [] }
    let (shape, name) = (provider.shape(for: route), self.name(of: route))
    if let fault = shape.emptiness(of: name) ?? provider.fault(of: shape.kind, at: name) {
      return [fault]
    }
    let missing = unprovided(shape.routes, "The shape of \(name) contains", servedBy: [self])
    if !missing.isEmpty { return missing }
    do throws(DestinationError) {
      _ = try blueprint(for: PlaceBox(route), OfferScope(around: allOffers))
      return shape.routes.flatMap {
        contentFaults(of: .push($0), as: "The shape of \(name) contains", given: [])
      }
    } catch {
      return [error]
    }
  }
}
