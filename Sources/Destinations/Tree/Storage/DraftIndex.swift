/// Finds the entries and the leaving nodes of a draft that has too many for a linear search.
final class DraftIndex {
  /// The number of positions in the tree that the draft is based on.
  private let knownCount: Int
  /// The index of the entry of each node at an existing position.
  private var places: [NodeRef: Int] = [:]
  /// The index of the entry of each new node, in the order of their positions.
  private var newPlaces: [Int] = []
  /// One bit for each position, set where a node leaves: a word for each 64 positions up to the last such node.
  private var leaving: [UInt64] = []

  init(knownCount: Int) {
    self.knownCount = knownCount
  }

  func place(of ref: NodeRef) -> Int? {
    let number = ref.offset - knownCount
    if number < 0 { return places[ref] }
    return number < newPlaces.count ? newPlaces[number] : nil
  }

  func note(_ place: Int, of ref: NodeRef) {
    if ref.offset < knownCount { places[ref] = place } else { newPlaces.append(place) }
  }

  func leaves(_ ref: NodeRef) -> Bool {
    let word = ref.offset >> 6
    return word < leaving.count && leaving[word] & Self.bit(of: ref) != 0
  }

  func note(leaving ref: NodeRef) {
    let word = ref.offset >> 6
    while leaving.count <= word { leaving.append(0) }
    leaving[word] |= Self.bit(of: ref)
  }

  private static func bit(of ref: NodeRef) -> UInt64 { 1 << UInt64(ref.offset & 63) }
}
