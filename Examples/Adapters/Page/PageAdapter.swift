public import Destinations

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Shows a flow as the pages of a web site, with one flow per visitor.
///
/// ```swift
/// router.get("app") { _ in html(adapter.page) }
/// router.post("app") { request in html(await adapter.answer(to: request.fields)) }
/// ```
///
/// Pages are requested and not pushed, so transitions are acknowledged immediately. Each form names
/// the place that it belongs to. If the visitor has returned to an old page with the browser's own
/// back button, whatever that page sends is refused, like any interaction of a place that has left,
/// and the visitor gets the current page.
@MainActor
public final class PageAdapter<App: DestinationTypes>: FlowCoordinating {
  private let flow: App.AppFlow
  private let stage: Stage
  private var notice: String?

  /// Called after each transition.
  ///
  /// A server with an open connection can tell the browser to reload.
  public var onChange: (() -> Void)?

  /// Creates an adapter; attach it to the flow.
  ///
  /// - Parameter flow: The flow to show. The adapter keeps it alive.
  public init(_ flow: App.AppFlow) {
    self.flow = flow
    stage = Stage(flow)
  }

  /// Lets the stage acknowledge the transition, because the next page will show it.
  public func show(_ transition: InterfaceTransition) {
    onChange?()
    stage.show(transition)
  }
}

// MARK: - The page

extension PageAdapter {
  /// The page for what is presented now.
  public var page: String {
    let title = flow.currentDestination?.type.rawValue ?? ""
    let parts = [tabs] + flow.tree.visibleIDs.map(section) + [leaving, notice.map(paragraph)]
    return """
      <!doctype html>
      <title>\(title.escaped)</title>
      \(parts.compactMap(\.self).joined(separator: "\n"))
      """
  }

  private func section(for id: UUID) -> String? {
    guard let screen = flow.textScreen(of: id) else { return nil }
    let takesWords = flow.tree.node(id: id)?.kind != .alert
    let buttons = screen.commands.map { form(id, "do", $0, takesWords: takesWords) }
    return (screen.lines.map(paragraph) + buttons).joined(separator: "\n")
  }

  private var tabs: String? {
    guard let tabBar = flow.tree.currentID.flatMap({ flow.nearestTabBar(from: $0) }) else {
      return nil
    }
    return tabBar.activeTabs.map { form(tabBar.id, "tab", $0.type.tabName) }.joined(separator: "\n")
  }

  private var leaving: String? {
    guard let id = flow.tree.currentID, let wayBack = stage.wayBack else { return nil }
    return form(id, "leave", wayBack == .dismissSheet ? "close" : "back")
  }

  private func paragraph(_ text: String) -> String { "<p>\(text.escaped)</p>" }

  private func form(
    _ id: UUID, _ name: String, _ value: String, takesWords: Bool = false
  ) -> String {
    let words = takesWords ? "<input name=\"words\">" : ""
    return "<form method=\"post\"><input type=\"hidden\" name=\"place\" value=\"\(id)\">\(words)"
      + "<button name=\"\(name)\" value=\"\(value.escaped)\">\(value.escaped)</button></form>"
  }
}

// MARK: - What a visitor sends

extension PageAdapter {
  /// Carries out what a form says, waits for everything that it starts, and returns the page.
  public func answer(to fields: [String: String]) async -> String {
    perform(fields)
    await flow.settle()
    return page
  }

  /// Carries out what a form says.
  ///
  /// If it is refused, nothing changes, and the next page says so.
  public func perform(_ fields: [String: String]) {
    notice = nil
    guard let place = fields["place"].flatMap(UUID.init(uuidString:)),
      flow.tree.contains(id: place)
    else {
      notice = "The page was out of date."
      return
    }
    if let command = fields["do"] { ask(place, command, fields["words"] ?? "") }
    if let name = fields["tab"] { select(tabNamed: name, of: place) }
    if fields["leave"] != nil { leave(place) }
  }

  private func ask(_ place: UUID, _ command: String, _ words: String) {
    do {
      try flow.textScreen(of: place)?.perform(command, words)
    } catch {
      notice = (error as? DestinationError)?.reason ?? "\(error)"
    }
  }

  private func select(tabNamed name: String, of place: UUID) {
    guard let tabBar = flow.nearestTabBar(from: place) else { return }
    stage.place(tabBar.id)?.selection = .tab(name: name)
  }

  /// Leaves a place, unless another one is current by now.
  private func leave(_ place: UUID) {
    if place == flow.tree.currentID { notice = stage.goBack()?.reason }
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
}
