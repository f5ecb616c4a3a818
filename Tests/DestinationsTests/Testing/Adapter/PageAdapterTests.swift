import Adapters
import Bookshop
import Destinations
import Foundation
import Testing

/// A browser's view of a flow, and the meaning of its addresses.
@MainActor
struct PageAdapterTests {
  typealias Tap = Bookshop.Tap

  private let flow = Bookshop.AppFlow(Bookshop.setup())
  private let pages: PageAdapter<Bookshop>

  init() {
    pages = PageAdapter(flow, site: "https://books.example.com", window: "a")
    flow.attach(pages)
    flow.start()
  }

  private func present(_ presentation: Bookshop.Presentation) {
    flow.presentDestination(configuration: presentation)
  }

  private var current: String? { flow.currentDestination?.type.rawValue }
  private var place: String { flow.tree.currentID?.uuidString ?? "" }

  @Test func `an address names the link, the window and the place in front`() {
    expectEqual(pages.address, "/?window=a&at=\(place)")
    present(.push(.book, content: .book(2)))
    expectEqual(pages.address, "/book/2?window=a&at=\(place)")
  }

  @Test func `an address seen before returns to its place, from a stack, a sheet or another tab`()
    async
  {
    let home = place
    present(.path([.push(.events), .push(.event, content: .event(1)), .sheet(.support)]))
    _ = await pages.visit("/", at: home)
    expectEqual(flow.tree.currentID?.uuidString, home)
    present(.tab(.basket))
    _ = await pages.visit("/", at: home)
    expectEqual(current, "home")
    present(.push(.events))
    _ = await pages.visit("/", at: home)
    expectEqual(current, "home")
  }

  @Test func `an address whose place has left opens its link, or shows the current page`() async {
    present(.push(.book, content: .book(2)))
    let left = place
    present(.goBack)
    _ = await pages.visit("/book/2", at: left)
    expectEqual(flow.link()?.absoluteString, "bookshop://book/2")
    let book = place
    _ = await pages.visit("/", at: left)
    _ = await pages.visit("/book/2", at: "no place")
    expectEqual(place, book)
    let page = await pages.visit("/nowhere/\"><script>", at: nil)
    expectEqual(place, book)
    #expect(page.contains("role=\"status\"") && !page.contains("\"><script>"))
  }

  @Test func `a place that a lock keeps is still shown, and the page says why`() async {
    let home = place
    present(.push(.events))
    let lock = flow.lock(because: "It is being read.")
    let page = await pages.visit("/", at: home)
    expectEqual(current, "events")
    #expect(page.contains("role=\"status\""))
    lock.release()
    #expect(!(await pages.visit("/", at: home)).contains("role=\"status\""))
    expectEqual(current, "home")
  }

  @Test func `modals are dialogs over a page that takes no input`() async {
    #expect(!pages.page.contains("<dialog") && pages.page.contains("<main>"))
    present(.sheet(.support, options: .init(style: .popover)))
    #expect(pages.page.contains("<main inert>"))
    #expect(pages.page.contains("<dialog open class=\"popover\">"))
    await pages.answer(to: ["place": place, "dismiss": "close"])
    expectEqual(current, "home")

    present(.sheet(.support, options: .init(allowsInteractiveDismissal: false)))
    #expect(!pages.page.contains("name=\"dismiss\""))
    present(
      .alert(
        .mayLogOut, "Sure?",
        buttons: [.init("Yes", role: .destructive), .init("<No>", role: .cancel)]))
    #expect(pages.page.contains("class=\"cancel\">&lt;No&gt;</button>"))
    await pages.answer(to: ["place": place, "do": "<No>"])
    expectEqual(current, "support")
  }

  @Test func `a tab that is tapped twice goes back to its root`() async {
    let bar = flow.rootDestination?.id.uuidString ?? ""
    present(.push(.events))
    #expect(pages.page.contains("value=\"home\" class=\"plain\" aria-current=\"page\""))
    await pages.answer(to: ["place": bar, "tab": "home"])
    expectEqual(current, "home")
    await pages.answer(to: ["place": bar, "tab": "basket"])
    expectEqual(current, "basket")
    await pages.answer(to: ["place": bar, "tab": "orders"])
    expectEqual(current, "basket")
  }

  @Test func `the revision of a page changes only with the page, and the page contains it`() async {
    let revision = pages.revision
    expectEqual(pages.revision, revision)
    #expect(pages.page.contains("data-revision=\"\(revision)\""))
    present(.push(.events))
    #expect(pages.revision != revision)
  }

  @Test func `a page leads to the requested window, once`() async {
    pages.openedWindow = "/?window=b"
    #expect(pages.page.contains("<a href=\"/?window=b\" target=\"_blank\">"))
    await pages.answer(to: ["place": place, "leave": "back"])
    #expect(!pages.page.contains("window=b"))
  }

  @Test func `columns are side by side, each with its own way back`() async throws {
    let desk = Mail.AppFlow(Mail.deskSetup())
    let pages = PageAdapter<Mail>(desk)
    desk.attach(pages)
    desk.start()
    desk.presentDestination(configuration: .column(.content))
    desk.presentDestination(configuration: .push(.message, content: .message(1)))
    desk.presentDestination(configuration: .column(.sidebar))
    #expect(pages.page.contains("<div class=\"columns\"><section class=\"sidebar\">"))
    let back = pages.page.split(separator: "<section class=\"content\"><form").dropFirst().first
    let id = try #require(
      back?.split(separator: "value=\"").dropFirst().first?.prefix { $0 != "\"" })
    await pages.answer(to: ["place": String(id), "leave": "back"])
    #expect(!pages.page.contains("<section class=\"content\"><form"))
  }
}
