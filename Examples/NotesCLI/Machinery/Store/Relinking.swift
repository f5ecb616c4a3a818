/// The changes to links for the move of a note, so that each link leads to the same note as before.
struct Relinking: Hashable, Sendable {
  /// A note whose links change.
  struct Change: Hashable, Sendable {
    /// The note as it is.
    let former: NoteText
    /// The path after the move.
    let place: NoteID
    /// The text of the note with the new links.
    let text: String
    /// The old and the new addresses.
    let addresses: [String]
  }

  /// The move.
  let move: NoteMove
  /// The notes whose links change, in order of their paths.
  let changes: [Change]
}

extension Relinking {
  /// Finds the changes.
  ///
  /// - Parameters:
  ///   - move: The move.
  ///   - notes: The notes that link to the moved note, and the moved note itself.
  ///   - after: Finds notes by their names after the move.
  init(_ move: NoteMove, of notes: [LinkingNote], names after: NoteNames) {
    var after = after
    self.move = move
    changes = notes.compactMap { linking in
      let place = linking.note.id == move.id ? move.target : linking.note.id
      var text = Array(linking.note.text.utf8)
      var addresses: [String] = []
      for found in linking.links.reversed() {
        let (link, target) = (found.link, found.target == move.id ? move.target : found.target)
        // An address with the path of the note has to get the new path; a name alone may still lead to the note.
        let isPlace = !link.isName && linking.note.id.target(of: link.address) == found.target
        let isRight =
          isPlace
          ? place.target(of: link.address) == target
          : after.target(of: link.address, from: place) == target
        if isRight { continue }
        let name = target.name(like: link)
        let isEnough =
          link.isName && !link.address.contains("/")
          && after.target(of: name, from: place) == target
        let address = isEnough ? name : target.address(from: place.folder, like: link)
        text.replaceSubrange(link.range, with: address.utf8)
        addresses.append("\(link.address) → \(address)")
      }
      if addresses.isEmpty { return nil }
      return Change(
        former: linking.note, place: place, text: String(decoding: text, as: UTF8.self),
        addresses: addresses.reversed())
    }
  }

  /// The numbers of links and notes that change.
  var extent: String { Relinking.extent(of: changes) }

  /// Returns the numbers of links and notes of some changes.
  static func extent(of changes: [Change]) -> String {
    let links = changes.reduce(0) { $0 + $1.addresses.count }
    let notes = changes.count == 1 ? "1 note" : "\(changes.count) notes"
    return "\(links == 1 ? "1 link" : "\(links) links") in \(notes)"
  }

  /// The changes, a line for each note.
  var lines: [String] {
    changes.map { change in
      let shown = change.addresses.enumerated().filter { change.addresses.firstIndex(of: $1) == $0 }
      return "\(change.former.id): \(shown.map(\.element).joined(separator: ", "))"
    }
  }
}
