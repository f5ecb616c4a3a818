import Destinations
import Testing

/// What a notes app presents over everything.
enum NotesModal: Equatable, Sendable {
  case compose
  case settings
  case login
}

@MainActor
struct PresenterTests {
  typealias NotesPresenter = Presenter<NotesModal>

  /// An interface that shows modals and lets a test say when they have gone.
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

  @Test func `a modal is a sheet unless it says otherwise`() {
    let presenter = presenter()
    presenter.present(.compose)
    #expect(presenter.presentation?.presentable == .compose)
    #expect(presenter.presentation?.style == .sheet)
  }

  @Test func `without an interface what is dismissed is gone at once`() {
    let presenter = NotesPresenter()
    presenter.present(.compose)
    presenter.present(.settings, style: .fullScreenCover)
    #expect(presenter.presentation?.presentable == .settings)
    #expect(presenter.presentation?.style == .fullScreenCover)
    presenter.dismiss()
    #expect(presenter.presentation == nil)
    #expect(presenter.leaving == nil)
  }

  @Test func `the next modal waits until the one before has really gone`() {
    let presenter = presenter()
    presenter.present(.compose)
    presenter.present(.settings)
    #expect(presenter.presentation == nil)
    #expect(presenter.leaving?.presentable == .compose)
    #expect(screen.log == ["show compose", "hide compose"])
    screen.acknowledge()
    #expect(presenter.presentation?.presentable == .settings)
    #expect(screen.log == ["show compose", "hide compose", "show settings"])
  }

  @Test func `the latest wish wins`() {
    let presenter = presenter(.replace)
    presenter.present(.compose)
    presenter.present(.settings)
    presenter.present(.login)
    screen.acknowledge()
    #expect(presenter.presentation?.presentable == .login)
    #expect(presenter.waiting.isEmpty)
  }

  @Test func `queued wishes are shown first in, first out`() {
    let presenter = presenter(.queue)
    for modal in [NotesModal.compose, .settings, .login] { presenter.present(modal) }
    #expect(presenter.waiting.map(\.presentable) == [.settings, .login])
    presenter.dismiss()
    screen.acknowledge()
    #expect(presenter.presentation?.presentable == .settings)
    presenter.dismiss()
    screen.acknowledge()
    #expect(presenter.presentation?.presentable == .login)
  }

  @Test func `a presenter that refuses keeps what is shown`() {
    let presenter = presenter(.refuse)
    presenter.present(.compose)
    #expect(presenter.present(.settings) == .refused)
    #expect(presenter.presentation?.presentable == .compose)
  }

  @Test func `a presenter that refuses takes one wish while a modal leaves`() {
    let presenter = presenter(.refuse)
    presenter.present(.compose)
    presenter.dismiss()
    presenter.present(.settings)
    #expect(presenter.present(.login) == .refused)
    screen.acknowledge()
    #expect(presenter.presentation?.presentable == .settings)
  }

  @Test func `the same modal in the same style is passed over if asked for`() {
    let presenter = NotesPresenter(ignoresSame: true)
    presenter.present(.compose)
    let shown = presenter.presentation?.id
    #expect(presenter.present(.compose) == .ignored)
    #expect(presenter.presentation?.id == shown)
    presenter.present(.compose, style: .fullScreenCover)
    #expect(presenter.presentation?.style == .fullScreenCover)
  }

  @Test func `the same modal is presented anew otherwise`() {
    let presenter = NotesPresenter()
    presenter.present(.compose)
    let shown = presenter.presentation?.id
    presenter.present(.compose)
    #expect(presenter.presentation?.id != shown)
  }

  @Test func `a modal that a person drags away is gone, and the next is shown`() throws {
    let presenter = presenter(.queue)
    presenter.present(.compose)
    presenter.present(.settings)
    presenter.didDismiss(try #require(presenter.presentation?.id))
    #expect(presenter.presentation?.presentable == .settings)
    #expect(screen.log == ["show compose", "show settings"])
  }

  @Test func `a word that comes twice or too late changes nothing`() throws {
    let presenter = presenter()
    presenter.present(.compose)
    let compose = try #require(presenter.presentation?.id)
    presenter.present(.settings)
    presenter.didDismiss(compose)
    presenter.didDismiss(compose)
    screen.acknowledge()
    #expect(presenter.presentation?.presentable == .settings)
  }

  @Test func `completions come when a modal has really gone, each once`() {
    let presenter = presenter()
    var log: [String] = []
    presenter.present(.compose) { log.append("compose") }
    presenter.dismiss { log.append("dismissed") }
    presenter.dismiss { log.append("again") }
    #expect(log.isEmpty)
    screen.acknowledge()
    screen.acknowledge()
    #expect(log == ["compose", "dismissed", "again"])
  }

  @Test func `the completion of a wish that a later one overtook comes too`() {
    let presenter = presenter()
    var log: [String] = []
    presenter.present(.compose)
    presenter.present(.settings) { log.append("settings") }
    presenter.present(.login) { log.append("login") }
    #expect(log == ["settings"])
    screen.acknowledge()
    #expect(log == ["settings"])
  }

  @Test func `dismissing while a modal leaves is a wish for nothing where the latest wins`() {
    let presenter = presenter(.replace)
    presenter.present(.compose)
    presenter.present(.settings)
    presenter.dismiss()
    screen.acknowledge()
    #expect(presenter.presentation == nil)
  }

  @Test func `dismissing twice loses no wish that queues`() {
    let presenter = presenter(.queue)
    presenter.present(.compose)
    presenter.present(.settings)
    presenter.dismiss()
    presenter.dismiss()
    screen.acknowledge()
    #expect(presenter.presentation?.presentable == .settings)
  }

  @Test func `dismissing nothing completes at once`() {
    var isDone = false
    presenter().dismiss { isDone = true }
    #expect(isDone)
  }

  @Test func `a completion may present`() {
    let presenter = presenter()
    presenter.present(.login) { presenter.present(.compose) }
    presenter.dismiss()
    screen.acknowledge()
    #expect(presenter.presentation?.presentable == .compose)
    #expect(screen.log == ["show login", "hide login", "show compose"])
  }

  @Test func `another interface is shown what is presented`() {
    let presenter = NotesPresenter()
    presenter.present(.compose)
    presenter.attach(screen.host)
    #expect(screen.log == ["show compose"])
  }
}
