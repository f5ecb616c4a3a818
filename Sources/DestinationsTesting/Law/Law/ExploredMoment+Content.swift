internal import Destinations

extension ExploredMoment {
  /// Returns a watch that finds places with other content than was passed.
  ///
  /// The watch reports only content that was passed to the same interaction earlier, was presented then, and is in no
  /// other place: an app may present other content on purpose, such as the next item, or the content of the place
  /// itself.
  func contentWatch() -> LawWatch {
    // The contents that were passed to interactions that have presented them.
    var presented: [ExplorationTap: ContentType] = [:]
    return CheckWatch { [self] record in
      guard let tap = record.step.tap, tap.content != nil, let content, !record.isCrowded,
        let request = record.effects.first?.request,
        // Hooks may have presented others after it.
        let arrival = record.effects.last(where: { $0.request == request }),
        let actual = place(arrival.id)?.content
      else { return nil }
      if actual == content {
        presented[tap] = content
        return nil
      }
      let isStale = presented.contains { earlier, content in
        content == actual && earlier.route == tap.route && earlier.interaction == tap.interaction
      }
      // An app may have taken the content from another place.
      let isElsewhere = tree.nodes.contains { $0.id != arrival.id && $0.payload.content == actual }
      guard isStale, !isElsewhere else { return nil }
      return Complaint(
        "\(arrival.route) was presented with \(actual) of an earlier tap instead of \(content)",
        about: arrival.route, cure: "do not store content in assistants, providers or tables")
    }
  }
}
