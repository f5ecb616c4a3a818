/// Presenters whose modals are sheets of a flow.
extension PresentationHost {
  /// Returns a host that shows each modal as a sheet of a flow's root.
  ///
  /// The modal stays while other places come and go behind it, until the root itself leaves. The
  /// guards, hooks and providers of the flow apply. A modal is gone when the flow's interface has
  /// acknowledged it, even if the user has dragged it away or its root has left. A modal that the
  /// flow refuses to show is gone immediately; one that it refuses to dismiss stays.
  /// - Parameters:
  ///   - flow: The flow, which is not kept alive. Without it, modals are gone immediately.
  ///   - place: Returns the route and the content for a presented value.
  /// - Returns: The host, for ``Presenter/attach(_:)``.
  public static func flow<D, C, T>(
    _ flow: Flow<D, T, C>, place: @escaping @MainActor (Presentable) -> Place<D, C>
  ) -> PresentationHost {
    let modals = FlowModals<Presentable>(flow.engine) { modal in
      let place = place(modal.presentable)
      return .deferred("present \(place.route.rawValue)") { (host) throws(DestinationError) in
        var sheet = DestinationPresentation<D, C, T>.sheet(
          place.route, content: place.content, options: SheetPresentationOptions(style: modal.style)
        )
        sheet.currentDestinationID = host.tree.rootID
        return sheet.work()
      }
    }
    return PresentationHost(show: modals.show, hide: modals.hide)
  }

  /// Returns a host for a flow whose routes are the presented values.
  public static func flow<C, T>(
    _ flow: Flow<Presentable, T, C>
  ) -> PresentationHost where Presentable: RoutableDestinations {
    .flow(flow, place: { Place($0) })
  }
}

/// The modals that a flow shows for a presenter.
@MainActor
private final class FlowModals<Presentable: Sendable> {
  typealias Host = PresentationHost<Presentable>

  private weak var engine: FlowEngine?
  private let presenting: @MainActor (Host.Presentation) -> RequestWork

  /// The requests that show modals, until these are shown.
  private var requests: [DestinationID: RequestHandle] = [:]

  /// The modals to hide as soon as they are shown, because their requests cannot be cancelled any more.
  private var unwanted: Set<DestinationID> = []

  /// The sheets of the modals that are shown.
  private var sheets: [DestinationID: DestinationID] = [:]

  init(_ engine: FlowEngine, presenting: @escaping @MainActor (Host.Presentation) -> RequestWork) {
    self.engine = engine
    self.presenting = presenting
  }

  func show(_ modal: Host.Presentation, _ words: Host.Words) {
    guard let engine else { return words.hasGone() }
    let request = engine.newHandle()
    requests[modal.id] = request
    request.whenEnded { [self] outcome in
      requests[modal.id] = nil
      let isUnwanted = unwanted.remove(modal.id) != nil
      guard case .done(let sheet?) = outcome, let engine = self.engine else {
        return words.hasGone()
      }
      sheets[modal.id] = sheet
      let isThere = engine.sheets.whenGone(sheet) { [weak self] in
        self?.sheets[modal.id] = nil
        words.hasGone()
      }
      if !isThere { words.hasGone() }
      if isUnwanted { hide(modal, words) }
    }
    engine.submit(presenting(modal), cause: .program, from: nil, handle: request)
  }

  func hide(_ modal: Host.Presentation, _ words: Host.Words) {
    if let request = requests[modal.id] {
      unwanted.insert(modal.id)
      return request.cancel()
    }
    guard let engine, let sheet = sheets[modal.id] else { return words.hasGone() }
    let work = RequestWork.arranging(.dismissSheetOf(id: sheet))
    engine.request(work, cause: .program).whenEnded { [self] outcome in
      if !outcome.isDone, sheets[modal.id] != nil { words.stays() }
    }
  }
}
