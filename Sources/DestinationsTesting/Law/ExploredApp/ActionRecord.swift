/// What is known from all runs about an action of the user at places of one kind.
@MainActor
class ActionRecord {
  /// The step, without its content.
  let step: ExplorationStep
  /// The number of times that the action was chosen.
  private(set) var tries = 0
  /// The places to which it has led, each with the number of times.
  private var leads: [(menu: InteractionMenu, count: Int)] = []

  init(_ step: ExplorationStep) { self.step = step }

  /// Records that the action was chosen.
  func choose() { tries += 1 }

  /// Records the place to which the action has led.
  func lead(to menu: InteractionMenu) {
    if let index = leads.firstIndex(where: { $0.menu === menu }) {
      leads[index].count += 1
    } else {
      leads.append((menu, 1))
    }
  }

  /// How rare the action is, or what it leads to: less for each step of the way, and less if it often leads elsewhere.
  ///
  /// Controls of the system matter more for where they lead.
  var worth: Double {
    let rarity = (step.isTap ? 1 : 0.25) / Double(1 + tries)
    let count = leads.reduce(0) { $0 + $1.count }
    let ahead = leads.reduce(0) { $0 + Double($1.count) * $1.menu.worth }
    return max(rarity, 0.9 * ahead / Double(max(1, count)))
  }
}
