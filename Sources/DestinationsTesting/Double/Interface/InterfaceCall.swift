public import Destinations

/// A change that an interface has received.
///
/// It does not keep interfaces alive.
public struct InterfaceCall: Sendable, Hashable {
  /// The kind of a change.
  public enum Verb: Sendable, Hashable {
    /// A place was added on top of a slot.
    case insert
    /// A place was replaced by another one.
    case replace(old: DestinationID, oldRoute: String)
    /// A place has left.
    case remove
    /// A tab, column or child was selected.
    case select
    /// A tab was added at an index.
    case addSlot(index: Int)
    /// A tab was removed.
    case removeSlot
    /// The tabs were reordered.
    case orderSlots([SlotName])
    /// The flow did not accept a change that the interface had already made.
    ///
    /// The tree is to be shown as it is.
    case restore
  }

  /// The number of the transition that contains the change.
  public let transition: Int

  /// The kind of the change.
  public let verb: Verb

  /// The name of the route of the place; empty if the change concerns no single place.
  public let route: String

  /// The place, if the change concerns one.
  public let id: DestinationID?

  /// The container or presenter of the place; nil for the root.
  public let parentID: DestinationID?

  /// The slot; nil if the change concerns all slots.
  public let slot: SlotName?

  /// Whether the change is animated.
  public let isAnimated: Bool

  /// The appearance of the sheet.
  public let sheet: SheetPresentationOptions?

  /// Whether a replacement looks like a push.
  public var looksLikePush = false

  /// The data that the app has passed to its interface, as text; nil if there are none.
  public var data: String?
}

extension InterfaceCall: CustomStringConvertible {
  /// The call in a few words, such as `insert noteDetail #4 on path of #2`.
  public var description: String {
    let parent = parentID.map { " of \(TreeTextToken.id($0))" } ?? ""
    let place = id.map { "\(route) \(TreeTextToken.id($0))" } ?? ""
    let position = slot?.position(in: parentID) ?? ""
    let slot = slot?.description ?? ""
    switch verb {
    case .insert: return "insert \(place) \(position)"
    case .replace(let old, let route):
      return "replace \(route) \(TreeTextToken.id(old)) with \(place) \(position)"
    case .remove: return "remove \(place) \(position)"
    case .select: return "select \(slot)\(parent)"
    case .addSlot(let index): return "add \(slot)\(parent) at \(index)"
    case .removeSlot: return "remove \(slot)\(parent)"
    case .orderSlots(let slots):
      return "order \(slots.map(\.description).joined(separator: ", "))\(parent)"
    case .restore: return "restore"
    }
  }
}

extension InterfaceCall {
  @MainActor
  init(_ change: InterfaceChange, in transition: Int) {
    switch change {
    case .insert(let place, let parent, let slot, let options):
      self.init(transition, .insert, place, in: parent, slot, options)
    case .replace(let old, let place, let parent, let slot, let options):
      let verb = Verb.replace(old: old.id, oldRoute: old.route)
      self.init(transition, verb, place, in: parent, slot, options)
    case .remove(let place, let parent, let slot, let options):
      self.init(transition, .remove, place, in: parent, slot, options)
    case .select(let slot, let parent): self.init(transition, .select, in: parent, slot)
    case .addSlot(let slot, let parent, let index):
      self.init(transition, .addSlot(index: index), in: parent, slot)
    case .removeSlot(let slot, let parent): self.init(transition, .removeSlot, in: parent, slot)
    case .orderSlots(let slots, let parent):
      self.init(transition, .orderSlots(slots), in: parent, nil)
    case .restore: self.init(transition, .restore, in: nil, nil)
    }
  }

  private init(
    _ transition: Int, _ verb: Verb, _ place: InterfaceChange.Place? = nil,
    in parent: DestinationID?, _ slot: SlotName?, _ options: InterfaceChange.Options? = nil
  ) {
    self.init(
      transition: transition, verb: verb, route: place?.route ?? "", id: place?.id,
      parentID: parent, slot: slot, isAnimated: options?.isAnimated ?? false,
      sheet: options?.sheet, looksLikePush: options?.looksLikePush ?? false,
      data: options?.data.map { "\($0)" })
  }
}

extension InterfaceTransition {
  /// Returns the same transition, with code that runs each time that it is acknowledged, before the flow continues.
  func watched(_ look: @escaping @MainActor (_ number: Int) -> Void) -> InterfaceTransition {
    var watched = self
    watched.onAcknowledge = { [onAcknowledge] number in
      look(number)
      onAcknowledge(number)
    }
    return watched
  }
}
