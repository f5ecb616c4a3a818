/// The verb of a presentation, without the types of its app, and with all its properties.
enum PresentationVerb: Hashable, Sendable {
  case push
  case goBack(count: Int)
  case popToRoot
  case tab(name: String)
  case tabRoot(name: String)
  case addTab(name: String, index: Int?)
  case removeTab(name: String)
  case orderTabs(names: [String])
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
  /// An effect: a verb such as *send*, and its object.
  case effect(Word, String)

  /// The name of a presentation, in texts and in snapshots.
  enum Word: String, CaseIterable, Sendable {
    case push, goBack, popToRoot, tab, tabRoot, addTab, removeTab, orderTabs, column, addToCurrent,
      replaceCurrent, replaceRoot, moveToNearest, sheet, dismissSheet, dismissAny, popToRoots, path,
      custom, send, returnTo, lock, release, finish
  }

  /// The use that a presentation makes of a route.
  enum RouteUse: Sendable {
    /// Builds the place of the route, which must be named.
    case builds
    /// Builds the place of the route, if one is named.
    case mayBuild
    /// Looks for the place of the route, which must be named.
    case finds
    /// The route is ignored.
    case ignores
  }

  /// The properties of a verb, apart from its arguments.
  struct Traits: Sendable {
    let word: Word
    let route: RouteUse
    /// The change of the set of places that the user can reach.
    let passage: Passage
    /// Whether the presentation can be saved for a later run of the app.
    var isData = true
  }

  var traits: Traits {
    switch self {
    case .push: Traits(word: .push, route: .builds, passage: .thereAndBack)
    case .goBack: Traits(word: .goBack, route: .ignores, passage: .back)
    case .popToRoot: Traits(word: .popToRoot, route: .ignores, passage: .back)
    case .tab: Traits(word: .tab, route: .mayBuild, passage: .thereAndBack)
    case .tabRoot: Traits(word: .tabRoot, route: .ignores, passage: .toPresent)
    case .addTab: Traits(word: .addTab, route: .builds, passage: .thereAndBack)
    case .removeTab: Traits(word: .removeTab, route: .ignores, passage: .toPresent)
    case .orderTabs: Traits(word: .orderTabs, route: .ignores, passage: .toPresent)
    case .column: Traits(word: .column, route: .mayBuild, passage: .thereAndBack)
    case .addToCurrent: Traits(word: .addToCurrent, route: .builds, passage: .thereAndBack)
    case .replaceCurrent: Traits(word: .replaceCurrent, route: .builds, passage: .instead)
    case .replaceRoot: Traits(word: .replaceRoot, route: .builds, passage: .anew)
    case .moveToNearest: Traits(word: .moveToNearest, route: .finds, passage: .toPresent)
    case .moveToPlace:
      Traits(word: .moveToNearest, route: .ignores, passage: .toPresent, isData: false)
    case .sheet(let options) where options?.isDraggable == false:
      Traits(word: .sheet, route: .builds, passage: .there)
    case .sheet: Traits(word: .sheet, route: .builds, passage: .thereAndBack)
    case .dismissSheet: Traits(word: .dismissSheet, route: .ignores, passage: .back)
    case .dismissAny: Traits(word: .dismissAny, route: .ignores, passage: .back)
    case .popToRoots: Traits(word: .popToRoots, route: .ignores, passage: .back)
    case .path: Traits(word: .path, route: .ignores, passage: .back, isData: false)
    case .custom: Traits(word: .custom, route: .mayBuild, passage: .anywhere, isData: false)
    case .effect(.send, _): Traits(word: .send, route: .ignores, passage: .anywhere, isData: false)
    case .effect(.finish, _): Traits(word: .finish, route: .ignores, passage: .back, isData: false)
    case .effect(let word, _):
      Traits(word: word, route: .ignores, passage: .toPresent, isData: false)
    }
  }

  /// Returns the argument of the verb as text; nil if the verb has none.
  private func argument(isCode: Bool) -> String? {
    switch self {
    case .goBack(let count): count == 1 ? nil : "\(count)"
    case .tab(let name), .tabRoot(let name), .removeTab(let name), .effect(_, let name): name
    case .addTab(let name, let index):
      index.map { name + (isCode ? "\n" : " at ") + "\($0)" } ?? name
    case .orderTabs(let names): names.joined(separator: isCode ? "\n" : ", ")
    case .column(let column): column.rawValue
    case .moveToPlace(let id): TreeTextToken.id(id)
    case .push, .popToRoot, .addToCurrent, .replaceCurrent, .replaceRoot, .moveToNearest, .sheet,
      .dismissSheet, .dismissAny, .popToRoots, .path, .custom:
      nil
    }
  }

  /// Whether a flow may start with the presentation: it needs no place that is presented already.
  var canStart: Bool {
    [.path, .custom].contains(self) || [.instead, .anew].contains(traits.passage)
  }

  /// Returns the change of the tree; nil if a place or a closure of the app is missing.
  func move(
    _ place: Blueprint<ErasedPayload>?, _ terms: PresentationOutline.Terms
  ) -> TreeMove<ErasedPayload>? {
    switch self {
    case .push: place.map { .push($0) }
    case .goBack(let count): .goBackBy(count: count)
    case .popToRoot: .popToRoot
    case .tab(let name): .tab(name: name, place, replacing: terms.placement == .replacing)
    case .tabRoot(let name): .tabRoot(name: name)
    case .addTab(let name, let index): place.map { .addTab(name: name, $0, at: index) }
    case .removeTab(let name): .removeTab(name: name)
    case .orderTabs(let names): .orderTabs(names: names)
    case .column(let column): .column(column, place, placement: terms.placement)
    case .addToCurrent: place.map { .attach($0, asCurrent: terms.shouldSetDestinationAsCurrent) }
    case .replaceCurrent: place.map { .replaceCurrent($0) }
    case .replaceRoot: place.map { .replaceRoot($0) }
    case .moveToPlace(let id): .moveToPlace(id: id)
    case .sheet: place.map { .sheet($0) }
    case .dismissSheet: .dismissSheet
    case .dismissAny: .dismissEverySheet
    case .popToRoots: .popEveryStack
    case .custom: place.map { .attach($0) }
    case .moveToNearest, .path, .effect: nil
    }
  }

  /// Returns the change of the tree if no place is built; nil if a provider or a closure of the app
  /// is needed.
  func ownMove(namesRoute: Bool, _ terms: PresentationOutline.Terms) -> TreeMove<ErasedPayload>? {
    switch (self, terms.actionTargetID) {
    case (.path, _), (.custom, _), (.effect, _): nil
    case (.dismissSheet, let target?): .dismissSheetOf(id: target)
    case (_, let target?): .reveal(id: target)
    case (_, nil): namesRoute && traits.route == .mayBuild ? nil : move(nil, terms)
    }
  }
}

/// The change that an edge makes to the set of places that the user can reach.
enum Passage: Sendable, Hashable {
  /// Creates its target; going back leads to the origin.
  case thereAndBack
  /// Replaces its origin with its target.
  case instead
  /// Creates its target, and only ways that the target declares lead back.
  case there
  /// Creates its target, and nothing leads back.
  case anew
  /// Leads to a place that exists already.
  case toPresent
  /// Leads back.
  case back
  /// Leads to the places that the app's code chooses.
  case anywhere
}

extension PresentationVerb {
  /// The verb as a word of a snapshot; nil if it refers to objects that exist only while the app runs.
  var code: String? { traits.isData ? text(isCode: true) : nil }

  private func text(isCode: Bool) -> String {
    let word = traits.word.rawValue
    return argument(isCode: isCode).map { word + (isCode ? ":" : " ") + $0 } ?? word
  }
}

extension PresentationVerb: CustomStringConvertible {
  var description: String { text(isCode: false) }
}
