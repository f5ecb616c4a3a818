import Destinations
import Testing

/// The modals that a notes app presents.
enum NotesModal: Equatable, Sendable {
  case compose
  case settings
  case login
}

@MainActor
struct PresenterTests {
  typealias NotesPresenter = Presenter<NotesModal>

  /// An interface that shows modals; the test reports when they have gone.
  @MainActor
  private final class Screen {
    private(set) var log: [String] = []
    private var leaving: [@MainActor () -> Void] = []

    var host: PresentationHost<NotesModal> {
      PresentationHost(
        show: { [weak self] in self?.log.append("show \($0.presentable)") },
        hide: { [weak self] modal, whenGone in
          self?.log.append("hide \(modal.presentable)")
          self?.leaving.append(whenGone)
        })
    }

    func acknowledge() {
      for whenGone in leaving { whenGone() }
    }
  }

  private let screen = Screen()

  private func presenter(_ policy: ModalPolicy.Occupied = .replace) -> NotesPresenter {
    let presenter = NotesPresenter(whenOccupied: policy)
    presenter.attach(screen.host)
    return presenter
  }

  /// The shown modal of a presenter, and the leaving one.
  private func text(_ presenter: NotesPresenter) -> String {
    let shown = presenter.presentation.map { "\($0.presentable) \($0.style)" } ?? "nothing"
    return shown + (presenter.leaving.map { ", \($0.presentable) leaves" } ?? "")
  }

  @Test func `a modal is a sheet unless another style is given`() {
    let presenter = NotesPresenter()
    presenter.present(.compose)
    // Without an interface, a dismissed modal is gone at once.
    var texts = [text(presenter)]
    presenter.present(.settings, style: .fullScreenCover)
    texts.append(text(presenter))
    presenter.dismiss()
    texts.append(text(presenter))
    expectEqual(texts, ["compose sheet", "settings fullScreenCover", "nothing"])

    // An equal modal is presented again, unless the presenter ignores it.
    presenter.present(.compose)
    let shown = presenter.presentation?.id
    presenter.present(.compose)
    #expect(presenter.presentation?.id != shown)

    // A new interface shows the current modal.
    presenter.attach(screen.host)
    expectEqual(screen.log, ["show compose"])
  }

  @Test func `a presenter can ignore a modal that it already shows in the same style`() {
    let presenter = NotesPresenter(ignoresSame: true)
    presenter.present(.compose)
    let shown = presenter.presentation?.id
    expectEqual(presenter.present(.compose), .ignored)
    expectEqual(presenter.presentation?.id, shown)
    presenter.present(.compose, style: .fullScreenCover)
    expectEqual(text(presenter), "compose fullScreenCover")
  }

  @Test func `the next modal waits until the previous modal has gone`() {
    let presenter = presenter(.replace)
    var log: [String] = []
    presenter.present(.compose)
    presenter.present(.settings) { log.append("settings") }
    expectEqual(text(presenter), "nothing, compose leaves")

    // The latest request wins, and the completion of the one that it overtook is called, too.
    presenter.present(.login) { log.append("login") }
    expectEqual(log, ["settings"])
    expectEqual(screen.log, ["show compose", "hide compose"])
    screen.acknowledge()
    expectEqual(text(presenter), "login sheet")
    expectEmpty(presenter.waiting)
    expectEqual(log, ["settings"])
    expectEqual(screen.log, ["show compose", "hide compose", "show login"])

    // If the latest request wins, dismissing while a modal leaves discards the waiting one.
    presenter.present(.settings)
    presenter.dismiss()
    screen.acknowledge()
    expectEqual(text(presenter), "nothing")
    expectEqual(log, ["settings", "login"])
  }

  @Test func `a repeated or late report of a dismissal changes nothing`() throws {
    let presenter = presenter()
    presenter.present(.compose)
    let compose = try require(presenter.presentation?.id)
    presenter.present(.settings)
    presenter.didDismiss(compose)
    presenter.didDismiss(compose)
    screen.acknowledge()
    expectEqual(text(presenter), "settings sheet")
  }

  @Test func `queued modals are shown first in, first out`() throws {
    let presenter = presenter(.queue)
    for modal in [NotesModal.compose, .settings, .login] { presenter.present(modal) }
    expectEqual(presenter.waiting.map(\.presentable), [.settings, .login])
    // Dismissing twice discards no queued modal.
    presenter.dismiss()
    presenter.dismiss()
    screen.acknowledge()
    expectEqual(text(presenter), "settings sheet")

    // A modal that the user drags away is gone, and the next one is shown.
    presenter.didDismiss(try require(presenter.presentation?.id))
    expectEqual(text(presenter), "login sheet")
    expectEqual(screen.log, ["show compose", "hide compose", "show settings", "show login"])
    presenter.dismiss()
    screen.acknowledge()
    expectEqual(text(presenter), "nothing")
  }

  @Test func `a presenter that refuses keeps the shown modal`() {
    let presenter = presenter(.refuse)
    presenter.present(.compose)
    expectEqual(presenter.present(.settings), .refused)
    expectEqual(text(presenter), "compose sheet")

    // A presenter that refuses accepts one modal while another leaves.
    presenter.dismiss()
    presenter.present(.settings)
    expectEqual(presenter.present(.login), .refused)
    screen.acknowledge()
    expectEqual(text(presenter), "settings sheet")
  }

  @Test func `each completion runs once, when its modal is really gone`() {
    let presenter = presenter()
    var log: [String] = []
    // Dismissing nothing completes at once.
    presenter.dismiss { log.append("nothing") }
    presenter.present(.compose) { log.append("compose") }
    presenter.dismiss { log.append("dismissed") }
    presenter.dismiss { log.append("again") }
    expectEqual(log, ["nothing"])
    screen.acknowledge()
    screen.acknowledge()
    expectEqual(log, ["nothing", "compose", "dismissed", "again"])

    // A completion may present.
    presenter.present(.login) { presenter.present(.compose) }
    presenter.dismiss()
    screen.acknowledge()
    expectEqual(text(presenter), "compose sheet")
    expectEqual(screen.log.suffix(3), ["show login", "hide login", "show compose"])
  }

  // MARK: Another host

  @Test func `a modal leaving during a change of host is gone, and the next appears`() {
    for policy in [ModalPolicy.Occupied.replace, .queue, .refuse] {
      let (presenter, other) = (presenter(policy), Screen())
      var log: [String] = []
      presenter.present(.compose) { log.append("compose") }
      presenter.dismiss { log.append("dismissed") }
      presenter.present(.settings) { log.append("settings") }
      presenter.attach(other.host)
      expectEqual(log, ["compose", "dismissed"])
      expectEqual(text(presenter), "settings sheet")
      expectEqual(other.log, ["show settings"])
      // A late report of the former host changes nothing.
      screen.acknowledge()
      expectEqual(text(presenter), "settings sheet")
      presenter.dismiss()
      other.acknowledge()
      presenter.present(.login)
      expectEqual(log, ["compose", "dismissed", "settings"])
      expectEqual(text(presenter), "login sheet")
      expectEqual(other.log.last, "show login")
    }
  }

  @Test func `a shown modal moves to the newly attached host`() {
    let (presenter, other) = (presenter(.queue), Screen())
    var log: [String] = []
    presenter.present(.compose) { log.append("compose") }
    presenter.present(.settings)
    presenter.attach(other.host)
    expectEqual([screen.log, other.log], [["show compose", "hide compose"], ["show compose"]])
    // The modal has gone from the former host, not from the presenter.
    screen.acknowledge()
    expectEqual(text(presenter), "compose sheet")
    expectEqual(log, [])
    presenter.dismiss()
    expectEqual(log, [])
    other.acknowledge()
    expectEqual(log, ["compose"])
    expectEqual(text(presenter), "settings sheet")
    expectEqual(other.log, ["show compose", "hide compose", "show settings"])
  }
}
