internal import Destinations

/// Checks a law of the app.
final class CustomWatch<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
>: AppLawWatch<DestinationType, ContentType, TabType> {
  private let sampling: Int
  private let check: @MainActor (Moment) -> String?

  init(
    _ name: String, _ moment: Moment, sampling: Int,
    _ check: @escaping @MainActor (Moment) -> String?
  ) {
    self.sampling = sampling
    self.check = check
    super.init(name, moment)
  }

  override func after(_ record: StepRecord) -> Complaint? {
    guard record.isSample(every: sampling), let what = check(moment) else { return nil }
    return Complaint(what, about: "", cure: "check what the last step did; this law is your own")
  }
}
