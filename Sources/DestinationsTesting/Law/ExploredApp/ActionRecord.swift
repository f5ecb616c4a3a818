/// What is known from all runs about an action of the user at places of one kind.
@MainActor
class ActionRecord {
  /// The step, without its content.
  let step: ExplorationStep
  /// The number of times that the action was chosen.
  private(set) var tries = 0
  /// The situations to which it has led, each with the number of times.
  private var leads: [(situation: Situation, count: Int)] = []

  init(_ step: ExplorationStep) { self.step = step }

  /// Records that the action was chosen.
  func choose() { tries += 1 }

  /// Records the situation to which the action has led.
  func lead(to situation: Situation) {
    if let index = leads.firstIndex(where: { $0.situation === situation }) {
      leads[index].count += 1
    } else {
      leads.append((situation, 1))
    }
  }

  /// Returns how rare the action is, or the worth of the situations to which it leads: less for each step of the way,
  /// and less if the action often changes nothing.
  ///
  /// Controls of the system matter more for where they lead.
  func worth(in here: Situation) -> Double {
    let rarity = (step.isTap ? 1 : 0.25) / Double(1 + tries)
    var (count, ahead) = (0, 0.0)
    for lead in leads {
      count += lead.count
      if lead.situation !== here { ahead += Double(lead.count) * lead.situation.worth }
    }
    return max(rarity, 0.9 * ahead / Double(max(1, count)))
  }
}

/// A situation of the user: a kind of place, and what its interface offers.
@MainActor
final class Situation {
  /// The greatest worth of the actions that were possible here last.
  var worth = 1.0
}
