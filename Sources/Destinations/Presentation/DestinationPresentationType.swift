#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// How a presentation changes what is presented.
public enum DestinationPresentationType<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
>: Sendable {
  /// A presentation in the same app.
  public typealias Presentation = DestinationPresentation<DestinationType, ContentType, TabType>

  /// Pushes on the nearest stack, or goes back in it.
  case navigationStack(type: NavigationPresentationType)
  /// Selects a tab, and presents in it if there is a route.
  case tabBar(tab: TabType)
  /// Focuses a column, and presents in it if there is a route.
  case splitView(column: SplitViewColumn)
  /// Attaches the new place to the one that asks.
  case addToCurrent
  /// Puts the new place exactly where the one that asks stands.
  case replaceCurrent
  /// Removes everything; the new place becomes the root.
  case replaceRoot
  /// Goes back to the nearest place of the route: the same value, else the same case.
  case moveToNearest
  /// Goes back to one live place.
  case moveToNearestDestination(id: UUID)
  /// Presents or dismisses a sheet.
  case sheet(type: SheetPresentationType, options: SheetPresentationOptions? = nil)
  /// Dismisses every sheet, whoever presents it; where there is none nothing changes.
  case dismissAny
  /// Takes every stack back to its root, on screen or not; sheets whose presenters remain stay.
  case popToRoots
  /// Does several presentations as one transition; if one is refused, none happens.
  case destinationPath(path: [Presentation])
  /// Leaves the work to a closure of the app.
  case custom(presentation: CustomPresentation<Presentation>)

  /// Goes back to one live place.
  public static func moveToNearest(destination id: UUID) -> Self {
    .moveToNearestDestination(id: id)
  }
}

extension DestinationPresentationType {
  /// The presentations of a path in order; nil for all that is none.
  var path: [Presentation]? {
    if case .destinationPath(let path) = self { path } else { nil }
  }
}

/// What to do in a stack.
public enum NavigationPresentationType: String, Sendable, CaseIterable {
  /// Pushes a new place.
  case present
  /// Pops the top.
  case goBack
}

/// What to do with a sheet.
public enum SheetPresentationType: String, Sendable, CaseIterable {
  /// Covers the place that asks with a sheet.
  case present
  /// Dismisses the sheet that the place that asks presents, else the one it is in.
  case dismiss
}
