/// Notes what providers make while a request builds, until it is known whether the request is built.
///
/// If the building fails, all that was made for it is let go: tasks are cancelled and interactors cleaned
/// up, whatever the provider has done before it threw or returned nothing.
@MainActor
struct BuildScope {
  /// The scope of the building that goes on; nobody else has a turn on the main actor before it is over.
  private static var current: BuildScope?

  private var destinations: Few<any Destinationable> = .none

  private init() {}

  /// Builds, and lets everything go that providers made if the building throws.
  static func run<Built>(
    _ build: () throws(DestinationError) -> Built
  ) throws(DestinationError) -> Built {
    let outer = current
    current = BuildScope()
    do throws(DestinationError) {
      let built = try build()
      current = outer
      return built
    } catch {
      let scope = current
      current = outer
      scope?.letGo()
      throw error
    }
  }

  /// Notes a destination that was given an interactor or an interface.
  static func note<Destination: Destinationable>(_ destination: Destination) {
    if current == nil || current?.destinations.last === destination { return }
    current?.destinations.append(destination)
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
