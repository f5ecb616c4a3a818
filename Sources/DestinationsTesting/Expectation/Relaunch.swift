internal import Destinations

/// What a window presents before and after its app is launched again.
struct Relaunch<DestinationType: RoutableDestinations, ContentType: ContentTypeable> {
  typealias Window = WindowTree<DestinationType, ContentType>

  let before: Window
  let after: Window

  /// Whether everything is presented again as before, apart from identifiers.
  var isExact: Bool { before.isAlike(after) }

  /// How the trees differ, as text.
  var difference: String {
    let (old, new) = (before.text, after.text)
    return old == new
      ? "The trees look the same; contents differ." : TextDifference(old, new).folded
  }
}
