/// What a presentation does, without the types of its app.
enum PresentationVerb: Hashable, Sendable {
  case push
  case goBack
  case tab(name: String)
  case column(SplitViewColumn)
  case addToCurrent
  case replaceCurrent
  case replaceRoot
  case moveToNearest
  case moveToPlace(id: DestinationID)
  case sheet(SheetPresentationOptions?)
  case dismissSheet
  case dismissAny
  case popToRoots
  case path
  case custom

  init<D, C, T>(_ type: DestinationPresentationType<D, C, T>) {
    switch type {
    case .navigationStack(type: .present): self = .push
    case .navigationStack(type: .goBack): self = .goBack
    case .tabBar(let tab): self = .tab(name: tab.tabName)
    case .splitView(let column): self = .column(column)
    case .addToCurrent: self = .addToCurrent
    case .replaceCurrent: self = .replaceCurrent
    case .replaceRoot: self = .replaceRoot
    case .moveToNearest: self = .moveToNearest
    case .moveToNearestDestination(let id): self = .moveToPlace(id: id)
    case .sheet(type: .present, let options): self = .sheet(options)
    case .sheet(type: .dismiss, _): self = .dismissSheet
    case .dismissAny: self = .dismissAny
    case .popToRoots: self = .popToRoots
    case .destinationPath: self = .path
    case .custom: self = .custom
    }
  }

  /// Whether it needs a route.
  var needsRoute: Bool {
    switch self {
    case .push, .addToCurrent, .replaceCurrent, .replaceRoot, .moveToNearest, .sheet: true
    case .goBack, .tab, .column, .moveToPlace, .dismissSheet, .dismissAny, .popToRoots, .path,
      .custom:
      false
    }
  }
}

extension PresentationVerb: CustomStringConvertible {
  var description: String {
    switch self {
    case .push: "push"
    case .goBack: "goBack"
    case .tab(let name): "tab \(name)"
    case .column(let column): "column \(column.rawValue)"
    case .addToCurrent: "addToCurrent"
    case .replaceCurrent: "replaceCurrent"
    case .replaceRoot: "replaceRoot"
    case .moveToNearest: "moveToNearest"
    case .moveToPlace(let id): "moveToNearest \(TreeTextToken.id(id))"
    case .sheet: "sheet"
    case .dismissSheet: "dismissSheet"
    case .dismissAny: "dismissAny"
    case .popToRoots: "popToRoots"
    case .path: "path"
    case .custom: "custom"
    }
  }
}
