public import Observation

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The sheet that a place presents, as its interface binds to it: a face of the tree.
///
/// An interface makes one, binds it to its destination, and keeps it; it shows ``sheet`` whenever there
/// is one. Whoever observes ``sheet`` is told when the sheet of this place has changed, and of nothing
/// else. In SwiftUI the seeds' modifier comes down to a binding:
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
/// An interface of another kind observes ``sheet``, and calls ``reportDismissal(of:)`` when a person has
/// dragged its sheet away. It refers weakly to the place, and keeps nothing else alive.
@MainActor
public final class SheetPresentation: Observable {
  /// A sheet that is presented: the place at its bottom, and how it is to be shown.
  public struct Sheet: Identifiable {
    /// The identifier of the place at the bottom of the sheet.
    public let id: UUID
    /// The destination at the bottom of the sheet.
    public let destination: any Destinationable
    /// What shows it; nil if its provider assigned nothing.
    public let interface: (any DestinationInterfacing)?
    /// How it is to be shown; a sheet that was presented without options has the defaults.
    public let options: SheetPresentationOptions
  }

  /// Called with the identifier of a sheet that has gone.
  public typealias DismissalClosure = @MainActor (_ id: UUID) -> Void

  /// Called once for each sheet that has gone, whoever dismissed it, replaced it or removed its place.
  ///
  /// It has gone when its places have left the tree, their hooks are over, and the interface has
  /// acknowledged that. A sheet that is hidden with its tab has not gone. Requests made here wait for
  /// their turn.
  public var dismissalClosure: DismissalClosure?

  private weak var place: Membership?

  /// Creates the face of a place's sheets that is bound to no place yet.
  ///
  /// - Parameter dismissalClosure: Called once for each sheet that has gone.
  public init(dismissalClosure: DismissalClosure? = nil) {
    self.dismissalClosure = dismissalClosure
  }

  /// Creates the face of the sheets that a place presents.
  ///
  /// - Parameters:
  ///   - destination: The place.
  ///   - dismissalClosure: Called once for each sheet that has gone.
  public convenience init<Destination: Destinationable>(
    of destination: Destination, dismissalClosure: DismissalClosure? = nil
  ) {
    self.init(dismissalClosure: dismissalClosure)
    bind(to: destination)
  }

  /// Makes this the face of the sheets that a place presents, in the stead of any other.
  public func bind<Destination: Destinationable>(to destination: Destination) {
    if place?.sheetPresentation === self { place?.sheetPresentation = nil }
    place = destination.membership
    place?.sheetPresentation = self
  }
}

extension SheetPresentation {
  /// The sheet that the place presents now; nil if there is none, or if the place is in no flow.
  ///
  /// Setting nil tells that the interface's own sheet was dragged away, as a binding does. Setting
  /// anything else changes nothing: a sheet comes from a presentation.
  public var sheet: Sheet? {
    get {
      guard let id = place?.placeID else { return nil }
      return engine?.presentedSheet(of: id)
    }
    set { if newValue == nil { reportDismissal() } }
  }

  /// Reports that the interface's own sheet has gone, as when a person has dragged it away.
  ///
  /// It is a fact like any other: it comes before waiting requests, a guard may refuse it, and telling it
  /// again, or telling it of a sheet that has gone already, changes nothing.
  /// - Parameter id: The sheet that the interface showed; nil for the one that is presented now.
  public func reportDismissal(of id: UUID? = nil) {
    guard let engine, let sheet = id ?? presentedID else { return }
    engine.take(.dismissSheetOf(id: sheet), from: sheet)
  }

  private var engine: FlowEngine? { place?.host as? FlowEngine }

  private var presentedID: UUID? {
    guard let id = place?.placeID else { return nil }
    return engine?.tree.bottom(of: .sheet, in: id)
  }
}
