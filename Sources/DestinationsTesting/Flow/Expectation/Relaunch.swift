internal import Destinations

/// The presented places of a window before and after its app is launched again.
struct Relaunch<DestinationType: RoutableDestinations, ContentType: ContentTypeable> {
  typealias Window = WindowTree<DestinationType, ContentType>

  let before: Window
  let after: Window

  /// Whether everything is presented again as before, apart from identifiers.
  var isExact: Bool { before.isAlike(after) }

  /// The difference of the trees, as text.
  var difference: String {
    let (old, new) = (before.text, after.text)
    return old == new
      ? "The trees look the same; contents differ." : TextDifference(old, new).folded
  }
}
