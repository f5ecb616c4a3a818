public import Destinations

/// Searches an app systematically for the shortest way to every place.
///
/// It tries every possible action of the user in every state, breadth first. `key` decides which
/// states count as the same: with a coarser key, the search is complete sooner.
///
/// ```swift
/// let survey = try await survey(Notes.setup(), contents: contents) { $0.visible.map(\.route) }
/// #expect(survey[.noteDetail] == .reached(by: ExplorationTrace("tap notes.open with note(1)")!))
/// ```
/// - Parameters:
///   - setup: The setup of the app. It is evaluated again for each step that is tried.
///   - contents: Sample contents, for interactions and places that need some.
///   - stateLimit: The number of states after which the search ends, even if it is not complete.
///   - patience: The real time to wait for an interactor while nothing else happens.
///   - key: Returns a value that is equal for equal states.
/// - Returns: A verdict for every place, and whether the search was complete.
/// - Throws: The error that the setup throws.
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
  return try await explorer.survey(stateLimit: stateLimit, key: key)
}

/// Searches an app systematically for the shortest way to every place.
///
/// States with the same tree, apart from identifiers, count as the same.
/// - Parameters:
///   - setup: The setup of the app. It is evaluated again for each step that is tried.
///   - contents: Sample contents, for interactions and places that need some.
///   - stateLimit: The number of states after which the search ends, even if it is not complete.
/// - Returns: A verdict for every place, and whether the search was complete.
/// - Throws: The error that the setup throws.
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
