/// Leaving the tree: the one place where destinations are let go.
extension Flow {
  /// Lets go of what left, deepest and last first.
  func remove(_ leaving: [Site]) {
    for site in leaving {
      release(site.destination)
      let destination = site.destination
      journal.emit(.removed(id: destination.id, route: destination.type.rawValue))
    }
  }

  /// Cancels the tasks of a destination, cleans up its interactors and itself, and drops its interface.
  func release(_ destination: AnyDestination) {
    let membership = destination.membership
    if membership.hasLeft { return }
    membership.beginLeaving()
    membership.tasks.cancelAll()
    for interactor in membership.takeInteractors() { destination.cleanUp(interactor) }
    destination.cleanupResources()
    destination.removeAssociatedInterface()
    membership.leave()
  }
}
