#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension NavigationJournal {
  /// The table with the tags of places.
  typealias Table = SnapshotTable<DestinationType, ContentType>

  /// Returns the journal as JSON, with the tags and contents of a table.
  ///
  /// A place that the table does not list has no tag, and a replay stops at the entry that presents
  /// it.
  /// - Throws: ``DestinationError`` with `unreadableSnapshot` if a content cannot be encoded.
  /// - Complexity: O(*n*) for *n* places that arrived and left.
  public func data(
    _ table: SnapshotTable<DestinationType, ContentType>
  ) throws(DestinationError) -> Data {
    do {
      let file = JournalFile(
        format: JournalFile.format, revision: table.revision,
        entries: try entries.map { entry in
          JournalFile.Entry(
            cause: entry.cause, changes: try entry.changes.map { try change($0, table) })
        })
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return try encoder.encode(file)
    } catch {
      throw DestinationError(
        .unreadableSnapshot, "The journal cannot be written.", underlying: error)
    }
  }

  /// Reads a journal that ``data(_:)`` has written.
  ///
  /// - Throws: ``DestinationError`` with `unreadableSnapshot` if the data are not a journal, or
  ///   have another revision.
  /// - Complexity: O(*n*) for *n* bytes.
  public init(
    _ data: Data, _ table: SnapshotTable<DestinationType, ContentType>
  ) throws(DestinationError) {
    let file: JournalFile
    do {
      file = try JSONDecoder().decode(JournalFile.self, from: data)
    } catch {
      throw DestinationError(.unreadableSnapshot, "This data is not a journal.", underlying: error)
    }
    guard file.format == JournalFile.format, file.revision == table.revision else {
      let reason =
        "The journal's format or revision is not that of this app, which has revision \(table.revision)."
      throw DestinationError(.unreadableSnapshot, reason)
    }
    for entry in file.entries {
      var changes: [Change] = []
      for change in entry.changes { changes.append(try Self.change(change, table)) }
      entries.append(Entry(cause: entry.cause, changes: changes))
    }
  }

  // MARK: Writing

  private func change(_ change: Change, _ table: Table) throws -> JournalFile.Change {
    switch change {
    case .select(let slot, let old, let number):
      return JournalFile.Change(
        verb: .select, of: number, slot: slot?.snapshotWord, was: old?.snapshotWord)
    case .order(let names, let old, let number):
      return JournalFile.Change(verb: .order, of: number, names: names, wereNames: old)
    case .passivity(let isPassive, let number):
      return JournalFile.Change(verb: .passivity, of: number, isPassive: isPassive)
    case .places(let exchange):
      return JournalFile.Change(
        verb: .places, of: exchange.parent, slot: exchange.slot.snapshotWord,
        leaving: try parts(exchange.leaving, table), arriving: try parts(exchange.arriving, table),
        tabIndex: exchange.tabIndex, isBeneath: exchange.isOnTop ? nil : true)
    }
  }

  private func parts(_ parts: [Part], _ table: Table) throws -> [[JournalFile.Item]]? {
    parts.isEmpty ? nil : try parts.map { try $0.items.map { try item($0, table) } }
  }

  private func item(_ item: Item, _ table: Table) throws -> JournalFile.Item {
    let kept = try item.place.flatMap { try table.row(for: $0) }
    var row = NavigationSnapshot.Row(
      "", in: item.parent, slot: item.parent == nil ? nil : item.slot.snapshotWord,
      slots: item.slots.isEmpty ? nil : item.slots.map(\.snapshotWord),
      focus: item.focus?.snapshotWord, content: kept?.content)
    row.tag = kept?.tag
    row.isPassive = item.isPassive
    row.sheet = item.sheet
    return JournalFile.Item(number: item.number, kind: item.kind.word, row: row)
  }

  // MARK: Reading

  private static func change(
    _ change: JournalFile.Change, _ table: Table
  ) throws(DestinationError) -> Change {
    switch change.verb {
    case .select:
      return .select(
        try change.slot.map(slot), was: try change.was.map(slot), of: try number(change))
    case .order:
      return .order(change.names ?? [], was: change.wereNames ?? [], of: try number(change))
    case .passivity:
      return .passivity(change.isPassive ?? false, of: try number(change))
    case .places:
      var exchange = Exchange(parent: change.of, slot: try slot(change.slot ?? "path"))
      exchange.leaving = try parts(change.leaving, table)
      exchange.arriving = try parts(change.arriving, table)
      exchange.tabIndex = change.tabIndex
      exchange.isOnTop = change.isBeneath != true
      return .places(exchange)
    }
  }

  private static func number(_ change: JournalFile.Change) throws(DestinationError) -> Int {
    if let number = change.of { return number }
    throw DestinationError(.unreadableSnapshot, "A change in the journal names no place.")
  }

  private static func slot(_ word: String) throws(DestinationError) -> SlotName {
    if let slot = SlotName(snapshotWord: word) { return slot }
    throw DestinationError(.unreadableSnapshot, "\"\(word)\" is not a slot.")
  }

  private static func parts(
    _ parts: [[JournalFile.Item]]?, _ table: Table
  ) throws(DestinationError) -> [Part] {
    var found: [Part] = []
    for part in parts ?? [] {
      var items: [Item] = []
      for item in part { items.append(try self.item(item, table)) }
      found.append(Part(items: items))
    }
    return found
  }

  private static func item(
    _ item: JournalFile.Item, _ table: Table
  ) throws(DestinationError) -> Item {
    let row = item.row
    guard let kind = NodeKind(word: item.kind) else {
      throw DestinationError(.unreadableSnapshot, "\"\(item.kind ?? "")\" is not a kind of place.")
    }
    var slots: [SlotName] = []
    for word in row.slots ?? [] { slots.append(try slot(word)) }
    return Item(
      number: item.number, place: row.tag.flatMap { try? table.place($0, row.content) },
      kind: kind, parent: row.parent, slot: try slot(row.slot ?? "path"), slots: slots,
      focus: try row.focus.map(slot), isPassive: row.isPassive, sheet: row.sheet)
  }
}

extension NodeKind {
  /// The kind for a word; a screen for none.
  fileprivate init?(word: String?) {
    guard let word else {
      self = .screen
      return
    }
    self.init(word: Substring(word))
  }
}

/// A journal as it is encoded.
struct JournalFile: Codable {
  static let format = 1

  let format: Int
  let revision: Int
  let entries: [Entry]

  struct Entry: Codable {
    let cause: NavigationCause
    let changes: [Change]
  }

  enum Verb: String, Codable {
    case places, select, order, passivity
  }

  struct Change: Codable {
    var verb: Verb
    var of: Int?
    var slot: String?
    var was: String?
    var names: [String]?
    var wereNames: [String]?
    var leaving: [[Item]]?
    var arriving: [[Item]]?
    var tabIndex: Int?
    var isBeneath: Bool?
    var isPassive: Bool?
  }

  struct Item: Codable {
    var number: Int
    var kind: String?
    var row: NavigationSnapshot.Row
  }
}
