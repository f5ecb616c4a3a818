#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Where destinations live: the engine of a flow, or the home of a group that is in no flow.
///
/// Destinations refer to it by its link; it owns them and their interfaces. It knows no app's types; what is
/// typed is in its world.
@MainActor
class TreeHost {
  /// The arrangement of what lives here.
  ///
  /// It is only ever replaced as a whole, so that reading it needs no watching.
  final var tree = PresentationTree<ErasedPayload>()

  let sites = SiteStore()

  /// What only the app's types can say: an ``AppWorld``.
  let world: AnyObject

  /// What the places that live here keep of it.
  final let link = HostLink()

  init(world: AnyObject) {
    self.world = world
  }

  /// Does what a plan says in which every place has its identifier.
  final func write(_ plan: TreePlan<ErasedPayload>) {
    var changed = PresentationTree<ErasedPayload>()
    swap(&changed, &tree)
    changed.write(plan)
    swap(&changed, &tree)
  }

  func site(for id: UUID) -> Site? {
    if let ref = tree.structure.nodes[id] { sites[ref] } else { nil }
  }

  /// Whether it runs presentations, so that nothing else does for the places that live here.
  var presents: Bool { false }

  /// Runs a request, or lets it wait.
  ///
  /// - Returns: The outcome, or nil if it is not known yet.
  @discardableResult
  func submit(_ work: RequestWork, cause: NavigationCause, from id: UUID?) -> RequestOutcome? {
    .refused(DestinationError(.flowEnded, "The place is in no flow."))
  }

  /// The parent of a root that stands for a section of something else; nil for all other places.
  func outsideParentID(of id: UUID) -> UUID? { nil }

  func interface(of id: UUID) -> (any DestinationInterfacing)? {
    site(for: id)?.interface
  }

  func keep(_ interface: (any DestinationInterfacing)?, of id: UUID) {
    site(for: id)?.interface = interface
  }

  /// Makes reading a part of the tree known to whoever observes.
  func observe(_ face: TreeFace) {}

  /// Counts work in progress, so that `pending` can name it; returns the key to end it with.
  func begin(_ work: PendingWork) -> Int { 0 }

  func end(_ key: Int) {}

  /// Notes whether work in progress waits for somebody outside, so that it cannot end by itself.
  func park(_ key: Int, _ isParked: Bool) {}

  /// Notes that a place is let go, with everything that must go with it.
  func letsGo(of site: Site) {}

  /// Tells of something that went wrong; somebody is always told.
  func report(_ problem: NavigationEvent.Kind) {
    StandardError.write(problem.description)
  }
}
