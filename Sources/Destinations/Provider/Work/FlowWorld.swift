/// The world of a flow, which carries out presentations.
///
/// Code that does not know the types of an app asks the runtime for each class that it instantiates. The classes that
/// every request needs are generic parameters of this class, so the runtime finds them only once, when the flow is
/// created.
final class FlowWorld<
  Work: AppWorld<DestinationType, ContentType, TabType>.PresentationWork,
  PlaceSite: SiteOf<DestinationType, ContentType, TabType>,
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
>: AppWorld<DestinationType, ContentType, TabType> {
  override func steps(of presentation: Presentation) -> any RequestSteps {
    Work(presentation, in: self)
  }

  override func site(of destination: AnyDestination) -> Site { PlaceSite(destination) }

  override func typed(_ site: Site) -> AnyDestination? { (site as? PlaceSite)?.typed }
}
