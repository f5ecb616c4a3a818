/// Creates the objects with an app's types that every request needs.
///
/// Code that does not know the types of an app asks the runtime for each class that it
/// instantiates. This class gets them as its own generic parameters, so they are determined only
/// once, when the flow is created.
class PartMaker<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
>: PresentationFinder<DestinationPresentation<DestinationType, ContentType, TabType>> {
  typealias Presentation = DestinationPresentation<DestinationType, ContentType, TabType>
  typealias World = AppWorld<DestinationType, ContentType, TabType>

  /// The steps of a presentation.
  func steps(of presentation: Presentation, in world: World) -> any RequestSteps {
    PresentationWork(presentation, in: world)
  }

  /// Returns the site that a host keeps for a place.
  func site(of destination: any Destinationable<DestinationType, ContentType, TabType>) -> Site {
    SiteOf(destination)
  }
}

/// A maker with the concrete classes.
final class KnownPartMaker<
  Work: PresentationWork<DestinationType, ContentType, TabType>,
  PlaceSite: SiteOf<DestinationType, ContentType, TabType>,
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
>: PartMaker<DestinationType, ContentType, TabType> {
  override func steps(
    of presentation: Presentation, in world: World
  ) -> any RequestSteps {
    Work(presentation, in: world)
  }

  override func site(
    of destination: any Destinationable<DestinationType, ContentType, TabType>
  ) -> Site {
    PlaceSite(destination)
  }
}
