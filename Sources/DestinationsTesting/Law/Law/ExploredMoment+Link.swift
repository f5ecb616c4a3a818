internal import Destinations

extension ExploredMoment {
  /// A link to the current place that leads to another place.
  var faultyLink: Complaint? {
    guard let current, let link = flow.link(), let last = flow.place(of: "\(link)"),
      !tree.nodes.contains(where: { $0.payload == last })
    else { return nil }
    let route = current.route.rawValue
    return Complaint(
      "the link to \(Self.name(current)) is \(link), which leads to \(Self.name(last))",
      about: route, cure: "check the target of the links, and how the table prints it")
  }

  private static func name(_ place: Place) -> String {
    place.content.map { "\(place.route.rawValue) with \($0)" } ?? place.route.rawValue
  }
}
