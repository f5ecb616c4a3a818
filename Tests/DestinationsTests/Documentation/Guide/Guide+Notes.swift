import Destinations
import Foundation

extension Guide {
  /// The list of notes: a stack, whose class keeps the data of its interface.
  final class NotesDestination: NavigatingDestinationable {
    enum UserInteractions: UserInteractionTypeable {
      case displayNote
      case retrieveNotes
      case addNote
      case writeNote
    }

    enum InteractorType: InteractorTypeable {
      case notes
    }

    typealias UserInteractionType = UserInteractions
    typealias DestinationType = Guide.DestinationType
    typealias ContentType = Guide.ContentType
    typealias TabType = Guide.TabType

    let id = UUID()
    let type: Guide.DestinationType = .notes
    var internalState:
      DestinationInternalState<
        UserInteractions, Guide.DestinationType, Guide.ContentType, Guide.TabType, InteractorType
      >
    private(set) var items: [NoteModel] = []

    init(
      destinationConfigurations: DestinationConfigurations? = nil,
      navigationConfigurations: NavigationConfigurations? = nil, parentDestination: UUID? = nil
    ) {
      internalState = DestinationInternalState(
        destinationConfigurations: destinationConfigurations,
        navigationConfigurations: navigationConfigurations, parentDestinationID: parentDestination)
    }

    func prepareForPresentation() {
      handleThrowable {
        try self.performInterfaceAction(interactionType: .retrieveNotes)
      }
    }

    func handleAsyncInteractorResult<Request: InteractorRequestConfiguring>(
      result: Result<Request.ResultData, any Error>, for request: Request
    ) async {
      switch result {
      case .success(let content):
        switch content as? NotesRequest.ResultData {
        case .notes(models: let items): self.items = items
        case .note(model: let item): items.append(item)
        default: break
        }
      case .failure(let error):
        logError(error: error)
      }
    }
  }

  /// Passes the chosen note on to the place that shows it.
  struct SelectNoteAssistant: InterfaceActionConfiguring {
    typealias UserInteractionType = NotesDestination.UserInteractions
    typealias DestinationType = Guide.DestinationType
    typealias ContentType = Guide.ContentType

    func configure(
      interfaceAction: InterfaceAction<UserInteractionType, DestinationType, ContentType>,
      interactionType: UserInteractionType, destination: any Destinationable,
      content: ContentType? = nil
    ) -> InterfaceAction<UserInteractionType, DestinationType, ContentType> {
      var action = interfaceAction
      if case .note(model: let model) = content {
        action.data.contentType = .note(model: model)
        action.data.parentID = destination.id
      }
      return action
    }
  }

  /// The two interfaces between which a provider chooses.
  enum Interface: CaseIterable {
    case ofStruct
    case ofClass
  }

  /// Builds the list of notes, its interface and its datasource.
  struct NotesProvider: DestinationProviding {
    typealias Destination = NotesDestination
    typealias InteractorType = NotesDestination.InteractorType

    var presentationsData: [NotesDestination.UserInteractions: PresentationConfiguration] = [:]
    var interactorsData:
      [NotesDestination.UserInteractions: any InteractorConfiguring<InteractorType>] =
        [:]
    var interface = Interface.ofStruct
    var datasource: any AsyncDatasourceable<NotesRequest> = NotesDatasource()

    func buildDestination(
      destinationPresentations: NotesDestination.DestinationConfigurations?,
      navigationPresentations: NotesDestination.NavigationConfigurations?,
      configuration: PresentationConfiguration,
      appFlow: some Flowable<DestinationType, ContentType, TabType>
    ) -> NotesDestination? {
      let destination = NotesDestination(
        destinationConfigurations: destinationPresentations,
        navigationConfigurations: navigationPresentations,
        parentDestination: configuration.parentDestinationID)
      switch interface {
      case .ofStruct: destination.assignAssociatedInterface(NotesView(destination: destination))
      case .ofClass:
        destination.assignAssociatedInterface(NotesController(destination: destination))
      }
      destination.assignInteractor(interactor: datasource, for: .notes)
      return destination
    }
  }
}
