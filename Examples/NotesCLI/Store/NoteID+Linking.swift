import Foundation

extension NoteID {
  /// Returns the note that a link in this one leads to, as far as the address tells; nil for a link to something else.
  ///
  /// An address is relative to the folder of this note, or with `/` before it to the notes folder.
  func target(of address: String) -> NoteID? {
    let path = address.prefix { $0 != "#" && $0 != "?" }
    guard !path.isEmpty, !path.contains(":"), let plain = path.removingPercentEncoding else {
      return nil
    }
    var parts = plain.hasPrefix("/") ? [] : folder.split(separator: "/").map(String.init)
    for part in plain.split(separator: "/").map(String.init) where part != "." {
      if part != ".." {
        parts.append(part)
      } else if parts.popLast() == nil {
        return nil
      }
    }
    guard let name = parts.last else { return nil }
    let isNote = NoteID.isNote(fileName: name)
    guard isNote || !name.contains(".") else { return nil }
    return NoteID(parts.joined(separator: "/") + (isNote ? "" : ".md"))
  }
}
