/// Searches for the notes that link to a note, some at a time, so that progress can be shown.
struct LinkSearch: Sendable {
  /// The notes that were found so far, including the note itself.
  private(set) var found: [LinkingNote] = []
  /// The number of notes.
  let count: Int
  private let id: NoteID
  private let words: [SearchWord]
  private let reader: NoteReader
  private var names: NoteNames
  private var rest: ArraySlice<NoteID>

  /// The number of notes that are searched at a time.
  private static let size = 64

  /// Creates a search that begins with all notes of a folder.
  ///
  /// - Parameters:
  ///   - id: The note to which the links lead.
  ///   - reader: Reads the notes.
  ///   - moved: The new paths of moved notes; links by their old paths are found too.
  init(to id: NoteID, _ reader: NoteReader, moved: [NoteID: NoteID]) {
    let title = (try? reader.summaryOfListed(id))?.title
    let stems = [id.stem, id.stem.replacing("-", with: " ")] + [title].compactMap(\.self)
    let former = moved.filter { $0.value == id }.map(\.key.stem)
    words = (stems + former).map { SearchWord($0) }
    (self.id, self.reader, names) = (id, reader, NoteNames(reader, moved: moved))
    rest = FolderWalk(reader.folder).notes.sorted()[...]
    count = rest.count
  }

  /// The number of notes that were searched; nil once all were.
  var done: Int? { rest.isEmpty ? nil : count - rest.count }

  /// Searches the next notes.
  ///
  /// - Complexity: O(n) in the number of their bytes; links are read only in notes that contain a name of the note.
  func goneOn() -> LinkSearch {
    var next = self
    for other in rest.prefix(LinkSearch.size) {
      guard let note = try? reader.textOfListed(other), other == id || isNamed(in: note.text) else {
        continue
      }
      let links = LinkScanner.links(in: note.text).filter { !$0.isWeb }.compactMap { link in
        next.names.target(of: link.address, from: other).map { (link: link, target: $0) }
      }
      let own = links.filter { other == id ? names.isThere($0.target) : $0.target == id }
      if !own.isEmpty { next.found.append(LinkingNote(note: note, links: own)) }
    }
    next.rest = rest.dropFirst(LinkSearch.size)
    return next
  }

  /// Returns whether a text may name the note; any `%` may belong to an escaped name.
  private func isNamed(in text: String) -> Bool {
    let folded = SearchWord.fold(text).utf8
    return folded.contains(UInt8(ascii: "%")) || words.contains { $0.isIn(ascii: folded) }
  }
}
