import Destinations
import DestinationsTesting
import Foundation

/// One refusal: the state of a flow, a request, and the expected code.
///
/// ``refusals`` has at least one row for each code of a refusal, and ``notRefusals`` has the other codes.
@MainActor
struct Refusal {
  /// The request.
  enum Asking {
    case presentation(@MainActor (SampleTestFlow) -> Sample.Presentation)
    case act(@MainActor (SampleTestFlow) throws -> Void)
  }

  let code: DestinationError.Code
  var start = Sample.DestinationType.notes
  var isStarted = true
  var acknowledgement = MockInterface.Acknowledgement.immediately
  /// Changes the setup.
  var setUp: @MainActor (SampleWorld) -> Void = { _ in }
  /// Brings the flow into the state before the request.
  var prepare: @MainActor (SampleTestFlow) throws -> Void = { _ in }
  var asking: Asking

  /// The codes that are not refusals of a request to a flow, each with the reason.
  static let notRefusals: [DestinationError.Code: String] = [
    .cancelled: "the result of a request to an interactor; a request to a flow has an outcome",
    .interactorMissing: "the result of a request to an interactor",
    .interactorKindMismatch: "the result of a request to an interactor",
    .actionUnsupported: "the result of a request to an interactor",
    .interactorFailed: "the result of a request to an interactor",
    .lookUpFailed: "the link is refused when its turn comes again, see LookedUpLinkTests",
    .resultTooLate: "the result of a request to an interactor, whose requester has left",
    .faultyLink: "a finding of the table of links",
    .malformedText: "an error of reading the text of a tree",
    .brokenInvariant: "an error of checking a tree",
    .brokenPathLaw: "a refusal of a router, which has tests of its own",
    .unnamedCase: "a finding of validate() in a setup",
    .unaskedAnswer: "a finding of validate(building:) in a setup",
  ]

  static var all: [Refusal] {
    byPlace + byContainer + bySheet + byBuilding + byRule + byLink + byInteraction
  }
}

extension Refusal {
  init(
    _ code: DestinationError.Code, start: Sample.DestinationType = .notes,
    setUp: @escaping @MainActor (SampleWorld) -> Void = { _ in },
    prepare: @escaping @MainActor (SampleTestFlow) throws -> Void = { _ in },
    presenting presentation: @escaping @MainActor (SampleTestFlow) -> Sample.Presentation
  ) {
    self.init(
      code: code, start: start, setUp: setUp, prepare: prepare,
      asking: .presentation(presentation))
  }

  init(
    _ code: DestinationError.Code, start: Sample.DestinationType = .notes,
    setUp: @escaping @MainActor (SampleWorld) -> Void = { _ in },
    prepare: @escaping @MainActor (SampleTestFlow) throws -> Void = { _ in },
    acting act: @escaping @MainActor (SampleTestFlow) throws -> Void
  ) {
    self.init(code: code, start: start, setUp: setUp, prepare: prepare, asking: .act(act))
  }

  /// A presentation that names its requester, or an unknown one.
  static func asking(
    _ presentation: Sample.Presentation, from id: UUID
  ) -> Sample.Presentation {
    var asking = presentation
    asking.parentDestinationID = id
    return asking
  }
}
