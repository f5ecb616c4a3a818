/// The map of an app: its places, and the edges from one to another, as its providers declare them.
///
/// It is computed from tables, shapes, receivers, the start, and the presentations of guards, without running the
/// app. It does not contain edges that only code determines, such as a ``CustomPresentation`` or a presentation that
/// a state model requests. A place of the map stands for a case of the routes. Places of an embedded flow have the
/// name of their host in front, as in `account/profile`.
///
/// ```swift
/// let graph = App.setup.graph()
/// #expect(graph.findings() == [])
/// print(graph.mermaid)
/// ```
public struct NavigationGraph: Sendable, Hashable {
  /// A place of the map.
  public struct Place: Sendable, Hashable, PrintedByProperties {
    /// The name of the route's case.
    public let name: String
    /// The kind of the place; nil if it has no provider.
    public internal(set) var kind: NodeKind?
    /// The interactions that send a request to an interactor, in alphabetical order.
    public internal(set) var requests: [String] = []
    /// The interactions that the state model handles, in alphabetical order.
    public internal(set) var handled: [String] = []
    /// The interactions that are declared nowhere, in alphabetical order.
    ///
    /// They are known only if the interaction type is `CaseIterable`.
    public internal(set) var undeclared: [String] = []
    /// The questions that its presentations answer, each with the type of the answer, in alphabetical order.
    public internal(set) var answers: [String] = []
  }

  /// An edge from one place to another.
  public struct Edge: Sendable, Hashable {
    /// The reason why the user follows this edge.
    public enum Trigger: Sendable, Hashable {
      /// An interaction of the place.
      case interaction(String)
      /// The shape of the place: the target is in the slot with this name.
      case shape(slot: String)
      /// A value of this type is sent, and the place receives it.
      case received(type: String)
      /// The guard with this name presents the target.
      case guarded(by: String)
    }

    /// The place where the edge begins; `*` if it begins wherever the user is.
    public let origin: String
    /// The reason why the user follows this edge.
    public let trigger: Trigger
    /// The presentation, such as `push` or `tab notes`; `inside` for a shape; empty if it is not
    /// known.
    public let presentation: String
    /// The place where the edge ends.
    ///
    /// Nil if it is known only at run time: for going back, dismissing, custom presentations, and
    /// values of which no sample was given.
    public let target: String?

    /// The change that the edge makes to the set of places that the user can reach.
    let passage: Passage

    /// Whether the presentation never passes content that the target accepts.
    var lacksContent = false

    /// The question to the target.
    var asks: String?
  }

  /// The places, in alphabetical order.
  public let places: [Place]

  /// The edges, sorted by origin: first those of a shape, then interactions in alphabetical order.
  ///
  /// Those of embedded flows come last.
  public let edges: [Edge]

  /// The places where the user enters the app: the start, and other entries.
  public let entries: [String]
}

extension NavigationGraph {
  /// The origin of edges that begin wherever the user is; a place whose route has this name is called `'*'`.
  public static let anywhere = "*"

  /// The place with a name, or nil.
  public subscript(name: String) -> Place? { places.first { $0.name == name } }

  /// Returns the name of a place in texts and pictures.
  static func title(of name: String) -> String { name == anywhere ? "anywhere" : name }

  /// Returns the edges that begin at a place.
  public func edges(from name: String) -> [Edge] { edges.filter { $0.origin == name } }

  /// Returns the edges that end at a place.
  func edges(to name: String) -> [Edge] { edges.filter { $0.target == name } }
}

extension NavigationGraph.Edge: Printed {
  /// The edge in one line, as `notes -- open: push -> note`.
  var printed: String { "\(origin) -- \(label) -> \(target ?? "…")" }

  /// The text next to an arrow.
  var label: String {
    if case .shape = trigger { return shortLabel }
    return shortLabel + (presentation.isEmpty ? "" : ": \(presentation)")
  }
}

extension NavigationGraph: Printed {
  /// The entries, followed by the edges, one line each.
  var printed: String {
    (entries.map { "-> \($0)" } + edges.map(\.description)).joined(separator: "\n")
  }
}
