import Foundation

extension NoteID {
  /// Returns the note to which an address in this note leads; nil if it is not the address of a note.
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

  /// Returns the path relative to a folder.
  private func path(from folder: String) -> String {
    let (parts, others) = (path.split(separator: "/"), folder.split(separator: "/"))
    let same = zip(parts.dropLast(), others).prefix { $0 == $1 }.count
    let up = Array(repeating: ".." as Substring, count: others.count - same)
    return (up + parts.dropFirst(same)).joined(separator: "/")
  }

  /// Returns the address of this note for a link in a folder, in the form of a former link: with or without an ending,
  /// relative or from the notes folder on, and with the same heading.
  func address(from folder: String, like link: MarkdownLink) -> String {
    let former = link.address.prefix { $0 != "#" && $0 != "?" }
    let isWhole = former.hasPrefix("/")
    let path = isWhole ? "/\(path)" : path(from: folder)
    return written(path, like: link, former)
  }

  /// Returns the name of this note, in the same form as a former link.
  func name(like link: MarkdownLink) -> String {
    written(fileName, like: link, link.address.prefix { $0 != "#" })
  }

  private func written(_ path: String, like link: MarkdownLink, _ former: Substring) -> String {
    let hasEnding = NoteID.isNote(fileName: NoteID(String(former)).fileName)
    let isPlain = hasEnding || fileExtension != "md"
    let path = isPlain ? path : String(path.dropLast(".md".count))
    return (link.isName ? path : NoteID.encoded(path)) + link.address.dropFirst(former.count)
  }

  /// Escapes the characters that would end or change an address.
  private static func encoded(_ path: String) -> String {
    let special = CharacterSet(charactersIn: " ()<>%#?\"\\")
    return path.addingPercentEncoding(withAllowedCharacters: special.inverted) ?? path
  }
}
