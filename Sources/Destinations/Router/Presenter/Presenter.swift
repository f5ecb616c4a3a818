public import Observation

/// The way in which a modal covers the places behind it.
public typealias PresentationStyle = SheetPresentationOptions.Style

/// Presents one modal at a time on top of an application, like the presenter of *Detour*.
///
/// A modal is shown only when the one before it is really gone, which the interface reports; there
/// are no timers. A presenter does not need a flow:
///
/// ```swift
/// let presenter = Presenter<NotesModal>()
/// presenter.present(.compose)
/// presenter.present(.settings, style: .fullScreenCover)  // shown when compose is gone
/// presenter.dismiss()
/// ```
///
/// Without an interface, see ``attach(_:)``, a dismissed modal is gone immediately.
@MainActor
@Observable
public final class Presenter<Presentable: Sendable> {
  /// A modal.
  public struct Presentation: Identifiable, Sendable, PrintedByProperties {
    /// Identifies this modal.
    ///
    /// Presenting the same value again creates another modal.
    public let id: DestinationID
    /// The presented value.
    public let presentable: Presentable
    /// The way in which the modal covers the places behind it.
    public let style: PresentationStyle
  }

  private var line = ModalLine<Presentation>()
  @ObservationIgnored private var attachment: Attachment
  /// The host that shows the modal: the attached one, or a former one that still keeps it.
  @ObservationIgnored private var holder: Attachment
  @ObservationIgnored private var completions: [DestinationID: [@MainActor () -> Void]] = [:]
  /// The modals that a host is being asked to show, and that it has not refused.
  @ObservationIgnored private var offered: Set<DestinationID> = []
  @ObservationIgnored private let whenOccupied: ModalPolicy.Occupied
  @ObservationIgnored private let isSame: (Presentable, Presentable) -> Bool

  /// Creates a presenter.
  ///
  /// - Parameter whenOccupied: The policy for a modal that is presented while another one is shown. `replace` dismisses
  ///   the existing one, and only the latest request is shown; `queue` shows all of them, one after the other, each
  ///   when the one before has been dismissed; `refuse` ignores the request.
  public convenience init(whenOccupied: ModalPolicy.Occupied = .replace) {
    self.init(whenOccupied) { _, _ in false }
  }

  /// Creates a presenter that can ignore requests for a modal that is already shown.
  ///
  /// - Parameters:
  ///   - whenOccupied: The policy for a modal that is presented while another one is shown.
  ///   - ignoresSame: Whether presenting an equal value in the same style, while it is shown, does
  ///     nothing.
  public convenience init(whenOccupied: ModalPolicy.Occupied = .replace, ignoresSame: Bool)
  where Presentable: Equatable {
    self.init(whenOccupied) { ignoresSame && $0 == $1 }
  }

  private init(
    _ whenOccupied: ModalPolicy.Occupied, isSame: @escaping (Presentable, Presentable) -> Bool
  ) {
    self.whenOccupied = whenOccupied
    self.isSame = isSame
    attachment = Attachment(.none)
    holder = attachment
  }

  /// The modal that should be on screen; nil if there is none, or while one is leaving.
  public var presentation: Presentation? { line.shown }

  /// The modal that has been dismissed and is not gone yet.
  public var leaving: Presentation? { line.leaving }

  /// The modals that will be shown, in order, when the existing one is gone.
  public var waiting: [Presentation] { line.waiting }
}

// MARK: - Wishes

extension Presenter {
  /// The answer to a request to present a modal.
  public enum Ruling: Sendable, Equatable {
    /// The modal should be on screen now.
    case shown(id: DestinationID)
    /// The modal will be shown when those before it are gone.
    case waits(id: DestinationID)
    /// An equal modal is already shown.
    ///
    /// Nothing has changed.
    case ignored
    /// The policy, or the flow that should show the modal, refused the request.
    ///
    /// Nothing has changed.
    case refused
  }

  /// Presents a modal.
  ///
  /// - Parameters:
  ///   - presentable: The value to present.
  ///   - style: The part of the screen that the modal covers.
  ///   - onDismiss: Called once when the modal is really gone, or when a
  ///     later request replaces it before it is shown. Not called if the request is ignored or
  ///     refused.
  /// - Returns: The outcome of the request.
  @discardableResult
  public func present(
    _ presentable: Presentable, style: PresentationStyle = .sheet,
    onDismiss: (@MainActor () -> Void)? = nil
  ) -> Ruling {
    if let shown = line.shown, shown.style == style, isSame(shown.presentable, presentable) {
      return .ignored
    }
    let modal = Presentation(id: .minted(), presentable: presentable, style: style)
    let before = line.shown
    guard let superseded = line.present(modal, whenOccupied: whenOccupied) else { return .refused }
    expect(onDismiss, for: modal)
    if line.shown?.id == modal.id {
      offered.insert(modal.id)
      show(modal)
      return offered.remove(modal.id) == nil ? .refused : .shown(id: modal.id)
    }
    superseded.forEach(complete)
    if let before, line.leaving != nil { leave(before) }
    return line.shown?.id == modal.id ? .shown(id: modal.id) : .waits(id: modal.id)
  }

  /// Dismisses the modal that is shown.
  ///
  /// If it is leaving already, it continues to leave. If the policy is `replace`, a modal that
  /// waits is dropped.
  /// - Parameter completion: Called once when the modal is really gone; immediately if none is
  ///   shown.
  public func dismiss(completion: (@MainActor () -> Void)? = nil) {
    guard let modal = line.shown ?? line.leaving else {
      completion?()
      return
    }
    expect(completion, for: modal)
    if line.shown != nil {
      line.dismiss()
      leave(modal)
    } else if whenOccupied == .replace {
      line.dropWaiting().forEach(complete)
    }
  }

  /// Reports that a modal is really gone, whether the app or the user dismissed it.
  ///
  /// The next modal is shown then. Reporting a modal again, or too late, does nothing.
  public func didDismiss(_ id: DestinationID) {
    if line.shown?.id == id, offered.remove(id) != nil { completions[id] = nil }
    guard let gone = line.hasGone(id) else { return }
    if let next = line.shown { show(next) }
    complete(gone)
  }

  /// Sets the interface or the flow that shows the modals from now on.
  ///
  /// The modal that is shown moves to the new host, and the earlier host hides it. If the earlier
  /// host is a flow whose guards refuse, the modal stays with it until it is dismissed, and the new
  /// host shows only later modals. A modal that was leaving counts as gone. Later reports of the
  /// earlier host change nothing.
  public func attach(_ host: PresentationHost<Presentable>) {
    let (earlier, later) = (holder, Attachment(host))
    (attachment, holder) = (later, later)
    if let leaving = line.leaving { return didDismiss(leaving.id) }
    guard let shown = line.shown else { return }
    earlier.host.hide(shown, words(on: shown, from: earlier))
    if holder === later { show(shown) }
  }

  private func show(_ modal: Presentation) {
    holder = attachment
    holder.shownID = modal.id
    holder.host.show(modal, words(on: modal, from: holder))
  }

  private func leave(_ modal: Presentation) {
    holder.host.hide(modal, words(on: modal, from: holder))
  }

  /// Returns the closures with which a host reports that a modal is gone or stays.
  ///
  /// The report that the modal is gone counts only from the host that shows the modals.
  private func words(
    on modal: Presentation, from host: Attachment
  ) -> PresentationHost<Presentable>.Words {
    PresentationHost.Words(
      hasGone: { [weak self, weak host] in
        if let self, holder === host { didDismiss(modal.id) }
      },
      stays: { [weak self] in self?.didStay(modal, at: host) })
  }

  /// A host, for as long as it shows the modals.
  @MainActor
  private final class Attachment {
    let host: PresentationHost<Presentable>
    /// The last modal that the host was asked to show.
    var shownID: DestinationID?

    init(_ host: PresentationHost<Presentable>) {
      self.host = host
    }
  }

  /// Records that a dismissed modal stays, because a guard has refused.
  ///
  /// Its completions are called when it is really gone. Later requests continue to wait. If another
  /// host shows the modal meanwhile, that host hides it.
  private func didStay(_ modal: Presentation, at host: Attachment) {
    guard modal.id == (line.shown ?? line.leaving)?.id else { return }
    line.stays(modal.id)
    let other = holder
    holder = host
    guard other !== host, other.shownID == modal.id else { return }
    other.host.hide(modal, words(on: modal, from: other))
  }

  private func expect(_ completion: (@MainActor () -> Void)?, for modal: Presentation) {
    if let completion { completions[modal.id, default: []].append(completion) }
  }

  private func complete(_ modal: Presentation) {
    for completion in completions.removeValue(forKey: modal.id) ?? [] { completion() }
  }
}
