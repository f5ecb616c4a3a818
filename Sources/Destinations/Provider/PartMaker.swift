/// Makes the objects that every request needs in an app's types.
///
/// Code that does not know an app's types asks the runtime for every class of which it makes an object. Here the classes
/// are types of the maker itself, so that they are asked for once, when the flow is made.
class PartMaker<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
>: PresentationFinder<DestinationPresentation<DestinationType, ContentType, TabType>> {
  typealias Presentation = DestinationPresentation<DestinationType, ContentType, TabType>
  typealias World = AppWorld<DestinationType, ContentType, TabType>

  /// The request to run a presentation.
  func work(_ presentation: Presentation, in world: World) -> RequestWork {
    PresentationWork(presentation, in: world)
  }

  /// What a host keeps for a place.
  func site(of destination: any Destinationable<DestinationType, ContentType, TabType>) -> Site {
    SiteOf(destination)
  }
}

/// A maker that has the classes at hand of which it makes objects.
final class KnownPartMaker<
  Work: PresentationWork<DestinationType, ContentType, TabType>,
  PlaceSite: SiteOf<DestinationType, ContentType, TabType>,
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
>: PartMaker<DestinationType, ContentType, TabType> {
  override func work(_ presentation: Presentation, in world: World) -> RequestWork {
    Work(presentation, in: world)
  }

  override func site(
    of destination: any Destinationable<DestinationType, ContentType, TabType>
  ) -> Site {
    PlaceSite(destination)
  }
}
