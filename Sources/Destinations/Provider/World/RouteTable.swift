/// Entries by route: for the exact value, or else the only one with the same case.
///
/// It is a class with its own generic parameters, so that a look-up need not determine the types.
@MainActor
final class RouteTable<Route: RoutableDestinations, Entry: AnyObject> {
  private var entries: [Route: Entry] = [:]
  private var routesByCase: [CaseIdentity: Set<Route>] = [:]
  /// The cases of all routes by their names, for routes of types that have the same name.
  private var casesByName: [String: Set<CaseIdentity>] = [:]
  /// Whether routes of different types have the same name.
  private(set) var hasNamesakes = false

  /// All routes with an entry, in no particular order.
  var routes: some Collection<Route> { entries.keys }

  subscript(route: Route) -> Entry? { entries[route] ?? onlyEntry(alike: route) }

  @inline(never)
  private func onlyEntry(alike route: Route) -> Entry? {
    guard let alike = routesByCase[CaseIdentity(of: route)], alike.count == 1 else { return nil }
    return alike.first.flatMap { entries[$0] }
  }

  func set(_ entry: Entry, for route: Route) {
    entries[route] = entry
    let identity = CaseIdentity(of: route)
    routesByCase[identity, default: []].insert(route)
    casesByName[route.rawValue, default: []].insert(identity)
    if casesByName[route.rawValue, default: []].count > 1 { hasNamesakes = true }
  }

  /// Returns the name of a route: its raw value, with the module of its type if a route of another type has
  /// an entry and the same raw value.
  func name(of route: Route) -> String {
    let name = route.rawValue
    let others = casesByName[name, default: []].subtracting([CaseIdentity(of: route)])
    return others.isEmpty ? name : route.fullCaseName
  }
}
