/// Finds the presentations of an app in its tables.
///
/// Code that does not know the types of an app asks the runtime for the type of presentations at
/// each look-up. This class gets that type as its own generic parameter.
@MainActor
final class PresentationFinder<Presentation> {
  /// The system navigations of every place.
  let usual: [SystemNavigationType: Presentation]

  init(usual: [SystemNavigationType: Presentation]) {
    self.usual = usual
  }

  /// Returns the presentation for exactly this key.
  ///
  /// The optional is passed on as it is, because the runtime would have to look up the type to
  /// unwrap it.
  func entry<Key: Hashable>(for key: Key, in table: [Key: Presentation]) -> Presentation? {
    table[key]
  }

  /// Returns the system navigations of a place: its own ones, and the usual ones that it lacks.
  func systemNavigations(
    _ own: [SystemNavigationType: Presentation]
  ) -> [SystemNavigationType: Presentation] {
    own.isEmpty ? usual : usual.merging(own) { $1 }
  }
}
