/// The kinds of change that a presentation can make to the tree.
public enum DestinationPresentationType<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
>: Sendable {
  /// A presentation of the same app.
  public typealias Presentation = DestinationPresentation<DestinationType, ContentType, TabType>

  /// Pushes onto the nearest stack, or goes back in it.
  case navigationStack(type: NavigationPresentationType)
  /// Pops several places of the nearest stack.
  case goBack(count: Int)
  /// Selects a tab, and presents a place in it if the presentation names a route.
  case tabBar(tab: TabType)
  /// Selects a tab, and pops everything above its root.
  case tabRoot(tab: TabType)
  /// Adds a tab to the nearest tab bar, with the new place as its root; at the end if the index is nil.
  case addTab(TabType, at: Int?)
  /// Removes a tab of the nearest tab bar, with everything in it.
  case removeTab(TabType)
  /// Orders the tabs of the nearest tab bar; those that are not named come last, in their order.
  case orderTabs([TabType])
  /// Focuses a column, and presents a place in it if the presentation names a route.
  case splitView(column: SplitViewColumn)
  /// Attaches the new place to the requester.
  case addToCurrent
  /// Replaces the requester with the new place.
  case replaceCurrent
  /// Removes everything, and makes the new place the root.
  case replaceRoot
  /// Goes back to the nearest place with the route: the same value, or else the same case.
  case moveToNearest
  /// Goes back to a place that is presented.
  case moveToNearestDestination(id: DestinationID)
  /// Presents or dismisses a sheet.
  case sheet(type: SheetPresentationType, options: SheetPresentationOptions? = nil)
  /// Dismisses all sheets.
  ///
  /// Changes nothing if there are none.
  case dismissAny
  /// Returns every stack to its root, on screen or not.
  ///
  /// Sheets stay unless their presenters leave.
  case popToRoots
  /// Carries out several presentations as one transition; if one of them is refused, nothing
  /// changes.
  case destinationPath(path: [Presentation])
  /// Lets a closure of the app carry out the presentation, or has an effect such as ``DestinationPresentation/sending(_:)``.
  case custom(presentation: CustomPresentation<Presentation>)

  /// Goes back to a place that is presented.
  public static func moveToNearest(destination id: DestinationID) -> Self {
    .moveToNearestDestination(id: id)
  }
}

extension DestinationPresentationType {
  /// The presentations of a path in order; nil for anything but a path.
  var path: [Presentation]? {
    if case .destinationPath(let path) = self { path } else { nil }
  }
}

extension PresentationVerb {
  /// Creates the type from that of a presentation, without the types of its app.
  init<D, C, T>(_ type: DestinationPresentationType<D, C, T>) {
    switch type {
    case .navigationStack(type: .present): self = .push
    case .navigationStack(type: .goBack): self = .goBack(count: 1)
    case .navigationStack(type: .popToRoot): self = .popToRoot
    case .goBack(let count): self = .goBack(count: count)
    case .tabBar(let tab): self = .tab(name: tab.tabName)
    case .tabRoot(let tab): self = .tabRoot(name: tab.tabName)
    case .addTab(let tab, let index): self = .addTab(name: tab.tabName, index: index)
    case .removeTab(let tab): self = .removeTab(name: tab.tabName)
    case .orderTabs(let tabs): self = .orderTabs(names: tabs.map(\.tabName))
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
    case .custom(let custom): self = custom.effect?.verb ?? .custom
    }
  }
}

extension DestinationPresentationType {
  /// Reads the word of a snapshot; nil if it is not one, or for a tab that the app does not have.
  init?(code: String, sheet: SheetPresentationOptions? = nil, tab: (String) -> TabType?) {
    let parts = code.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let argument = parts.count > 1 ? String(parts[1]) : ""
    let lines = argument.split(separator: "\n").map { String($0) }
    var types: [Self] = [
      .navigationStack(type: .present), .navigationStack(type: .goBack),
      .navigationStack(type: .popToRoot), .addToCurrent, .replaceCurrent, .replaceRoot,
      .moveToNearest, .sheet(type: .present, options: sheet), .sheet(type: .dismiss), .dismissAny,
      .popToRoots, .orderTabs(lines.compactMap(tab)),
    ]
    types += tab(argument).map { [.tabBar(tab: $0), .tabRoot(tab: $0), .removeTab($0)] } ?? []
    let index = lines.dropFirst().last.flatMap { Int($0) }
    types += lines.first.flatMap(tab).map { [.addTab($0, at: index)] } ?? []
    types += Int(argument).map { [.goBack(count: $0)] } ?? []
    types += SplitViewColumn(rawValue: argument).map { [.splitView(column: $0)] } ?? []
    guard let type = types.first(where: { PresentationVerb($0).code == code }) else { return nil }
    self = type
  }
}

/// The kinds of change that a presentation can make in a stack.
public enum NavigationPresentationType: Sendable, CaseIterable {
  /// Pushes a new place.
  case present
  /// Pops the top.
  case goBack
  /// Pops everything above the root.
  case popToRoot
}

/// The kinds of change that a presentation can make with a sheet.
public enum SheetPresentationType: Sendable, CaseIterable {
  /// Covers the requester with a sheet.
  case present
  /// Dismisses the sheet that the requester presents, or else the one that it is in.
  case dismiss
}

extension DestinationPresentationType: Printed {
  /// The change in a few words, with the presentations of a path.
  var printed: String {
    let verb = PresentationVerb(self).description
    return path.map { "\(verb) \(shortText(of: $0))" } ?? verb
  }
}
