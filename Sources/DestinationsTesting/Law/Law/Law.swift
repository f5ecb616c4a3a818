public import Destinations

/// A condition that must hold at every moment of an app, whatever the user does.
///
/// ``standard`` contains the laws that hold for every app. You can add your own:
///
/// ```swift
/// let badge = Shop.Law("at most one badge is shown") { moment in
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

  /// The condition, in a few words.
  public nonisolated let name: String

  /// Checks the faults of the setup before the first run.
  var declared: @MainActor ([DestinationError]) -> [Complaint] = { _ in [] }

  /// Creates a watch for each run, which may add itself to the setup; nil if the law is not checked during runs.
  var watched: (@MainActor (inout Setup) -> @MainActor (Moment) -> LawWatch)?

  /// Checks everything that was reached after the last run.
  var judged: @MainActor (Coverage) -> [Complaint] = { _ in [] }

  /// Returns whether such a complaint holds; the closure that it gets replays a trace, and returns the record of it.
  var isConfirmed:
    @MainActor (Complaint, @MainActor (ExplorationTrace) async throws -> OpenEnds) async throws ->
      Bool = { _, _ in true }

  /// The number of checks, for a law that is checked only on some occasions.
  var checks: CheckCount?
}

extension Law {
  /// Creates a law that is checked after the start and after each step, in the order of the list of laws.
  ///
  /// - Parameters:
  ///   - name: The condition, in a few words.
  ///   - sampling: The interval of the checks: 1 for after each step, 16 for after every sixteenth. A value below 1
  ///     counts as 1.
  ///   - check: Returns the fault in one sentence, or nil. It must not change the app or wait.
  public init(
    _ name: String, sampling: Int = 1, check: @escaping @MainActor (Moment) -> String?
  ) {
    self.init(
      name,
      watch: { moment in
        CheckWatch { record in
          guard record.isSample(every: max(1, sampling)) else { return nil }
          return check(moment).map {
            Complaint($0, about: "", cure: "check what the last step did; this law is your own")
          }
        }
      })
  }

  /// Creates a law that a watch checks during each run.
  init(
    _ name: String, checks: CheckCount? = nil, watch: @escaping @MainActor (Moment) -> LawWatch
  ) {
    self.init(name: name, watched: { _ in watch }, checks: checks)
  }
}

extension DestinationTypes {
  /// A law of this app.
  public typealias Law = DestinationsTesting.Law<DestinationType, ContentType, TabType>
}

extension Array {
  /// Returns these laws, except for some.
  ///
  /// Laws are distinguished by their names.
  public func without<D, C, T>(_ laws: Law<D, C, T>...) -> Self where Element == Law<D, C, T> {
    filter { law in !laws.contains { $0.name == law.name } }
  }
}

extension Law: CustomStringConvertible {
  /// The name.
  public nonisolated var description: String { name }
}
