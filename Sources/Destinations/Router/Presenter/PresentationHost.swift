/// Shows the modals of a ``Presenter``: an interface of the app, a flow, or nothing.
@MainActor
public struct PresentationHost<Presentable: Sendable> {
  /// A modal.
  typealias Presentation = Presenter<Presentable>.Presentation

  /// The closures with which a host reports about a modal, at any time.
  ///
  /// Late reports change nothing.
  struct Words {
    /// The modal is really gone.
    let hasGone: @MainActor () -> Void
    /// The dismissed modal stays.
    let stays: @MainActor () -> Void
  }

  let show: @MainActor (Presentation, Words) -> Void
  let hide: @MainActor (Presentation, Words) -> Void
}

extension PresentationHost {
  /// Creates a host from two closures of an interface.
  ///
  /// An interface that observes ``Presenter/presentation``, such as a SwiftUI view, does nothing in
  /// either closure, and calls ``Presenter/didDismiss(_:)`` when its modal is gone.
  /// - Parameters:
  ///   - show: Shows a modal.
  ///   - hide: Hides a modal, and calls the second argument when the modal is really gone,
  ///     immediately or later.
  public init(
    show: @escaping @MainActor (Presenter<Presentable>.Presentation) -> Void = { _ in },
    hide:
      @escaping @MainActor (
        Presenter<Presentable>.Presentation, _ whenGone: @escaping @MainActor () -> Void
      ) -> Void = { _, _ in }
  ) {
    self.init(show: { modal, _ in show(modal) }, hide: { hide($0, $1.hasGone) })
  }

  /// No interface: a dismissed modal is gone immediately.
  public static var none: PresentationHost {
    PresentationHost(hide: { _, whenGone in whenGone() })
  }
}
