import Destinations
import Foundation

/// The common part of the screens of the guide's app.
@MainActor
class GuideScreen<Interaction: UserInteractionTypeable, Interactor: InteractorTypeable>:
  Destinationable
{
  typealias UserInteractionType = Interaction
  typealias DestinationType = Guide.DestinationType
  typealias ContentType = Guide.ContentType
  typealias TabType = Guide.TabType
  typealias InteractorType = Interactor

  let id = UUID()
  let type: Guide.DestinationType
  let content: Guide.ContentType?
  var internalState:
    DestinationInternalState<
      Interaction, Guide.DestinationType, Guide.ContentType, Guide.TabType, Interactor
    >

  required init(
    _ type: Guide.DestinationType, _ destinationConfigurations: DestinationConfigurations?,
    _ navigationConfigurations: NavigationConfigurations?,
    _ configuration: Guide.PresentationConfiguration
  ) {
    self.type = type
    content = configuration.contentType
    internalState = DestinationInternalState(
      destinationConfigurations: destinationConfigurations,
      navigationConfigurations: navigationConfigurations,
      parentDestinationID: configuration.parentDestinationID)
  }
}

extension Guide {
  enum PageInteraction: UserInteractionTypeable {
    case done
  }

  typealias PageDestination = GuideScreen<PageInteraction, Never>

  /// Builds the places that only show something.
  struct PageProvider: DestinationProviding {
    typealias Destination = PageDestination

    var presentationsData: [PageInteraction: PresentationConfiguration] = [:]

    func buildDestination(
      destinationPresentations: PageDestination.DestinationConfigurations?,
      navigationPresentations: PageDestination.NavigationConfigurations?,
      configuration: PresentationConfiguration,
      appFlow: some Flowable<DestinationType, ContentType, TabType>
    ) -> PageDestination? {
      guard let route = configuration.destinationType else { return nil }
      let destination = PageDestination(
        route, destinationPresentations, navigationPresentations, configuration)
      destination.assignAssociatedInterface(Page(destination: destination))
      return destination
    }
  }

  /// The tab bar, whose interface gives each tab a title and an image.
  struct TabsProvider: DestinationProviding {
    typealias Bar = TabBarDestination<
      TabsView, Never, DestinationType, ContentType, TabType, Never
    >
    typealias Destination = Bar

    func shape(for route: DestinationType) -> DestinationShape<DestinationType, TabType> {
      guard case .tabBar(let tabs) = route else { return .screen }
      return .tabs(tabs.map { ($0, root(of: $0)) })
    }

    private func root(of tab: TabType) -> DestinationType {
      switch tab {
      case .home: .home
      case .userNotes: .notes
      case .colors: .colors
      }
    }

    func buildDestination(
      destinationPresentations: Bar.DestinationConfigurations?,
      navigationPresentations: Bar.NavigationConfigurations?,
      configuration: PresentationConfiguration,
      appFlow: some Flowable<DestinationType, ContentType, TabType>
    ) -> Bar? {
      guard let route = configuration.destinationType else { return nil }
      let destination = Bar(
        destinationType: route, destinationConfigurations: destinationPresentations,
        navigationConfigurations: navigationPresentations,
        parentDestination: configuration.parentDestinationID)
      destination.assignAssociatedInterface(TabsView(destination: destination))
      return destination
    }
  }

  /// The interface of the tab bar.
  final class TabsView: TabBarDestinationInterfacing {
    let destinationState: DestinationInterfaceState<TabsProvider.Bar>
    private(set) var names: [String] = []

    init(destination: TabsProvider.Bar) {
      destinationState = DestinationInterfaceState(destination: destination)
    }

    func customizeTabItem(for tab: TabModel<TabType>) {
      names.append(tab.type.tabName)
    }
  }
}
