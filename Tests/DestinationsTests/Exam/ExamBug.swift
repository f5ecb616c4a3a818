/// The bugs of the exam, each switched on at the one place in the shop that names it.
///
/// Every case is a small patch: it changes a line or two of a sound app, as a developer in a hurry would. Search the
/// folder `Shop` for `.name` to compare it with the correct code.
enum ExamBug: String, CaseIterable, Sendable {
  // Presenting
  /// Double push: buying presents from the flow without asking whether the product is still on screen.
  case doublePush
  /// Result twice: the cart answers each addition two times, and the product presents each answer.
  case resultTwice
  /// Replaced place that stays: the receipt is pushed on the payment, so the customer can go back and pay again.
  case replacedStays
  /// Wrong content on second use: an assistant keeps the first product it was given.
  case wrongContent
  /// State shared between two instances: all lists of reviews have one model.
  case sharedState

  // Leaving
  /// Forgotten dismissal: when the filter is applied, its sheet stays.
  case forgottenDismissal
  /// Sheet dismissed with its presenter: a review that leaves closes its presenter, too.
  case sheetWithPresenter
  /// Back that skips a screen: going back from the reviews ends at the catalog.
  case backSkips
  /// Back that presents instead: going back from the help replaces the help with a new catalog.
  case backLeavesGhost
  /// Dead end: the photo covers everything and has no way to close it.
  case deadEnd

  // Tabs
  /// Lost tab stack: a selected tab is rebuilt.
  case lostTabStack
  /// Wrong tab selected: tapping the cart ends at the catalog.
  case wrongTab

  // Lifetime
  /// Leak through a closure: a product observes prices and never stops.
  case leakThroughClosure
  /// Leak through an interactor: the cart keeps every place that it serves.
  case leakThroughInteractor
  /// Task not cancelled: the photo continues to load after it has left.
  case taskNotCancelled
  /// Result delivered to a place that left: help presents an answer although its place has left.
  case lateResult
  /// Completion that never comes: sharing a product does not answer when the user cancels.
  case completionNeverComes
  /// Request that never answers: the search never answers an empty query.
  case requestNeverAnswers

  // Guards
  /// Guard bypassed by a path: the login guard checks only the first arriving place.
  case guardBypassedByPath
  /// Guard bypassed by a tab: the login guard checks arriving places, and not those that become visible.
  case guardBypassedByTab
  /// Guard loop: the help can be read only after the help.
  case guardLoop

  // Set-up
  /// Route without provider: reviews have none.
  case noProvider
  /// Unreachable place: the photo is provided, and nothing leads to it.
  case unreachable

  // Order
  /// Hook order relied upon: a product assumes that it has appeared whenever it disappears.
  case hookOrder
  /// Crash on an odd order: a receipt is printed after it has disappeared.
  case crash
}
