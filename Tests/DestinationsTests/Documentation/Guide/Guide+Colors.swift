import Destinations

extension Guide {
  enum ColorsInteraction: UserInteractionTypeable {
    case selectColor
    case moreButton
  }

  enum ColorsInteractor: InteractorTypeable {
    case colors
  }

  typealias ColorsPage = Page<ColorsDestination>

  /// The list of colors, whose results a closure of its provider receives.
  final class ColorsDestination: GuideScreen<ColorsInteraction, ColorsInteractor> {
    fileprivate(set) var colors: [ColorModel] = []
  }

  struct ColorsRequest: InteractorRequestConfiguring {
    enum ActionType: InteractorRequestActionTypeable {
      case retrieve
      case paginate
    }

    typealias RequestContentType = ContentType
    typealias ResultData = [ColorModel]
    typealias Item = ColorModel

    let action: ActionType
  }

  /// Determines how many colors a page has.
  struct ColorsPresenter {
    let pageSize = 2
  }

  /// The colors, loaded a page at a time on the main actor.
  final class ColorsDatasource: Datasourceable {
    typealias Request = ColorsRequest

    var requestResponses: [ColorsRequest.ActionType: InteractorResponseClosure<ColorsRequest>] = [:]
    var items: [ColorModel] = []
    private let presenter: ColorsPresenter
    private let all = ["red", "green", "blue", "grey", "pink"].map(ColorModel.init)

    init(with presenter: ColorsPresenter) {
      self.presenter = presenter
    }

    func perform(request: ColorsRequest) {
      let page = all.dropFirst(items.count).prefix(presenter.pageSize)
      items += page
      responseForAction(action: request.action)?(.success(Array(page)), request)
    }
  }

  struct ColorsListProvider: DestinationProviding {
    typealias Destination = ColorsDestination
    typealias InteractorType = ColorsInteractor

    var presentationsData: [ColorsInteraction: PresentationConfiguration] = [:]
    var interactorsData: [ColorsInteraction: any InteractorConfiguring<ColorsInteractor>] = [:]

    func buildDestination(
      destinationPresentations: ColorsDestination.DestinationConfigurations?,
      navigationPresentations: ColorsDestination.NavigationConfigurations?,
      configuration: PresentationConfiguration,
      appFlow: some Flowable<DestinationType, ContentType, TabType>
    ) -> ColorsDestination? {
      let destination = ColorsDestination(
        .colors, destinationPresentations, navigationPresentations, configuration)
      destination.assignAssociatedInterface(ColorsPage(destination: destination))

      let response: InteractorResponseClosure<ColorsRequest> = {
        [weak destination] (result: Result<ColorsRequest.ResultData, any Error>, request) in
        switch result {
        case .success(let colors): destination?.colors += colors
        case .failure(let error): destination?.logError(error: error)
        }
      }
      let datasource = ColorsDatasource(with: ColorsPresenter())
      datasource.assignResponseForAction(response: response, for: .paginate)
      destination.assignInteractor(interactor: datasource, for: .colors)
      return destination
    }
  }

  /// Passes the chosen color on, also under the older spelling.
  struct ChooseColorFromListAssistant: InterfaceActionConfiguring {
    func configure(
      interfaceAction: InterfaceAction<ColorsInteraction, DestinationType, ContentType>,
      interactionType: ColorsInteraction, destination: any Destinationable, content: ContentType?
    ) -> InterfaceAction<ColorsInteraction, DestinationType, ContentType> {
      var action = interfaceAction
      action.data.contentType = content
      return action
    }
  }
}
