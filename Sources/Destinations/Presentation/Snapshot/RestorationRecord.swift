/// The rows that an embedded flow is to restore, and the record of the places that it has restored and lost.
typealias EmbeddedSnapshot = (snapshot: NavigationSnapshot, record: RestorationRecord)

/// The places that a flow has restored and lost so far, with those of its embedded flows.
///
/// The report is put together when it is read, so that many embedded flows are restored in linear time.
@MainActor
final class RestorationRecord {
  var own = RestorationReport()
  private var embedded: [Int: RestorationRecord] = [:]

  /// Adds the record of the flow that is embedded at the place of a row.
  func addFlow(at row: Int) -> RestorationRecord {
    let record = RestorationRecord()
    embedded[row] = record
    return record
  }

  var report: RestorationReport {
    embedded.sorted(on: \.key).reduce(into: own) { $0.add($1.value.report) }
  }
}
