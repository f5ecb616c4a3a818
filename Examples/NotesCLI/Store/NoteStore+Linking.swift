extension NoteStore {
  /// Returns what a list shows of the notes that some addresses in a note lead to, and of the headings in them and in the
  /// note itself, each once, in order.
  ///
  /// A name without a folder that leads to nothing beside the note is looked for in all folders, first among the files, then
  /// among the titles. Links to what is no note are left out; a note that is not there is a problem in the result.
  ///
  /// - Complexity: O(n) in the number of addresses and the bytes of what they lead to, and of all bytes if a note is not where
  ///   its address says.
  func linked(from id: NoteID, by addresses: [String]) -> LinkedResult {
    var result = LinkedResult()
    var names = NoteNames(reader)
    var seen: Set<LinkedNote.ID> = [LinkedNote.ID(note: id, line: nil)]
    for address in addresses {
      guard let note = target(of: address, from: id, names: &names) else { continue }
      do throws(NoteStoreError) {
        let text = try reader.text(of: note)
        let fragment = address.drop { $0 != "#" }.dropFirst()
        let heading =
          fragment.isEmpty ? nil : MarkdownHeading.named(String(fragment), in: text.text)
        let linked = LinkedNote(summary: text.summary, heading: heading)
        if seen.insert(linked.id).inserted { result.notes.append(linked) }
      } catch {
        guard seen.insert(LinkedNote.ID(note: note, line: nil)).inserted else { continue }
        let problem = error == .gone(note) ? .missing(note.path) : error
        result.problems.append(ListingProblem(path: note.path, error: problem))
      }
    }
    return result
  }

  private func target(of address: String, from id: NoteID, names: inout NoteNames) -> NoteID? {
    if address.hasPrefix("#") { return id }
    let target = id.target(of: address)
    let isThere = target.map { FileSystem.status(of: folder.path($0.path)) != nil } ?? false
    if isThere { return target }
    // What has a slash is a title, or a path that leads nowhere; on the web it is neither.
    if address.contains("/") {
      return address.contains("://") ? target : names.note(titled: address) ?? target
    }
    return names.note(address, target: target) ?? target
  }
}
