/// What is kept for routes, found by the exact value, else by the case of which there is only one.
///
/// An object with its own types: code that has them at hand need not ask what they are at each look-up.
@MainActor
final class RouteTable<Route: RoutableDestinations, Entry: AnyObject> {
  private var entries: [Route: Entry] = [:]
  private var routesByCase: [String: Set<Route>] = [:]

  /// Every route for which there is an entry, in no order.
  var routes: some Collection<Route> { entries.keys }

  /// Every entry, as often as there are routes for it, in no order.
  var all: some Collection<Entry> { entries.values }

  subscript(route: Route) -> Entry? {
    if let entry = entries[route] { return entry }
    return entry(byCaseOf: route)
  }

  func set(_ entry: Entry, for route: Route) {
    // Replaced as a whole, so that reading it needs no watching, and given up meanwhile, so that nothing is copied.
    var changed = entries
    entries = [:]
    changed[route] = entry
    entries = changed
    routesByCase[route.rawValue, default: []].insert(route)
  }

  // Apart, because making room for a route is slow, and most routes are found by their values.

  @inline(never)
  private func entry(byCaseOf route: Route) -> Entry? {
    guard let alike = routesByCase[route.rawValue], alike.count == 1 else { return nil }
    return alike.first.flatMap { entries[$0] }
  }
}
