import Destinations
import Foundation

/// A request in the small app of the contract tests, to a flow and to the model of a flow.
struct ModelRequest: Sendable, CustomStringConvertible {
  typealias Route = Contract.DestinationType
  typealias Tab = Contract.TabType

  /// The kinds of requests.
  enum Act: Sendable {
    case push(Route)
    case goBack
    case goBackBy(Int)
    case popToRoot
    case tabRoot(Tab)
    case addTab(Tab, Route)
    case removeTab(Tab)
    case orderTabs([Tab])
    case tab(Tab, Route? = nil, replacing: Bool = false)
    case column(SplitViewColumn, Route? = nil)
    case add(Route, asCurrent: Bool = true)
    case replaceCurrent(Route)
    case replaceRoot(Route)
    case moveToNearest(Route)
    case sheet(Route)
    case dismissSheet
    case path([Act])
    /// A program removes a place, which is counted like the requester.
    case remove(Int)
  }

  var act: Act

  /// The requester as an index into the presented places, modulo their number; nil for the current one.
  var asker: Int?

  var description: String { asker.map { "\(act) from \($0)" } ?? "\(act)" }

  /// Whether the request names the route that has no provider.
  var namesNowhere: Bool {
    switch act {
    case .push(.nowhere), .tab(_, .nowhere?, _), .column(_, .nowhere?), .add(.nowhere, _),
      .addTab(_, .nowhere),
      .replaceCurrent(.nowhere), .replaceRoot(.nowhere), .sheet(.nowhere):
      true
    default: false
    }
  }

  /// The request to a flow; nil for a removal.
  var presentation: Contract.Presentation? { act.presentation }

  /// The same request for the model, with identifiers from a generator.
  func move(_ places: [UUID], _ newID: () -> UUID) -> TextMove {
    if case .remove(let number) = act { return .remove(id: places[number % places.count]) }
    return act.move(newID)
  }
}

extension ModelRequest.Act {
  fileprivate var presentation: Contract.Presentation? {
    switch self {
    case .push(let route): return .push(route)
    case .goBack: return .goBack
    case .goBackBy(let count): return .goBack(count)
    case .popToRoot: return .popToRoot
    case .tabRoot(let tab): return .tab(tab, toRoot: true)
    case .addTab(let tab, let route): return .addTab(tab, showing: route)
    case .removeTab(let tab): return .removeTab(tab)
    case .orderTabs(let tabs): return .orderTabs(tabs)
    case .tab(let tab, let route?, let replacing):
      return .tab(tab, showing: route, placement: replacing ? .replacing : .automatic)
    case .tab(let tab, nil, _): return .tab(tab)
    case .column(let column, let route?): return .column(column, showing: route)
    case .column(let column, nil): return .column(column)
    case .add(let route, let asCurrent):
      var presentation = Contract.Presentation.add(route)
      presentation.shouldSetDestinationAsCurrent = asCurrent
      return presentation
    case .replaceCurrent(let route): return .replaceCurrent(with: route)
    case .replaceRoot(let route): return .replaceRoot(with: route)
    case .moveToNearest(let route): return .moveToNearest(route)
    case .sheet(let route): return .sheet(route)
    case .dismissSheet: return .dismissSheet
    case .path(let acts): return .path(acts.compactMap(\.presentation))
    case .remove: return nil
    }
  }

  fileprivate func move(_ newID: () -> UUID) -> TextMove {
    switch self {
    case .push(let route): .push(place(route, newID))
    case .goBack: .goBack
    case .goBackBy(let count): .goBackBy(count: count)
    case .popToRoot: .popToRoot
    case .tabRoot(let tab): .tabRoot(name: tab.rawValue)
    case .addTab(let tab, let route): .addTab(name: tab.rawValue, place(route, newID))
    case .removeTab(let tab): .removeTab(name: tab.rawValue)
    case .orderTabs(let tabs): .orderTabs(names: tabs.map(\.rawValue))
    case .tab(let tab, let route, let replacing):
      .tab(name: tab.rawValue, route.map { place($0, newID) }, replacing: replacing)
    case .column(let column, let route): .column(column, route.map { place($0, newID) })
    case .add(let route, let asCurrent): .attach(place(route, newID), asCurrent: asCurrent)
    case .replaceCurrent(let route): .replaceCurrent(place(route, newID))
    case .replaceRoot(let route): .replaceRoot(place(route, newID))
    case .moveToNearest(let route): .toNearest(route.rawValue)
    case .sheet(let route): .sheet(place(route, newID))
    case .dismissSheet: .dismissSheet
    case .path(let acts): .path(acts.map { $0.move(newID) })
    case .remove: .goBack
    }
  }

  /// Returns the places of a route, as the setup of the contract tests declares them, written a second time.
  private func place(_ route: ModelRequest.Route, _ newID: () -> UUID) -> TextPlace {
    func new(_ route: ModelRequest.Route) -> TextPlace { place(route, newID) }
    let (name, id) = (route.rawValue, newID())
    switch route {
    case .list, .pane: return .stack(name, id: id)
    case .pile: return .stack(name, keeping: new(.bottom), id: id)
    case .bar:
      let tabs = [("first", new(.list)), ("second", new(.card)), ("third", new(.pile))]
      return .tabs(name, tabs.map { (name: $0.0, root: $0.1) }, id: id)
    case .split:
      let columns: [SplitViewColumn: TextPlace?] = [
        .sidebar: new(.menu), .content: new(.pane), .detail: nil,
      ]
      return .split(name, columns, id: id)
    case .narrow: return .split(name, [.sidebar: new(.menu), .detail: new(.card)], id: id)
    case .office:
      return .tabs(
        name, [(name: "first", root: new(.split)), (name: "second", root: new(.group))], id: id)
    case .group: return .group(name, [new(.left), new(.right)], id: id)
    case .page, .note, .edit, .compose, .bottom, .card, .menu, .left, .right, .nowhere:
      return .screen(name, id: id)
    }
  }
}
