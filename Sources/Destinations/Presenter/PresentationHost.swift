/// What shows the modals of a ``Presenter``: nothing, an interface of the app, or a flow.
@MainActor
public struct PresentationHost<Presentable: Sendable> {
  /// A modal.
  public typealias Presentation = Presenter<Presentable>.Presentation

  let show: @MainActor (Presentation) -> Void

  /// Takes a modal away; the closure tells that it has gone.
  let hide: @MainActor (Presentation, _ whenGone: @escaping @MainActor () -> Void) -> Void

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
    self.show = show
    self.hide = hide
  }

  /// No interface: what is dismissed has gone at once.
  public static var none: PresentationHost {
    PresentationHost(hide: { _, whenGone in whenGone() })
  }
}
