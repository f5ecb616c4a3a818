#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Where a destination lives: the part of ``DestinationInternalState`` that a flow needs.
@MainActor
public class DestinationMembership<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
> {
  /// A presentation in this app.
  public typealias Presentation = DestinationPresentation<DestinationType, ContentType, TabType>

  /// Where the destination lives; it owns the destination, so this does not.
  private(set) weak var host: (any DestinationHosting<DestinationType, ContentType, TabType>)?

  /// The identifier of the destination, known once it lives somewhere.
  private(set) var placeID: UUID?

  /// The tree of a group that lives in no flow.
  var home: GroupHome<DestinationType, ContentType, TabType>?

  /// The interface of a destination that lives nowhere.
  var ownInterface: InterfaceBox?

  /// Runs presentations for a flow that is not the library's own.
  var presentationClosure: ((Presentation) -> Void)?

  /// The tab that will be selected once a tab bar is presented.
  var expectedTab: TabType?

  /// Told when the selected tab of a tab bar has changed.
  var selectedTabClosure: (@MainActor (TabModel<TabType>) -> Void)?

  /// The tasks that end with the destination.
  let tasks = RequestTasks()

  /// Whether the destination has left its tree; nothing may start or arrive after that.
  private(set) var hasLeft = false

  /// Whether the system is navigating at the destination.
  public var isSystemNavigating = false

  private var wishedParentID: UUID?

  init(
    site: DestinationSite<DestinationType, ContentType, TabType>?, wishedParentID: UUID?
  ) {
    host = site?.host
    placeID = site?.id
    expectedTab = site?.expectedTab
    self.wishedParentID = wishedParentID
  }

  /// The container of the destination, or the presenter of its sheet, once it is in a tree.
  ///
  /// Setting it is a wish that counts until the destination is presented; after that it changes
  /// nothing and is reported as an event.
  public var parentDestinationID: UUID? {
    get {
      guard let placeID, let host, host.arrangedTree.contains(id: placeID) else { return wishedParentID }
      return host.arrangedTree.parentID(of: placeID)
    }
    set {
      if let placeID, let host, host.arrangedTree.contains(id: placeID) {
        host.report(.parentIgnored(id: placeID))
      } else {
        wishedParentID = newValue
      }
    }
  }

  /// Notes where the destination lives from now on.
  func join(
    _ host: any DestinationHosting<DestinationType, ContentType, TabType>, as id: UUID
  ) {
    self.host = host
    placeID = id
  }

  /// Notes that nothing may start or arrive from now on.
  func beginLeaving() {
    hasLeft = true
  }

  /// Notes that the destination lives nowhere any more.
  func leave() {
    wishedParentID = nil
    host = nil
  }

  /// Hands over the interactors, to be cleaned up.
  func takeInteractors() -> [InstalledInteractor] { [] }
}

/// Keeps an interface for a destination that lives nowhere yet.
final class InterfaceBox {
  let interface: any DestinationInterfacing

  init(_ interface: any DestinationInterfacing) {
    self.interface = interface
  }
}

extension Destinationable {
  /// The part of the internal state that is the same for destinations of all kinds.
  var membership: DestinationMembership<DestinationType, ContentType, TabType> { internalState }
}
