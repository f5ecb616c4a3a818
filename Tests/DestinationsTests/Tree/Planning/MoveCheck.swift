import Testing

@testable import Destinations

/// Checks the effect of a move on a tree, both as text; a failure has the sentence as its message.
func check(
  _ sentence: String, _ move: TextMove, from name: String? = nil,
  policy: ModalPolicy = ModalPolicy(), on text: String, becomes wanted: String
) throws {
  let outcome = try outcome(of: move, from: name, policy: policy, on: text)
  expectEqual(outcome, wanted, "\(sentence)")
}

/// Checks the refusal of a move, and the element of a path at which it is refused.
func check(
  _ sentence: String, _ move: TextMove, from name: String? = nil,
  policy: ModalPolicy = ModalPolicy(), on text: String,
  isRefused code: DestinationError.Code, at element: Int? = nil
) throws {
  let outcome = try outcome(of: move, from: name, policy: policy, on: text)
  expectEqual(outcome, refusalText(code, at: element), "\(sentence)")
}

/// Checks the outcome of a move in several settings.
func check(_ sentence: String, _ move: TextMove, in rows: [TreeRow]) throws {
  for row in rows {
    let text = row.setting.text.replacing("asker", with: "asker #1")
    let outcome = try outcome(of: move, from: "asker", on: text)
    expectEqual(outcome, row.wanted, "\(sentence) (\(row.setting))")
    guard row.isUnchanged else { continue }
    let plan = try TextTree(text).plan(move, from: place(1))
    #expect(plan.isEmpty, "\(sentence) (\(row.setting))")
  }
}

/// The tree after a move as text, or the code of the refusal, which must not have changed the tree.
private func outcome(
  of move: TextMove, from name: String?, policy: ModalPolicy = ModalPolicy(), on text: String
) throws -> String {
  var tree = try TextTree(text)
  let before = tree
  let asker = try name.map { try before.id($0) }
  do throws(DestinationError) {
    try tree.apply(move, from: asker, policy: policy)
  } catch {
    let isAsBefore =
      tree == before && tree.description == before.description
      && tree.arrivalOrder == before.arrivalOrder
    return isAsBefore ? refusalText(error.code, at: error.pathIndex) : "refused, and changed"
  }
  let violations = tree.violations()
  return violations.isEmpty ? tree.shape : "\(violations)"
}

private func refusalText(_ code: DestinationError.Code, at element: Int?) -> String {
  element.map { "refused: \(code) at element \($0)" } ?? "refused: \(code)"
}

extension TreeRow {
  fileprivate var wanted: String {
    switch outcome {
    case .becomes(let text): text
    case .refused(let code): refusalText(code, at: nil)
    case .unchanged: setting.text
    }
  }

  fileprivate var isUnchanged: Bool {
    if case .unchanged = outcome { true } else { false }
  }
}
