/// The numbers of places in a journal, and their identifiers in this run.
@MainActor
final class JournalNumbers {
  private var ids: [Int: DestinationID] = [:]
  private var numbers: [DestinationID: Int] = [:]
  private var last = 0

  func id(of number: Int) -> DestinationID? { ids[number] }

  /// Returns the number of a place, a new one if it has none yet.
  func number(of id: DestinationID) -> Int {
    if let number = numbers[id] { return number }
    assign(last + 1, to: id)
    return last
  }

  /// Gives a place a number, possibly the one that it had before it was removed.
  func assign(_ number: Int, to id: DestinationID) {
    if let old = ids[number] { numbers[old] = nil }
    ids[number] = id
    numbers[id] = number
    last = max(last, number)
  }

  /// Forgets a place that has left; its number is not given to another one.
  func forget(_ id: DestinationID) {
    if let number = numbers.removeValue(forKey: id) { ids[number] = nil }
  }
}
