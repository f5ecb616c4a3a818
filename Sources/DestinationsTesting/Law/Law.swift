public import Destinations

/// Something that holds at every moment of an app, whatever a person does.
///
/// The library has laws that hold for every app, ``standard``. An app adds its own in a line or two:
///
/// ```swift
/// let badge = Shop.Law("the badge counts the cart") { moment in
///   moment.visible.count(where: { $0.route == .badge }) > 1 ? "there are two badges" : nil
/// }
/// try await explore(Shop.setup(), laws: Shop.Law.standard + [badge])
/// ```
@MainActor
public struct Law<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
> {
  /// An app after one step.
  public typealias Moment = ExploredMoment<DestinationType, ContentType, TabType>
  typealias Setup = FlowSetup<DestinationType, ContentType, TabType>

  /// How a law is looked after.
  enum Kind {
    /// Before the first run, over what the set-up declares.
    case declared(@MainActor ([DestinationError]) -> [Complaint])
    /// In the course of each run, by a watch of its own.
    case watched(@MainActor () -> LawWatch)
    /// In the course of each run, by a watch that sees the app with its types.
    case seen(@MainActor (Moment) -> LawWatch)
    /// In the course of each run, by a watch that is a part of the set-up.
    case guarded(@MainActor (inout Setup) -> LawWatch)
    /// After the last run, over all that was reached.
    case judged(@MainActor (Coverage) -> [Complaint])
  }

  /// What holds, in a few words.
  public nonisolated let name: String

  let kind: Kind

  init(_ name: String, _ kind: Kind) {
    self.name = name
    self.kind = kind
  }

  /// Creates a law of an app.
  ///
  /// - Parameters:
  ///   - name: What holds, in a few words.
  ///   - sampling: At which steps it is looked at: 1 for each, 16 for each sixteenth.
  ///   - check: Returns what is wrong in one sentence, or nil. It only looks, and does not wait.
  public init(
    _ name: String, sampling: Int = 1, check: @escaping @MainActor (Moment) -> String?
  ) {
    self.init(name, .seen { CustomWatch(name, $0, sampling: max(1, sampling), check) })
  }
}

extension DestinationTypes {
  /// A law of this app.
  public typealias Law = DestinationsTesting.Law<DestinationType, ContentType, TabType>
}

extension Array {
  /// Returns these laws without some, by their names.
  public func without<D, C, T>(_ names: String...) -> Self where Element == Law<D, C, T> {
    filter { !names.contains($0.name) }
  }
}
