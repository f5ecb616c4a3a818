internal import Destinations

extension ExploredApp {
  /// Returns the complaint about an interaction that the app does not have; nil if the step may be possible at some time.
  func misnomer(in step: ExplorationStep) -> Complaint? {
    step.tap.flatMap(misnomer).map {
      Complaint($0, about: $0, cure: "correct the step \"\(step)\", or leave it out")
        .named("steps name parts of the app")
    }
  }

  private func misnomer(in tap: ExplorationTap) -> String? {
    guard let place = places.occupant(visible: tap.route) else {
      return flow.routeNames.contains(tap.route) ? nil : "no place is called \(tap.route)"
    }
    guard let entry = menus.menu(of: place)?.entry(tap.interaction) else {
      return "\(tap.route) has no interaction \(tap.interaction)"
    }
    guard let text = tap.content, !entry.knows(text) else { return nil }
    return "no sample for \(tap.withoutContent) is \(text)"
  }
}
