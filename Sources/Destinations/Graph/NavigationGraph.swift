/// The map of an app: its places, and what leads from one to another, as its providers declare it.
///
/// Nothing runs for it, but receivers of sample values where some are given: tables, shapes, receivers, the start, and
/// what guards say they present, say it all. What only code knows is not in it, as where an interactor's answer leads,
/// or a ``CustomPresentation``. A place is a route's case, so two providers of one case are one place. Places of an
/// embedded flow are named by their host first, as `account/profile`.
///
/// ```swift
/// let graph = App.setup.graph()
/// #expect(graph.findings() == [])
/// print(graph.mermaid)
/// ```
public struct NavigationGraph: Sendable, Hashable {
  /// A place of the map.
  public struct Place: Sendable, Hashable {
    /// The name of the route's case.
    public let name: String
    /// What kind of place it is; nil where nobody provides it.
    public internal(set) var kind: NodeKind?
    /// The interactions that ask an interactor, in alphabetical order.
    public internal(set) var requests: [String] = []
    /// The interactions that its vocabulary has and no table, in alphabetical order.
    ///
    /// They are known of a vocabulary that is `CaseIterable`.
    public internal(set) var undeclared: [String] = []
  }

  /// One way from a place to another.
  public struct Edge: Sendable, Hashable {
    /// What makes a person go that way.
    public enum Trigger: Sendable, Hashable {
      /// An interaction of the place.
      case interaction(String)
      /// The place's shape: what comes inside, in the slot of this name.
      case shape(slot: String)
      /// A value of this type is sent, by whoever it may be, and the place receives it.
      case received(type: String)
      /// The guard of this name presents it, in place of a change or while it holds one.
      case guarded(by: String)
    }

    /// The place that it leads from; `*` where the whole app receives a value, or a guard steps in, wherever a person is.
    public let origin: String
    /// What makes a person go that way.
    public let trigger: Trigger
    /// The way to present, as `push` or `tab notes`; of a shape `inside`; empty where it is not known.
    public let presentation: String
    /// The place that it leads to; nil where that is known only when it runs: going back, dismissing, custom,
    /// and what is done for a value of which the map was given no sample.
    public let target: String?

    /// What it means for what a person can reach.
    let passage: Passage
  }

  /// What an edge means for what a person can reach.
  enum Passage: Sendable, Hashable {
    /// Builds what it leads to, and the system leads back.
    case thereAndBack
    /// Builds what it leads to, where the place that asks stands.
    case instead
    /// Builds what it leads to, and only what that declares leads back.
    case there
    /// Builds what it leads to, and nothing leads back.
    case anew
    /// Leads to what is there already.
    case toPresent
    /// Leads back.
    case back
    /// Leads wherever the app's code says.
    case anywhere
  }

  /// The places, in alphabetical order.
  public let places: [Place]

  /// The ways, by the places they lead from: first what a shape says, then interactions in alphabetical order.
  ///
  /// Those of embedded flows come last.
  public let edges: [Edge]

  /// The places where a person comes in: what the flow starts with, and what else leads into the app.
  public let entries: [String]
}

extension NavigationGraph {
  /// Where the ways begin that start wherever a person is.
  public static let anywhere = "*"

  /// The place of a name, or nil.
  public subscript(name: String) -> Place? { places.first { $0.name == name } }

  /// Returns what texts and pictures call a place.
  static func title(of name: String) -> String { name == anywhere ? "anywhere" : name }

  /// Returns the ways that lead from a place.
  public func edges(from name: String) -> [Edge] { edges.filter { $0.origin == name } }

  /// Returns the ways that lead to a place.
  public func edges(to name: String) -> [Edge] { edges.filter { $0.target == name } }
}

extension NavigationGraph.Edge: CustomStringConvertible {
  /// The way in one line, as `notes -- open: push -> note`.
  public var description: String { "\(origin) -- \(label) -> \(target ?? "…")" }

  /// What stands beside an arrow.
  var label: String {
    switch trigger {
    case .interaction(let name): "\(name): \(presentation)"
    case .shape(let slot): slot
    case .received(let type):
      "receives \(type)" + (presentation.isEmpty ? "" : ": \(presentation)")
    case .guarded(let name): "guard \(name): \(presentation)"
    }
  }
}

extension NavigationGraph: CustomStringConvertible {
  /// The ways, a line each, after the places where a person comes in.
  public var description: String {
    (entries.map { "-> \($0)" } + edges.map(\.description)).joined(separator: "\n")
  }
}
