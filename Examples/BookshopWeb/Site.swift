import Adapters
import Bookshop
import Destinations
import Foundation

/// The windows of the bookshop, each with a flow of its own, and one customer.
@MainActor
final class Site {
  private static var opened: Site?

  /// Returns the site, which is read from a folder when it is first asked for.
  static func site(in folder: URL) -> Site {
    let site = opened ?? Site(folder)
    opened = site
    return site
  }

  private let customer = Customer(isNew: true)
  private let folder: URL
  private var windows: [String: Window] = [:]
  private static let limit = 100

  private init(_ folder: URL) {
    self.folder = folder
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    if let data = try? Data(contentsOf: file("customer")) { customer.restore(from: data) }
    Shelf.open(for: customer)
  }

  /// Answers a browser: shows a page, or carries out the action of a form.
  func answer(_ request: HTTPRequest) async -> HTTPResponse {
    if request.path.contains(".") { return HTTPResponse(status: "404 Not Found") }
    guard let name = request.query["window"], let window = window(named: name) else {
      // An address without a window is a link, which opens one.
      guard request.method == "GET" else { return HTTPResponse(status: "400 Bad Request") }
      let window = newWindow()
      _ = await window.pages.visit(request.path)
      return .redirect(to: window.pages.address)
    }
    let pages = window.pages
    switch request.method {
    case "GET": return HTTPResponse(body: await pages.visit(request.path, at: request.query["at"]))
    case "POST":
      await pages.answer(to: request.fields)
      return .redirect(to: pages.address)
    case "HEAD":
      return HTTPResponse(headers: ["ETag": pages.revision, "Content-Location": pages.address])
    default: return HTTPResponse(status: "405 Method Not Allowed")
    }
  }

  // MARK: Windows

  private func newWindow() -> Window {
    forgetOldWindows()
    return open(String(UInt64.random(in: .min ... .max), radix: 36))
  }

  /// Forgets the windows that have not changed for longest, and removes their files.
  ///
  /// Their addresses still contain links, which then open new windows.
  private func forgetOldWindows() {
    let key = URLResourceKey.contentModificationDateKey
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [key])
    let dated = (files ?? []).filter { $0.lastPathComponent != "customer.json" }.map { file in
      let values = try? file.resourceValues(forKeys: [key])
      return (file, date: values?.contentModificationDate ?? .distantPast)
    }
    for (file, _) in dated.sorted(by: { $0.date > $1.date }).dropFirst(Self.limit - 1) {
      windows[file.deletingPathExtension().lastPathComponent] = nil
      try? FileManager.default.removeItem(at: file)
    }
  }

  /// Returns the window with a name: an open one, or one that was open before the server was started again.
  private func window(named name: String) -> Window? {
    if let window = windows[name] { return window }
    guard name.count <= 13, UInt64(name, radix: 36) != nil,
      FileManager.default.fileExists(atPath: file(name).path())
    else { return nil }
    return open(name)
  }

  private func open(_ name: String) -> Window {
    var setup = Bookshop.setup(customer)
    setup.openWindow = { [weak self] in self?.open($0, from: name) }
    let window = Window(setup, name, restoring: try? Data(contentsOf: file(name)))
    window.pages.onChange = { [weak self] in self?.save(name) }
    windows[name] = window
    save(name)
    return window
  }

  private func open(_ presentation: Bookshop.Presentation, from name: String) {
    let window = newWindow()
    if let route = presentation.destinationType {
      window.flow.request(.push(route, content: presentation.contentType))
    }
    windows[name]?.pages.openedWindow = window.pages.address
  }

  // MARK: Files

  private func file(_ name: String) -> URL { folder.appending(path: "\(name).json") }

  /// Saves what a window shows, as soon as the change has been carried out.
  private func save(_ name: String) {
    Task {
      guard let window = windows[name] else { return }
      try? window.flow.snapshot().data().write(to: file(name), options: .atomic)
      try? customer.saved().write(to: file("customer"), options: .atomic)
    }
  }
}

/// A window of the browser.
@MainActor
struct Window {
  let flow: Bookshop.AppFlow
  let pages: PageAdapter<Bookshop>

  init(_ setup: Bookshop.Setup, _ name: String, restoring data: Data?) {
    flow = Bookshop.AppFlow(setup)
    pages = PageAdapter(
      flow, site: "https://books.example.com", window: name,
      head: PageHead.style + PageHead.script)
    flow.attach(pages)
    if let data { flow.restore(from: data) } else { flow.start() }
  }
}
