import Destinations

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Shows a flow as the pages of a web site, with one flow per window of a browser.
///
/// ```swift
/// router.get("app") { request in html(await pages.visit(request.path, at: request.query["at"])) }
/// router.post("app") { request in
///   await pages.answer(to: request.fields)
///   return redirect(pages.address)
/// }
/// ```
///
/// Pages are requested and not pushed, so transitions are acknowledged immediately. The page shows the contents of the
/// stage: stacks with a way back, tabs, columns side by side, and modals as dialogs. Each form names the place that it
/// belongs to; a form of an old page is refused, like any interaction of a place that has left.
///
/// The ``address`` of a page contains the link to it, and the place in front. The browser's own back button leads to an
/// address; if its place is still presented, the page shows it again. An address without a place, or with one that has
/// left, is opened as a link.
@MainActor
public final class PageAdapter<App: DestinationTypes>: FlowCoordinating {
  private let flow: App.AppFlow
  private let stage: Stage
  private let site: String
  private let window: String
  private let head: String

  private var notice: String?

  /// The address of a window that the visitor has just asked for; the page leads to it.
  public var openedWindow: String?

  /// Called after each transition.
  public var onChange: (() -> Void)?

  /// Creates an adapter; attach it to the flow.
  ///
  /// - Parameters:
  ///   - flow: The flow to show. The adapter keeps it alive.
  ///   - site: The beginning of the app's links, such as `https://notes.example.com`.
  ///   - window: The name of the window in addresses; it needs no escaping.
  ///   - head: More elements for the head of each page, such as ``PageHead/style``.
  public init(_ flow: App.AppFlow, site: String = "", window: String = "", head: String = "") {
    self.flow = flow
    self.site = site
    self.window = window
    self.head = head
    stage = Stage(flow)
  }

  /// Lets the stage acknowledge the transition, because the next page will show it.
  public func show(_ transition: InterfaceTransition) {
    stage.show(transition)
    onChange?()
  }

  /// Freezes the stage, because another interface has been attached to its flow.
  public func wasReplaced(by other: any FlowCoordinating) { stage.wasReplaced(by: other) }
}

// MARK: - The page

extension PageAdapter {
  /// The page with the places that are presented now.
  public var page: String {
    let body = body
    return """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>\((flow.currentDestination?.type.rawValue ?? "").escaped)</title>
      \(head)
      <body data-address="\(address.escaped)" data-revision="\(body.fingerprint)">
      \(body)
      </body>
      </html>
      """
  }

  /// The path of the link to the shown places, the window, and the place in front.
  public var address: String {
    let link = flow.link(onWeb: true).map { $0.path(percentEncoded: true) } ?? "/"
    return link + "?window=\(window)" + (flow.tree.currentID.map { "&at=\($0)" } ?? "")
  }

  /// A text that changes whenever the page does.
  ///
  /// A page that asks for it from time to time reloads only when the text has changed.
  public var revision: String { body.fingerprint }

  private var body: String {
    let isCovered = stage.modals.isEmpty ? "" : " inert"
    let main = stage.root.map(section) ?? ""
    let dialogs = stage.modals.map(dialog)
    let status =
      notice?.escaped
      ?? openedWindow.map {
        "<a href=\"\($0.escaped)\" target=\"_blank\">Show the other window</a>"
      }
    return
      (["<main\(isCovered)>", main, "</main>"] + dialogs
      + [status.map { "<div role=\"status\"><p>\($0)</p></div>" }].compactMap(\.self))
      .joined(separator: "\n")
  }

  private func section(_ stack: Stage.Stack) -> String {
    guard let top = stack.top else { return "<section></section>" }
    let around = stack.owner.map { $0 == top ? "" : attached(to: $0) } ?? ""
    let back = stack.path.isEmpty ? "" : form(top.id, "leave", "back", title: "‹ Back")
    return "<section class=\"\(stack.name.escaped)\">\(back)\n\(article(top))\(around)\n</section>"
  }

  private func article(_ place: Stage.Place) -> String {
    let screen = place.interface as? any TextScreen
    var parts = (screen?.lines ?? []).map { "<p>\($0.escaped)</p>" }
    parts += (screen?.actions ?? []).map { form(place.id, "do", $0) }
    if place.kind == .tabs { parts.append(tabs(of: place)) }
    let contents = place.shown.map(section).joined(separator: "\n")
    parts.append(place.kind == .split ? "<div class=\"columns\">\(contents)</div>" : contents)
    parts.append(attached(to: place))
    let content = parts.joined(separator: "\n")
    return "<article class=\"\(place.route.escaped)\">\n\(content)</article>"
  }

  private func attached(to place: Stage.Place) -> String {
    place.attached.map { "<aside>\(section($0))</aside>" }.joined(separator: "\n")
  }

  private func tabs(of place: Stage.Place) -> String {
    let forms = place.slots.map { slot in
      form(place.id, "tab", slot.name, title: slot.name, isCurrent: slot.slot == place.selection)
    }
    return "<nav>\(forms.joined(separator: "\n"))</nav>"
  }

  private func dialog(_ modal: Stage.Modal) -> String {
    guard let prompt = modal.prompt else {
      let mayClose = modal.options.allowsInteractiveDismissal
      let close = mayClose ? form(modal.placeID, "dismiss", "close", title: "×") : ""
      return
        "<dialog open class=\"\(modal.options.style)\">\(close)\n\(section(modal.stack))\n</dialog>"
    }
    let lines = [prompt.title, prompt.message].compactMap(\.self)
    let buttons = prompt.buttons.map {
      form(modal.placeID, "do", $0.title, title: $0.title, style: "\($0.role)")
    }
    return "<dialog open class=\"\(prompt.style)\">"
      + (lines.map { "<p>\($0.escaped)</p>" } + buttons).joined(separator: "\n") + "</dialog>"
  }
}

// MARK: - Forms

extension PageAdapter {
  private func form(_ id: UUID, _ name: String, _ action: TextAction) -> String {
    form(id, name, action.command, title: action.title, words: action.words)
  }

  /// Returns a form with one button; if the action has no words, the user types them.
  private func form(
    _ id: UUID, _ name: String, _ value: String, title: String, words: String? = "",
    style: String = "plain", isCurrent: Bool = false
  ) -> String {
    let type = words == nil ? "text" : "hidden"
    let input = words == "" ? "" : field(type, "words", words ?? "")
    let current = isCurrent ? " aria-current=\"page\"" : ""
    return "<form method=\"post\" class=\"\(name)\">\(field("hidden", "place", "\(id)"))\(input)"
      + "<button name=\"\(name)\" value=\"\(value.escaped)\" class=\"\(style)\"\(current)>"
      + "\(title.escaped)</button></form>"
  }

  private func field(_ type: String, _ name: String, _ value: String) -> String {
    "<input type=\"\(type)\" name=\"\(name)\" value=\"\(value.escaped)\">"
  }
}

// MARK: - Actions of the visitor

extension PageAdapter {
  /// Carries out the action of a form, waits for everything that it starts, and returns the page.
  @discardableResult
  public func answer(to fields: [String: String]) async -> String {
    perform(fields)
    await flow.settle()
    return page
  }

  /// Carries out the action of a form.
  ///
  /// If it is refused, nothing changes, and the next page says so.
  public func perform(_ fields: [String: String]) {
    (notice, openedWindow) = (nil, nil)
    guard let id = fields["place"].flatMap(UUID.init(uuidString:)), flow.tree.contains(id: id)
    else {
      notice = "The page was out of date."
      return
    }
    if let command = fields["do"] { ask(id, command, fields["words"] ?? "") }
    if let name = fields["tab"], let tabBar = flow.nearestTabBar(from: id) {
      stage.place(tabBar.id)?.selection = .tab(name: name)
    }
    if fields["leave"] != nil { leave(id) }
    if fields["dismiss"] != nil { stage.modals.first { $0.placeID == id }?.dismissed() }
  }

  private func ask(_ place: UUID, _ command: String, _ words: String) {
    do {
      try flow.textScreen(of: place)?.perform(command, words)
    } catch {
      notice = (error as? DestinationError)?.reason ?? "\(error)"
    }
  }

  /// Goes back from the place in front, or from the one on top of a stack beside it.
  private func leave(_ place: UUID) {
    if place == flow.tree.currentID {
      notice = stage.goBack()?.reason
    } else if let stack = stacks.first(where: { $0.path.last?.id == place }) {
      stack.path.removeLast()
    }
  }

  /// The stacks on the page.
  private var stacks: [Stage.Stack] {
    var found = [stage.root].compactMap(\.self) + stage.modals.map(\.stack)
    var next = 0
    while next < found.count {
      for place in [found[next].top, found[next].owner].compactMap(\.self) {
        found += (place.shown + place.attached).filter { !found.contains($0) }
      }
      next += 1
    }
    return found
  }

  /// Shows the target of an address, waits for everything that this starts, and returns the page.
  ///
  /// - Parameters:
  ///   - path: The path of the address.
  ///   - place: The place that the address names, which the visitor has seen; nil for a link.
  /// - Returns: The page.
  public func visit(_ path: String, at place: String? = nil) async -> String {
    let request = request(path, place.flatMap(UUID.init(uuidString:)))
    await flow.settle()
    if case .ended(let outcome) = request?.status { notice = outcome.error?.reason }
    return page
  }

  /// Requests a presented place, or else the target of a link, unless the page shows it already.
  private func request(_ path: String, _ place: UUID?) -> RequestHandle? {
    if let place, flow.tree.contains(id: place) {
      return place == flow.tree.currentID ? nil : returning(to: place)
    }
    guard path != "/", let link = URL(string: site + path), link != flow.link(onWeb: true) else {
      return nil
    }
    return flow.open(link)
  }

  /// Returns to a place, as a back button does if it is the place beneath.
  private func returning(to place: UUID) -> RequestHandle? {
    if flow.backPlan().revealedID == place {
      notice = stage.goBack()?.reason
      return nil
    }
    let type = App.PresentationType.moveToNearestDestination(id: place)
    var presentation = App.Presentation(presentationType: type)
    presentation.actionTargetID = place
    return flow.request(presentation)
  }
}

extension String {
  /// The text with HTML's special characters escaped.
  fileprivate var escaped: String {
    map { character in
      switch character {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      default: String(character)
      }
    }.joined()
  }

  /// A number that differs for different texts, and is the same in each run of the server.
  fileprivate var fingerprint: String {
    String(
      utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 },
      radix: 36)
  }
}
