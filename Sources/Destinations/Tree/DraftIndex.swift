/// Where the entries of a draft are and which nodes leave, once there are too many to look through.
final class DraftIndex {
  /// How many positions the tree has that the draft began with.
  private let knownCount: Int
  /// Where the entry of a node is.
  private var places: [NodeRef: Int] = [:]
  /// The same for new nodes at new positions, which come in order.
  private var newPlaces: [Int] = []
  /// One bit for each position, set where a node leaves.
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
