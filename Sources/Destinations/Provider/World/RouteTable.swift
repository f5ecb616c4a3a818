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

  subscript(route: Route) -> Entry? {
    // A look-up runs code of the app; with a copy, the property need not be checked for exclusive access meanwhile.
    let entries = entries
    if let entry = entries[route] { return entry }
    return entry(byCaseOf: route)
  }

  func set(_ entry: Entry, for route: Route) {
    // Replaced as a whole, so that reading needs no exclusivity checks; emptied first, so that nothing is copied.
    var changed = entries
    entries = [:]
    changed[route] = entry
    entries = changed
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

  // A separate method, because allocating a generic route is slow, and most routes are found by value.

  @inline(never)
  private func entry(byCaseOf route: Route) -> Entry? {
    guard let alike = routesByCase[CaseIdentity(of: route)], alike.count == 1 else { return nil }
    let entries = entries
    return alike.first.flatMap { entries[$0] }
  }
}
