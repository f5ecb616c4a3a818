/// A value that was sent.
///
/// When the request has its turn, it becomes the presentation that the nearest receiver answers.
@MainActor
struct SendWork<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
> {
  typealias Presentation = DestinationPresentation<DestinationType, ContentType, TabType>
  typealias World = AppWorld<DestinationType, ContentType, TabType>

  private let value: any Sendable

  init(_ value: any Sendable) {
    self.value = value
  }

  /// Returns the request to send the value.
  func work(from sender: DestinationID?) -> RequestWork {
    let work = DeferredWork("send \(type(of: value))", isServed: isServed, make: work)
    return RequestWork(work, RequestWork.Terms(origin: sender))
  }

  private func isServed(by host: TreeHost) -> Bool {
    (host.world as? World)?.providers.receive(type(of: value)) ?? false
  }

  /// Returns the request for the nearest receiver's answer.
  ///
  /// The request starts from the place that answered, and reveals its result; if no place answered, it starts from
  /// where the value was sent.
  private func work(
    in host: TreeHost, from asker: DestinationID?
  ) throws(DestinationError) -> RequestWork {
    guard let answer = answer(in: host, from: asker) else {
      throw DestinationError(.noReceiver, "No receiver was found for \(type(of: value)).")
    }
    // Receivers that send each other values could do so without end.
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
}

// MARK: - Receivers

extension SendWork {
  fileprivate typealias Answer = (presentation: Presentation, placeID: DestinationID?)

  /// Returns the first answer: of presented places, the nearest first; of other places; of the setup.
  private func answer(in host: TreeHost, from asker: DestinationID?) -> Answer? {
    guard let world = host.world as? World, isServed(by: host) else { return nil }
    let providers = world.providers
    var asked: Set<ObjectIdentifier> = []
    if providers.receivesAtPlaces {
      for ref in places(of: host, from: asker) {
        guard let box = world.providers.box(at: ref, of: host.tree) else { continue }
        guard asked.insert(ObjectIdentifier(box)).inserted else { continue }
        let presentation = box.provider.services.receivers.answer(to: value)
        if let presentation { return (presentation, host.tree.id(ref)) }
      }
      for box in providers.boxes where !asked.contains(ObjectIdentifier(box)) {
        if let presentation = box.provider.services.receivers.answer(to: value) {
          return (presentation, nil)
        }
      }
    }
    return providers.services.receivers.answer(to: value).map { ($0, nil) }
  }

  /// Returns the presented places: those around the sender, then the others, the latest first.
  private func places(of host: TreeHost, from asker: DestinationID?) -> [NodeRef] {
    let structure = host.tree.structure
    let start = asker.flatMap(structure.ref) ?? structure.current
    let around = start.map(structure.ancestry) ?? []
    return around + host.tree.arrivalOrder.reversed().compactMap(structure.ref)
  }
}
