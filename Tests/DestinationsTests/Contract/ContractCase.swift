import Destinations
import Testing

/// One line of a table: where a flow is, what is asked of it, and everything that is so afterwards.
///
/// Places are written by the names of their routes, with spaces between them.
struct ContractCase: Sendable, CustomTestStringConvertible {
  typealias Route = Contract.DestinationType
  typealias Presentation = Contract.Presentation

  /// What has to have happened.
  enum Expectation: Sendable {
    /// It was done.
    ///
    /// `active` is in order of arrival, `visible` in document order; each of `parents` is a child and
    /// its parent, as `note<list`; `hooks` are in order, as `prepare note, hide list, show note`.
    case done(
      active: String, current: Route, visible: String, parents: String = "", hooks: String = "")
    /// It was refused, and nothing has changed.
    case refused(DestinationError.Code)
  }

  let testDescription: String

  /// Where the flow starts; nil for a flow that has not started.
  let start: Route?

  /// What is presented before.
  let given: [Presentation]

  /// The place that asks, of several of that route the youngest; the current one if nil.
  let from: Route?

  let when: Presentation
  let then: Expectation

  init(
    _ name: String, start: Route?, given: [Presentation] = [], from: Route? = nil,
    when: Presentation, then: Expectation
  ) {
    testDescription = name
    self.start = start
    self.given = given
    self.from = from
    self.when = when
    self.then = then
  }
}
