/// Notes what providers make while a request builds, until it is known whether the request is built.
///
/// If the building fails, all that was made for it is let go: tasks are cancelled and interactors cleaned
/// up, whatever the provider has done before it threw or returned nothing.
@MainActor
final class BuildScope {
  /// The scope of the building that goes on; nobody else has a turn on the main actor before it is over.
  private static var current: BuildScope?

  private var destinations: Few<any Destinationable> = .none
  private var latest: ObjectIdentifier?

  /// Builds, and lets everything go that providers made if the building throws.
  static func run<Built>(
    _ build: () throws(DestinationError) -> Built
  ) throws(DestinationError) -> Built {
    let (outer, scope) = (current, BuildScope())
    current = scope
    do throws(DestinationError) {
      let built = try build()
      current = outer
      return built
    } catch {
      current = outer
      scope.letGo()
      throw error
    }
  }

  /// Notes a destination that was given an interactor or an interface.
  static func note<Destination: Destinationable>(_ destination: Destination) {
    if let current { current.add(destination) }
  }

  private func add<Destination: Destinationable>(_ destination: Destination) {
    if latest == ObjectIdentifier(destination) { return }
    latest = ObjectIdentifier(destination)
    destinations.append(destination)
  }

  private func letGo() {
    for destination in destinations.reversed() { letGo(destination) }
  }

  private func letGo(_ destination: some Destinationable) {
    if !destination.isInTree { SiteOf(destination).release() }
  }
}

extension Destinationable {
  fileprivate var isInTree: Bool { membership.host?.tree.contains(id: id) ?? false }
}
