internal import Destinations

/// Finds places with other content than was passed.
///
/// The other content must have been passed to the same interaction earlier, and presented then, and no other place may
/// have it: an app may present something else on purpose, such as what follows, or the content of the place itself.
final class ContentWatch<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
>: AppLawWatch<DestinationType, ContentType, TabType> {
  /// The contents that were passed to interactions that have presented them.
  private var presented: [ExplorationTap: ContentType] = [:]

  override var occasions: StepAspects { .content }

  override func after(_ record: StepRecord) -> Complaint? {
    look(record)
  }

  // A separate method, because generic access to the app's type is slow, and most steps have no content.

  @inline(never)
  private func look(_ record: StepRecord) -> Complaint? {
    guard let tap = record.step.tap, let content = moment.content, !record.isCrowded,
      let arrival = arrival(in: record), let actual = moment.place(arrival.id)?.content
    else { return nil }
    if actual == content {
      presented[tap] = content
      return nil
    }
    let isStale = presented.contains { earlier, content in
      content == actual && earlier.route == tap.route && earlier.interaction == tap.interaction
    }
    guard isStale, !isElsewhere(actual, than: arrival) else { return nil }
    return Complaint(
      "\(arrival.route) was presented with \(actual) of an earlier tap instead of \(content)",
      about: arrival.route, cure: "do not store content in assistants, providers or tables")
  }

  /// Returns whether another place has a content, so that an app may have taken it from there.
  private func isElsewhere(_ content: ContentType, than arrival: PresentedPlace) -> Bool {
    moment.tree.nodes.contains { $0.id != arrival.id && $0.payload.content == content }
  }

  /// Returns the place that the interaction itself has presented; hooks may have presented others after it.
  private func arrival(in record: StepRecord) -> PresentedPlace? {
    let effects = record.effects
    guard let request = effects.first?.request else { return nil }
    return effects.last { $0.request == request }?.place
  }
}
