import Foundation
import Testing

@testable import Destinations

@MainActor
struct PresentationTests {
  @Test func `a presentation has the original library's labels and defaults`() {
    let presentation = DestinationPresentation<
      Sample.DestinationType, Sample.ContentType, Sample.TabType
    >(
      destinationType: .detail, presentationType: .navigationStack(type: .present),
      assistantType: .basic)
    #expect(!presentation.isSystemNavigation)
    expectEqual(presentation.placement, .automatic)
    #expect(presentation.shouldSetDestinationAsCurrent)
    let absent: [Bool] = [
      presentation.contentType == nil, presentation.navigationStackOptions == nil,
      presentation.completionClosure == nil, presentation.currentDestinationID == nil,
      presentation.actionTargetID == nil,
    ]
    #expect(!absent.contains(false), "\(absent)")
  }

  @Test func `every short form can be shown without an animation`() {
    // A path is animated like its elements.
    for (presentation, text) in Self.shortForms where presentation.verb != .path {
      for isAnimated in [true, false] {
        let options = presentation.animated(isAnimated).outline.options
        expectEqual(options.isAnimated, isAnimated, "\(text)")
        expectEqual(options.sheet?.shouldAnimate ?? isAnimated, isAnimated, "\(text)")
      }
      expectNil(presentation.navigationStackOptions)
    }
    let options = SheetPresentationOptions(style: .popover, shouldAnimate: true)
    let sheet = Sample.Presentation.sheet(.compose, options: options).animated(false)
    expectEqual(
      sheet.outline.options.sheet, SheetPresentationOptions(style: .popover, shouldAnimate: false))
  }

  @Test func `changing a copy of a presentation leaves the original unchanged`() {
    let original = Sample.Presentation.push(.detail)
    var copy = original
    copy.contentType = .note(1)
    copy.navigationStackOptions = NavigationStackPresentationOptions(shouldAnimate: false)
    copy.parentDestinationID = UUID()
    copy.isSystemNavigation = true
    copy.placement = .pushing
    expectNil(original.contentType)
    expectNil(original.navigationStackOptions)
    expectNil(original.parentDestinationID)
    #expect(!original.isSystemNavigation)
    expectEqual(original.placement, .automatic)
    #expect(copy.id == original.id && Sample.Presentation.push(.detail).id != original.id)
  }

  /// Every short form, with its text.
  private static let shortForms: [(Sample.Presentation, String)] = [
    (.push(.detail), "push detail"), (.goBack, "goBack"), (.goBack(1), "goBack"),
    (.goBack(3), "goBack 3"), (.popToRoot, "popToRoot"), (.sheet(.compose), "sheet compose"),
    (.dismissSheet, "dismissSheet"), (.tab(.notes), "tab notes"),
    (.tab(.notes, toRoot: true), "tabRoot notes"), (.tab(.notes, toRoot: false), "tab notes"),
    (.addTab(.notes, showing: .detail), "addTab notes detail"),
    (.addTab(.notes, showing: .detail, at: 2), "addTab notes at 2 detail"),
    (.removeTab(.notes), "removeTab notes"),
    (.orderTabs([.tags, .notes]), "orderTabs tags, notes"),
    (.tab(.notes, showing: .detail), "tab notes detail"), (.column(.detail), "column detail"),
    (.column(.detail, showing: .edit), "column detail edit"), (.add(.loose), "addToCurrent loose"),
    (.replaceCurrent(with: .edit), "replaceCurrent edit"),
    (.replaceRoot(with: .home), "replaceRoot home"),
    (.moveToNearest(.notes), "moveToNearest notes"),
    (.path([.goBack]), "path"), (.dismissAny, "dismissAny"), (.popToRoots, "popToRoots"),
    (.sending(7), "send Int"), (.returning(to: Checkpoint<Void>("cart")), "returnTo cart"),
    (.locking("pay", because: "It pays."), "lock pay"), (.releasing("pay"), "release pay"),
    (.finishing(ResultKey<Int>("number"), with: 7), "finish number"),
  ]

  @Test func `every presentation has a short form, which says what it means`() {
    for (presentation, text) in Self.shortForms {
      let parts = [presentation.summaryWord, presentation.destinationType?.rawValue]
      expectEqual(parts.compactMap(\.self).joined(separator: " "), text)
      var again = presentation
      again.presentationType = presentation.presentationType
      expectEqual(again.verb, presentation.verb)
    }
    let words = Set(PresentationVerb.Word.allCases)
    let formed = Self.shortForms.map(\.0.verb.traits.word)
    expectEqual(words.subtracting(formed), [.custom])
  }

  @Test func `a presentation is read again from its word in a snapshot`() {
    let read = { (code: String) in
      Sample.Presentation.PresentationType(code: code) { Sample.TabType(rawValue: $0) }
        .map { PresentationVerb($0) }
    }
    for verb in Self.shortForms.map(\.0.verb) where verb.traits.isData {
      expectEqual(verb.code.flatMap(read), verb)
    }
    for code in [
      "", "pop", "send:Int", "lock:pay", "push:1", "goBack:1", "goBack:x", "goBack:", "tab",
      "column:middle", "tab:lost", "addTab:lost", "orderTabs:notes\nlost",
    ] {
      expectNil(read(code), "\(code)")
    }
    expectEmpty(Self.shortForms.map(\.0.verb).filter { !$0.traits.isData }.compactMap(\.code))
    let kept = [PresentationVerb.path, .custom, .moveToPlace(id: UUID())].compactMap(\.code)
    expectEqual(kept, [])
  }

  @Test func `a presentation can start a flow if it creates a tree`() throws {
    let place = Blueprint.screen(ErasedPayload("detail"))
    for verb in Self.shortForms.map(\.0.verb) {
      guard let move = verb.move(place, PresentationOutline.Terms()) else { continue }
      let creates = (try? TreeStructure().plan(move)) != nil
      expectEqual(verb.canStart, creates, "\(verb)")
    }
  }
}
