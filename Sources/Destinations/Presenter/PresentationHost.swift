/// What shows the modals of a ``Presenter``: nothing, an interface of the app, or a flow.
@MainActor
public struct PresentationHost<Presentable: Sendable> {
  /// A modal.
  public typealias Presentation = Presenter<Presentable>.Presentation

  /// What a host tells the presenter of one modal, at any time; words that come too late change nothing.
  struct Words {
    /// It has really gone.
    let hasGone: @MainActor () -> Void
    /// It was to go, and stays.
    let stays: @MainActor () -> Void
  }

  let show: @MainActor (Presentation, Words) -> Void
  let hide: @MainActor (Presentation, Words) -> Void

  init(
    showing show: @escaping @MainActor (Presentation, Words) -> Void,
    hiding hide: @escaping @MainActor (Presentation, Words) -> Void
  ) {
    self.show = show
    self.hide = hide
  }

  /// Creates a host from what an interface does.
  ///
  /// An interface that observes ``Presenter/presentation``, as SwiftUI does, does nothing in either, and
  /// calls ``Presenter/didDismiss(_:)`` when its modal has gone.
  /// - Parameters:
  ///   - show: Brings a modal on screen.
  ///   - hide: Takes it away; its second argument is to be called when it has really gone, and may be
  ///     called at any time later.
  public init(
    show: @escaping @MainActor (Presentation) -> Void = { _ in },
    hide:
      @escaping @MainActor (Presentation, _ whenGone: @escaping @MainActor () -> Void) -> Void = {
        _, _ in
      }
  ) {
    self.init(showing: { modal, _ in show(modal) }, hiding: { hide($0, $1.hasGone) })
  }

  /// No interface: what is dismissed has gone at once.
  public static var none: PresentationHost {
    PresentationHost(hide: { _, whenGone in whenGone() })
  }
}
