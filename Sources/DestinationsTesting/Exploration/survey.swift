public import Destinations

/// Searches an app systematically: the shortest way to every place, or why there seems to be none.
///
/// Everything that a person can do is tried in every state, breadth first. Which states are the same is
/// for `key` to say: the coarser it is, the sooner the search is complete.
///
/// ```swift
/// let survey = try await survey(Notes.setup(), contents: contents) { $0.visible.map(\.route) }
/// #expect(survey[.noteDetail] == .reached(by: ExplorationTrace("tap notes.open with note(1)")!))
/// ```
/// - Parameters:
///   - setup: The app's navigation. It is evaluated anew for each step that is tried.
///   - contents: Samples of the contents that places need.
///   - stateLimit: How many states are looked at before the search ends without being complete.
///   - patience: How long an interactor may take where nothing else goes on.
///   - key: Tells states apart.
/// - Returns: What is known of every place, and whether the search was complete.
/// - Throws: What the set-up throws.
/// - Complexity: O(*s* · *b* · *d*) steps for *s* states with *b* possible steps at a depth of *d*.
@MainActor
public func survey<DestinationType, ContentType, TabType, Key: Hashable>(
  _ setup:
    @autoclosure @escaping @MainActor () throws -> FlowSetup<
      DestinationType, ContentType, TabType
    >,
  contents: SampleContents<DestinationType, ContentType> = [:], stateLimit: Int = 1_000,
  patience: Duration = .seconds(2),
  key: @escaping @MainActor (ExploredMoment<DestinationType, ContentType, TabType>) -> Key
) async throws -> NavigationSurvey<DestinationType> {
  let explorer = try Explorer(setup, contents: contents, laws: [], patience: patience)
  var surveyor = Surveyor(explorer, stateLimit: stateLimit, key: key)
  return try await surveyor.survey()
}

/// Searches an app systematically, with the shape of the whole tree as the state.
///
/// - Parameters:
///   - setup: The app's navigation. It is evaluated anew for each step that is tried.
///   - contents: Samples of the contents that places need.
///   - stateLimit: How many states are looked at before the search ends without being complete.
/// - Returns: What is known of every place, and whether the search was complete.
/// - Throws: What the set-up throws.
@MainActor
public func survey<DestinationType, ContentType, TabType>(
  _ setup:
    @autoclosure @escaping @MainActor () throws -> FlowSetup<
      DestinationType, ContentType, TabType
    >,
  contents: SampleContents<DestinationType, ContentType> = [:], stateLimit: Int = 1_000
) async throws -> NavigationSurvey<DestinationType> {
  try await survey(try setup(), contents: contents, stateLimit: stateLimit) { moment in
    moment.tree.text(showsIDs: false) { "\($0)" }
  }
}
