extension AppWorld {
  /// Returns a request to send a value: when its turn comes, it becomes the presentation that the nearest receiver
  /// returns.
  ///
  /// It starts from the place that answered, and reveals its result; if no place answered, it starts from
  /// where the value was sent.
  static func sending(_ value: any Sendable, from sender: DestinationID? = nil) -> RequestWork {
    let name = "send \(type(of: value))"
    let isServed = { (host: TreeHost) in
      (host.world as? AppWorld)?.receive(type(of: value)) ?? false
    }
    let work = DeferredWork(name, isServed: isServed) { (host, asker) throws(DestinationError) in
      guard isServed(host), let world = host.world as? AppWorld,
        let answer = world.answer(to: value, in: host, from: asker)
      else {
        throw DestinationError(.noReceiver, "No receiver was found for \(type(of: value)).")
      }
      // Otherwise, two receivers could send each other values without end.
      if case .effect(.send, _) = answer.presentation.verb {
        throw answer.presentation.misplacedEffect
      }
      var work = answer.presentation.work()
      if let id = answer.presentation.currentDestinationID ?? answer.placeID {
        work = work.placed(at: id)
      }
      work.terms.origin = nil
      return work
    }
    return RequestWork(work, RequestWork.Terms(origin: sender))
  }

  /// Returns the first answer: of the places around the sender, the nearest first; of other presented places, the latest
  /// first; of places that are not presented; of the setup.
  private func answer(
    to value: any Sendable, in host: TreeHost, from asker: DestinationID?
  ) -> (presentation: Presentation, placeID: DestinationID?)? {
    var asked: Set<ObjectIdentifier> = []
    if receivesAtPlaces {
      let structure = host.tree.structure
      let around = (asker.flatMap(structure.ref) ?? structure.current).map(structure.ancestry) ?? []
      for ref in around + host.tree.arrivalOrder.reversed().compactMap(structure.ref) {
        guard let box = box(at: ref, of: host.tree), asked.insert(ObjectIdentifier(box)).inserted,
          let presentation = box.provider.services.receivers.answer(to: value)
        else { continue }
        return (presentation, structure.id(ref))
      }
      for box in boxes where !asked.contains(ObjectIdentifier(box)) {
        if let presentation = box.provider.services.receivers.answer(to: value) {
          return (presentation, nil)
        }
      }
    }
    return setup.services.receivers.answer(to: value).map { ($0, nil) }
  }
}
