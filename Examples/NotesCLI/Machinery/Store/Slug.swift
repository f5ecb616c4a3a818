import Foundation

/// Makes file names from titles.
enum Slug {
  /// The number of bytes that a slug may have, which leaves room for a suffix.
  static let longest = 80

  /// Returns the title as a file name without extension, such as `cafe-and-tea` for `Café & Tea?`.
  ///
  /// Letters without a Latin base are kept. A title without letters and digits becomes `note`.
  static func make(from title: some StringProtocol) -> String {
    let folded = title.folding(options: [.diacriticInsensitive], locale: nil).lowercased()
    var slug = ""
    for character in folded {
      guard slug.utf8.count + character.utf8.count <= longest else { break }
      if character.isLetter || character.isNumber {
        slug.append(character)
      } else if !slug.isEmpty, !slug.hasSuffix("-") {
        slug.append("-")
      }
    }
    while slug.hasSuffix("-") { slug.removeLast() }
    return slug.isEmpty ? "note" : slug
  }
}
