/// Notes what providers make while a request builds, until it is known whether the request is built.
///
/// If the building fails, all that was made for it is let go: tasks are cancelled and interactors cleaned
/// up, whatever the provider has done before it threw or returned nothing.
@MainActor
final class BuildScope {
  @TaskLocal private static var current: BuildScope?

  private var destinations: [any Destinationable] = []
  private var noted: Set<ObjectIdentifier> = []
  private var isOver = false

  private init() {}

  /// Builds, and lets everything go that providers made if the building throws.
  static func run<Built>(
    _ build: () throws(DestinationError) -> Built
  ) throws(DestinationError) -> Built {
    let scope = BuildScope()
    let result = $current.withValue(scope) {
      Result { () throws(DestinationError) in try build() }
    }
    scope.end(result)
    return try result.get()
  }

  /// The scope of the building that goes on, if any; a task that outlives a building has none.
  private static var active: BuildScope? {
    current.flatMap { $0.isOver ? nil : $0 }
  }

  /// Notes a destination that was given an interactor or an interface.
  static func note<Destination: Destinationable>(_ destination: Destination) {
    guard let active, !destination.isInTree,
      active.noted.insert(ObjectIdentifier(destination)).inserted
    else { return }
    active.destinations.append(destination)
  }

  private func end<Built>(_ result: Result<Built, DestinationError>) {
    isOver = true
    guard case .failure = result else { return }
    for destination in destinations.reversed() { release(destination) }
  }

  private func release(_ destination: some Destinationable) {
    if !destination.isInTree { Site(destination, destination.membership).release() }
  }
}

extension Destinationable {
  fileprivate var isInTree: Bool { membership.host?.tree.contains(id: id) ?? false }
}
