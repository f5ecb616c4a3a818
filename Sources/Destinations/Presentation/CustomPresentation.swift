/// A presentation that a closure of the app carries out.
///
/// The new place is built when the closure runs and joins the tree when it answers true. However late
/// the answer is, it is awaited, and shows in the flow's `pending`.
public struct CustomPresentation<Configuration: Sendable>: Sendable {
  /// What the closure is given.
  @MainActor
  public struct Context {
    /// The presentation that runs.
    public let configuration: Configuration
    /// The new place; nil if the presentation names no route.
    public let destination: (any Destinationable)?
    /// The place that is current.
    public let currentDestination: (any Destinationable)?
    /// The place that asks.
    public let parentDestination: (any Destinationable)?
  }

  /// What the closure answers.
  public struct Answer: Sendable {
    enum Kind: Sendable {
      case refused
      case done(placement: Configuration?)
    }

    let kind: Kind

    /// It did not happen; the request is refused and the new place let go.
    public static var refused: Answer { Answer(kind: .refused) }

    /// It happened; the new place is attached to the one that asks.
    public static var done: Answer { Answer(kind: .done(placement: nil)) }

    /// It happened; the new place joins the tree as a presentation of another type says.
    public static func done(as placement: Configuration) -> Answer {
      Answer(kind: .done(placement: placement))
    }
  }

  /// What the closure is called with, the place to answer included.
  public typealias Run =
    @MainActor @Sendable (Context, _ answer: @escaping @MainActor (Answer) -> Void) -> Void

  let run: Run

  /// Creates a custom presentation.
  ///
  /// - Parameter run: Carries it out, and calls its second argument with the answer, at once or later.
  ///   A second answer is passed over.
  public init(_ run: @escaping Run) {
    self.run = run
  }

  /// The seeds' form of a closure: the new place, the current one, the one that asks, and the completion.
  public typealias Presenting =
    @MainActor @Sendable (
      _ destination: (any Destinationable)?, _ currentDestination: (any Destinationable)?,
      _ parentDestination: (any Destinationable)?, _ completion: @escaping @MainActor (Bool) -> Void
    ) -> Void

  /// Creates a custom presentation from a closure of the seeds' form.
  ///
  /// - Parameter present: Carries it out, and calls its last argument once it did, or did not, happen,
  ///   at once or later. A second call is passed over.
  public init(_ present: @escaping Presenting) {
    run = { context, answer in
      present(context.destination, context.currentDestination, context.parentDestination) {
        answer(Answer($0))
      }
    }
  }
}

extension CustomPresentation.Answer: ExpressibleByBooleanLiteral {
  /// Creates the answer that a plain Bool stands for.
  public init(_ isDone: Bool) {
    self = isDone ? .done : .refused
  }

  /// Creates the answer `done` or `refused`.
  public init(booleanLiteral value: Bool) {
    self.init(value)
  }
}
