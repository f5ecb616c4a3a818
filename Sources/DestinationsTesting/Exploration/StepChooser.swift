internal import Destinations

/// Chooses what happens next in an explored app, by a seed and by nothing else.
///
/// Mostly a person taps; of two interactions the one that was tried less is taken. Now and then a
/// control of the system is used, and now and then something goes askew.
@MainActor
struct StepChooser<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
> {
  typealias App = ExploredApp<DestinationType, ContentType, TabType>

  private var random: ExplorationRandom
  private var sinceRest = 0

  init(seed: UInt64, run: Int) {
    random = ExplorationRandom(seed: seed, stream: UInt64(run))
  }

  /// Returns a step that means something here and now; nil if there is none.
  mutating func next(in app: App) -> ExplorationStep? {
    sinceRest += 1
    if mustRest(app) {
      sinceRest = 0
      return .wait
    }
    if app.interface.isHolding, random.once(in: 4) {
      return random.once(in: 4) ? .acknowledgeTwice : .acknowledge
    }
    if app.hasBroughtOnePlace, random.once(in: 8), let step = leaving(app) { return step }
    return special(app) ?? tap(app) ?? leaving(app) ?? tab(app) ?? anyTap(app)
  }

  private mutating func mustRest(_ app: App) -> Bool {
    if app.isUnsettled { return !random.once(in: 8) }
    return sinceRest >= 16
  }

  /// What is no plain tap, for a part of all steps.
  private mutating func special(_ app: App) -> ExplorationStep? {
    switch random.below(128) {
    case 0..<6: app.beneath == nil ? nil : .goBack
    case 6..<12: app.beneath == nil ? nil : .swipeBack
    case 12..<20: app.draggableSheet == nil ? nil : .dragSheetDown
    case 20..<30: tab(app)
    case 30..<33: column(app)
    case 33..<40: tap(app).flatMap(\.tap).map { .doubleTap($0) }
    case 40..<46: late(app)
    case 46: .cancelSwipe
    case 47: .holdAcknowledgements
    case 48: random.once(in: 4) ? .restart : nil
    case 49: app.flow.keepsSnapshots ? .relaunchRestored : nil
    default: nil
    }
  }

  private func leaving(_ app: App) -> ExplorationStep? {
    if app.beneath != nil { return .goBack }
    return app.draggableSheet == nil ? nil : .dragSheetDown
  }

  private mutating func tab(_ app: App) -> ExplorationStep? {
    let tree = app.flow.presentedTree
    guard let current = tree.currentID, let bar = tree.nearest(.tabs, from: current),
      let slot = random.element(of: tree.node(id: bar)?.slots.filter { $0.tabName != nil } ?? [])
    else { return nil }
    return slot.tabName.map { .selectTab($0) }
  }

  private mutating func column(_ app: App) -> ExplorationStep? {
    let tree = app.flow.presentedTree
    guard let current = tree.currentID, let split = tree.nearest(.split, from: current),
      case .column(let column)? = random.element(of: tree.node(id: split)?.slots ?? [])
    else { return nil }
    return .focusColumn(column)
  }
}

// MARK: - Taps

extension StepChooser {
  /// A tap at the current place, or at another one on screen.
  private mutating func tap(_ app: App) -> ExplorationStep? {
    let place = random.once(in: 4) ? other(app) ?? app.current : app.current
    return place.flatMap { tap(at: $0, app) }.map { .tap($0) }
  }

  /// A tap at any place on screen.
  private mutating func anyTap(_ app: App) -> ExplorationStep? {
    for id in app.flow.presentedTree.visibleIDs {
      if let place = app.flow.destination(for: id), let tap = tap(at: place, app) {
        return .tap(tap)
      }
    }
    return nil
  }

  private mutating func late(_ app: App) -> ExplorationStep? {
    let places = app.recent.hidden(in: app.flow) { _ in true }
    return random.element(of: places).flatMap { tap(at: $0, app) }.map { .lateTap($0) }
  }

  private mutating func other(_ app: App) -> App.AnyDestination? {
    random.element(of: app.flow.presentedTree.visibleIDs)
      .flatMap { app.flow.destination(for: $0) }
  }

  private mutating func tap(at place: App.AnyDestination, _ app: App) -> ExplorationTap? {
    let table = app.tables.table(of: place)
    if table.entries.isEmpty { return nil }
    let (one, other) = (
      random.below(table.entries.count), random.below(table.entries.count)
    )
    let index = table.entries[other].tries < table.entries[one].tries ? other : one
    table.entries[index].tries += 1
    let entry = table.entries[index]
    return ExplorationTap(
      place.type.rawValue, entry.name, content: random.element(of: entry.texts))
  }
}

extension ExploredApp {
  /// Whether requests have begun that resting may end.
  var isUnsettled: Bool { flow.isBusy || (!interface.isHolding && open.count > openAtRest) }

  /// Whether the step before did nothing but bring one place.
  var hasBroughtOnePlace: Bool { moment.arrivals.count == 1 && moment.departures.isEmpty }
}

extension SlotName {
  /// The name of the tab, if the slot is one.
  var tabName: String? {
    if case .tab(let name) = self { name } else { nil }
  }
}
