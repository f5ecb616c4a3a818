import Destinations
import Foundation
import Testing

/// Whether the tests and names in `Documentation/Parity.md` exist.
@MainActor
struct ParityTests {
  private struct Row {
    let entry: String
    let test: String
  }

  private func rows(under heading: String? = nil) throws -> [Row] {
    let page = try Repository.text("Documentation/Parity.md")
    let sections = page.components(separatedBy: "\n## ")
    let lines: [String] = sections.filter { heading.map($0.hasPrefix) ?? true }
      .flatMap { $0.components(separatedBy: "\n") }
    let cells: [[String]] = lines.map { line in
      line.components(separatedBy: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    return cells.filter { $0.count == 5 && $0[2] != "test" && $0[2] != "---" }
      .map { Row(entry: $0[1], test: $0[2]) }
  }

  /// The names of the reference whose meaning has not changed.
  private func unchanged() throws -> [String] {
    let page = try Repository.text("Documentation/Parity.md")
    let list = page.components(separatedBy: "Unchanged: ")[1].components(separatedBy: "\n\n")[0]
    return list.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }
      .map { "`\($0.element)`" }
  }

  @Test func `the reference has its 48 entries, each of which compiles`() throws {
    let entries = try rows(under: "The reference").map(\.entry) + unchanged()
    expectEqual(entries.count, 48)
    let compiled = ReferenceSignatures<
      Guide.NotesDestination, Guide.NotesRequest, SystemNavigationOptions
    >.all(of: Guide.NotesDestination())
    expectEqual(Set(entries), Set(compiled.map { "`\($0)`" }))
  }

  @Test func `the parity table lists every name of the originals and repeats no row`() throws {
    let page = try Repository.text("Documentation/Parity.md")
    let words = Set(page.split { !$0.isLetter }.map(String.init))
    expectEqual(Self.names.filter { !words.contains($0) }, [])
    let rows = page.components(separatedBy: "\n").filter { $0.hasPrefix("| ") }
    let entries = rows.filter { !$0.hasPrefix("| there |") && !$0.hasPrefix("| statement |") }
    let repeated = Dictionary(grouping: entries) { $0 }.filter { $1.count > 1 }
    expectEqual(repeated.keys.sorted(), [])
  }

  @Test func `each of Detour's six rules has a row in the parity table and the article`() throws {
    let page = try Repository.text("Documentation/Parity.md")
    let article = try Repository.text(
      "Sources/Destinations/Destinations.docc/RoutersAndPresenters.md")
    for number in 1...6 {
      expectContains(page, "\n| rule \(number): ")
      expectContains(article, "\n| \(number). ")
    }
  }

  @Test func `each test named in the parity table exists`() throws {
    let tests = try Repository.testNames.get()
    let rows = try rows()
    #expect(rows.count >= 89)
    expectEqual(rows.map(\.test).filter { !tests.contains($0) }, [])
  }

  /// The types, members and modifiers that the documents of the originals name.
  ///
  /// The names of the reference are checked one by one.
  private static let names = """
    AbstractInteractable AppDestinationConfigurations AsyncDatasourceable AsyncInteractable
    AsyncInteractorAssisting BackNavigationModifier ContentTypeable ControllerDestination
    ControllerDestinationable ControllerFlow ControllerSheetPresentationOptions
    CustomPresentation Datasourceable DestinationConfigurations DestinationDisappearModifier
    DestinationError DestinationInterfaceState DestinationInternalState DestinationNavigator
    DestinationPathNavigating DestinationPresentation DestinationPresentationType
    DestinationStateable DestinationType Destinationable Flowable Interactable
    InteractorAssisting InteractorConfiguration InteractorRequestActionTypeable
    InteractorRequestConfiguring InteractorResponseClosure InteractorType InteractorTypeable
    InterfaceAction InterfaceActionConfiguring NavigatingDestinationInterfacing
    NavigatingViewDestinationable NavigationConfigurations NavigationControllerDestination
    NavigationPresentationType NavigationStackPresentationOptions NavigationViewDestination
    PresentationConfiguration PresentationType RequestContentType ResultData
    RoutableDestinations SheetPresentation SheetPresentationOptions SheetPresentationType
    SheetPresenter SplitViewColumn SwiftUIContainerController SwiftUIContainerDestination
    SystemNavigationType TabBarControllerDestination TabBarControllerDestinationInterfacing
    TabBarViewDestinationInterfacing TabModel TabType TabTypeable TabViewDestination
    UserInteractionType UserInteractionTypeable ViewDestination ViewDestinationProviding
    ViewDestinationable ViewFlow ViewFlowable ViewSheetPresentationOptions ActionType Item
    actionType activeTabs addToCurrent assignAssociatedView assignResponseForAction assignRoot
    assistantType backToPreviousDestination basic basicAsync buildDestination configure
    contentType custom customizeTabItem data destination destinationConfigurations
    destinationPath destinationProviders destinationSheet destinationState destinationType
    goBackButton handleAsyncRequest handleRequest interactorType interactorsData items
    navigationConfigurations navigationStack onDestinationDisappear parentDestination parentID
    perform presentationType presentationsData replaceCurrent selectedTab setupInteractor sheet
    shouldAnimate splitView start startingDestination startingDestinationView tabBar tabName
    NavigationDestination NavigationProvidedDestination NavigationProvidedView
    NavigationViewProvider NavigationViewProviding NavigationViews Navigator
    navigationDestination navigationProvidedView navigationRoot onNavigationProvidedView
    placeholder view
    Flow Navigable PresentationStyle Presentations Presenter Routeable Router Routes dismiss
    fullScreenCover navigate path present presentable presentation style
    """.split { $0.isWhitespace }.map(String.init)
}
