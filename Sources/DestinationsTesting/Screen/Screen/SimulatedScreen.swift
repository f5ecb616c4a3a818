package import Destinations

/// A simulated screen on which an exploration shows an app.
///
/// ```swift
/// try await explore(Notes.setup(), on: .swiftUI())
/// ```
/// The user's gestures begin on the screen, which reports them to the app through a `Stage`, as an
/// adapter does. Whenever nothing moves, the screen must show the tree.
public struct SimulatedScreen: Sendable {
  package let make: @MainActor (Stage) -> any ScreenModel

  package init(_ make: @escaping @MainActor (Stage) -> any ScreenModel) { self.make = make }

  /// Returns a screen of SwiftUI's containers.
  ///
  /// - Parameter habits: The behaviours of the framework that are switched on. Those that leave out a
  ///   report are ignored, because the stage would wait for it until its patience ends.
  /// - Returns: The screen.
  public static func swiftUI(
    _ habits: Set<SwiftUIModel.Habit> = Set(SwiftUIModel.Habit.allCases)
  ) -> SimulatedScreen {
    let reporting = habits.subtracting(SwiftUIModel.Habit.silent)
    return SimulatedScreen { SwiftUIModel($0, habits: reporting) }
  }

  /// Returns a screen of UIKit's view controllers.
  ///
  /// - Parameter habits: The behaviours of the framework that are switched on.
  /// - Returns: The screen.
  public static func uiKit(
    _ habits: Set<UIKitModel.Habit> = Set(UIKitModel.Habit.allCases)
  ) -> SimulatedScreen {
    SimulatedScreen { UIKitModel($0, habits: habits) }
  }
}

/// A simulated screen of any framework: the gestures of the user, and the places on it.
@MainActor
package protocol ScreenModel: AnyObject {
  var stage: Stage { get }
  var visibleIDs: [DestinationID] { get }
  /// Whether split views have room for one column only.
  var isNarrow: Bool { get }
  /// The command that the framework ignores; nil if there is none.
  var fault: String? { get }
  /// Whether a place was blank while it left, which is a fault unless the stage had to acknowledge the transition.
  var isBlank: Bool { get }
  /// The places on screen, even while they leave.
  var shownIDs: Set<DestinationID> { get }

  func show(_ transition: InterfaceTransition)
  func tick()
  func settle(ticks: Int) async -> Bool
  func swipeBack(cancels: Bool) -> Bool
  func goBack() -> Bool
  func dragSheetDown() -> Bool
  func tapButton(_ title: String) -> Bool
  func tap(_ slot: SlotName) -> Bool
  func turn(isNarrow: Bool)
}

extension SwiftUIModel: ScreenModel {
  package var fault: String? { collisions > 0 ? "two sheets at once" : misuse }

  package func goBack() -> Bool { swipeBack() }
}

extension SwiftUIModel.Habit {
  /// The behaviours that leave out a report.
  package static let silent: Set<Self> = [.forgetsDisappearances, .dropsPresentations]
}

extension UIKitModel: ScreenModel {
  package var fault: String? { undone.isEmpty ? nil : "not done: \(undone)" }
}

extension ScreenModel {
  package func show(_ transition: InterfaceTransition) { stage.show(transition) }

  /// Returns the places that contain no other one and should be on screen when nothing moves, outermost first.
  ///
  /// Nil while a sheet waits because its column is not in front.
  package func leaves<Payload>(of tree: PresentationTree<Payload>) -> [DestinationID]? {
    guard let current = tree.currentID else { return [] }
    let way = Set(sequence(first: current) { tree.node(id: $0)?.parentID })
    var containers: Set<DestinationID> = []
    var leaves: [DestinationID] = []
    for id in tree.visibleIDs {
      guard let node = tree.node(id: id) else { continue }
      if node.slot == .sheet, !way.contains(id) { return nil }
      let outer = sequence(first: node) { $0.parentID.flatMap { tree.node(id: $0) } }
      let steps = zip(outer, outer.dropFirst())
      if steps.contains(where: { isBeside($0, in: $1.id) }) { continue }
      leaves.append(id)
      for (inner, container) in steps where inner.slot != .attached {
        containers.insert(container.id)
      }
    }
    return leaves.filter { !containers.contains($0) }
  }

  /// Returns whether a place is in a column that is not in front of a collapsed split view.
  private func isBeside<Payload>(
    _ node: PresentationTree<Payload>.Node, in container: DestinationID
  ) -> Bool {
    guard node.slot?.column != nil, let split = stage.place(container) else { return false }
    return split.isCollapsed && node.slot != split.selection
  }
}
