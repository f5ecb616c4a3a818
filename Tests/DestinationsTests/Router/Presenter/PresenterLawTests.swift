import Destinations
import Testing

/// Every short sequence of events of a presenter, and many long ones, under every policy.
@MainActor
struct PresenterLawTests {
  private enum Happening: CaseIterable {
    case present
    case dismiss
    case acknowledge
    case drag
    case lateWord
    case attach
  }

  /// An interface that checks that it is never asked for two modals at once.
  @MainActor
  private final class Screen {
    var onScreen: Int?
    var leaving: (@MainActor () -> Void)?
    var faults: [String] = []

    var host: PresentationHost<Int> {
      PresentationHost(
        show: { [unowned self] in show($0.presentable) },
        hide: { [unowned self] in hide($0.presentable, $1) })
    }

    private func show(_ modal: Int) {
      if let onScreen { faults.append("\(modal) was shown over \(onScreen)") }
      onScreen = modal
    }

    private func hide(_ modal: Int, _ whenGone: @escaping @MainActor () -> Void) {
      if onScreen != modal { faults.append("\(modal) was dismissed but not shown") }
      leaving = whenGone
    }

    /// Removes the modal that was dismissed, and returns the closure that reports it.
    func acknowledge() -> (@MainActor () -> Void)? {
      guard let word = leaving else { return nil }
      leaving = nil
      onScreen = nil
      return word
    }
  }

  /// A presenter over the interface that was attached last.
  @MainActor
  private final class Run {
    let presenter: Presenter<Int>
    private var screen = Screen()
    private var before: [Screen] = []
    private var lastWord: (@MainActor () -> Void)?
    private var presented = 0
    var faults: [String] = []
    var completed: [Int] = []
    var accepted: [Int] = []

    init(_ policy: ModalPolicy.Occupied) {
      presenter = Presenter(whenOccupied: policy)
      presenter.attach(screen.host)
    }

    func happen(_ happening: Happening) {
      switch happening {
      case .present:
        presented += 1
        let modal = presented
        let ruling = presenter.present(modal) { [unowned self] in completed.append(modal) }
        if ruling != .refused { accepted.append(modal) }
      case .dismiss: presenter.dismiss()
      case .acknowledge: acknowledge()
      case .drag: drag()
      case .lateWord: lastWord?()
      case .attach: attach()
      }
    }

    private func attach() {
      before.append(screen)
      screen = Screen()
      presenter.attach(screen.host)
    }

    private func acknowledge() {
      guard let word = screen.acknowledge() else { return }
      lastWord = word
      word()
    }

    private func drag() {
      guard screen.leaving == nil, let id = presenter.presentation?.id else { return }
      screen.onScreen = nil
      lastWord = { [presenter] in presenter.didDismiss(id) }
      presenter.didDismiss(id)
    }

    /// Ends everything, and returns the fault.
    func conclusion() -> [String] {
      for screen in before {
        screen.acknowledge()?()
        if screen.onScreen != nil { faults.append("a modal stayed on an earlier screen") }
      }
      for _ in 0...accepted.count {
        acknowledge()
        presenter.dismiss()
      }
      acknowledge()
      if screen.onScreen != nil || presenter.presentation != nil {
        faults.append("something stayed")
      }
      faults += (before + [screen]).flatMap(\.faults)
      if completed.sorted() != accepted { faults.append("\(completed) of \(accepted) completed") }
      return faults
    }
  }

  @Test(arguments: [ModalPolicy.Occupied.refuse, .replace, .queue])
  func `a presenter never shows two modals and completes every request once`(
    _ policy: ModalPolicy.Occupied
  ) {
    var random = SeededRandom(seed: 7)
    let long = (0..<TestScale.count(20_000)).map { _ in
      (0..<12).map { _ in random.pick(Happening.allCases) }
    }
    for happenings in sequences(of: TestScale.isFull ? 6 : 4) + long {
      let run = Run(policy)
      for happening in happenings { run.happen(happening) }
      let faults = run.conclusion()
      if !faults.isEmpty { Issue.record("\(happenings): \(faults)") }
    }
  }

  private func sequences(of length: Int) -> [[Happening]] {
    (0..<length).reduce([[]]) { found, _ in
      found.flatMap { sequence in Happening.allCases.map { sequence + [$0] } }
    }
  }
}
