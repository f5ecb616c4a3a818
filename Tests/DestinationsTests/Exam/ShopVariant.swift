/// Sound shops that differ in the ways in which apps differ; none of them may raise an alarm.
enum ShopVariant: String, CaseIterable, Sendable {
  /// As it is.
  case plain
  /// The customer is logged in from the start.
  case loggedIn
  /// Nothing is guarded.
  case unguarded
  /// A second sheet waits for the presented one.
  case sheetsQueue
  /// A second sheet replaces the presented one.
  case sheetsReplace
  /// A sheet presents no other.
  case sheetsDoNotNest
  /// Services take many turns to answer.
  case slowServices
  /// The app starts in the cart.
  case startsInCart
  /// Screens have no interface.
  case withoutInterfaces
  /// The root is a stack without tabs, with the catalog; a tab bar is pushed onto it.
  case tabsInStack
}
