import Destinations
import DestinationsTesting
import Foundation
import Testing

/// The articles on interactors, loading and unsaved changes: their snippets are here or in `BooksExample.swift`, and
/// run.
@MainActor
struct BooksTests {
  private typealias Home = HomeView.UserInteractionType
  private typealias Shelf = ShelfView.UserInteractionType
  private typealias Edit = EditView.UserInteractionType
  private typealias Title = TitleView.UserInteractionType
  private typealias Leave = LeaveView.UserInteractionType

  @Test func `an interaction saves a book and then goes back`() async throws {
    let store = MockAsyncInteractor<BookRequest>()
    let gate = store.holds(.save)
    try await TestFlow.run(Books.setup(store)) { flow in
      flow.perform(Home.add) { $0.push(.edit) }
      flow.perform(Edit.save, content: .title("Persuasion"))  // nothing is presented yet
      await flow.settle()
      gate.release(["Emma", "Persuasion"])
      await flow.settle { $0.goBack() }
      #expect(store.calls.first?.request.title == "Persuasion")
    }
  }

  @Test func `an editor stays when saving has failed`() async throws {
    let store = MockAsyncInteractor<BookRequest>()
    store.fails(URLError(.timedOut), for: .save)
    try await TestFlow.run(Books.setup(store)) { flow in
      flow.perform(Home.add) { $0.push(.edit) }
      flow.perform(Edit.save, content: .title("Persuasion"))
      await flow.settle()
      flow.expectCurrent(.edit)
    }
  }

  @Test func `a shelf loads when it appears, shows an error, and loads again`() async throws {
    let store = MockAsyncInteractor<BookRequest>()
    let gate = store.holds(.load)
    try await TestFlow.run(Books.shelfSetup(store)) { flow in
      let view = flow.flow.rootInterface as? ShelfView
      let model = try #require(view).model
      #expect(model.state == .loading)
      await flow.settle()
      gate.fail(URLError(.timedOut))
      await flow.settle()
      #expect(model.state == .failed)

      flow.perform(Shelf.retry)
      #expect(model.state == .loading)
      await flow.settle()
      gate.release(["Emma"])
      await flow.settle()
      #expect(model.state == .loaded(["Emma"]))
    }
  }

  @Test func `an app asks before a typed title is lost`() async throws {
    let store = MockAsyncInteractor<BookRequest>()
    store.returns(["Emma", "Persuasion"], for: .save)
    let unsaved = Unsaved()
    let other = DestinationID()
    unsaved.places = [other]  // an editor of another window, which keeps its mark
    try await TestFlow.run(Books.askingSetup(store, unsaved)) { flow in
      flow.perform(Home.add) { $0.push(.edit) }
      let editor = try #require(flow.flow.currentDestination?.id)
      flow.perform(Title.type, content: .title("Persuasion"))
      flow.swipeBack { $0.sheet(.leave, content: .editors([editor])) }
      flow.perform(Leave.keep) { $0.dismissSheet() }
      flow.swipeBack { $0.sheet(.leave, content: .editors([editor])) }
      flow.perform(Leave.discard) {
        $0.dismissSheet()
        $0.goBack()
      }
      #expect(unsaved.places == [other])

      flow.perform(Home.add) { $0.push(.edit) }
      flow.perform(Title.type, content: .title("Persuasion"))
      flow.perform(Title.save, content: .title("Persuasion"))
      await flow.settle { $0.goBack() }
      #expect(unsaved.places == [other])
    }
  }

  @Test func `an app asks before a title is lost that was typed while another one was saved`()
    async throws
  {
    let store = MockAsyncInteractor<BookRequest>()
    let gate = store.holds(.save)
    let unsaved = Unsaved()
    try await TestFlow.run(Books.askingSetup(store, unsaved)) { flow in
      flow.perform(Home.add) { $0.push(.edit) }
      let editor = try #require(flow.flow.currentDestination?.id)
      flow.perform(Title.type, content: .title("Persuasion"))
      flow.perform(Title.save, content: .title("Persuasion"))
      await flow.settle()
      flow.perform(Title.type, content: .title("Sanditon"))
      gate.release(["Emma", "Persuasion"])
      await flow.settle { $0.sheet(.leave, content: .editors([editor])) }
      #expect(unsaved.places == [editor])
      flow.perform(Leave.keep) { $0.dismissSheet() }
    }
  }

  @Test func `explorations of the book app find nothing`() async throws {
    let contents: Books.SampleContents = [.book: [.title("Emma"), .title("Persuasion")]]
    try await explore(
      Books.shelfSetup(BookStore()),
      contents: contents.with([.title("Sanditon")], for: Edit.save), runs: 1)
    try await explore(
      Books.askingSetup(BookStore(), Unsaved()),
      contents: contents.with([.title("Sanditon")], for: Title.type)
        .with([.title("Sanditon")], for: Title.save), runs: 5)
    let disturbed = contents.disturbing(BookWorker.store, by: [.lateness, .disorder])
    try await explore(
      Books.shelfSetup(BookStore()),
      contents: disturbed.with([.title("Sanditon")], for: Edit.save), runs: 1)
  }

  @MainActor final class World {
    private(set) var store = BookStore()

    func setup() -> Books.Setup {
      store = BookStore()
      return Books.shelfSetup(store)
    }
  }

  @Test func `a law compares the shelf with the books of the store`() async throws {
    let contents = Books.SampleContents().with([.title("Sanditon")], for: Edit.save)
    let world = World()
    let law = Books.Law.whenIdle(at: ShelfModel.self, "the shelf shows the books of the store") {
      $0.state == .loaded(await world.store.titles)
    }
    try await explore(world.setup(), contents: contents, laws: Books.Law.standard + [law])
  }
}
