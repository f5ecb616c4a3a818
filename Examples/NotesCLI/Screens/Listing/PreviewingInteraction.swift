import Destinations

/// The interactions of a list that shows the selected element beside it.
protocol PreviewingInteraction: UserInteractionTypeable {
  /// Shows a note beside the list, and stays in the list.
  static var preview: Self { get }
  /// Closes the place beside the list, and stays in the list.
  static var close: Self { get }
}
