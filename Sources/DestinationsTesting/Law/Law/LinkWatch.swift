internal import Destinations

/// Checks that the link to what is shown leads to the current place.
final class LinkWatch<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
>: AppLawWatch<DestinationType, ContentType, TabType> {
  override var occasions: StepAspects { .sixteenth }

  override func after(_ record: StepRecord) -> Complaint? {
    guard let current = moment.current, let link = moment.flow.link(),
      let last = moment.flow.place(of: "\(link)"),
      !moment.tree.nodes.contains(where: { $0.payload == last })
    else { return nil }
    let route = current.route.rawValue
    return Complaint(
      "the link to \(Self.name(current)) is \(link), which leads to \(Self.name(last))",
      about: route, cure: "check the target of the links, and how the table prints it")
  }

  private static func name(_ place: Moment.Place) -> String {
    place.content.map { "\(place.route.rawValue) with \($0)" } ?? place.route.rawValue
  }
}
