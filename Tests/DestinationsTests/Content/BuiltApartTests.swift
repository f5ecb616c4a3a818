import Destinations
import DestinationsTesting
import Testing

/// Faults that are found when each place is built alone, without a flow.
@MainActor
struct BuiltApartTests {
  private typealias Store = MockInteractor<StoreRequest>
  private struct Broken: Error {}

  private let world = SampleWorld(start: .notes)

  private func faults(_ samples: Sample.SampleContents = [:]) -> [String] {
    Sample.AppFlow(world.setup).validate(building: samples).map { "\($0.code): \($0.reason)" }
  }

  @Test func `a sound setup has no faults, and its places are built and released without hooks`() {
    let box = WeakBox()
    world.onBuild = { box.add($0) }
    expectEqual(faults([.detail: [.note(1), .note(2)]]), [])
    expectEqual(box.count, 18)
    expectEqual(box.livingCount, 0)
    #expect(!world.journal.take().contains { $0.contains("prepare") })
  }

  @Test func `a provider that throws or returns nil is found, and everything it built is released`()
  {
    let box = WeakBox()
    world.onBuild = {
      box.add($0)
      $0.assignInteractor(interactor: Store(), for: .store)
      if $0.type == .detail, $0.configuration?.contentType == .note(2) { throw Broken() }
    }
    expectEqual(faults([.detail: [.note(1)]]), [])
    expectEqual(
      faults([.detail: [.note(1), .note(2)]]),
      ["buildFailed: The provider of detail was given the content note(2), and threw an error."])
    expectEqual(box.livingCount, 0)
  }

  @Test func `a place that needs content is built with its samples`() {
    world.needed = [.detail: .note(1)]
    expectEqual(faults([.detail: [.note(1)]]), [])
    expectEqual(
      faults(),
      ["missingContent: detail, built with the samples, needs content."])
    expectEqual(
      faults([.detail: [.note(1), .note(2)]]),
      ["unsuitableContent: detail, built with the samples, does not accept the content note(2)."])
    expectEqual(
      Set(
        faults(([.detail: [.note(1)]] as Sample.SampleContents).with([], for: Act.open))
          .map { $0.drop { $0 != "." } }),
      [".open presents detail, which needs content."])
    enum Other: String, UserInteractionTypeable { case open }
    expectEqual(
      faults(([.detail: [.note(1)]] as Sample.SampleContents).with([], for: Other.open)), [])
  }

  @Test func `a request to an interactor that is not assigned is found`() {
    world.missing = Set(Sample.DestinationType.allCases).subtracting([.notes, .detail, .compose])
    world.requests = [
      .load: InteractorConfiguration<Worker, Store>(interactorType: .store, actionType: .load)
    ]
    world.onBuild = {
      if $0.type != .detail { $0.assignInteractor(interactor: Store(), for: .store) }
    }
    expectEqual(
      faults(),
      [
        "interactorMissing: The interaction load of detail asks the interactor store,"
          + " which its provider does not assign."
      ])
    world.onBuild = { $0.assignInteractor(interactor: Store(), for: .store) }
    expectEqual(faults(), [])
  }

  @Test func `an interaction for a state model that takes none is found`() {
    final class Misspelt: DestinationStateModeling {
      func handles(_ interaction: Act, content: Sample.ContentType?) -> Bool { true }
    }
    final class Sound: DestinationStateModeling {
      func handle(_ interaction: Act, content: Sample.ContentType?) -> Bool { true }
    }
    typealias Place = ScreenDouble<Sample, Act, Worker>.Destination
    func faults(_ assign: @escaping @MainActor (Place) -> Void) -> [String] {
      let notes = DestinationProvider<Place>(handles: [.open]) { seed in
        let place = Place(seed) { ScreenDouble($0) }
        assign(place)
        return place
      }
      let setup = Sample.Setup(
        providers: [.notes: notes], startingDestination: .replaceRoot(with: .notes))
      return Sample.AppFlow(setup).validate(building: [:]).map(\.reason)
    }
    let claim = "The provider of notes declares that the state model handles open, but "
    let misspelt = Misspelt()
    expectEqual(
      faults { $0.assignStateModel(misspelt) }, [claim + "Misspelt takes no interactions."])
    expectEqual(faults { _ in }, [claim + "it has none."])
    let sound = Sound()
    expectEqual(faults { $0.assignStateModel(sound) }, [])
  }

  // MARK: Answers

  private typealias Provider = RecordingProvider<Sample, Act, Never>

  /// A list that presents a picker, which answers.
  private func asking(
    _ ask: (Sample.Presentation) -> Sample.Presentation, entries: Bool = true
  ) -> Sample.Setup {
    let chosen: ResultKey<Int> = "chosen"
    return Sample.Setup(
      providers: [
        .notes: Provider(
          shape: .stack, presentations: entries ? [.open: ask(.sheet(.compose))] : [:]),
        .compose: Provider(presentations: [
          .close: .dismissSheet.answering(chosen, with: 1)
        ]),
      ], startingDestination: .replaceRoot(with: .notes))
  }

  @Test func `validation finds an answer that no table asks for`() {
    func codes(_ setup: Sample.Setup) -> [String] {
      Sample.AppFlow(setup).validate(building: [:]).map { "\($0.code): \($0.reason)" }
    }
    let fault = "unaskedAnswer: compose answers chosen with Int, which no table asks for."
    expectEqual(codes(asking { $0 }), [fault])
    expectEqual(
      codes(asking { $0.asking("chosen" as ResultKey<String>) { _ in Act.back } }), [fault])
    expectEqual(codes(asking { $0.asking("chosen" as ResultKey<Int>) { _ in Act.back } }), [])
    // Code may ask where no table does.
    expectEqual(codes(asking({ $0 }, entries: false)), [])
  }

  @Test func `explorations report an answer that is never awaited`() async throws {
    func report(_ setup: @autoclosure @escaping () -> Sample.Setup) async throws -> [String] {
      try await FailureReporting.collecting(FailureCollector()).during {
        try await explore(setup(), laws: [.everyAnswerIsAskedFor], runs: 2, steps: 30)
      }.findings.map(\.what)
    }
    try expectEqual(
      await report(asking { $0 }), ["a place answered chosen, which nothing asks for"])
    try expectEqual(
      await report(asking { $0.asking("chosen" as ResultKey<Int>) { _ in Act?.none } }), [])
  }
}
