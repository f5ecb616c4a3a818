extension NoteStore {
  /// Returns the targets of a note's links, each once: notes, headings in them and in the note itself, and web
  /// addresses.
  ///
  /// A name without a folder is searched beside the note, then in all folders, first among the files, then among the
  /// titles; else it is the name of a missing note. An address of a note that is not there is a problem in the result.
  /// Links to other files are left out; a link to a moved note leads to its new path.
  ///
  /// - Complexity: O(n) in the number of links and the bytes of their targets; in the bytes of all notes if one is not
  ///   where its address says.
  func linked(from note: NoteText) -> LinkedResult {
    var names = NoteNames(reader, moved: moves)
    var result = LinkedResult()
    let links = LinkScanner.links(in: note.text)
    for link in links where !link.isWeb {
      guard let target = names.target(of: link.address, from: note.id) else {
        if let name = link.noteName { result.add(.missing(name), at: link.line) }
        continue
      }
      do throws(NoteStoreError) {
        if let found = try follow(link, to: target, from: note.id) {
          result.add(found, at: link.line)
        }
      } catch {
        result.add(ListingProblem(path: target.path, error: error))
      }
    }
    for link in links where link.isWeb { result.add(.web(link.address), at: link.line) }
    return result
  }

  /// Reads the target of a link; nil for the note itself.
  private func follow(
    _ link: MarkdownLink, to note: NoteID, from id: NoteID
  ) throws(NoteStoreError) -> NoteLink? {
    do throws(NoteStoreError) {
      let text = try reader.text(of: note)
      let fragment = link.address.drop { $0 != "#" }.dropFirst()
      let heading = fragment.isEmpty ? nil : MarkdownHeading.named(String(fragment), in: text.text)
      if heading == nil, note == id { return nil }
      return .to(LinkedNote(summary: text.summary, heading: heading))
    } catch {
      guard error == .gone(note) else { throw error }
      if let name = link.noteName { return .missing(name) }
      throw .missing(note.path)
    }
  }

  /// Begins a search for the notes that link to a note.
  func linkSearch(to id: NoteID) async -> LinkSearch {
    await beside { [reader, moves] in LinkSearch(to: id, reader, moved: moves) }
  }

  /// Finds the links that a move has to change, in the notes that link to the note.
  func relinking(_ move: NoteMove, of notes: [LinkingNote]) async -> Relinking {
    await beside { [reader] in
      Relinking(move, of: notes, names: NoteNames(reader, after: move))
    }
  }
}
