internal import Destinations

/// Finds rows that an interface offers twice, because an answer was added instead of replacing an earlier one, and rows
/// of an answer that are lost to the answer to an earlier, different request.
///
/// Rows that come twice are found only if no answer has a row twice, all answers to the place belong to the same action,
/// and no row was offered twice before the answer: a list with several sections may offer a row in each of them.
final class RowWatch: LawWatch {
  /// The results that each place has received.
  private var received: [DestinationID: [Delivery]] = [:]
  /// The last answer to each place that was held back: its request, and the rows after it.
  private var newest: [DestinationID: (number: Int, delivery: Delivery, rows: Set<String>)] = [:]
  /// The rows of each place before the step.
  private var before: [DestinationID: [String]] = [:]

  override func before(_ record: StepRecord) {
    let isAnswer = record.step.has(.isAnswer)
    guard isAnswer || record.step.has(.rests) else { return }
    let ids = Set(received.keys).union(isAnswer ? record.before.nodes.map(\.id) : [])
    before = Dictionary(uniqueKeysWithValues: ids.map { ($0, rows(at: $0, record)) })
  }

  override func after(_ record: StepRecord) -> Complaint? {
    for delivery in record.deliveries { received[delivery.placeID, default: []].append(delivery) }
    for id in record.deliveries.map(\.placeID) {
      let (all, old) = (received[id] ?? [], before[id] ?? [])
      guard all.count > 1, all.allSatisfy({ $0.isList && $0.action == all[0].action }),
        Self.repeated(old) == nil, let row = Self.repeated(rows(at: id, record)),
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
      let (old, now) = (Set(before[id] ?? []), Set(rows(at: id, record)))
      if let last = newest[id], last.number > number, last.delivery.action == delivery.action,
        last.delivery.request != delivery.request,
        let row = Self.replaced(
          last.rows.intersection(old).subtracting(now), now.subtracting(old))
      {
        return Complaint(
          "\(route) lost \"\(row)\" when the answer to an earlier request arrived", about: route,
          cure: "ignore an answer unless it belongs to the last request")
      }
      newest[id] = (number, delivery, now)
    }
    return nil
  }

  /// Returns the first of some rows that new rows of the same interaction have replaced; nil if there is none.
  ///
  /// The answer to an action may remove a row, such as the one that was acted on; that replaces nothing.
  private static func replaced(_ lost: Set<String>, _ new: Set<String>) -> String? {
    let interactions = Set(new.map { $0.prefix { $0 != " " } })
    return lost.filter { interactions.contains($0.prefix { $0 != " " }) }.min()
  }

  /// Returns the first of some rows that is there twice; nil if there is none.
  private static func repeated(_ rows: [String]) -> String? {
    var found: Set<String> = []
    return rows.first { !found.insert($0).inserted }
  }

  /// Returns the interactions and contents that the interface of a place offers, as texts.
  private func rows(at id: DestinationID, _ record: StepRecord) -> [String] {
    func rows(_ interface: some DestinationInterfacing) -> [String] {
      interface.offered.flatMap { interaction, contents in
        contents.compactMap { content in content.map { "\(interaction.rawValue) with \($0)" } }
      }.sorted()
    }
    return record.places.home(of: id)?.interface(of: id).map { rows($0) } ?? []
  }
}
