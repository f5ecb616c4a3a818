/// Finds the presentations of an app in its tables.
///
/// Code that does not know an app's types asks the runtime for that of its presentations at each look. Here it is a type
/// of the finder's own.
@MainActor
class PresentationFinder<Presentation> {
  /// Returns the presentation for exactly this key; it is handed on as it comes, since looking at an `Optional` asks, too.
  final func entry<Key: Hashable>(for key: Key, in table: [Key: Presentation]) -> Presentation? {
    table[key]
  }
}
