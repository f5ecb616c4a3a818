public import Destinations
public import Foundation

/// A destination that records all its hooks in a journal.
///
/// ``RecordingProvider`` builds it, or one of its subclasses, for any route and shape. Tests that
/// are only about navigation can use it for all places of an app.
@MainActor
public class RecordingDestination<
  Types: DestinationTypes, Interaction: UserInteractionTypeable, Interactor: InteractorTypeable
>: Destinationable {
  /// The interactions of the user at the place.
  public typealias UserInteractionType = Interaction
  /// The app's routes.
  public typealias DestinationType = Types.DestinationType
  /// The app's contents.
  public typealias ContentType = Types.ContentType
  /// The app's tabs.
  public typealias TabType = Types.TabType
  /// The interactors of this place.
  public typealias InteractorType = Interactor

  /// The identifier of this place.
  public nonisolated let id: DestinationID

  /// The route that this place is for.
  public let type: Types.DestinationType

  /// The kind of this place.
  public let nodeKind: NodeKind

  /// The state that the library keeps for this place.
  public var internalState:
    DestinationInternalState<
      Interaction, Types.DestinationType, Types.ContentType, Types.TabType, Interactor
    >

  /// The presentation that created the place.
  public let configuration: Types.Presentation?

  /// The journal in which hooks are recorded.
  public let journal: TestJournal?

  /// Called in each hook, after it has been recorded.
  ///
  /// A test can make requests here.
  public var onHook: (@MainActor (RecordedHook) -> Void)?

  /// The results that were received, in order, as text.
  public private(set) var results: [String] = []

  /// Creates a place.
  ///
  /// If it can contain others, it is empty.
  ///
  /// - Parameters:
  ///   - type: The route of the place.
  ///   - id: The identifier; a new one if nil.
  ///   - journal: The journal that records the hooks.
  public convenience init(
    _ type: Types.DestinationType, id: DestinationID? = nil, journal: TestJournal? = nil
  ) {
    self.init(recording: type, kind: Self.kind, id: id, journal: journal)
  }

  /// The kind of places of this class, unless a provider's shape says otherwise.
  class var kind: NodeKind { .screen }

  required init(
    recording type: Types.DestinationType, kind: NodeKind, id: DestinationID? = nil,
    journal: TestJournal?,
    presentations: DestinationConfigurations? = nil, navigation: NavigationConfigurations? = nil,
    configuration: Types.Presentation? = nil
  ) {
    self.id = id ?? presentations?.plannedID ?? UUID()
    self.type = type
    self.journal = journal
    self.configuration = configuration
    nodeKind = kind
    internalState = DestinationInternalState(
      destinationConfigurations: presentations, navigationConfigurations: navigation,
      parentDestinationID: configuration?.parentDestinationID)
  }

  private func note(_ hook: RecordedHook) {
    journal?.record(type.rawValue, id: id, hook.description)
    onHook?(hook)
  }

  /// Records the hook.
  public func prepareForPresentation() { note(.prepareForPresentation) }

  /// Records the hook.
  public func prepareForAppearance(isVisible: Bool) { note(.prepareForAppearance(isVisible)) }

  /// Records the hook.
  public func prepareForDisappearance(wasVisible: Bool) {
    note(.prepareForDisappearance(wasVisible))
  }

  /// Records the hook.
  public func cleanupResources() { note(.cleanupResources) }

  /// Records the call and releases the interface.
  ///
  /// It is the last hook. Afterwards, everything that ``onHook`` captures is released.
  public func removeAssociatedInterface() {
    note(.removeAssociatedInterface)
    dropInterface()
    onHook = nil
  }

  /// Records the result.
  public func handleInteractorResult<Request: InteractorRequestConfiguring>(
    result: Result<Request.ResultData, any Error>, for request: Request
  ) {
    note(result: "\(result.text) for \(request.action)")
  }

  /// Records the result.
  public func handleAsyncInteractorResult<Request: InteractorRequestConfiguring>(
    result: Result<Request.ResultData, any Error>, for request: Request
  ) async {
    note(result: "\(result.text) for \(request.action), async")
  }

  private func note(result: String) {
    results.append(result)
    journal?.record(type.rawValue, id: id, "result \(result)")
  }
}

/// A hook that a recording destination has received.
public enum RecordedHook: Sendable, Hashable, CustomStringConvertible {
  /// The place joined the tree.
  case prepareForPresentation
  /// The place came on screen.
  ///
  /// The value is `isVisible`.
  case prepareForAppearance(Bool)
  /// The place left the screen.
  ///
  /// The value is `wasVisible`.
  case prepareForDisappearance(Bool)
  /// The place left the tree.
  case cleanupResources
  /// The interface was released.
  case removeAssociatedInterface

  /// The call as written in code.
  public var description: String {
    switch self {
    case .prepareForPresentation: "prepareForPresentation"
    case .prepareForAppearance(let isVisible): "prepareForAppearance(\(isVisible))"
    case .prepareForDisappearance(let wasVisible): "prepareForDisappearance(\(wasVisible))"
    case .cleanupResources: "cleanupResources"
    case .removeAssociatedInterface: "removeAssociatedInterface"
    }
  }
}

extension Result {
  var text: String {
    switch self {
    case .success(let value): "\(value)"
    case .failure(let error as DestinationError): "failure(\(error.code))"
    case .failure(let error): "failure(\(error))"
    }
  }
}
