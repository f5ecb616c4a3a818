/// The declaration of one kind of places in snapshots: their tag, and how to record and restore
/// their content.
///
/// Never change a tag without a migration. Routes may be renamed, moved and given other types.
public struct Restorable<DestinationType: RoutableDestinations, ContentType: ContentTypeable>:
  Sendable
{
  typealias Place = Destinations.Place<DestinationType, ContentType>

  /// The tag.
  ///
  /// It must be unique in the table.
  package let tag: String

  /// The record of a place: its tag and content; nil if the place is of another kind or is not kept.
  let record: @Sendable (Place) throws -> Record?

  /// The place of a record; nil if the place does not exist any more.
  let place: @Sendable (SnapshotValue?) throws -> Place?

  typealias Record = (tag: String, content: SnapshotValue?)

  /// Creates an entry for a route without content.
  ///
  /// - Parameters:
  ///   - tag: The tag.
  ///   - route: The route.
  public init(_ tag: String, _ route: DestinationType) {
    self.tag = tag
    record = { $0.route == route && $0.content == nil ? (tag, nil) : nil }
    place = { _ in Place(route) }
  }

  /// Creates an entry for a route with content.
  ///
  /// - Parameters:
  ///   - tag: The tag.
  ///   - route: The route.
  ///   - record: Returns the value to save for some content; nil if the place should not be saved.
  ///   - content: Returns the content for a saved value; nil if there is none any more.
  public init<Kept: Codable & Sendable>(
    _ tag: String, _ route: DestinationType,
    record: @escaping @Sendable (ContentType) throws -> Kept?,
    content: @escaping @Sendable (Kept) throws -> ContentType?
  ) {
    self.init(tag) { place in
      place.route == route ? try place.content.flatMap(record) : nil
    } place: { kept in
      try content(kept).map { Place(route, content: $0) }
    }
  }

  /// Creates an entry for places of any kind.
  ///
  /// - Parameters:
  ///   - tag: The tag.
  ///   - record: Returns the value to save for a place; nil if the place is of another kind or
  ///     should not be saved.
  ///   - place: Returns the place for a saved value; nil if there is none any more.
  public init<Kept: Codable & Sendable>(
    _ tag: String,
    record: @escaping @Sendable (Destinations.Place<DestinationType, ContentType>) throws -> Kept?,
    place: @escaping @Sendable (Kept) throws -> Destinations.Place<DestinationType, ContentType>?
  ) {
    self.tag = tag
    self.record = { try record($0).map { (tag, try SnapshotCoding.value(of: $0)) } }
    self.place = { try place(SnapshotCoding.record(from: $0 ?? .null)) }
  }
}

extension Restorable where ContentType: Codable {
  /// Creates an entry for a route whose content, if there is any, is `Codable`.
  ///
  /// - Parameters:
  ///   - tag: The tag.
  ///   - route: The route.
  public init(_ tag: String, _ route: DestinationType) {
    self.tag = tag
    record = { place in
      guard place.route == route else { return nil }
      return (tag, try place.content.map { try SnapshotCoding.value(of: $0) })
    }
    place = { Place(route, content: try $0.map { try SnapshotCoding.record(from: $0) }) }
  }
}

extension Restorable: Printed {
  /// The tag.
  var printed: String { tag }
}
