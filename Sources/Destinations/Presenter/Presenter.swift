public import Observation

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// How a modal covers what is behind it.
public typealias PresentationStyle = SheetPresentationOptions.Style

/// Presents one modal at a time over a whole application: Detour's presenter.
///
/// A modal is never shown before the one before it has really gone, which the interface acknowledges;
/// there are no timers, and no wish is lost. By itself a presenter needs no flow:
///
/// ```swift
/// let presenter = Presenter<NotesModal>()
/// presenter.present(.compose)
/// presenter.present(.settings, style: .fullScreenCover)  // after compose has gone
/// presenter.dismiss()
/// ```
///
/// Until ``attach(_:)`` names an interface, what is dismissed is gone at once.
@MainActor
@Observable
public final class Presenter<Presentable: Sendable> {
  /// One modal: what is presented, and how.
  public struct Presentation: Identifiable, Sendable {
    /// Tells this modal apart from every other one, also of the same presentable.
    public let id: UUID
    /// What is presented.
    public let presentable: Presentable
    /// How it covers what is behind it.
    public let style: PresentationStyle
  }

  /// Called once when a modal has really gone, or is never going to be shown.
  public typealias Completion = @MainActor () -> Void

  private var line = ModalLine<Presentation>()
  @ObservationIgnored private var host = PresentationHost<Presentable>.none
  @ObservationIgnored private var completions: [UUID: [Completion]] = [:]
  @ObservationIgnored private let whenOccupied: ModalPolicy.Occupied
  @ObservationIgnored private let isSame: (Presentable, Presentable) -> Bool

  /// Creates a presenter.
  ///
  /// - Parameter whenOccupied: What happens when a modal is there already: by default it leaves and the
  ///   latest wish wins; or wishes queue, first in first out, each shown when the one before was
  ///   dismissed; or they are refused.
  public init(whenOccupied: ModalPolicy.Occupied = .replace) {
    self.whenOccupied = whenOccupied
    isSame = { _, _ in false }
  }

  /// Creates a presenter that may pass over wishes for what is shown already.
  ///
  /// - Parameters:
  ///   - whenOccupied: What happens when a modal is there already.
  ///   - ignoresSame: Whether an equal presentable in the same style, while it is shown, changes nothing.
  public init(whenOccupied: ModalPolicy.Occupied = .replace, ignoresSame: Bool)
  where Presentable: Equatable {
    self.whenOccupied = whenOccupied
    isSame = { ignoresSame && $0 == $1 }
  }

  /// The modal that is to be on screen; nil while there is none, and while one is leaving.
  public var presentation: Presentation? { line.shown }

  /// The modal that was dismissed and is not acknowledged as gone yet.
  public var leaving: Presentation? { line.leaving }

  /// The modals that are shown, one after the other, when the one that is there has gone.
  public var waiting: [Presentation] { line.waiting }
}

// MARK: - Wishes

extension Presenter {
  /// What became of a wish to present.
  public enum Ruling: Sendable, Equatable {
    /// The modal is to be on screen now.
    case shown(id: UUID)
    /// It is shown when those before it have gone.
    case waits(id: UUID)
    /// The same is shown already; nothing has changed.
    case ignored
    /// Another one is there and the policy refuses, or the flow that is to show it does; nothing has changed.
    case refused
  }

  /// Presents something as a modal.
  ///
  /// - Parameters:
  ///   - presentable: What to present.
  ///   - style: How it covers what is behind it.
  ///   - onDismiss: Called once when it has really gone, whoever dismissed it, and also if a later wish
  ///     takes its turn before it is shown. Not called for a wish that is ignored or refused.
  /// - Returns: What became of the wish.
  @discardableResult
  public func present(
    _ presentable: Presentable, style: PresentationStyle = .sheet, onDismiss: Completion? = nil
  ) -> Ruling {
    if let shown = line.shown, shown.style == style, isSame(shown.presentable, presentable) {
      return .ignored
    }
    let modal = Presentation(id: .minted(), presentable: presentable, style: style)
    let before = line.shown
    switch line.present(modal, whenOccupied: whenOccupied) {
    case .refused: return .refused
    case .shown:
      show(modal)
      guard line.shown?.id == modal.id else { return .refused }
      expect(onDismiss, for: modal)
      return .shown(id: modal.id)
    case .waits(let superseded):
      expect(onDismiss, for: modal)
      superseded.forEach(complete)
      if let before, line.leaving != nil { leave(before) }
      return line.shown?.id == modal.id ? .shown(id: modal.id) : .waits(id: modal.id)
    }
  }

  /// Dismisses the modal that is shown.
  ///
  /// One that is leaving already goes on leaving; where the latest wish wins, this is a wish for nothing,
  /// and drops the one that waits.
  /// - Parameter completion: Called once when it has really gone; at once if nothing is shown.
  public func dismiss(completion: Completion? = nil) {
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

  /// Takes the word of the interface that a modal has really gone, dismissed by the app or by a person.
  ///
  /// The next one is shown then. A word that comes again, or too late, changes nothing.
  public func didDismiss(_ id: UUID) {
    guard let gone = line.hasGone(id) else { return }
    if let next = line.shown { show(next) }
    complete(gone)
  }

  /// Names the interface or the flow that shows the modals from now on.
  ///
  /// The modal that is shown is shown there; one that was leaving elsewhere is gone.
  public func attach(_ host: PresentationHost<Presentable>) {
    self.host = host
    if let leaving = line.leaving { return didDismiss(leaving.id) }
    if let shown = line.shown { show(shown) }
  }

  private func show(_ modal: Presentation) {
    host.show(modal, words(on: modal))
  }

  private func leave(_ modal: Presentation) {
    host.hide(modal, words(on: modal))
  }

  private func words(on modal: Presentation) -> PresentationHost<Presentable>.Words {
    PresentationHost.Words(
      hasGone: { [weak self] in self?.didDismiss(modal.id) },
      stays: { [weak self] in self?.didStay(modal.id) })
  }

  /// Takes the word of the flow that a modal which was to go stays, since a guard had its say.
  ///
  /// Those who asked for it to go hear of it when it has really gone; later wishes go on waiting.
  private func didStay(_ id: UUID) {
    _ = line.stays(id)
  }

  private func expect(_ completion: Completion?, for modal: Presentation) {
    if let completion { completions[modal.id, default: []].append(completion) }
  }

  private func complete(_ modal: Presentation) {
    for completion in completions.removeValue(forKey: modal.id) ?? [] { completion() }
  }
}
