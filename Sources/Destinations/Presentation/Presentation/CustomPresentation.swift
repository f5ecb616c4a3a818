/// A presentation that a closure of the app carries out.
///
/// If the presentation names a route, the new place is built before the closure runs. It joins the
/// tree when the closure answers that the presentation is done. If only the answer names a route,
/// the place is built after it. The flow waits for the answer as long as it takes, and lists the
/// request in ``Flow/pending`` meanwhile.
public struct CustomPresentation<Configuration: Sendable>: Sendable {
  /// The argument of the closure.
  @MainActor
  public struct Context {
    /// The presentation that is carried out.
    public let configuration: Configuration
    // The destinations that take part, as objects; only readers know their types.
    let arriving: AnyObject?
    let current: AnyObject?
    let requester: AnyObject?
    let around: [AnyObject]
    /// Asks the app to open a window.
    let openWindow: @MainActor (Configuration) throws(DestinationError) -> Void
  }

  /// The answer of the closure.
  public struct Answer: Sendable {
    enum Kind: Sendable {
      /// The presentation was refused, for the reason that the app has given, if there is one.
      case refused(DestinationError? = nil)
      case done(placement: Configuration?)
    }

    let kind: Kind

    /// The presentation did not happen.
    ///
    /// The request is refused with `customRefused`, and the new place is released.
    public static var refused: Answer { Answer(kind: .refused()) }

    /// The presentation happened.
    ///
    /// The new place is attached to the requester.
    public static var done: Answer { Answer(kind: .done(placement: nil)) }

    /// The presentation happened.
    ///
    /// The new place joins the tree in the way that another presentation describes. The route of that presentation
    /// counts if the custom one names none. Refused with `misplacedEffect` if that presentation has an effect, a
    /// closure or an answer itself. Refused in the same way if it asks a question or presents an alert whose buttons
    /// lead to interactions, unless the custom presentation asks a question.
    public static func done(as placement: Configuration) -> Answer {
      Answer(kind: .done(placement: placement))
    }
  }

  /// The closure: it receives the context and a function to call with the answer.
  public typealias Run =
    @MainActor @Sendable (Context, _ answer: @escaping @MainActor (Answer) -> Void) -> Void

  let run: Run

  /// The effect that the presentation has instead of running the closure, a ``PresentationEffect`` with its verb; nil
  /// for a presentation of the app.
  var effect: (verb: PresentationVerb, terms: any Sendable)?

  /// A presentation for each route that the answer may name; nil if the answer may name any route.
  let choices: [Configuration]?

  /// Returns the presentation that is made instead of this one, when its request has its turn; nil unless one is chosen.
  let choose: (@MainActor @Sendable (Configuration) -> Configuration)?

  /// Whether the routes are those of another window.
  var opensWindow: Bool { choices != nil && choose == nil }

  /// Creates a custom presentation.
  ///
  /// - Parameter run: Carries out the presentation, and calls its second argument with the answer,
  ///   immediately or later. Only the first answer has an effect.
  public init(_ run: @escaping Run) {
    self.init(choices: nil, run)
  }

  /// Creates a presentation of declared routes: one of them is chosen, or `run` opens another window.
  init(
    choices: [Configuration]?, _ run: @escaping Run = { $1(.refused) },
    choose: (@MainActor @Sendable (Configuration) -> Configuration)? = nil
  ) {
    self.run = run
    self.choices = choices
    self.choose = choose
  }
}

extension CustomPresentation.Answer: ExpressibleByBooleanLiteral {
  /// Creates the answer `done` or `refused`.
  public init(booleanLiteral value: Bool) {
    self = value ? .done : .refused
  }
}
