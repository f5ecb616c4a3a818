import Destinations
import Foundation
import Testing

@MainActor
struct PresentationTests {
  @Test func `a presentation has the labels and defaults of the original`() {
    let presentation = DestinationPresentation<
      Sample.DestinationType, Sample.ContentType, Sample.TabType
    >(
      destinationType: .detail, presentationType: .navigationStack(type: .present),
      assistantType: .basic)
    expectEqual(presentation.actionType, .presentation)
    expectEqual(presentation.placement, .automatic)
    #expect(presentation.shouldSetDestinationAsCurrent)
    let absent: [Bool] = [
      presentation.contentType == nil, presentation.navigationStackOptions == nil,
      presentation.completionClosure == nil, presentation.currentDestinationID == nil,
      presentation.actionTargetID == nil,
    ]
    #expect(!absent.contains(false), "\(absent)")
  }

  @Test func `a copy is changed without the original`() {
    let original = Sample.Presentation.push(.detail)
    var copy = original
    copy.contentType = .note(1)
    copy.navigationStackOptions = NavigationStackPresentationOptions(shouldAnimate: false)
    copy.parentDestinationID = UUID()
    copy.actionType = .systemNavigation
    copy.placement = .pushing
    expectNil(original.contentType)
    expectNil(original.navigationStackOptions)
    expectNil(original.parentDestinationID)
    expectEqual(original.actionType, .presentation)
    expectEqual(original.placement, .automatic)
    #expect(copy.id == original.id && Sample.Presentation.push(.detail).id != original.id)
  }

  @Test func `the factories say what they mean`() {
    let all: [Sample.Presentation] = [
      .push(.detail), .goBack, .sheet(.compose), .dismissSheet, .tab(.notes),
      .tab(.notes, showing: .detail), .column(.detail), .column(.detail, showing: .edit),
      .add(.loose), .replaceCurrent(with: .edit), .replaceRoot(with: .home),
      .moveToNearest(.notes), .path([.goBack]), .dismissAny, .popToRoots,
    ]
    for presentation in all {
      var again = presentation
      again.presentationType = presentation.presentationType
      expectEqual(again.summaryWord, presentation.summaryWord)
    }
    let lines = all.map { presentation in
      [presentation.summaryWord, presentation.destinationType?.rawValue]
        .compactMap(\.self).joined(separator: " ")
    }
    expectEqual(
      lines,
      [
        "push detail", "goBack", "sheet compose", "dismissSheet", "tab notes", "tab notes detail",
        "column detail", "column detail edit", "addToCurrent loose", "replaceCurrent edit",
        "replaceRoot home", "moveToNearest notes", "path", "dismissAny", "popToRoots",
      ])
  }
}
