/// The parts of a presentation that do not depend on the types of its app, and values computed from them.
///
/// It is computed once, when the presentation is declared, and shared by all copies. The engine can
/// then carry out presentations without looking up generic types.
final class PresentationOutline: Sendable {
  /// The parts that an app can set.
  struct Terms: Sendable {
    var assistant: (any PresentationAssistant)?
    var isSystemNavigation = false
    var currentDestinationID: DestinationID?
    var actionTargetID: DestinationID?
    var navigationStackOptions: NavigationStackPresentationOptions?
    var placement = SlotPlacement.automatic
    var shouldSetDestinationAsCurrent = true
    var completionClosure: (@MainActor @Sendable (_ isDone: Bool) -> Void)?
    /// Returns the answer for the content, without its type; nil if there is none.
    var answer: (@MainActor @Sendable ((any ContentTypeable)?) -> (any Sendable)?)?
    /// The key of the answer.
    var answerKey: TypedName?
    var question: DeclaredQuestion?
    var interfaceData: (any Equatable & Sendable)?
  }

  let id: DestinationID
  let verb: PresentationVerb
  let namesRoute: Bool
  let terms: Terms

  /// The change of the tree, if no place is built and therefore no provider needed.
  let own: ResolvedMove?

  /// The options for the interface, outside of a path.
  let options: PresentationOutline.Options

  /// Whether the built-in assistant configures the presentation.
  let isBasic: Bool

  /// Whether the outline describes the presentation completely: no place is built, and no closure of the app is
  /// involved, except for those that make an answer.
  let isComplete: Bool

  init(id: DestinationID, verb: PresentationVerb, namesRoute: Bool, _ terms: Terms) {
    self.id = id
    self.verb = verb
    self.namesRoute = namesRoute
    self.terms = terms
    let options = verb.interfaceOptions(terms, inPath: false)
    self.options = options
    own = verb.ownMove(namesRoute: namesRoute, terms)
      .map { ResolvedMove(move: $0, options: options) }
    isBasic = if case nil = terms.assistant { true } else { false }
    isComplete = own != nil && !namesRoute && isBasic
  }

  /// Returns the outline of the same presentation with other parts.
  func with(
    verb: PresentationVerb? = nil, namesRoute: Bool? = nil, _ terms: Terms? = nil
  ) -> PresentationOutline {
    PresentationOutline(
      id: id, verb: verb ?? self.verb, namesRoute: namesRoute ?? self.namesRoute,
      terms ?? self.terms)
  }

  /// Returns the options for the interface.
  ///
  /// Within a path, a presentation is animated only if it has the option itself.
  func options(inPath: Bool) -> PresentationOutline.Options {
    inPath ? verb.interfaceOptions(terms, inPath: true) : options
  }
}

extension PresentationVerb {
  fileprivate func interfaceOptions(
    _ terms: PresentationOutline.Terms, inPath: Bool
  ) -> PresentationOutline.Options {
    let stack = terms.navigationStackOptions
    let isAnimated = stack?.shouldAnimate ?? !inPath
    let looksLikePush = stack?.looksLikePush ?? false
    let details =
      looksLikePush || terms.interfaceData != nil
      ? PresentationOutline.Options.Details(looksLikePush, terms.interfaceData) : nil
    guard case .sheet(let wish) = self else {
      return PresentationOutline.Options(isAnimated: isAnimated, sheet: nil, details: details)
    }
    var sheet = wish ?? SheetPresentationOptions(shouldAnimate: isAnimated)
    if let stack { sheet.shouldAnimate = stack.shouldAnimate }
    return PresentationOutline.Options(
      isAnimated: sheet.shouldAnimate, sheet: sheet, details: details)
  }
}

extension PresentationOutline {
  /// The options for the interface.
  struct Options: Sendable, Equatable, PrintedByProperties {
    let isAnimated: Bool
    let sheet: SheetPresentationOptions?
    /// The options that few changes have; nil for the default ones.
    let details: Details?

    static var plain: Options { Options(isAnimated: false, sheet: nil, details: nil) }
  }
}

extension PresentationOutline.Options {
  final class Details: Sendable, Equatable, PrintedByProperties {
    let looksLikePush: Bool
    let data: (any Equatable & Sendable)?

    init(_ looksLikePush: Bool, _ data: (any Equatable & Sendable)?) {
      self.looksLikePush = looksLikePush
      self.data = data
    }

    static func == (one: Details, other: Details) -> Bool {
      one.looksLikePush == other.looksLikePush
        && (one.data.map { $0.equals(other.data) } ?? (other.data == nil))
    }
  }
}

extension Equatable {
  /// Returns whether a value is of the same type, and equal.
  package func equals(_ other: (any Equatable)?) -> Bool { other as? Self == self }
}

/// An assistant of the app, which configures the actions of a presentation; only actions know its types.
protocol PresentationAssistant: Sendable {}
