public import Observation

extension Stage {
  /// A place as a screen shows it.
  ///
  /// It keeps its interface and its contents while it leaves. Its contents are observed in parts: its slots with the
  /// selected one, its modal, and the places attached to it.
  @MainActor
  public final class Place: Identifiable, StagePart, Observable {
    /// The identifier of the place.
    public nonisolated let id: DestinationID
    /// The name of its route.
    public let route: String
    /// The kind of the place, which says how to show its ``slots``.
    public let kind: NodeKind
    /// The options with which the app presented the place; nil if the stage was not attached then.
    public internal(set) var options: InterfaceChange.Options?

    /// The object that the adapter has made to show the place, if the framework has no identity of its own.
    ///
    /// The stage keeps the value as long as this object, so the value must refer to this object weakly.
    public var shownBy: AnyObject?

    private weak var stage: Stage?
    private weak var site: Site?
    private var keptInterface: (any DestinationInterfacing)?
    private(set) var hasAppeared = false

    private(set) lazy var slotsPart = ShownPart<Slots>((nil, []))
    private(set) lazy var attachedPart = ShownPart<[Stack]>([])
    private lazy var modalFace = Face()
    /// The modal that the stage offers; the stage keeps it alive.
    private(set) weak var shownModal: Modal?
    private var isNarrow = false
    /// Whether the stage has withdrawn an alert and the framework may still report that it is gone, even during the
    /// next alert.
    private var mayRepeat = false
    /// The slot that the screen has set since it read the selected one.
    var tapped: SlotName?

    init(_ id: DestinationID, _ kind: NodeKind, _ site: Site?, in stage: Stage) {
      self.id = id
      self.kind = kind
      self.stage = stage
      self.site = site
      route = site?.routeName ?? ""
      keptInterface = site?.interface
    }

    nonisolated var key: DestinationID { id }
  }
}

extension Stage.Place {
  /// The object that shows the place; nil if its provider has assigned none.
  public var interface: (any DestinationInterfacing)? {
    if let current = site?.interface { keptInterface = current }
    return keptInterface
  }

  typealias Slots = (selection: SlotName?, stacks: [Stage.Stack])

  private var structure: TreeStructure? { stage?.engine.tree.structure }

  // MARK: Slots

  /// The stacks in the place: a tab bar has one for each tab, a split view one for each column, and
  /// a group one for each child, in order.
  ///
  /// Empty for a screen, an alert and a stack, whose places are in the ``Stage/Stack`` that shows it.
  public var slots: [Stage.Stack] { slotsPart.read(makeSlots).stacks }

  /// The selected tab, the focused column or the focused child.
  ///
  /// Setting it reports what the user did: another tab, column or child was selected, or the selected
  /// tab was tapped again. Setting it twice reports once.
  public var selection: SlotName? {
    get { slotsPart.read(makeSlots).selection }
    set { if let newValue { stage?.select(newValue, in: self) } }
  }

  /// The slots to show at once: the selected one, or all columns of a split view that is not collapsed.
  public var shown: [Stage.Stack] {
    if kind == .split, !isCollapsed { return slots }
    return selected.map { [$0] } ?? []
  }

  /// The stack of the selected tab, the focused column or the focused child.
  public var selected: Stage.Stack? {
    let selection = selection
    return slots.first { $0.slot == selection }
  }

  /// Whether a split view shows one column at a time, because there is no room for several.
  public var isCollapsed: Bool {
    get {
      slotsPart.face.read()
      return isNarrow
    }
    set {
      guard newValue != isNarrow else { return }
      isNarrow = newValue
      slotsPart.face.change()
    }
  }

  /// Returns whether the user may select a slot; the guards are asked.
  public func maySelect(_ slot: SlotName) -> Bool {
    stage.map { $0.engine.obstacle(to: .select(slot, of: id), from: id) == nil } ?? false
  }

  func refreshSlots() { slotsPart.refresh(makeSlots) }

  private func makeSlots() -> Slots? {
    guard let stage, let structure, let record = structure.ref(of: id).map(structure.record) else {
      return nil
    }
    let names = record.slots.map(\.name).filter(\.isFocusable)
    tapped = nil
    return (record.focus, names.map { stage.stack(.slot($0, of: id)) })
  }

  /// The sources of the stacks that the place has shown.
  var ownSources: [Stage.Stack.Source] {
    (slotsPart.value.stacks + attachedPart.value).map(\.source) + [.place(id), .sheet(id)]
  }

  // MARK: Attached places

  /// The places attached to this one, each as a stack.
  public var attached: [Stage.Stack] { attachedPart.read(makeAttached) }

  func refreshAttached() { attachedPart.refresh(makeAttached) }

  private func makeAttached() -> [Stage.Stack]? {
    guard let stage, let structure, structure.ref(of: id) != nil else { return nil }
    return stage.engine.tree.members(of: .attached, in: id).map { stage.stack(.place($0)) }
  }

  // MARK: Modals

  /// The sheet, cover, popover or alert to show from this place; nil if there is none.
  ///
  /// Setting nil reports that the modal was dismissed. The setter does nothing if the stage has dismissed the modal,
  /// or if the modal has not appeared yet.
  public var modal: Stage.Modal? {
    get {
      modalFace.read()
      return shownModal
    }
    set { if newValue == nil { dismiss(shownModal) } }
  }

  /// The ``modal`` if it is a sheet.
  public var sheet: Stage.Modal? {
    get { modal(.sheet) }
    set { if newValue == nil { dismiss(modal(.sheet)) } }
  }

  /// The ``modal`` if it covers the whole screen.
  public var cover: Stage.Modal? {
    get { modal(.fullScreenCover) }
    set { if newValue == nil { dismiss(modal(.fullScreenCover)) } }
  }

  /// The ``modal`` if it is a popover.
  public var popover: Stage.Modal? {
    get { modal(.popover) }
    set { if newValue == nil { dismiss(modal(.popover)) } }
  }

  /// Whether the ``modal`` is an alert.
  public var showsAlert: Bool {
    get { modal?.prompt?.style == .alert }
    set { if !newValue { hide(.alert) } }
  }

  /// Whether the ``modal`` is a confirmation dialog.
  public var showsConfirmation: Bool {
    get { modal?.prompt?.style == .confirmation }
    set { if !newValue { hide(.confirmation) } }
  }

  private func modal(_ style: SheetPresentationOptions.Style) -> Stage.Modal? {
    modal.flatMap { $0.prompt == nil && $0.options.style == style ? $0 : nil }
  }

  private func dismiss(_ modal: Stage.Modal?) {
    guard let modal, modal.prompt != nil || modal.isOnScreen || stage?.hearsModals == false else {
      return
    }
    modal.dismissed()
  }

  /// Dismisses an alert, unless the framework repeats that the one before it is gone.
  private func hide(_ style: AlertPrompt.Style) {
    if modal?.prompt?.style == style, !mayRepeat { dismiss(shownModal) }
    mayRepeat = false
  }

  func show(_ modal: Stage.Modal?) {
    if let shownModal { mayRepeat = shownModal.prompt != nil && !shownModal.isDismissed }
    shownModal = modal
    modalFace.change()
    stage?.hasChanged = true
  }

  // MARK: Reports

  /// Reports that the place is on screen.
  ///
  /// Reporting it again does nothing.
  public func appeared() {
    hasAppeared = true
    stage?.appeared(id)
  }

  /// Reports that the place is not on screen any more, including by an animation.
  public func disappeared() { stage?.disappeared(id) }
}
