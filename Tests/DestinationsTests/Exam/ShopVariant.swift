/// Sound shops that differ in what apps differ in; none of them may raise an alarm.
enum ShopVariant: String, CaseIterable, Sendable {
  /// As it is.
  case plain
  /// The customer is logged in from the start.
  case loggedIn
  /// Nothing is guarded.
  case unguarded
  /// A sheet waits for the one that is there.
  case sheetsQueue
  /// A sheet takes the place of the one that is there.
  case sheetsReplace
  /// A sheet presents no other.
  case sheetsDoNotNest
  /// Services take many turns to answer.
  case slowServices
  /// The app starts in the cart.
  case startsInCart
  /// Screens have no interface.
  case withoutInterfaces
  /// The shop is a stack without tabs around its catalog… and a tab bar above it.
  case tabsInStack
}
