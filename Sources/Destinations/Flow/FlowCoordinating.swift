#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Shows what a flow presents, in whatever interface there is.
///
/// It is told of each transition after it was made, and acknowledges when it has shown it, at once or
/// later, as after an animation. Requests made meanwhile wait; facts do not.
@MainActor
public protocol FlowCoordinating: AnyObject {
  /// Shows a transition and calls its `acknowledge()`, at once or later.
  func show(_ transition: InterfaceTransition)
}

/// One transition as an interface is told of it.
///
/// The changes own the interfaces of places that left, so that they can be animated away.
@MainActor
public struct InterfaceTransition {
  /// Counts the transitions of a flow, from 1.
  public let number: Int

  /// Who asked for it.
  public let cause: NavigationCause

  /// What to do, in order.
  public let changes: [InterfaceChange]

  package let onAcknowledge: @MainActor (Int) -> Void

  package init(
    number: Int, cause: NavigationCause, changes: [InterfaceChange],
    onAcknowledge: @escaping @MainActor (Int) -> Void
  ) {
    self.number = number
    self.cause = cause
    self.changes = changes
    self.onAcknowledge = onAcknowledge
  }

  /// Tells the flow that the transition is shown, and with it those before it.
  ///
  /// Only the first call counts.
  public func acknowledge() {
    onAcknowledge(number)
  }
}

/// One thing that an interface has to do for a transition.
public enum InterfaceChange {
  /// A place as an interface needs it.
  public struct Place {
    /// The identifier of the place.
    public let id: UUID
    /// The name of its route.
    public let route: String
    /// What shows it; nil if its provider assigned nothing.
    public let interface: (any DestinationInterfacing)?
  }

  /// How a change is shown; data that the app declared.
  public struct Options: Sendable, Equatable {
    /// Whether it is animated.
    public let isAnimated: Bool
    /// How a sheet is shown; nil for what is no sheet.
    public let sheet: SheetPresentationOptions?

    static var plain: Options { Options(isAnimated: false, sheet: nil) }
  }

  /// A place was put on top of a slot; the parent is nil for the root.
  case insert(Place, parentID: UUID?, slot: SlotName, options: Options)
  /// A place was put where another stood, which has left.
  case replace(Place, with: Place, parentID: UUID?, slot: SlotName, options: Options)
  /// A place has left, with all that it contained and presented.
  case remove(Place, parentID: UUID?, slot: SlotName, options: Options)
  /// A tab, column or child was selected.
  case select(slot: SlotName, parentID: UUID)
  /// A tab was added at an index, counted from 0.
  case addSlot(SlotName, parentID: UUID, index: Int)
  /// A tab was removed.
  case removeSlot(SlotName, parentID: UUID)
  /// What the interface did by itself, as a swipe, was not accepted: it is to show the tree as it is.
  case restore
  /// The tabs have another order.
  case orderSlots([SlotName], parentID: UUID)
}
