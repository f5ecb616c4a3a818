/// The places that have left with a change, by the positions that they had in the tree.
@MainActor
struct DepartedPlaces {
  private let refs: Few<NodeRef>
  private let sites: Few<Site>
  /// The same places; empty if there are few enough for a linear search.
  private let index: [NodeRef: Site]
  /// The first of several places that replaced each other in a path, by the later ones.
  private let firsts: [NodeRef: NodeRef]

  private static var linearLimit: Int { 8 }

  init(of change: borrowing FlowEngine.Change) {
    refs = change.departures
    sites = change.leaving
    index = sites.count > Self.linearLimit ? Dictionary(zip(refs, sites)) { $1 } : [:]
    var firsts: [NodeRef: NodeRef] = [:]
    for case .replace(let old, let new, _, _) in change.steps { firsts[new] = firsts[old] ?? old }
    self.firsts = firsts
  }

  /// The place that has left a position; nil if none has.
  subscript(ref: NodeRef) -> Site? {
    if sites.count > Self.linearLimit { return index[ref] }
    guard let index = refs.firstIndex(of: ref), index < sites.count else { return nil }
    return sites[index]
  }

  /// The departed place that an interface still shows in the position of a node; nil if it shows none.
  func shown(where ref: NodeRef) -> Site? {
    self[firsts[ref] ?? ref]
  }
}
