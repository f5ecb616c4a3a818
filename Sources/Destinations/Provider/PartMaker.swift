/// Creates the objects with an app's types that every request needs.
///
/// Code that does not know the types of an app asks the runtime for each class that it
/// instantiates. This class gets them as its own generic parameters, so they are determined only
/// once, when the flow is created. Its functions must not be inlined, where they are not known.
@MainActor
final class PartMaker<
  Work: PresentationWork<DestinationType, ContentType, TabType>,
  PlaceSite: SiteOf<DestinationType, ContentType, TabType>,
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
> {
  /// The steps of a presentation.
  @inline(never)
  func steps(
    of presentation: DestinationPresentation<DestinationType, ContentType, TabType>,
    in world: AppWorld<DestinationType, ContentType, TabType>
  ) -> any RequestSteps { Work(presentation, in: world) }

  /// Returns the site that a host keeps for a place.
  @inline(never)
  func site(of destination: any Destinationable<DestinationType, ContentType, TabType>) -> Site {
    PlaceSite(destination)
  }
}
