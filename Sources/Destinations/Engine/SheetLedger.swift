#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The sheets that are presented, how each is to be shown, and whom to tell when it has gone.
///
/// A sheet is known by the place at its bottom.
@MainActor
final class SheetLedger {
  private struct Entry {
    weak var presenter: Membership?
    let options: SheetPresentationOptions
    var whenGone: [() -> Void] = []
  }

  private var entries: [UUID: Entry] = [:]
  private var dismissals: [() -> Void] = []

  /// Whether no sheet is presented.
  var isEmpty: Bool { entries.isEmpty }

  /// Notes a sheet; one without options of its own that replaces another is shown as that one was.
  func add(_ id: UUID, presenter: Membership, _ options: SheetPresentationOptions?) {
    let replaced = options == nil ? entries.values.first { $0.presenter === presenter } : nil
    entries[id] = Entry(
      presenter: presenter, options: options ?? replaced?.options ?? SheetPresentationOptions())
  }

  /// Returns how a sheet is to be shown; nil for a place that is no sheet's bottom.
  func options(of id: UUID) -> SheetPresentationOptions? { entries[id]?.options }

  /// Has a closure called once when a sheet has gone.
  ///
  /// - Returns: Whether the sheet is presented.
  func whenGone(_ id: UUID, perform closure: @escaping () -> Void) -> Bool {
    entries[id]?.whenGone.append(closure) != nil
  }

  /// Notes that places leave: the closures of their sheets are to be called when the interface shows it.
  func remove(_ leaving: [Site]) {
    if entries.isEmpty { return }
    var closures = dismissals
    for site in leaving {
      guard let entry = entries.removeValue(forKey: site.id) else { continue }
      closures += entry.whenGone
      guard let closure = entry.presenter?.sheetPresentation?.dismissalClosure else { continue }
      let id = site.id
      closures.append { closure(id) }
    }
    dismissals = closures
  }

  /// Hands over what is to be called for the sheets that have gone.
  func takeDismissals() -> [() -> Void] {
    if dismissals.isEmpty { return [] }
    defer { dismissals = [] }
    return dismissals
  }
}
