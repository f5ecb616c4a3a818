extension NoteStore {
  /// Returns where some links of a note lead: to notes, to headings in them and in the note itself, out of the notes; each once.
  ///
  /// A name without a folder that leads to nothing beside the note is looked for in all folders, first among the files, then
  /// among the titles; if none is called so, it is the name of a missing note. An address of a note that is not there is a problem in the
  /// result. Links to other files are left out.
  ///
  /// - Complexity: O(n) in the number of links and the bytes of what they lead to, and of all bytes if a note is not where
  ///   its address says.
  func linked(from id: NoteID, by links: [MarkdownLink]) -> LinkedResult {
    var names = NoteNames(reader)
    var result = LinkedResult()
    for link in links where !link.isWeb {
      guard let note = names.target(of: link.address, from: id) else {
        if let name = link.noteName { result.add(.missing(name), at: link.line) }
        continue
      }
      do throws(NoteStoreError) {
        if let found = try follow(link, to: note, from: id) { result.add(found, at: link.line) }
      } catch {
        result.add(ListingProblem(path: note.path, error: error))
      }
    }
    for link in links where link.isWeb { result.add(.web(link.address), at: link.line) }
    return result
  }

  /// Reads where a link leads; nil for one to the note itself.
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

  /// Finds the notes that link to one, in order of their paths.
  ///
  /// - Complexity: O(n) in the number of bytes of all notes; the links are read of those alone that say how the note is called.
  nonisolated func linking(to id: NoteID) async -> [LinkingNote] {
    await beside { [reader] in
      guard let wanted = try? reader.summaryOfListed(id) else { return [] }
      let words = [id.stem, id.stem.replacing("-", with: " "), wanted.title].map { SearchWord($0) }
      var names = NoteNames(reader)
      var found: [LinkingNote] = []
      for case .note(let other) in FolderWalk(reader.folder) where other != id && !Task.isCancelled
      {
        guard let note = try? reader.textOfListed(other), words.mayBeNamed(in: note.text) else {
          continue
        }
        let addresses = MarkdownLinks.all(in: note.text).map(\.address).filter {
          names.target(of: $0, from: other) == id
        }
        if !addresses.isEmpty {
          found.append(LinkingNote(summary: note.summary, addresses: addresses))
        }
      }
      return found.sorted { $0.id < $1.id }
    }
  }

  /// Counts what a move of a note has broken.
  ///
  /// - Parameters:
  ///   - linking: The notes that linked to it before.
  ///   - former: Where it was.
  ///   - note: Where it is.
  /// - Returns: How many of the notes, and how many links in the note itself, lead somewhere else now.
  nonisolated func brokenLinks(
    of linking: [LinkingNote], movedFrom former: NoteID, to note: NoteID
  ) async -> BrokenLinks {
    await beside { [reader] in
      var names = NoteNames(reader)
      let broken = linking.filter { other in
        other.addresses.contains { names.target(of: $0, from: other.id) != note }
      }
      let own = (try? reader.textOfListed(note)).map { MarkdownLinks.all(in: $0.text) } ?? []
      let lost = own.map(\.address).filter { address in
        guard !address.hasPrefix("#"), let target = names.target(of: address, from: former),
          names.isThere(target)
        else { return false }
        return names.target(of: address, from: note) != target
      }
      return BrokenLinks(noteCount: broken.count, ownCount: lost.count)
    }
  }
}

extension [SearchWord] {
  /// Tells whether a text may have one of the words, also as it is written in addresses.
  fileprivate func mayBeNamed(in text: String) -> Bool {
    let folded = SearchWord.fold(text).utf8
    return folded.contains(UInt8(ascii: "%")) || contains { $0.isIn(ascii: folded) }
  }
}
