internal import Destinations

/// Finds rows that an interface offers twice, because an answer was added instead of replacing an earlier one, and rows
/// of an answer that are lost to the answer to an earlier, different request.
///
/// Rows that come twice are found only if no answer has a row twice, all answers to the place belong to the same action,
/// and no row was offered twice before the answer: a list with several sections may offer a row in each of them.
final class RowWatch: LawWatch {
  /// The rows of a place as texts, by the interactions with them.
  private typealias Rows = [String: [String]]
  /// An answer that was held back: the number of its request, and the rows after it.
  private typealias Answer = (number: Int, delivery: Delivery, rows: Rows)

  /// The results that each place has received.
  private var received: [DestinationID: [Delivery]] = [:]
  /// The last answer to each place that was held back.
  private var newest: [DestinationID: Answer] = [:]
  /// The rows of each place before the step.
  private var before: [DestinationID: Rows] = [:]

  override func before(_ record: StepRecord) {
    let isAnswer = record.step.has(.isAnswer)
    guard isAnswer || record.step.has(.rests) else { return }
    let ids = Set(received.keys).union(isAnswer ? record.before.nodes.map(\.id) : [])
    before = Dictionary(uniqueKeysWithValues: ids.map { ($0, record.places.rows(at: $0)) })
  }

  override func after(_ record: StepRecord) -> Complaint? {
    for delivery in record.deliveries { received[delivery.placeID, default: []].append(delivery) }
    for id in record.deliveries.map(\.placeID) {
      let (all, old) = (received[id] ?? [], before[id] ?? [:])
      guard all.count > 1, all.allSatisfy({ $0.rowCount != nil && $0.action == all[0].action }),
        Self.repeated(old) == nil, let row = Self.repeated(record.places.rows(at: id)),
        let route = record.places.home(of: id)?.route(of: id)
      else { continue }
      return Complaint(
        "\(route) offers \"\(row)\" twice, although no answer has it twice", about: route,
        cure:
          "replace the rows of an earlier answer to the same request, instead of adding to them")
    }
    // A failed request may have been equal to an earlier one, whose answer is then welcome.
    for asked in record.failed { newest[asked.placeID] = nil }
    for (id, number) in record.arrived.map({ ($0.asked.placeID, $0.number) }) {
      guard let delivery = record.deliveries.first(where: { $0.placeID == id }),
        let route = record.places.route(of: id)
      else { continue }
      let answer: Answer = (number, delivery, record.places.rows(at: id))
      if let last = newest[id],
        let change = Self.change(of: before[id] ?? [:], by: answer, after: last)
      {
        return Complaint(
          "\(route) \(change) when the answer to an earlier request arrived", about: route,
          cure: "ignore an answer unless it belongs to the last request")
      }
      newest[id] = answer
    }
    return nil
  }

  /// Returns how the answer to an older request has replaced rows after the newer answer; nil if it has not.
  ///
  /// The answer to an action may only remove or add a row, such as the one that was acted on. It has replaced all rows of
  /// an interaction if there were as many as in the newer answer, and there are as many as in the older one now.
  private static func change(
    of before: Rows, by older: Answer, after newer: Answer
  ) -> String? {
    guard newer.number > older.number, newer.delivery.action == older.delivery.action,
      newer.delivery.request != older.delivery.request
    else { return nil }
    return before.compactMap { interaction, rows in
      let (kept, now) = (Set(newer.rows[interaction] ?? []), Set(older.rows[interaction] ?? []))
      let areAll = rows.count == newer.delivery.rowCount && now.count == older.delivery.rowCount
      let new = now.subtracting(rows).min()
      let lost = areAll || new != nil ? kept.intersection(rows).subtracting(now).min() : nil
      return lost.map { "lost \"\($0)\"" } ?? (areAll ? new.map { "gained \"\($0)\"" } : nil)
    }.min()
  }

  /// Returns the first of some rows that is there twice; nil if there is none.
  private static func repeated(_ rows: Rows) -> String? {
    var found: Set<String> = []
    return rows.values.joined().sorted().first { !found.insert($0).inserted }
  }
}
