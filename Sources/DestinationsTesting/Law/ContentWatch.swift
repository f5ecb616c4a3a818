internal import Destinations

/// Finds places with another content than the one that was passed.
final class ContentWatch<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
>: AppLawWatch<DestinationType, ContentType, TabType> {
  /// The contents that were passed, by place and interaction.
  private var given: [ExplorationTap: ContentType] = [:]

  override var occasions: StepAspects { .content }

  override func after(_ record: StepRecord) -> Complaint? {
    look(record)
  }

  // A separate method, because generic access to the app's type is slow, and most steps have no content.

  @inline(never)
  private func look(_ record: StepRecord) -> Complaint? {
    guard let tap = record.step.tap, let content = moment.content else { return nil }
    defer { given[tap] = content }
    guard !record.isCrowded, let arrival = record.arrivals.last, !given.isEmpty,
      let actual = moment.place(arrival.id)?.content, actual != content
    else { return nil }
    let isStale = given.contains { earlier, content in
      content == actual && earlier.route == tap.route && earlier.interaction == tap.interaction
    }
    guard isStale else { return nil }
    return Complaint(
      "\(arrival.route) was presented with \(actual) of an earlier tap instead of \(content)",
      about: arrival.route, cure: "do not store content in assistants, providers or tables")
  }
}
