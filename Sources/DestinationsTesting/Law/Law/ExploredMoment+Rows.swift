internal import Destinations

extension ExploredMoment {
  /// Returns a watch that finds rows that an interface offers twice, because an answer was added instead of replacing
  /// an earlier one.
  ///
  /// Such rows are found only if no answer has a row twice, all answers to the place belong to the same action, and no
  /// row was offered twice before the answer: a list with several sections may offer a row in each of them.
  func rowWatch() -> LawWatch {
    // The results that each place has received.
    var received: [DestinationID: [Delivery]] = [:]
    // The places that offered a row twice before the step.
    var repeated: Set<DestinationID> = []
    return CheckWatch(at: .delivery, before: .any) { [self] record in
      guard record.step.has(.rests) || record.step.has(.isAnswer) else { return }
      repeated = Set(received.keys.filter { repeatedRow(at: $0) != nil })
    } check: { [self] record in
      for delivery in record.deliveries { received[delivery.placeID, default: []].append(delivery) }
      for id in record.deliveries.map(\.placeID) where !repeated.contains(id) {
        let all = received[id] ?? []
        guard all.count > 1, all.allSatisfy({ $0.isList && $0.action == all[0].action }),
          let row = repeatedRow(at: id), let route = record.places.home(of: id)?.route(of: id)
        else { continue }
        return Complaint(
          "\(route) offers \(row) twice, although no answer has it twice", about: route,
          cure:
            "replace the rows of an earlier answer to the same request, instead of adding to them")
      }
      return nil
    }
  }

  /// Returns a content that the interface of a place offers twice for one interaction; nil if there is none.
  private func repeatedRow(at id: DestinationID) -> String? {
    func repeated(_ interface: some DestinationInterfacing) -> String? {
      for contents in interface.offered.values {
        var found: Set<String> = []
        for case let content? in contents where !found.insert("\(content)").inserted {
          return "\(content)"
        }
      }
      return nil
    }
    return record.places.home(of: id)?.interface(of: id).flatMap { repeated($0) }
  }
}
