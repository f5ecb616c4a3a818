/// Shows the transitions of a flow in any kind of interface.
///
/// The coordinator receives each transition after it was made, and acknowledges it when it is on
/// screen, immediately or later, for example after an animation. Until then, further requests wait,
/// but facts that the interface reports do not.
@MainActor
public protocol FlowCoordinating: AnyObject {
  /// Shows a transition, and calls its `acknowledge()` immediately or later.
  ///
  /// Transitions arrive in order. A transition that is never acknowledged blocks all later
  /// requests.
  func show(_ transition: InterfaceTransition)

  /// Called when another coordinator was attached to the flow, which no longer calls this one.
  ///
  /// Does nothing unless implemented.
  func wasReplaced(by other: any FlowCoordinating)
}

extension FlowCoordinating {
  /// Does nothing.
  public func wasReplaced(by other: any FlowCoordinating) {}
}

/// A transition of a flow, as its interface receives it.
///
/// Its changes retain the interfaces of places that have left, so that these can be animated away.
@MainActor
public struct InterfaceTransition {
  /// The number of the transition within its flow, counted from 1.
  public let number: Int

  /// The cause of the transition.
  public let cause: NavigationCause

  /// The changes to show, in order.
  ///
  /// They add up to the new tree.
  public let changes: [InterfaceChange]

  /// Every place that has left, including those inside the places that the changes name.
  package private(set) var leavingIDs: [DestinationID] = []

  package var onAcknowledge: @MainActor (Int) -> Void

  /// Reports to the flow that this transition, and all earlier ones, are on screen.
  ///
  /// Waiting requests continue. Only the first call has an effect.
  public func acknowledge() {
    onAcknowledge(number)
  }
}

/// A single change that an interface has to show.
public enum InterfaceChange {
  /// A place, with what an interface needs to show it.
  public struct Place {
    /// The identifier of the place.
    public let id: DestinationID
    /// The name of its route.
    public let route: String
    /// The object that shows the place; nil if its provider has assigned none.
    public let interface: (any DestinationInterfacing)?
  }

  /// The options of the change, as the app has declared them.
  public struct Options: Sendable, Equatable {
    let options: PresentationOutline.Options

    /// Whether the change is animated.
    public var isAnimated: Bool { options.isAnimated }
    /// The options of a sheet; nil for any other change.
    public var sheet: SheetPresentationOptions? { options.sheet }
    /// Whether a replacement looks like a push.
    public var looksLikePush: Bool { options.details?.looksLikePush ?? false }
    /// The data that the app has passed with the presentation; nil if there is none.
    ///
    /// It is in no snapshot and in no journal.
    public var data: (any Equatable & Sendable)? { options.details?.data }

    static var plain: Options { Options(options: .plain) }
  }

  /// A place was added on top of a slot.
  ///
  /// The parent is nil for the root.
  case insert(Place, parentID: DestinationID?, slot: SlotName, options: Options)
  /// A place was replaced by another one, and has left.
  case replace(Place, with: Place, parentID: DestinationID?, slot: SlotName, options: Options)
  /// A place has left, with everything that it contained and presented.
  case remove(Place, parentID: DestinationID?, slot: SlotName, options: Options)
  /// A tab, column or child was selected.
  case select(slot: SlotName, parentID: DestinationID)
  /// A tab was added at an index, counted from 0.
  case addSlot(SlotName, parentID: DestinationID, index: Int)
  /// A tab was removed.
  case removeSlot(SlotName, parentID: DestinationID)
  /// The flow did not accept a change that the interface had already made, such as a swipe.
  ///
  /// Show the tree as it is.
  case restore
  /// The tabs were reordered.
  case orderSlots([SlotName], parentID: DestinationID)
}

extension InterfaceTransition: @MainActor Printed {
  /// The number, the cause and the changes.
  var printed: String {
    "\(number) by \(cause.rawValue): " + changes.map(\.description).joined(separator: "; ")
  }
}

extension InterfaceChange: Printed {
  /// The change in a few words, such as `insert noteDetail #4 on path of #2`.
  var printed: String {
    switch self {
    case .insert(let place, let parent, let slot, _): "insert \(place) \(slot.position(in: parent))"
    case .replace(let old, let place, let parent, let slot, _):
      "replace \(old) with \(place) \(slot.position(in: parent))"
    case .remove(let place, let parent, let slot, _): "remove \(place) \(slot.position(in: parent))"
    case .select(let slot, let parent): "select \(slot) of \(TreeTextToken.id(parent))"
    case .addSlot(let slot, let parent, let index):
      "add \(slot) of \(TreeTextToken.id(parent)) at \(index)"
    case .removeSlot(let slot, let parent): "remove \(slot) of \(TreeTextToken.id(parent))"
    case .restore: "restore"
    case .orderSlots(let slots, let parent):
      "order \(slots.map(\.description).joined(separator: ", ")) of \(TreeTextToken.id(parent))"
    }
  }
}

extension InterfaceChange.Options: Printed {
  var printed: String { options.printed }
}

extension InterfaceChange.Place: Printed {
  /// The name of the route, and the identifier.
  var printed: String { "\(route) \(TreeTextToken.id(id))" }
}

extension SlotName {
  /// Returns the position of a changed place, in words.
  package func position(in parent: DestinationID?) -> String {
    parent.map { "on \(self) of \(TreeTextToken.id($0))" } ?? "as root"
  }
}
