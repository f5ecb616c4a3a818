extension NavigationSnapshot: Codable {
  private enum CodingKeys: String, CodingKey {
    case format, revision, rows, held
  }

  /// Decodes a snapshot.
  ///
  /// Rows that cannot be read are lost when the snapshot is restored.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let format = try container.decode(Int.self, forKey: .format)
    guard (1...Self.format).contains(format) else {
      throw DestinationError.unreadable(
        "The snapshot has format \(format), but this version reads formats up to \(Self.format).")
    }
    let held = try? container.decodeIfPresent([Readable<Held>].self, forKey: .held)
    self.init(
      revision: try container.decode(Int.self, forKey: .revision),
      rows: try container.decode([Row].self, forKey: .rows),
      held: held?.compactMap(\.value) ?? [])
  }

  /// Encodes the snapshot.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.format, forKey: .format)
    try container.encode(revision, forKey: .revision)
    try container.encode(rows, forKey: .rows)
    if !held.isEmpty { try container.encode(held, forKey: .held) }
  }
}

/// A value whose decoding may fail without failing the decoding around it.
private struct Readable<Value: Decodable>: Decodable {
  let value: Value?

  init(from decoder: any Decoder) throws {
    value = try? Value(from: decoder)
  }
}

extension NavigationSnapshot.Row: Codable {
  private enum CodingKeys: String, CodingKey {
    case tag, slot, slots, focus, content, sheet
    case parent = "in"
    case isPassive = "passive"
  }

  /// Decodes a row.
  ///
  /// A row that cannot be read is lost when the snapshot is restored, with the reason.
  public init(from decoder: any Decoder) throws {
    do {
      try self.init(reading: decoder.container(keyedBy: CodingKeys.self))
    } catch {
      self.init(problem: "\(error)")
    }
  }

  private init(reading container: KeyedDecodingContainer<CodingKeys>) throws {
    tag = try container.decode(String.self, forKey: .tag)
    parent = try container.decodeIfPresent(Int.self, forKey: .parent)
    slot = try container.decodeIfPresent(String.self, forKey: .slot)
    slots = try container.decodeIfPresent([String].self, forKey: .slots)
    focus = try container.decodeIfPresent(String.self, forKey: .focus)
    content = try container.decodeIfPresent(SnapshotValue.self, forKey: .content)
    isPassive = try container.decodeIfPresent(Bool.self, forKey: .isPassive) ?? false
    sheet = try container.decodeIfPresent(SheetPresentationOptions.self, forKey: .sheet)
  }

  /// Encodes the row.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(tag, forKey: .tag)
    try container.encodeIfPresent(parent, forKey: .parent)
    try container.encodeIfPresent(slot, forKey: .slot)
    try container.encodeIfPresent(slots, forKey: .slots)
    try container.encodeIfPresent(focus, forKey: .focus)
    try container.encodeIfPresent(content, forKey: .content)
    if isPassive { try container.encode(true, forKey: .isPassive) }
    try container.encodeIfPresent(sheet, forKey: .sheet)
  }
}
