/// A mark that the tasks of an explored app inherit from the step that has started them.
///
/// Only these tasks own it, so it exists for as long as one of them has not ended.
final class TaskMark: Sendable {
  @TaskLocal static var current: TaskMark?

  /// The step that has started a task, and its number within the run; 0 for the start.
  struct Origin {
    let step: ExplorationStep
    let number: Int
  }

  let origin: Origin

  private init(_ origin: Origin) { self.origin = origin }

  /// A reference that does not keep the mark.
  struct Reference {
    private(set) weak var mark: TaskMark?
  }

  /// Does the work of a step, and returns the mark of the step if the work has started tasks that have not ended.
  static func marking(_ origin: Origin, _ work: () -> Void) -> Reference? {
    var mark = TaskMark(origin)
    $current.withValue(mark, operation: work)
    return isKnownUniquelyReferenced(&mark) ? nil : Reference(mark: mark)
  }
}
