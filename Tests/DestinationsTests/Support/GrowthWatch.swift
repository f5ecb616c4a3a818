/// Counts the elements that are moved while a list grows: all of them at each reallocation.
struct GrowthWatch {
  private var address: UnsafeRawPointer?
  private(set) var movedCount = 0

  /// Reads the list after each change.
  mutating func look(at list: [some Any]) {
    let address = list.withUnsafeBytes { $0.baseAddress }
    if address != self.address { movedCount += list.count }
    self.address = address
  }
}
