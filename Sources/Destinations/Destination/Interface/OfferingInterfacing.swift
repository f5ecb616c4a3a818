/// An interface that says what the user can tap right now.
///
/// Explorations perform the interactions that it names only with the contents that it offers, which may be made while
/// the app runs, and need no samples for them:
///
/// ```swift
/// var offered: [ShelfTap: [Books.ContentType?]] { [.open: model.books.map { .title($0) }] }
/// ```
@MainActor
public protocol OfferingInterfacing: DestinationInterfacing {
  /// The contents with which each interaction can be performed now; nil among them for none.
  ///
  /// An interaction with an empty array cannot be performed now, such as the rows of an empty list. For interactions that
  /// are left out, nothing is said. Reading it must not change anything.
  var offered: [Destination.UserInteractionType: [Destination.ContentType?]] { get }
}
