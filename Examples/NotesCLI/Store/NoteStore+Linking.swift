extension NoteStore {
  /// Returns what a list shows of the notes that some addresses in a note lead to, each once, in order.
  ///
  /// A name without a folder that leads to nothing beside the note is looked for in all folders, first among the files, then
  /// among the titles. Links to what is no note are left out; a note that is not there is a problem in the result.
  ///
  /// - Complexity: O(n) in the number of addresses, and of all bytes if a note is not where its address says.
  func linked(from id: NoteID, by addresses: [String]) -> ListingResult {
    var result = ListingResult()
    var names = NoteNames(reader)
    var seen: Set<NoteID> = [id]
    for address in addresses {
      let target = id.target(of: address)
      let isThere = target.map { FileSystem.status(of: folder.path($0.path)) != nil } ?? false
      let named = isThere || address.contains("/") ? nil : names.note(address, target: target)
      guard let note = named ?? target, seen.insert(note).inserted else { continue }
      do throws(NoteStoreError) {
        result.notes.append(try reader.text(of: note).summary)
      } catch {
        let problem = error == .gone(note) ? .missing(note.path) : error
        result.problems.append(ListingProblem(path: note.path, error: problem))
      }
    }
    return result
  }
}
