import Destinations
import DestinationsTesting

/// The navigation of the parcel app, with at most one bug.
extension Parcels {
  @MainActor static func setup(_ world: ParcelWorld) -> Setup {
    typealias Containers = RecordingProvider<Parcels, Tap, Worker>
    var open = Presentation.push(.parcel)
    if world.has(.listOpensNext) { open.assistantType = .custom(NextRow()) }
    var setup = Setup(
      providers: [
        .main: Containers(
          shape: .tabs([
            (.list, .list), (.search, .search),
            (.settings, .settings),
          ])),
        .list: DestinationProvider(
          presentations: [.open: open, .archive: .push(.archive), .announce: .sheet(.notice)]
        ) { seed in
          StackOf<ParcelListView>(seed) { ParcelListView($0, world) }
        },
        .parcel: parcel(world), .rename: rename(world), .search: search(world),
        .notice: notice(world), .archive: screen([.back: .goBack]), .login: login(world),
        .settings: Containers(shape: .stack, presentations: [.logIn: .sheet(.login)]),
      ],
      startingDestination: .replaceRoot(with: .main), guards: guards(world),
      links: links(world), snapshots: snapshots(world))
    setup = setup.receives(Scene.self) { scene in
      scene == .background || world.has(.staysLocked)
        ? .locking("hidden", because: "The app goes to the background.") : .releasing("hidden")
    }
    return setup.receives(Code.self) { code in
      if world.has(.codeUnreceived), !world.parcels.contains(code.parcel) { return nil }
      return world.has(.codeStacks)
        ? .path([.dismissAny, .tab(.list), .push(.parcel, content: .parcel(code.parcel))])
        : show(code)
    }
  }

  private static func show(_ code: Code) -> Presentation? {
    .path([
      .dismissAny, .tab(.list, toRoot: true), .push(.parcel, content: .parcel(code.parcel)),
    ])
  }

  // MARK: Places

  @MainActor private static func parcel(_ world: ParcelWorld) -> DestinationProvider<Screen> {
    screen(
      [
        .rename: .sheet(.rename),
        .remove: .alert(
          .mayRemove, "Remove this parcel?",
          buttons: [
            .init("Remove", role: .destructive, leadingTo: Tap.removed),
            .init("Keep", role: .cancel),
          ]),
        .back: .goBack,
      ], requests: [.refresh: asking(.refresh)], handles: [.removed]
    ) { screen, model, content in
      guard case .parcel(let parcel) = content, parcel > 0 else { throw Unbuilt() }
      let place = DestinationHandle(screen)
      model.onTap = { _, _ in
        world.parcels.remove(parcel)
        guard !world.has(.removedStays) else { return true }
        var back = Presentation.goBack
        back.parentDestinationID = place.destination?.id
        place.appFlow?.presentDestination(configuration: back)
        return true
      }
      model.onResult = { result, _ in
        if world.has(.failureUnhandled), case .failure = result { return false }
        if world.has(.returnsUninvited) {
          let again: Presentation = .path([
            .dismissAny, .tab(.list, showing: .parcel, content: .parcel(parcel)),
          ])
          if let place = place.destination, place.appFlow?.currentDestination?.id != place.id {
            place.appFlow?.presentDestination(configuration: again)
          }
        }
        return true
      }
    }
  }

  @MainActor private static func rename(_ world: ParcelWorld) -> DestinationProvider<Screen> {
    let close: Presentation =
      world.has(.closeLeavesTwo) ? .path([.dismissSheet, .goBack]) : .dismissSheet
    return screen([.close: close], requests: [.save: asking(.rename)], handles: [.type]) {
      screen, model, _ in
      let place = DestinationHandle(screen)
      if !world.has(.nameKept) { world.typed = nil }
      model.onTap = { _, content in
        if case .text(let text) = content { world.typed = text }
        return true
      }
      model.onResult = { result, _ in
        if case .success = result { world.confirmations += 1 }
        guard (try? result.get()) != nil || world.has(.failureAsSuccess) else { return true }
        world.claimedSaves += 1
        if world.has(.closesOtherSheet) {
          place.appFlow?.presentDestination(configuration: Presentation.dismissSheet)
        } else if let id = place.destination?.id {
          place.appFlow?.removeDestination(destinationID: id)
        }
        return true
      }
    }
  }

  @MainActor private static func search(_ world: ParcelWorld) -> DestinationProvider<Screen> {
    screen(
      [
        .open: .path([.tab(.list, toRoot: true), .push(.parcel)]), .announce: .sheet(.notice),
      ], handles: [.find]
    ) { screen, model, _ in
      screen.assignInteractor(interactor: ParcelOffice(), for: .office)
      world.isSearching = false
      world.query = world.resultQuery
      let place = DestinationHandle(screen)
      model.onTap = { _, content in
        guard case .text(let text) = content else { return false }
        if world.isSearching, world.has(.busyForever) { return true }
        world.query = text
        world.isSearching = true
        place.destination?.performRequest(
          interactor: .office, request: ParcelRequest(action: .find, content: content))
        return true
      }
      model.onResult = { result, request in
        guard case .text(let text) = request.content else { return false }
        if !world.has(.staleResults), text != world.query { return true }
        if case .failure = result, world.has(.busyForever) { return true }
        world.isSearching = false
        if case .success = result {
          world.resultQuery = text
        } else {
          world.query = world.resultQuery
        }
        return true
      }
    }
  }

  /// A notice that closes itself after three seconds.
  @MainActor private static func notice(_ world: ParcelWorld) -> DestinationProvider<Screen> {
    screen([
      .open: .path(
        (world.has(.noticeOpensBeneath) ? [] : [.dismissSheet])
          + [.tab(.list, toRoot: true), .push(.parcel)]),
      .close: .dismissSheet,
    ]) {
      screen, model, _ in
      let (place, clock) = (DestinationHandle(screen), screen.appFlow?.clock ?? ContinuousClock())
      let flow = screen.appFlow as? AppFlow
      let timer = Task { @MainActor [weak flow] in
        try await clock.sleep(for: .seconds(3))
        var close = Presentation.dismissSheet
        if world.has(.timerClosesOther) {
          flow?.presentDestination(configuration: .dismissAny)
        } else if let screen = place.destination {
          close.parentDestinationID = screen.id
          flow?.presentDestination(configuration: close)
        } else if world.has(.timerSurvives) {
          flow?.presentDestination(configuration: .goBack)
        }
      }
      if !world.has(.timerSurvives), !world.has(.timerClosesOther) {
        model.onLeave = { timer.cancel() }
      }
    }
  }

  @MainActor private static func login(_ world: ParcelWorld) -> DestinationProvider<Screen> {
    screen([.close: .dismissSheet], requests: [.logIn: asking(.logIn)]) { screen, model, _ in
      let place = DestinationHandle(screen)
      model.onResult = { result, _ in
        guard case .success = result else { return true }
        world.isLoggedIn = true
        // The login does not dismiss itself, which would close the places that have been presented above it.
        let flow = place.appFlow
        if let id = place.destination?.id { flow?.removeDestination(destinationID: id) }
        flow?.signal(.parcelLogin)
        return true
      }
    }
  }

  // MARK: Guards, links and snapshots

  @MainActor private static func guards(_ world: ParcelWorld) -> [Setup.Guard] {
    [
      .init("login", presents: [.sheet(.login)]) { change in
        let isAllowed =
          world.isLoggedIn || !change.brings(.archive)
          || (world.has(.linkSkipsLogin) && change.cause == .link)
        return isAllowed ? .allow : .hold(until: .parcelLogin, meanwhile: .sheet(.login))
      },
      .init("typing") { change in
        if world.has(.swipeDiscards), change.leaving.contains(where: { $0.route == .rename }) {
          world.typed = nil
        }
        return .allow
      },
    ]
  }

  @MainActor private static func links(_ world: ParcelWorld) -> Links {
    let table = LinkTable(LinkOrigin(scheme: "parcels")) {
      DeepLink("parcel/{parcel}", .int) {
        ParcelLink.parcel($0)
      } values: {
        if case .parcel(let number) = $0 { number } else { nil }
      }
      DeepLink("archive") {
        ParcelLink.archive
      } values: {
        $0 == .archive ? () : nil
      }
    }
    let (isUnbuilt, namesOther) = (world.has(.linkUnbuilt), world.has(.linkNamesOther))
    return Links(
      table,
      path: { link in
        switch link {
        case .parcel(let number):
          [
            .tab(.list, toRoot: true),
            .push(.parcel, content: .parcel(isUnbuilt ? 1 - number : number)),
          ]
        case .archive: [.tab(.list, toRoot: true), .push(.archive)]
        }
      },
      target: { tree in
        guard let place = tree.currentID.flatMap({ tree.node(id: $0) })?.payload else { return nil }
        switch (place.route, place.content) {
        case (.parcel, .parcel(let number)): return .parcel(namesOther ? number % 3 + 1 : number)
        case (.archive, _): return .archive
        default: return nil
        }
      })
  }

  @MainActor private static func snapshots(_ world: ParcelWorld) -> Snapshots {
    let offset = world.has(.restoresOther) ? 1 : 0
    return Snapshots {
      let forms: [DestinationType] = world.has(.restoresEmptyForm) ? [.rename] : []
      for route in [.main, .list, .search, .settings, .archive] + forms {
        Restorable(route.rawValue, route)
      }
      Restorable("parcel", .parcel) {
        if case .parcel(let number) = $0 { number } else { nil }
      } content: {
        ContentType.parcel($0 + offset)
      }
    }
  }
}

/// Passes on the parcel of the row beneath the tapped one.
@MainActor
private final class NextRow: InterfaceActionConfiguring {
  func configure(
    interfaceAction: InterfaceAction<
      Parcels.Tap, Parcels.DestinationType, Parcels.ContentType
    >, interactionType: Parcels.Tap, destination: any Destinationable,
    content: Parcels.ContentType?
  ) -> InterfaceAction<Parcels.Tap, Parcels.DestinationType, Parcels.ContentType> {
    var action = interfaceAction
    if case .parcel(let number) = content { action.data.contentType = .parcel(number % 3 + 1) }
    return action
  }
}
