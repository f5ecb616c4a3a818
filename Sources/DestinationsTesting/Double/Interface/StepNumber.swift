/// The number of the current step, for mocks.
enum StepNumber {
  @TaskLocal static var current: Int?
}
