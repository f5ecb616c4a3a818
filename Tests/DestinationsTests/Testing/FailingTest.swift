import Destinations
import DestinationsTesting

/// A test that should fail, and the expected failures.
@MainActor
struct FailingTest {
  private let name: String
  private let exhaustivity: Exhaustivity
  private let start: Sample.DestinationType
  private let acknowledging: MockInterface.Acknowledgement
  private let wanted: [[String]]
  private let test: @MainActor (SampleTestFlow) async throws -> Void

  /// States the parts of the message of each failure, in order; without any, no failures are expected.
  init(
    _ name: String, _ exhaustivity: Exhaustivity = .full, start: Sample.DestinationType = .notes,
    acknowledging: MockInterface.Acknowledgement = .immediately, says wanted: [[String]] = [],
    _ test: @escaping @MainActor (SampleTestFlow) async throws -> Void
  ) {
    self.name = name
    self.exhaustivity = exhaustivity
    self.start = start
    self.acknowledging = acknowledging
    self.wanted = wanted
    self.test = test
  }

  /// Runs tests, and returns those with unexpected messages, and their messages.
  static func surprises(_ tests: [FailingTest]) async throws -> [String] {
    var surprises: [String] = []
    for test in tests {
      let messages = try await test.messages()
      if !test.expects(messages) { surprises.append("\(test.name): \(messages)") }
    }
    return surprises
  }

  private func messages() async throws -> [String] {
    let world = SampleWorld(start: start, acknowledging: acknowledging)
    return try await FailureReporting.failures {
      try await TestFlow.run(
        world.setup, interface: world.interface, exhaustivity: exhaustivity, test)
    }.map(\.message)
  }

  private func expects(_ messages: [String]) -> Bool {
    messages.count == wanted.count
      && zip(messages, wanted).allSatisfy { message, parts in
        parts.allSatisfy { message.contains($0) }
      }
  }
}
