extension NoteStore {
  /// Returns what a list shows of the notes that some addresses in a note lead to, each once, in order.
  ///
  /// A name without a folder that leads to nothing beside the note is looked for in all folders. Links to what is no
  /// note are left out; a note that is not there is a problem in the result.
  ///
  /// - Complexity: O(n) in the number of addresses, and of all files if a note is not where its address says.
  func linked(from id: NoteID, by addresses: [String]) -> ListingResult {
    var result = ListingResult()
    var others: [String: NoteID]?
    var seen: Set<NoteID> = [id]
    for address in addresses {
      guard var target = id.target(of: address) else { continue }
      if !address.contains("/"), FileSystem.status(of: folder.path(target.path)) == nil {
        let known = others ?? notesByName()
        others = known
        target = known[target.fileName.lowercased()] ?? target
      }
      guard seen.insert(target).inserted else { continue }
      do throws(NoteStoreError) {
        result.notes.append(try reader.text(of: target).summary)
      } catch {
        result.problems.append(ListingProblem(path: target.path, error: error))
      }
    }
    return result
  }

  private func notesByName() -> [String: NoteID] {
    FolderWalk(folder).reduce(into: [:]) { names, entry in
      if case .note(let id) = entry { names[id.fileName.lowercased()] = id }
    }
  }
}
