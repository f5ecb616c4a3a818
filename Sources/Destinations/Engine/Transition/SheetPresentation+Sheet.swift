extension SheetPresentation {
  /// The sheet that the place presents now; nil if it presents none or is in no flow.
  ///
  /// Setting nil reports that the user has dragged the sheet away, as a binding does. Setting any
  /// other value does nothing: use a presentation to present a sheet.
  public var sheet: Sheet? {
    get {
      guard let id = place?.placeID, let engine else { return nil }
      engine.observe(.sheet(of: id))
      guard let bottom = engine.tree.bottom(of: .sheet, in: id),
        let site = engine.site(for: bottom)
      else { return nil }
      return Sheet(
        id: bottom, destination: site.destination, interface: site.interface,
        options: engine.sheets.options(of: bottom) ?? SheetPresentationOptions())
    }
    set { if newValue == nil { reportDismissal() } }
  }

  /// Reports that the sheet is gone because the user has dragged it away.
  ///
  /// Like any other fact, it is processed before waiting requests, and a guard may refuse it.
  /// Reporting a sheet that is already gone does nothing.
  /// - Parameter id: The sheet that the interface has shown; nil for the one that is presented now.
  public func reportDismissal(of id: DestinationID? = nil) {
    guard let engine else { return }
    let presented = place?.placeID.flatMap { engine.tree.bottom(of: .sheet, in: $0) }
    guard let sheet = id ?? presented else { return }
    engine.take(.dismissSheetOf(id: sheet), from: sheet)
  }

  private var engine: FlowEngine? { place?.host as? FlowEngine }
}
