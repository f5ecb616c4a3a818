import Destinations

/// The target of a link of this app.
enum AppLink: Hashable, Sendable {
  /// A list, by its tab.
  case tab(App.TabType)
  /// A note by its path in the folder, or the editor of it.
  case note(String, isEditing: Bool)
  /// The notes with a tag.
  case tag(String)
  /// The notes that contain the words.
  case search(String)
}

extension AppLink {
  /// The links, each declared once for both directions: `notes://note/kitchen/tea.md?edit=1` and so on.
  static let table = LinkTable(LinkOrigin(scheme: "notes")) {
    DeepLink("{tab}", .case) {
      AppLink.tab($0)
    } values: {
      if case .tab(let tab) = $0 { tab } else { nil }
    }
    DeepLink("note/{path...}?edit={edit}", .list(.string), .flag) { path, isEditing in
      path.isEmpty ? nil : AppLink.note(path.joined(separator: "/"), isEditing: isEditing)
    } values: {
      guard case .note(let path, let isEditing) = $0 else { return nil }
      return (
        path.split(separator: "/", omittingEmptySubsequences: false).map(String.init), isEditing
      )
    }
    DeepLink("tag/{tag}", .string) {
      AppLink.tag($0)
    } values: {
      if case .tag(let tag) = $0 { tag } else { nil }
    }
    DeepLink("search?words={words}", .string) {
      AppLink.search($0)
    } values: {
      if case .search(let words) = $0 { words } else { nil }
    }
  }
}

extension App {
  /// The links of the flow: the presentation of each, and the link to the current place.
  static let links = Links(
    AppLink.table, path: { path(to: $0) }, target: { link(to: $0) })

  private static func path(to link: AppLink) -> [Presentation] {
    let home = Presentation.replaceRoot(with: .home)
    switch link {
    case .tab(let tab): return [home, .tab(tab)]
    case .note(let path, let isEditing):
      let note = ContentType.note(NoteID(path))
      let shown = [home, .column(.detail, showing: .note, content: note)]
      return isEditing ? shown + [.push(.editor, content: note)] : shown
    case .tag(let tag): return [home, .tab(.tags), .push(.tagged, content: .tag(tag))]
    case .search(let words): return [home, .push(.search, content: .text(words))]
    }
  }

  private static func link(to tree: Links.Tree) -> AppLink? {
    guard let place = tree.currentID.flatMap({ tree.node(id: $0) })?.payload else { return nil }
    switch (place.route, place.content) {
    case (.notes, _): return .tab(.notes)
    case (.tags, _): return .tab(.tags)
    case (.trash, _): return .tab(.trash)
    case (.note, let content?): return content.noteID.map { .note($0.path, isEditing: false) }
    case (.editor, let content?): return content.noteID.map { .note($0.path, isEditing: true) }
    case (.tagged, .tag(let tag)): return .tag(tag)
    case (.search, .text(let words)): return .search(words)
    default: return nil
    }
  }
}
