public import Destinations

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A destination that writes every hook it hears into a journal.
///
/// ``RecordingProvider`` builds it, or one of its subclasses, for any route and shape. In tests that
/// are about navigation alone it stands for every place of an app.
@MainActor
public class RecordingDestination<
  Types: DestinationTypes, Interaction: UserInteractionTypeable, Interactor: InteractorTypeable
>: Destinationable {
  /// What a person can do here.
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
  public nonisolated let id: UUID

  /// The route that this place is for.
  public let type: Types.DestinationType

  /// What this place is.
  public let nodeKind: NodeKind

  /// Where the library keeps what it needs of this place.
  public var internalState:
    DestinationInternalState<
      Interaction, Types.DestinationType, Types.ContentType, Types.TabType, Interactor
    >

  /// What the place was presented with.
  public let configuration: Types.Presentation?

  /// Where hooks are written.
  public let journal: TestJournal?

  /// Called in each hook, after it was written down; a test makes requests from here.
  public var onHook: (@MainActor (RecordedHook) -> Void)?

  /// The results that came here, in order, as text.
  public private(set) var results: [String] = []

  /// Creates a place; one that groups others is empty so far.
  ///
  /// - Parameters:
  ///   - type: The route that it is for.
  ///   - id: Its identifier; minted if nil.
  ///   - journal: Where hooks are written.
  public convenience init(
    _ type: Types.DestinationType, id: UUID? = nil, journal: TestJournal? = nil
  ) {
    self.init(recording: type, kind: Self.kind, id: id, journal: journal)
  }

  /// What places of this class are, unless a provider's shape says more.
  class var kind: NodeKind { .screen }

  required init(
    recording type: Types.DestinationType, kind: NodeKind, id: UUID? = nil, journal: TestJournal?,
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

  /// Writes the hook down.
  public func prepareForPresentation() { note(.prepareForPresentation) }

  /// Writes the hook down.
  public func prepareForAppearance(isVisible: Bool) { note(.prepareForAppearance(isVisible)) }

  /// Writes the hook down.
  public func prepareForDisappearance(wasVisible: Bool) {
    note(.prepareForDisappearance(wasVisible))
  }

  /// Writes the hook down.
  public func cleanupResources() { note(.cleanupResources) }

  /// Writes the call down and lets go of the interface.
  ///
  /// It is the last hook; what ``onHook`` captures is let go after it.
  public func removeAssociatedInterface() {
    note(.removeAssociatedInterface)
    dropInterface()
    onHook = nil
  }

  /// Writes the result down.
  public func handleInteractorResult<Request: InteractorRequestConfiguring>(
    result: Result<Request.ResultData, any Error>, for request: Request
  ) {
    note(result: "\(result.text) for \(request.action)")
  }

  /// Writes the result down.
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

/// A hook that a recording destination has heard.
public enum RecordedHook: Sendable, Hashable, CustomStringConvertible {
  /// It joined the tree.
  case prepareForPresentation
  /// It came on screen; the value is `isVisible`.
  case prepareForAppearance(Bool)
  /// It left the screen; the value is `wasVisible`.
  case prepareForDisappearance(Bool)
  /// It has left the tree.
  case cleanupResources
  /// Its interface is let go.
  case removeAssociatedInterface

  /// The call as it stands in code.
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
