internal import Destinations
internal import Foundation

/// Performing a step.
///
/// A step that is impossible at the moment does nothing.
extension ExploredApp {
  func carryOut(_ step: ExplorationStep) { mark { make(step) } }

  private func make(_ step: ExplorationStep) {
    if let screen, make(step, on: screen) { return }
    switch step {
    case .tap(let tap): perform(tap, at: places.occupant(visible: tap.route))
    case .doubleTap(let tap): perform(tap, at: places.occupant(visible: tap.route), times: 2)
    case .lateTap(let tap):
      perform(tap, at: recent.hidden(in: places).first { $0.route == tap.route }, isLate: true)
    case .enter(let entry): enter(entry)
    case .open(let link): open(link) { comeBack() }
    case .launch(let link): open(link) { relaunch(restored: false) }
    case .send(let name): if let value = events.values[name] { flow.send(value) }
    case .selectTab(let name): if let tab = flow.tab(named: name) { try? flow.tap(tab) }
    case .goBack: goBack()
    case .swipeBack: swipeBack()
    case .cancelSwipe:
      if (try? flow.swipeBackAndLetGo()) == nil { try? flow.dragSheetAndLetGo() }
    case .dragSheetDown: if let id = places.draggableSheet { flow.report(.dismissedSheet(of: id)) }
    case .focusColumn(let column): try? flow.focus(column)
    case .turnDevice: break
    case .holdAcknowledgements: interface.isHolding = true
    case .acknowledge: interface.release()
    case .acknowledgeTwice: interface.release(twice: true)
    case .holdAnswers(let name): answers.hold(name)
    case .answer(let name): answers.release(name)
    case .answerNewest(let name): answers.releaseNewest(name)
    case .failAnswer(let name): answers.fail(name)
    case .goToBackground: goToBackground()
    case .comeBack: comeBack()
    case .letTimePass: if let next = clock.nextDeadline { clock.wake(at: next) }
    case .wait: break
    case .restart: relaunch(restored: false)
    case .relaunchRestored: relaunch(restored: true)
    }
  }

  /// Performs a gesture on a simulated screen.
  ///
  /// - Returns: Whether the step is a gesture.
  private func make(_ step: ExplorationStep, on screen: any ScreenModel) -> Bool {
    switch step {
    case .goBack: record.isGestureMade = screen.goBack()
    case .swipeBack: record.isGestureMade = screen.swipeBack(cancels: false)
    case .dragSheetDown: record.isGestureMade = screen.dragSheetDown()
    case .selectTab(let name): record.isGestureMade = screen.tap(.tab(name: name))
    case .focusColumn(let column): record.isGestureMade = screen.tap(.column(column))
    case .cancelSwipe: _ = screen.swipeBack(cancels: true)
    case .turnDevice: screen.turn(isNarrow: !screen.isNarrow)
    default: return false
    }
    return true
  }

  private func perform(
    _ tap: ExplorationTap, at place: PlaceOccupant?, times: Int = 1, isLate: Bool = false
  ) {
    guard let place else { return }
    if !isLate { record.tappedID = place.id }
    if times > 1 { record.tappedTwiceID = place.id }
    guard let entry = menus.menu(of: place)?.entry(tap.interaction) else { return }
    let content = tap.content.flatMap { text in entry.samples.first { $0.text == text }?.content }
    guard entry.isOffered, tap.content == nil || content != nil || entry.samples.isEmpty else {
      return
    }
    record.hasTapped = true
    if tap.content != nil { moment.lastContent = content as? ContentType }
    for _ in 0..<times {
      do {
        try entry.perform(place.destination, content)
        if record.isCrowded { entry.hasWaited = true } else { entry.hasWorked = true }
      } catch {
        record.thrown = error
        entry.note(error)
      }
    }
  }

  private func enter(_ name: String) {
    guard let entry = flow.entries.first(where: { StepToken.line("\($0)") == name }) else { return }
    comeBack()
    flow.presentDestination(configuration: entry)
  }

  private func open(_ link: String, after prepare: () -> Void) {
    guard let url = URL(string: link) else { return }
    prepare()
    flow.open(url)
  }

  /// Takes a snapshot as the system asks for one, which must not change anything.
  private func goToBackground() {
    if isInBackground { return }
    isInBackground = true
    interface.isHolding = true
    if flow.keepsSnapshots { _ = try? flow.snapshot().data() }
  }

  func comeBack() {
    isInBackground = false
    interface.release()
  }

  private func goBack() {
    guard places.canGoBack, let id = places.currentID, let place = flow.destination(for: id)
    else { return }
    place.performSystemNavigationAction(navigationType: .navigateBackInStack)
  }

  /// Reports that the user went back to the place beneath.
  ///
  /// If the place beneath is a stack that keeps its path, this does nothing: no fact describes such a swipe.
  private func swipeBack() {
    guard let (top, beneath) = places.goingBack else { return }
    let last = places.shownTree.top(of: .path, in: beneath)
    if last == nil || last == top { flow.report(.wentBack(to: beneath)) }
  }

  private func relaunch(restored isRestored: Bool) {
    comeBack()
    try? flow.relaunch(restored: isRestored)
  }
}
