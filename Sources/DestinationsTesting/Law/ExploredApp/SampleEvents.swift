public import Destinations

/// The events that may reach an explored app from outside, by the names that steps have for them.
struct SampleEvents {
  /// The entries of the setup, the links without placeholders, and the samples.
  let steps: [ExplorationStep]

  /// The patterns with placeholders that no sample matches.
  let unknownLinks: [String]

  /// The values to send, by their names.
  let values: [String: any Sendable]

  @MainActor
  init<D, C, T>(_ flow: Flow<D, T, C>, _ samples: [SampleEvent]) {
    var links = flow.linkKinds.compactMap(\.link)
    var values: [(name: String, value: any Sendable)] = []
    for sample in samples {
      switch sample {
      case .link(let link): if !links.contains(link) { links.append(link) }
      case .value(let value): values.append((StepToken.line("\(value)"), value))
      }
    }
    let known = Set(links.compactMap(flow.kind(ofLink:)))
    unknownLinks = flow.linkKinds.map(\.pattern).filter { !known.contains($0) }
    self.values = Dictionary(values) { $1 }
    steps =
      flow.entries.map { .enter(StepToken.line("\($0)")) }
      + links.flatMap { [.open($0), .launch($0)] }
      + values.map { .send($0.name) }
  }
}

extension SampleContents {
  /// Returns these samples, and links that may be opened at any time during an exploration.
  ///
  /// Explorations open each link while the app runs, and launch the app with it. Links without placeholders need no
  /// samples.
  public func opening(_ links: String...) -> Self {
    with(links.map(SampleEvent.link))
  }

  /// Returns these samples, and values that may be sent at any time during an exploration.
  ///
  /// They stand for events that reach the app from outside, such as a message of a server or a change of the scene,
  /// so each value must have a receiver at any time. Explorations send them with `Flow.send(_:)`.
  public func sending(_ values: any Sendable...) -> Self {
    with(values.map(SampleEvent.value))
  }

  /// Returns these samples, and lets an exploration disturb the answers of an interactor, wherever it is assigned.
  ///
  /// The interactor runs with its own code. Its answers arrive late, in another order, or as a failure. Results of
  /// streams are not disturbed.
  /// - Parameters:
  ///   - interactor: The interactor.
  ///   - disturbances: The disturbances that your app must tolerate; all by default.
  /// - Returns: The samples.
  public func disturbing(
    _ interactor: some InteractorTypeable,
    by disturbances: Set<AnswerDisturbance> = Set(AnswerDisturbance.allCases)
  ) -> Self {
    var copy = self
    copy.disturbances["\(interactor)", default: []].formUnion(disturbances.map { "\($0)" })
    return copy
  }

  private func with(_ events: [SampleEvent]) -> Self {
    var copy = self
    copy.events += events
    return copy
  }
}
