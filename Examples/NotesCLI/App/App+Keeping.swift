import Destinations

extension App {
  /// The places that a restart restores.
  ///
  /// A new note is kept as a draft, and a question is asked again, so neither of these places is restored.
  static let restorable = Snapshots {
    for route in [
      DestinationType.home, .notesSplit, .tagsSplit, .trashStack, .tags, .trash, .blank,
    ] {
      Restorable(route.rawValue, route)
    }
    for route in [DestinationType.note, .editor] { keeping(noteOf: route) }
    for route in [DestinationType.search, .notes] { keeping(textOf: route) }
    Restorable("tagged", .tagged) {
      if case .tag(let tag) = $0 { tag } else { nil }
    } content: {
      ContentType.tag($0)
    }
  }

  /// All places, for sessions that are recorded.
  static let recordable = Snapshots {
    restorable.entries
    Restorable("help", .help)
    for route in [DestinationType.compose, .confirmEmpty, .confirmLinks] { keeping(textOf: route) }
    keeping(noteOf: .confirmDelete)
    for route in [DestinationType.linked, .outline, .move, .moveListed] { keeping(noteOf: route) }
    for route in [DestinationType.trashed, .confirmErase] {
      Restorable(route.rawValue, route) {
        if case .trashed(let id, _) = $0 { id } else { nil }
      } content: {
        ContentType.trashed($0)
      }
    }
  }

  private static func keeping(
    textOf route: DestinationType
  ) -> Restorable<DestinationType, ContentType> {
    Restorable(route.rawValue) { place -> String? in
      guard place.route == route else { return nil }
      if case .text(let text) = place.content { return text }
      return ""
    } place: {
      Place(route, content: $0.isEmpty ? nil : .text($0))
    }
  }

  private static func keeping(
    noteOf route: DestinationType
  ) -> Restorable<DestinationType, ContentType> {
    Restorable(route.rawValue, route) {
      $0.noteID?.path
    } content: { path in
      ContentType.note(NoteID(path))
    }
  }
}
