/// The places that have left with a change, by the positions that they had in the tree.
@MainActor
struct DepartedPlaces {
  private let sites: [NodeRef: Site]
  /// The first of several places that replaced each other in a path, by the later ones.
  private let firsts: [NodeRef: NodeRef]

  init(of change: borrowing FlowEngine.Change) {
    sites = Dictionary(zip(change.departures, change.leaving)) { $1 }
    var firsts: [NodeRef: NodeRef] = [:]
    for case .replace(let old, let new, _, _) in change.steps { firsts[new] = firsts[old] ?? old }
    self.firsts = firsts
  }

  /// The place that has left a position; nil if none has.
  subscript(ref: NodeRef) -> Site? { sites[ref] }

  /// The departed place that an interface still shows in the position of a node; nil if it shows none.
  func shown(where ref: NodeRef) -> Site? {
    self[firsts[ref] ?? ref]
  }
}
