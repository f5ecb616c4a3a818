internal import Destinations

/// Places on top of each other on a simulated screen: those of the window, of a tab, of a column or of a sheet.
@MainActor
final class ShownStack {
  let stack: Stage.Stack
  private unowned let screen: SwiftUIModel
  private var root: ShownPlace?
  private var path: [ShownPlace] = []
  /// The popped places that are being animated away, and whether each was empty before.
  private var leaving: [(place: ShownPlace, wasEmpty: Bool)] = []
  /// The sheets and attached places around the whole stack, if it is the path of a place.
  private var around: ShownPlace?
  private var isMoving = false
  /// The contents of the stack, as its view reads them.
  private let said = Watched<(owner: Stage.Place?, root: Stage.Place?, path: [Stage.Place])>()

  init(_ stack: Stage.Stack, on screen: SwiftUIModel) {
    self.stack = stack
    self.screen = screen
  }

  /// Shows the contents that the stage has, unless an animation runs.
  func draw() {
    if !isMoving, let news = said.news({ (stack.owner, stack.root, stack.path) }) {
      if news.root?.kind == .split, news.owner == nil, news.path.isEmpty, stack.isNavigation {
        screen.misuse = "a split view alone in a navigation stack"
      }
      if around?.place != news.owner { around = news.owner.map { ShownPlace($0, on: screen) } }
      draw(root: news.root, isOwner: news.root == news.owner)
      draw(path: news.path)
    }
    for place in shown { place.draw() }
    for (place, wasEmpty) in leaving {
      place.drawSlots()
      if place.isEmpty, !wasEmpty { screen.isBlank = true }
    }
    around?.drawAround()
  }

  private func draw(root place: Stage.Place?, isOwner: Bool) {
    guard root?.place != place else { return }
    root?.vanish()
    root = place.map { ShownPlace($0, isAround: isOwner, on: screen) }
    root?.appear()
  }

  private func draw(path wanted: [Stage.Place]) {
    if wanted == path.map(\.place) {
      if screen.habits.contains(.setsUnchangedValues), !wanted.isEmpty { stack.path = wanted }
      return
    }
    let kept = zip(path, wanted).prefix { $0.place == $1 }.count
    let leaving = Array(path[kept...])
    path = Array(path[..<kept]) + wanted[kept...].map { ShownPlace($0, on: screen) }
    for place in path[kept...] { place.appear() }
    move(away: leaving)
  }

  private func move(away gone: [ShownPlace]) {
    isMoving = true
    leaving = gone.map { ($0, $0.isEmpty) }
    screen.time.after(ScreenTime.animation) { [self] in
      isMoving = false
      leaving = []
      screen.reportGone { for place in gone { place.vanish() } }
    }
  }

  /// Pops the top as the user does; the framework has done it before the binding is set.
  func swipeBack(cancels: Bool) -> Bool {
    guard !isMoving, let last = path.last,
      screen.habits.contains(.gesturesDoNotAsk) || stack.mayGoBack
    else { return false }
    if cancels {
      isMoving = true
      let swipe = stack.beginSwipe()
      screen.time.after(1) { [self] in
        isMoving = false
        stack.cancelSwipe(swipe)
      }
      return true
    }
    path.removeLast()
    let remaining = path.map(\.place)
    screen.set { stack.path = remaining }
    move(away: [last])
    return true
  }

  /// Removes everything without an animation.
  func vanish() {
    for place in shown { place.vanish() }
    around?.vanishAround()
    (root, path, around) = (nil, [], nil)
  }
}

// MARK: - Reading

extension ShownStack {
  /// Whether the stack has not been drawn yet.
  var isEmpty: Bool { root == nil }

  private var shown: [ShownPlace] { (root.map { [$0] } ?? []) + path }

  private var top: ShownPlace? { path.last ?? root }

  /// The places on screen that contain no other one.
  var visible: [DestinationID] {
    if let modal = around?.modalInFront { return modal.content.visible }
    return (top?.visible ?? []) + (around?.attachedVisible ?? [])
  }

  /// The modals on the way to the front, outermost first.
  var modals: [ShownModal] {
    if let modal = around?.modalInFront { return [modal] + modal.content.modals }
    return top?.modals ?? []
  }

  /// The containers in front, outermost first.
  var containers: [ShownPlace] { top.map { [$0] + $0.selectedStacks.flatMap(\.containers) } ?? [] }

  /// The innermost stack in front with something to pop.
  var frontNavigation: ShownStack? {
    let inner = top?.selectedStacks.compactMap(\.frontNavigation).last
    return inner ?? (stack.isNavigation && !path.isEmpty ? self : nil)
  }
}
