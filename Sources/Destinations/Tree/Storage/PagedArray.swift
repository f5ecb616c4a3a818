/// An array in pages; copies share the pages that have not changed.
///
/// Changing an element while a copy exists copies its page and the list of pages instead of the whole
/// array. Comparing an array with its copy examines only the pages that differ.
struct PagedArray<Element: Sendable>: Sendable {
  /// The identity of a page's content; a page and its unchanged copy have the same mark.
  private final class Mark: Sendable {}

  /// Some elements; changing them while a copy exists gives the page a new mark.
  private struct Page: Sendable {
    var mark = Mark()
    var elements: [Element]
  }

  /// The number of index bits for the position in a page; a page holds more of small elements.
  private static var bits: Int { MemoryLayout<Element>.stride < 8 ? 10 : 6 }
  private static var size: Int { 1 << bits }

  private var pages: [Page] = []
  private(set) var count = 0

  var indices: Range<Int> { 0..<count }

  init() {}

  /// Creates an array of one repeated element.
  init(repeating element: Element, count: Int) {
    self.count = count
    pages = stride(from: 0, to: count, by: Self.size).map { start in
      Page(elements: Array(repeating: element, count: min(Self.size, count - start)))
    }
  }

  subscript(index: Int) -> Element {
    get { pages[index >> Self.bits].elements[index & (Self.size - 1)] }
    set { update(index) { $0 = newValue } }
  }

  /// Reads an element without copying it.
  @inline(__always)
  func look<Result>(at index: Int, _ body: (Element) -> Result) -> Result {
    body(pages[index >> Self.bits].elements[index & (Self.size - 1)])
  }

  /// Changes an element in place.
  ///
  /// - Complexity: O(1); while a copy is kept, one step for each 64 elements.
  @inline(__always)
  mutating func update<Result>(_ index: Int, _ body: (inout Element) -> Result) -> Result {
    let page = index >> Self.bits
    if !isKnownUniquelyReferenced(&pages[page].mark) { pages[page].mark = Mark() }
    return body(&pages[page].elements[index & (Self.size - 1)])
  }

  mutating func append(_ element: Element) {
    let page = count >> Self.bits
    count += 1
    guard page < pages.count else { return pages.append(Page(elements: [element])) }
    if !isKnownUniquelyReferenced(&pages[page].mark) { pages[page].mark = Mark() }
    pages[page].elements.append(element)
  }

  /// Returns the pages, as ranges of indices, that the two arrays do not share.
  ///
  /// - Complexity: One step for each 64 elements.
  func indices(notSharedWith other: PagedArray) -> [Range<Int>] {
    let common = min(pages.count, other.pages.count)
    return (0..<max(pages.count, other.pages.count)).compactMap { page in
      if page < common, pages[page].mark === other.pages[page].mark { return nil }
      let start = page << Self.bits
      return start..<min(start + Self.size, max(count, other.count))
    }
  }
}
