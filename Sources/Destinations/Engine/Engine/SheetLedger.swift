/// The presented sheets, their display options, and the closures to call when they are gone.
///
/// A sheet is identified by the place at its bottom.
@MainActor
final class SheetLedger {
  private struct Entry {
    weak var presenter: (any Membership)?
    let presenterKey: ObjectIdentifier
    let options: SheetPresentationOptions
    var whenGone: [() -> Void] = []
  }

  private var entries: [DestinationID: Entry] = [:]
  /// The sheet that each presenter presented last.
  private var latest: [ObjectIdentifier: DestinationID] = [:]
  private var dismissals: [() -> Void] = []

  /// Whether no sheet is presented.
  var isEmpty: Bool { entries.isEmpty }

  /// Records a sheet; a sheet without options that replaces another sheet inherits the options of that sheet.
  func add(_ id: DestinationID, presenter: any Membership, _ options: SheetPresentationOptions?) {
    let key = ObjectIdentifier(presenter)
    let inherited = latest.updateValue(id, forKey: key).flatMap { entries[$0]?.options }
    entries[id] = Entry(
      presenter: presenter, presenterKey: key,
      options: options ?? inherited ?? SheetPresentationOptions())
  }

  /// Returns the display options of a sheet; nil if the place is not the bottom of a sheet.
  func options(of id: DestinationID) -> SheetPresentationOptions? { entries[id]?.options }

  /// Registers a closure to be called once when a sheet is gone.
  ///
  /// - Returns: Whether the sheet is presented.
  func whenGone(_ id: DestinationID, perform closure: @escaping () -> Void) -> Bool {
    entries[id]?.whenGone.append(closure) != nil
  }

  /// Registers a closure to be called when the interface has shown the latest change.
  func whenShown(perform closure: @escaping () -> Void) {
    dismissals = dismissals + [closure]
  }

  /// Records that places leave; the closures of their sheets are called when the interface has shown the change.
  ///
  /// - Returns: Whether a sheet leaves.
  @discardableResult
  func remove(_ leaving: Few<Site>) -> Bool {
    if isEmpty { return false }
    let count = entries.count
    var closures = dismissals
    for site in leaving {
      guard let entry = entries.removeValue(forKey: site.id) else { continue }
      if latest[entry.presenterKey] == site.id { latest[entry.presenterKey] = nil }
      closures += entry.whenGone
      for face in entry.presenter?.parts?.sheetPresentations ?? [] {
        guard let tell = face.object?.dismissalClosure else { continue }
        closures.append { [id = site.id] in tell(id) }
      }
    }
    dismissals = closures
    return entries.count < count
  }

  /// Returns and removes the closures of the sheets that are gone.
  func takeDismissals() -> [() -> Void] {
    exchange(&dismissals, with: [])
  }
}
