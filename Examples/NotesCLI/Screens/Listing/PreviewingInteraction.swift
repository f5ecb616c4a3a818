import Destinations

/// The interactions of a list beside which stands what is selected in it.
protocol PreviewingInteraction: UserInteractionTypeable {
  /// Shows a note beside the list, and stays there.
  static var preview: Self { get }
  /// Closes what is beside the list, and stays there.
  static var close: Self { get }
}
