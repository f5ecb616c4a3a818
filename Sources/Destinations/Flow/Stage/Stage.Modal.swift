extension Stage {
  /// A sheet, a cover, a popover or an alert that a place presents.
  @MainActor
  public final class Modal: Identifiable, StagePart {
    /// The identifier of the place at its bottom.
    public nonisolated let placeID: DestinationID
    /// The options of the modal; the default options for an alert.
    public let options: SheetPresentationOptions
    /// The stack that the modal shows.
    public let stack: Stack
    /// The place that presents the modal.
    public let presenter: Place

    /// The object that the adapter has made to show the modal, if the framework has no identity of its own.
    ///
    /// The stage keeps the value as long as this object, so the value must refer to this object weakly.
    public var shownBy: AnyObject?

    private weak var stage: Stage?
    private let alert: (any AlertInterfacing)?
    var isOnScreen = false
    var isDismissed = false

    init(_ id: DestinationID, from presenter: Place, in stage: Stage) {
      placeID = id
      self.presenter = presenter
      self.stage = stage
      options = stage.engine.sheets.options(of: id) ?? SheetPresentationOptions()
      alert = stage.engine.interface(of: id) as? any AlertInterfacing
      stack = stage.stack(.sheet(id))
      stack.readAtOnce()
    }

    /// The identity of this object: if a guard keeps a modal that the user has dismissed, another object is presented
    /// for the same place.
    nonisolated var key: ObjectIdentifier { ObjectIdentifier(self) }
  }
}

extension Stage.Modal {
  /// The text and the buttons if this is an alert or a confirmation dialog.
  public var prompt: AlertPrompt? { alert?.prompt }

  /// Answers the alert with one of its buttons.
  ///
  /// If a guard refuses to let the alert leave, it is presented again.
  public func choose(_ button: AlertPrompt.Button) {
    stage?.presentAgain(self) { alert?.choose(button) }
  }

  /// Whether the user may dismiss the modal with a gesture; its options and the guards are asked.
  public var mayDismiss: Bool {
    options.isDraggable
      && (stage.map {
        $0.engine.obstacle(to: .dismissSheetOf(id: placeID), from: placeID) == nil
      } ?? false)
  }

  /// Reports that the modal is on screen.
  public func appeared() {
    stage?.hearsModals = true
    isOnScreen = true
    stage?.update()
  }

  /// Reports that the modal is gone from the screen, whether the user or the stage has dismissed it.
  public func disappeared() {
    isOnScreen = false
    stage?.leaving.removeAll { $0 == self }
    stage?.update()
  }

  /// Reports that the user dismissed the modal.
  ///
  /// Does nothing if the stage has dismissed it. If a guard refuses, the modal is presented again when it is
  /// gone. An alert chooses the button that cancels, unless another button is chosen at the same time.
  public func dismissed() {
    guard let stage, stage.offered.contains(self), !isDismissed else { return }
    if prompt != nil { return stage.cancelLater(self) }
    stage.presentAgain(self) { stage.report(.dismissed(placeID)) }
  }
}
