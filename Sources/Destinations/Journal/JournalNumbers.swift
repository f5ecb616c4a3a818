#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The numbers by which a journal knows places, and the identifiers that they have in this run.
@MainActor
final class JournalNumbers {
  private var ids: [Int: UUID] = [:]
  private var numbers: [UUID: Int] = [:]
  private var last = 0

  func id(of number: Int) -> UUID? { ids[number] }

  /// The number of a place, a new one if it has none.
  func number(of id: UUID) -> Int {
    if let number = numbers[id] { return number }
    assign(last + 1, to: id)
    return last
  }

  /// Gives a place a number, which it may have had in an earlier life.
  func assign(_ number: Int, to id: UUID) {
    if let old = ids[number] { numbers[old] = nil }
    ids[number] = id
    numbers[id] = number
    last = max(last, number)
  }

  /// Forgets a place that has left; its number stays its own.
  func forget(_ id: UUID) {
    if let number = numbers.removeValue(forKey: id) { ids[number] = nil }
  }
}
