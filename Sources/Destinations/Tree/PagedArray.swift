/// An array whose copies share what nobody has changed in them.
///
/// Elements stand in pages, and pages in parts. Changing an element of an array of which a copy is kept copies its page and
/// the lists that lead there, not all of it; and two arrays that were copied from one another are compared by
/// looking only into pages that differ.
struct PagedArray<Element: Sendable>: Sendable {
  /// What is the same for two lists of which one is a copy of the other.
  private final class Mark: Sendable {}

  /// A list that gets another mark when it is changed while a copy is kept.
  private struct Marked<Item: Sendable>: Sendable {
    private var mark = Mark()
    private(set) var items: [Item] = []

    func item(_ index: Int) -> Item? { index < items.count ? items[index] : nil }

    func isShared(with other: Marked) -> Bool { mark === other.mark }

    mutating func change<Result>(_ body: (inout [Item]) -> Result) -> Result {
      if !isKnownUniquelyReferenced(&mark) { mark = Mark() }
      return body(&items)
    }
  }

  private typealias Page = Marked<Element>

  /// How many bits of an index are for the position in a page, and as many for that in a part.
  private static var bits: Int { 5 }
  private static var size: Int { 1 << bits }

  private var parts: [Marked<Page>] = []
  private(set) var count = 0

  subscript(index: Int) -> Element {
    get {
      let page = index >> Self.bits
      return parts[page >> Self.bits].items[page & (Self.size - 1)].items[index & (Self.size - 1)]
    }
    set { update(index) { $0 = newValue } }
  }

  /// Changes an element in its place.
  ///
  /// - Complexity: O(1); while a copy is kept, one step for each thousand elements.
  @inline(__always)
  mutating func update<Result>(_ index: Int, _ body: (inout Element) -> Result) -> Result {
    let page = index >> Self.bits
    return parts[page >> Self.bits].change { pages in
      pages[page & (Self.size - 1)].change { body(&$0[index & (Self.size - 1)]) }
    }
  }

  mutating func append(_ element: Element) {
    let page = count >> Self.bits
    let part = page >> Self.bits
    if part == parts.count { parts.append(Marked()) }
    parts[part].change { pages in
      if page & (Self.size - 1) == pages.count { pages.append(Page()) }
      pages[pages.count - 1].change { $0.append(element) }
    }
    count += 1
  }

  /// The indices at which either array has something that it does not share with the other, in pages.
  ///
  /// - Complexity: One step for each thousand elements, besides what differs.
  func indices(notSharedWith other: PagedArray) -> [Range<Int>] {
    var found: [Range<Int>] = []
    let partSize = Self.size * Self.size
    for part in 0..<max(parts.count, other.parts.count) {
      let (left, right) = (self.part(part), other.part(part))
      if let left, let right, left.isShared(with: right) { continue }
      for page in 0..<max(left?.items.count ?? 0, right?.items.count ?? 0) {
        let (left, right) = (left?.item(page), right?.item(page))
        if let left, let right, left.isShared(with: right) { continue }
        let start = part * partSize + page * Self.size
        found.append(start..<min(start + Self.size, max(count, other.count)))
      }
    }
    return found
  }

  private func part(_ index: Int) -> Marked<Page>? { index < parts.count ? parts[index] : nil }
}

extension PagedArray {
  /// The elements in order.
  var elements: some Sequence<Element> { (0..<count).lazy.map { self[$0] } }
}
