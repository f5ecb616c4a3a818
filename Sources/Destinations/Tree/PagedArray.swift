/// An array in pages, whose copies share the pages that nobody has changed.
///
/// Changing an element of an array of which a copy is kept copies its page and the list of pages, not all of it; and two
/// arrays of which one was copied from the other are compared by looking only into pages that differ.
struct PagedArray<Element: Sendable>: Sendable {
  /// What is the same for two pages of which one is a copy of the other.
  private final class Mark: Sendable {}

  /// Some elements, which get another mark when they are changed while a copy is kept.
  private struct Page: Sendable {
    var mark = Mark()
    var elements: [Element]
  }

  /// How many bits of an index are for the position in a page; small elements have more room in one.
  private static var bits: Int { MemoryLayout<Element>.stride < 8 ? 10 : 6 }
  private static var size: Int { 1 << bits }

  private var pages: [Page] = []
  private(set) var count = 0

  var indices: Range<Int> { 0..<count }

  init() {}

  /// Creates an array that has the same element everywhere.
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

  /// Reads an element in its place.
  @inline(__always)
  func look<Result>(at index: Int, _ body: (Element) -> Result) -> Result {
    body(pages[index >> Self.bits].elements[index & (Self.size - 1)])
  }

  /// Changes an element in its place.
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

  /// The indices at which either array has something that it does not share with the other, in pages.
  ///
  /// - Complexity: One step for each 64 elements, besides what differs.
  func indices(notSharedWith other: PagedArray) -> [Range<Int>] {
    let common = min(pages.count, other.pages.count)
    return (0..<max(pages.count, other.pages.count)).compactMap { page in
      if page < common, pages[page].mark === other.pages[page].mark { return nil }
      let start = page << Self.bits
      return start..<min(start + Self.size, max(count, other.count))
    }
  }

  /// The elements in order.
  var elements: some Sequence<Element> { pages.lazy.flatMap(\.elements) }
}
