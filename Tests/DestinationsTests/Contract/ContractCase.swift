import Destinations
import Foundation
import Testing

/// One line of a table: the state of a flow, an action, and the complete state afterwards.
///
/// Places are written by the names of their routes, with spaces between them.
struct ContractCase: Sendable, CustomTestStringConvertible {
  typealias Route = Contract.DestinationType
  typealias Presentation = Contract.Presentation

  /// The action of the case.
  enum Deed: Sendable {
    case present(Presentation, from: Route?)
    /// A program removes the youngest place of a route.
    case remove(Route)
    /// The interface reports a fact about the youngest place of a route.
    case report(@Sendable (UUID) -> InterfaceFact<Contract.TabType>, of: Route)
  }

  /// The expected result.
  enum Expectation: Sendable {
    /// The request was done.
    ///
    /// `active` is in order of arrival, `visible` in document order; each of `parents` is a child and
    /// its parent, as `note<list`; `hooks` are in order, as `prepare note, hide list, show note`.
    case done(
      active: String, current: Route, visible: String, parents: String = "", hooks: String = "")
    /// The request was refused, and nothing has changed.
    case refused(DestinationError.Code)
  }

  let testDescription: String

  /// The start of the flow; nil for a flow that has not started.
  let start: Route?

  /// The places that are presented before.
  let given: [Presentation]

  let deed: Deed
  let then: Expectation

  /// A presentation that the youngest place of a route requests, or the current one if `from` is nil.
  init(
    _ name: String, start: Route?, given: [Presentation] = [], from: Route? = nil,
    when: Presentation, then: Expectation
  ) {
    self.init(name, start: start, given: given, does: .present(when, from: from), then: then)
  }

  init(
    _ name: String, start: Route?, given: [Presentation] = [], does deed: Deed,
    then: Expectation
  ) {
    testDescription = name
    self.start = start
    self.given = given
    self.deed = deed
    self.then = then
  }
}
