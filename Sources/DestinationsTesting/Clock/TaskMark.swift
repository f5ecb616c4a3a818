/// A mark that the tasks of an explored app inherit from the step that has started them.
///
/// Only these tasks own it, so it exists for as long as one of them has not ended.
final class TaskMark: Sendable {
  @TaskLocal static var current: TaskMark?

  /// A reference that does not keep the mark.
  struct Reference {
    private(set) weak var mark: TaskMark?
  }

  /// Does some work, and returns its mark if that has started tasks that have not ended.
  static func marking(_ work: () -> Void) -> Reference? {
    var mark = TaskMark()
    $current.withValue(mark, operation: work)
    return isKnownUniquelyReferenced(&mark) ? nil : Reference(mark: mark)
  }
}
