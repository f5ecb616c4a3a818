internal import Destinations

/// The interactions of the user at places of one kind, by name.
@MainActor
final class InteractionMenu {
  /// One interaction, and what is known about it from all runs.
  final class Entry: ActionRecord {
    /// The interaction without contents.
    let tap: ExplorationTap
    typealias Sample = (text: String, content: any ContentTypeable)
    /// The contents that may come with the interaction, each with its text in a step.
    private(set) var samples: [Sample] = []
    /// The contents while the interface does not say what it offers.
    private var declared: [Sample] = []
    /// The name of the interactor that the interaction asks, by its table or in a run; nil if it asks none.
    var interactor: String?
    /// The key of the question that the interaction asks; nil if it asks none.
    var question: String?
    /// Performs the interaction at a place, with one of its contents or without.
    fileprivate(set) var perform:
      @MainActor (any Destinationable, (any ContentTypeable)?) throws -> Void = { _, _ in }
    /// Whether the interface lets the user perform the interaction now.
    private(set) var isOffered = true
    /// Whether the interface has ever let the user perform the interaction.
    private var wasOffered = false
    /// The number of times that a guard has held the interaction or has led elsewhere.
    var holdCount = 0
    /// Whether the app itself has performed the interaction, for example after an answer.
    var isUsedByApp = false
    /// The number of times that the answer to the interaction could be disturbed.
    var turns = 0
    /// Whether the interaction was performed at once and without an error, in any run.
    var hasWorked = false
    /// Whether the interaction had to wait for its turn, and may have worked then.
    var hasWaited = false
    /// The number of times that the interaction was refused for lack of a tab, a sheet, or a place to go back to.
    private var lackCount = 0
    /// The reason of such a refusal: what is lacking may be there at other times.
    private var lack: DestinationError?
    /// The reason why the interaction was refused last.
    private(set) var refusal: DestinationError?

    init(_ tap: ExplorationTap) {
      self.tap = tap
      super.init(.tap(tap))
    }

    /// Takes over the contents with which the interaction is declared.
    func declare(_ contents: [any ContentTypeable]) {
      declared = contents.map { (StepToken.line("\($0)"), $0) }
      (samples, isOffered) = (declared, true)
    }

    /// Takes over what the interface offers now; nil if the interface does not mention the interaction.
    func offer(_ contents: [(any ContentTypeable)?]?) {
      samples = contents?.compactMap(\.self).map { (StepToken.line("\($0)"), $0) } ?? declared
      isOffered = contents?.isEmpty != true
      if isOffered { wasOffered = true }
    }

    /// Returns whether a content can come with the interaction; any content may, if the interface makes offers or there
    /// are no samples.
    func knows(_ text: String) -> Bool {
      wasOffered || declared.isEmpty || declared.contains { $0.text == text }
    }

    func note(_ error: any Error) {
      guard let error = error as? DestinationError else { return }
      refusal = error
      guard [.tabNotFound, .noSheet, .nothingToGoBack, .noMatchingPlace].contains(error.code) else {
        return
      }
      lack = error
      lackCount += 1
    }

    /// Whether the interaction was ever one of the user.
    var isForUser: Bool { isOffered || wasOffered }

    /// The reason why the interaction never works; nil if it has worked.
    ///
    /// An interaction that has waited may itself have removed the tab meanwhile, so a single refusal proves nothing.
    var lastingLack: DestinationError? {
      hasWorked || lackCount < (hasWaited ? 3 : 1) ? nil : lack
    }

    /// The reason why no run has performed the interaction successfully; nil if one has.
    var obstacle: String? {
      if hasWorked || isUsedByApp { return nil }
      return refusal.map { "always refused, \($0.code.rawValue)" }
        ?? (tries == 0 ? "not within the steps" : nil)
    }
  }

  /// The name of the route of the places.
  let route: String

  /// The interactions, sorted by name.
  let entries: [Entry]

  /// The interactions that the interface lets the user perform now.
  private(set) var offeredEntries: [Entry]

  /// The records of the system's controls at the places, such as tabs.
  private var controls: [ActionRecord] = []

  /// The present situation.
  private(set) var situation = Situation()
  /// The situations at the places, by what the interface offers.
  private var situations: [[Bool]: Situation] = [:]

  /// The contents that the presentations of the interactions have themselves.
  let constants: [any ContentTypeable]

  /// The class of the places.
  fileprivate let placeType: ObjectIdentifier
  /// The number of declarations when this was created.
  private let declarationCount: Int
  /// Whether an interface has ever said what it offers; most do not.
  private var hasOffers = false

  /// Reads the declarations of a place with a route; what is known about places of the same kind with other declarations
  /// remains.
  init<Place: Destinationable>(
    of place: Place, at route: String, _ known: InteractionMenu?,
    contents: SampleContents<Place.DestinationType, Place.ContentType>
  ) {
    let state = place.internalState
    let sorted = state.declaredInteractions.sorted { $0.rawValue < $1.rawValue }
    self.route = route
    entries = sorted.map { interaction in
      let presentation = place.presentation(for: interaction)
      let name = interaction.rawValue
      let entry = known?.entry(name) ?? Entry(ExplorationTap(route, name))
      entry.declare(contents.samples(for: interaction, presenting: presentation))
      entry.interactor = state.interactor(for: interaction)
      entry.question = presentation?.questionKey
      entry.perform = { place, content in
        try (place as? Place)?.performInterfaceAction(
          interactionType: interaction, content: content as? Place.ContentType)
      }
      return entry
    }
    offeredEntries = entries
    constants = sorted.compactMap { place.presentation(for: $0)?.contentType }
    placeType = ObjectIdentifier(Place.self)
    declarationCount = state.declarationCount
    controls = known?.controls ?? []
    situations[entries.map(\.isOffered)] = situation
  }

  /// Returns the record of a control.
  func record(of control: ExplorationStep) -> ActionRecord {
    if let record = controls.first(where: { $0.step == control }) { return record }
    let record = ActionRecord(control)
    controls.append(record)
    return record
  }

  /// Returns the interaction with a name; nil if there is none.
  func entry(_ name: String) -> Entry? { entries.first { $0.tap.interaction == name } }

  /// All interactions, with each of the contents that may come with them.
  var taps: [ExplorationTap] {
    offeredEntries.flatMap { entry in
      let texts: [String?] = entry.samples.isEmpty ? [nil] : entry.samples.map(\.text)
      return texts.map { ExplorationTap(route, entry.tap.interaction, content: $0) }
    }
  }

  /// Returns whether a place declares exactly the interactions of this menu.
  fileprivate func serves(_ place: any Destinationable) -> Bool {
    placeType == ObjectIdentifier(type(of: place)) && declarationCount == place.declarationCount
  }

  /// Reads the interactions that the interface of a place offers now, with their contents.
  fileprivate func refresh(at place: any Destinationable) {
    guard let offered = place.currentInterface()?.offers, hasOffers || !offered.isEmpty else {
      return
    }
    hasOffers = true
    for entry in entries { entry.offer(offered[entry.tap.interaction]) }
    offeredEntries = entries.filter(\.isOffered)
    let flags = entries.map(\.isOffered)
    situation = situations[flags] ?? Situation()
    situations[flags] = situation
  }
}

extension Destinationable {
  fileprivate var declarationCount: Int { internalState.declarationCount }
}

extension DestinationInterfacing {
  /// The contents that the interface offers, without their types, by the names of the interactions.
  var offers: [String: [(any ContentTypeable)?]] {
    offered.reduce(into: [:]) { offers, offer in offers[offer.key.rawValue] = offer.value }
  }
}

/// The menus of an app.
///
/// Each one is created when a place of its kind is first found.
@MainActor
final class InteractionMenus {
  /// Reads the declarations of a place; nil if the place does not belong to the app.
  private let makeMenu: @MainActor (PlaceOccupant, InteractionMenu?) -> InteractionMenu?
  /// The menus by the kinds of places.
  private var menus: [String: InteractionMenu] = [:]

  /// Creates the menus of an app, with sample contents.
  init<D, C, T>(_ contents: SampleContents<D, C>, of app: FlowSetup<D, C, T>.Type) {
    makeMenu = { place, known in
      (place.destination as? any Destinationable<D, C, T>).map {
        InteractionMenu(of: $0, at: place.route, known, contents: contents)
      }
    }
  }

  /// All interactions so far, in a stable order.
  var entries: [InteractionMenu.Entry] {
    menus.sorted { $0.key < $1.key }.flatMap(\.value.entries)
  }

  /// Those that an interface has ever let the user perform.
  var userEntries: [InteractionMenu.Entry] { entries.filter(\.isForUser) }

  /// Returns the possible interactions at a place, presented or not.
  func menu(of place: PlaceOccupant) -> InteractionMenu? {
    let known = menus[place.kind]
    let isCurrent = known?.serves(place.destination) ?? false
    guard let menu = isCurrent ? known : makeMenu(place, known) else { return nil }
    menus[place.kind] = menu
    menu.refresh(at: place.destination)
    return menu
  }

  /// Returns whether places with another route have the same class: their tables may declare more than each one needs.
  func isClassShared(by route: String) -> Bool {
    let classes = menus.values.filter { $0.route == route }.map(\.placeType)
    return menus.values.contains { $0.route != route && classes.contains($0.placeType) }
  }

  /// Records that a place has performed an interaction that its interface does not offer.
  func note(_ interaction: String, at place: PlaceOccupant) {
    if let entry = menus[place.kind]?.entry(interaction), !entry.isOffered {
      entry.isUsedByApp = true
    }
  }

  /// Records that a guard has held an interaction or has led elsewhere.
  func noteHold(of tap: ExplorationTap) {
    for entry in entries where entry.tap == tap { entry.holdCount += 1 }
  }

  /// Records that an interaction has asked an interactor.
  func note(_ interactor: String, askedBy tap: ExplorationTap) {
    for entry in entries where entry.tap == tap {
      entry.interactor = entry.interactor ?? interactor
    }
  }
}
