/// The bugs of the exam, each switched on at the one place in the shop that names it.
///
/// Every case is what a patch would do: it changes a line or two of a sound app, as a developer in a hurry
/// would. Look for `.name` in the folder `Shop` to read it beside what is right.
enum ExamBug: String, CaseIterable, Sendable {
  // Presenting
  /// Double push: buying presents from the flow without asking whether the product is still on screen.
  case doublePush
  /// Result twice: the cart answers each addition two times, and the product presents each answer.
  case resultTwice
  /// Replaced place that stays: the receipt is pushed on the payment, so that one can go back and pay again.
  case replacedStays
  /// Wrong content on second use: an assistant keeps the first product it was given.
  case wrongContent
  /// State shared between two instances: all lists of reviews have one model.
  case sharedState

  // Leaving
  /// Forgotten dismissal: the filter is applied and its sheet stays.
  case forgottenDismissal
  /// Sheet dismissed with its presenter: a review that goes closes what it was written on.
  case sheetWithPresenter
  /// Back that skips a screen: from reviews it ends at the catalog.
  case backSkips
  /// Back that leaves a ghost: from help it puts a new catalog in the place of help.
  case backLeavesGhost
  /// Dead end: the photo covers everything and has no way to close it.
  case deadEnd

  // Tabs
  /// Lost tab stack: whatever is in a tab is rebuilt when it is selected.
  case lostTabStack
  /// Wrong tab selected: tapping the cart ends at the catalog.
  case wrongTab

  // Lifetime
  /// Leak through a closure: a product listens to prices and never stops.
  case leakThroughClosure
  /// Leak through an interactor: the cart keeps whoever it serves.
  case leakThroughInteractor
  /// Task not cancelled: the photo goes on loading after it has left.
  case taskNotCancelled
  /// Result delivered to a place that left: help presents an answer although its place has left.
  case lateResult
  /// Completion that never comes: sharing a product does not answer when it is given up.
  case completionNeverComes
  /// Request that never answers: the search keeps an empty query for ever.
  case requestNeverAnswers

  // Guards
  /// Guard bypassed by a path: the login guard looks at the first place that comes.
  case guardBypassedByPath
  /// Guard bypassed by a tab: the login guard looks at what comes, and not at what is shown.
  case guardBypassedByTab
  /// Guard loop: help is to be read before help.
  case guardLoop

  // Set-up
  /// Route without provider: reviews have none.
  case noProvider
  /// Unreachable place: the photo is provided, and nothing leads to it.
  case unreachable

  // Order
  /// Hook order relied upon: a product thinks that it was seen whenever it disappears.
  case hookOrder
  /// Crash on an odd order: a receipt is printed when it is off screen already.
  case crash
}
