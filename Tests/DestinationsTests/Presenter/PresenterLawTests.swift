import Destinations
import Testing

/// Every short sequence of things that can happen to a presenter, and many long ones, under every policy.
@MainActor
struct PresenterLawTests {
  private enum Happening: CaseIterable {
    case present
    case dismiss
    case acknowledge
    case drag
    case lateWord
  }

  /// A presenter over an interface that checks that it is never asked for two modals at once.
  @MainActor
  private final class Run {
    let presenter: Presenter<Int>
    private var onScreen: Int?
    private var leaving: (@MainActor () -> Void)?
    private var lastWord: (@MainActor () -> Void)?
    private var presented = 0
    var faults: [String] = []
    var completed: [Int] = []
    var accepted: [Int] = []

    init(_ policy: ModalPolicy.Occupied) {
      presenter = Presenter(whenOccupied: policy)
      presenter.attach(
        PresentationHost(
          show: { [unowned self] in show($0.presentable) },
          hide: { [unowned self] in hide($0.presentable, $1) }))
    }

    private func show(_ modal: Int) {
      if let onScreen { faults.append("\(modal) came while \(onScreen) was there") }
      onScreen = modal
    }

    private func hide(_ modal: Int, _ whenGone: @escaping @MainActor () -> Void) {
      if onScreen != modal { faults.append("\(modal) was to go and was not there") }
      leaving = whenGone
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
      }
    }

    private func acknowledge() {
      guard let word = leaving else { return }
      leaving = nil
      onScreen = nil
      lastWord = word
      word()
    }

    private func drag() {
      guard leaving == nil, let id = presenter.presentation?.id else { return }
      onScreen = nil
      lastWord = { [presenter] in presenter.didDismiss(id) }
      presenter.didDismiss(id)
    }

    /// Lets everything end, and says what is wrong.
    func conclusion() -> [String] {
      for _ in 0...accepted.count {
        acknowledge()
        presenter.dismiss()
      }
      acknowledge()
      if onScreen != nil || presenter.presentation != nil { faults.append("something stayed") }
      if completed.sorted() != accepted { faults.append("\(completed) of \(accepted) completed") }
      return faults
    }
  }

  @Test(arguments: [ModalPolicy.Occupied.refuse, .replace, .queue])
  func `never two at once, and every wish completes once`(_ policy: ModalPolicy.Occupied) {
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
