public import Observation

/// The sheet that a place presents, for bindings in the interface of that place.
///
/// An interface creates one, binds it to its destination, and keeps it. It shows ``sheet`` whenever
/// that is not nil. Observers of ``sheet`` are notified only when the sheet of this place changes.
/// In SwiftUI, use it like this:
///
/// ```swift
/// extension View {
///   func destinationSheet(presentation: SheetPresentation) -> some View {
///     sheet(item: Bindable(presentation).sheet) { sheet in
///       if let view = sheet.interface as? any View { AnyView(view) }
///     }
///   }
/// }
/// ```
///
/// Other interfaces observe ``sheet``, and call ``reportDismissal(of:)`` when the user has dragged
/// the sheet away. This object refers to the place weakly, and keeps nothing else alive.
@MainActor
public final class SheetPresentation: Observable {
  /// A sheet that is presented.
  public struct Sheet: Identifiable {
    /// The identifier of the place at the bottom of the sheet.
    public let id: DestinationID
    /// The destination at the bottom of the sheet.
    public let destination: any Destinationable
    /// The interface of that destination; nil if its provider has assigned none.
    public let interface: (any DestinationInterfacing)?
    /// The options of the sheet.
    ///
    /// A sheet presented without options has the default ones.
    public let options: SheetPresentationOptions
  }

  /// Called once for each sheet that is gone, whether it was dismissed, replaced, or removed with
  /// its presenter.
  ///
  /// A sheet is gone when its places have left the tree, their hooks have run, and the interface
  /// has acknowledged the transition. A sheet that is only hidden together with its tab is not
  /// gone. Requests made by the closure wait for their turn.
  public var dismissalClosure: (@MainActor (_ id: DestinationID) -> Void)?

  private(set) weak var place: (any Membership)?

  /// Creates an object for the sheets that a place presents.
  ///
  /// - Parameters:
  ///   - destination: The place; nil to bind the object later.
  ///   - dismissalClosure: Called once for each sheet that is gone.
  public init(
    of destination: (any Destinationable)? = nil,
    dismissalClosure: (@MainActor (_ id: DestinationID) -> Void)? = nil
  ) {
    self.dismissalClosure = dismissalClosure
    if let destination { bind(to: destination) }
  }

  /// Binds this object to the sheets of a place.
  ///
  /// Each object that is bound to a place is told about its sheets.
  public func bind(to destination: some Destinationable) {
    place?.parts?.sheetPresentations.removeAll { $0.object == nil || $0.object === self }
    place = destination.membership
    place?.madeParts.sheetPresentations.append(Weak(self))
  }
}
