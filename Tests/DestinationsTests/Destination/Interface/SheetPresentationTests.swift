import Destinations
import DestinationsTesting
import Foundation
import Testing

@MainActor
struct SheetPresentationTests {
  /// A flow with a stack, the sheet presentation of its root, and the calls of the dismissal closure.
  @MainActor
  private final class Presenter {
    let world: SampleWorld
    let flow: SampleTestFlow
    let presentation: SheetPresentation
    private(set) var dismissed: [UUID] = []

    init(
      _ start: Sample.DestinationType = .notes, policy: ModalPolicy = ModalPolicy(),
      acknowledging: MockInterface.Acknowledgement = .immediately,
      guards: [Sample.Setup.Guard] = []
    ) throws {
      world = SampleWorld(start: start, acknowledging: acknowledging)
      world.policies.modal = policy
      world.guards = guards
      flow = world.flow()
      world.interface.acknowledgeAll()
      presentation = SheetPresentation(of: try require(flow.place(.notes) as? SampleDestination))
      presentation.dismissalClosure = { [weak self] in self?.dismissed.append($0) }
    }

    /// Presents a sheet from the stack, at any current place.
    @discardableResult
    func present(_ route: Sample.DestinationType = .compose) -> UUID {
      var sheet = Sample.Presentation.sheet(route)
      sheet.parentDestinationID = flow.id(.notes)
      flow.present(sheet)
      return flow.id(route)
    }
  }

  @Test func `a sheet presentation names the sheet, its interface and its options`() throws {
    let presenter = try Presenter()
    let (flow, presentation) = (presenter.flow, presenter.presentation)
    expectNil(presentation.sheet)
    let options = SheetPresentationOptions(style: .fullScreenCover, detents: [.large])
    flow.present(.sheet(.compose, options: options))
    var sheet = try require(presentation.sheet)
    #expect(sheet.id == flow.id(.compose) && sheet.destination === flow.place(.compose))
    #expect(sheet.interface != nil && sheet.options == options)

    // A replaced bottom of a sheet keeps the options of the sheet.
    var step = flow.present(.replaceCurrent(with: .edit))
    sheet = try require(presentation.sheet)
    expectEqual(sheet.id, flow.id(.edit))
    expectEqual([sheet.options, step.calls.first?.sheet], [options, options])

    // A push in a sheet leaves the sheet's presentation unchanged.
    let dismissed = presenter.dismissed
    flow.present(.push(.loose))
    expectEqual(presentation.sheet?.id, sheet.id)
    flow.goBack()
    expectEqual(presenter.dismissed, dismissed)

    flow.dismissSheet()
    expectNil(presentation.sheet)

    // A sheet that was presented without options has the default ones.
    step = flow.present(.sheet(.compose))
    let defaults = SheetPresentationOptions()
    expectEqual([presentation.sheet?.options, step.calls.first?.sheet], [defaults, defaults])
  }

  @Test func `observers are notified of their own sheet only, once per transition`() throws {
    let presenter = try Presenter()
    let observer = Observer { _ = presenter.presentation.sheet }
    presenter.flow.presentPath([.push(.detail), .sheet(.edit)])
    var counts = [observer.count]
    presenter.flow.dismissSheet()
    presenter.flow.presentPath([.goBack, .sheet(.compose)])
    counts.append(observer.count)
    presenter.flow.dismissSheet()
    expectEqual(counts + [observer.count], [0, 1, 2])
  }

  /// The ways to remove a sheet.
  enum Way: CaseIterable {
    case dismissed
    case draggedAway
    case removed
    case revealedAway
    case replaced
    case withEverything
    case withTheWindow
  }

  private func takeAway(by way: Way, in flow: SampleTestFlow) {
    switch way {
    case .dismissed: flow.dismissSheet()
    case .draggedAway: flow.dragSheetDown()
    case .removed: flow.remove(flow.id(.compose))
    case .revealedAway:
      flow.present(
        Sample.Presentation(presentationType: .addToCurrent, actionTargetID: flow.id(.notes)))
    case .replaced: flow.present(.replaceCurrent(with: .edit))
    case .withEverything: flow.present(.replaceRoot(with: .tags))
    case .withTheWindow: flow.closeWindow()
    }
  }

  @Test(arguments: Way.allCases)
  func `the dismissal closure is called once, by any way of removing the sheet`(
    way: Way
  ) throws {
    let presenter = try Presenter()
    let id = presenter.present()
    expectEmpty(presenter.dismissed)
    takeAway(by: way, in: presenter.flow)
    expectEqual(presenter.dismissed, [id])
    presenter.flow.flow.report(.dismissedSheet(of: id))
    presenter.flow.flow.end()
    expectEqual(presenter.dismissed.count { $0 == id }, 1)
  }

  @Test func `a sheet is gone once its flow ends, it is replaced, or the interface says so`() throws
  {
    // The closure is called when the flow is dropped.
    do {
      var dismissed: [UUID?] = []
      var presentation: SheetPresentation?
      var id: UUID?
      let box = WeakBox()
      do {
        let flow = Sample.AppFlow(SampleWorld(start: .notes).setup)
        flow.start()
        let place = try require(flow.currentDestination as? SampleDestination)
        presentation = SheetPresentation(of: place) { dismissed.append($0) }
        id = flow.presentDestination(configuration: .sheet(.compose))?.id
        for object in [flow, place, presentation?.sheet?.destination] as [AnyObject?] {
          box.add(object)
        }
      }
      #expect(dismissed == [id] && id != nil)
      // A sheet presentation keeps neither its place nor its flow alive.
      expectEqual(box.text, "0 of 3")
      expectNil(presentation?.sheet)
    }

    // A sheet that the policy replaces has gone, and its successor has not.
    do {
      let presenter = try Presenter(policy: ModalPolicy(whenOccupied: .replace))
      let first = presenter.present()
      let second = presenter.present(.edit)
      expectEqual(presenter.dismissed, [first])
      presenter.flow.dismissSheet()
      expectEqual(presenter.dismissed, [first, second])

      // A sheet that is hidden with its tab has not gone.
      let other = try Presenter(.home)
      let id = other.present()
      let tabBar = other.flow.id(.home)
      other.flow.flow.report(.selectedTab(.tags, tabBarID: tabBar))
      other.flow.expectCurrent(.tags)
      other.flow.flow.report(.selectedTab(.notes, tabBarID: tabBar))
      expectEmpty(other.dismissed)
      expectEqual(other.presentation.sheet?.id, id)
    }

    // a sheet has gone when its interface has acknowledged it
    do {
      let presenter = try Presenter(acknowledging: .manually)
      let (flow, interface) = (presenter.flow, presenter.world.interface)
      let id = presenter.present()
      interface.acknowledgeAll()
      flow.dismissSheet()
      expectNil(presenter.presentation.sheet)
      expectEmpty(presenter.dismissed)
      interface.acknowledgeAll()
      expectEqual(presenter.dismissed, [id])
      interface.acknowledgeAgain()
      expectEqual(presenter.dismissed, [id])

      // Requests of the closure run after those that wait already.
      presenter.present()
      interface.acknowledgeAll()
      presenter.presentation.dismissalClosure = { _ in
        flow.flow.presentDestination(configuration: .push(.edit))
      }
      flow.dismissSheet()
      flow.present(.push(.detail))
      interface.acknowledgeAll()
      flow.expectPath([.detail, .edit])
    }
  }

  @Test
  func `setting the sheet to nil reports a drag, which a guard may refuse`()
    throws
  {
    // Setting nil reports that the user has dragged the sheet away.
    do {
      let presenter = try Presenter()
      let presentation = presenter.presentation
      let first = presenter.present()
      let sheet = presentation.sheet
      let step = presenter.flow.step("drag") { presentation.sheet = nil }
      expectEqual(step.events.first?.kind, .requested(cause: .system, what: "arrange"))
      expectEqual(presenter.dismissed, [first])
      presenter.flow.step("again", expect: .unchanged) { presentation.sheet = nil }
      presenter.flow.step("set", expect: .unchanged) { presentation.sheet = sheet }

      // A late report does not affect the next sheet.
      let second = presenter.present(.edit)
      presentation.reportDismissal(of: first)
      #expect(presentation.sheet?.id == second && presenter.dismissed == [first])
      presentation.reportDismissal(of: second)
      expectNil(presentation.sheet)
      expectEqual(presenter.dismissed, [first, second])
    }

    // a drag that a guard refuses notifies the interface
    do {
      let keep = Sample.Setup.Guard("keep") {
        $0.removes(.compose) ? .deny(reason: "Unsaved") : .allow
      }
      let presenter = try Presenter(guards: [keep])
      let id = presenter.present()
      let observer = Observer { _ = presenter.presentation.sheet }
      presenter.presentation.sheet = nil
      expectEqual(presenter.presentation.sheet?.id, id)
      expectEqual(observer.count, 1)
      expectEmpty(presenter.dismissed)
    }
  }

  @Test func `each sheet presentation of a place is told which sheet is gone`() throws {
    let presenter = try Presenter()
    let place = try require(presenter.flow.place(.notes) as? SampleDestination)
    var heard: [UUID] = []
    var second: SheetPresentation? = SheetPresentation(of: place) { heard.append($0) }
    second?.bind(to: place)
    let id = presenter.present()
    presenter.flow.dismissSheet()
    expectEqual([presenter.dismissed, heard], [[id], [id]])

    // One that was released is told nothing.
    second = nil
    let other = presenter.present()
    presenter.flow.dismissSheet()
    expectEqual([presenter.dismissed, heard], [[id, other], [id]])
  }

  @Test func `a sheet presentation can be bound during building and rebound later`() throws {
    let presentation = SheetPresentation()
    // Without a place, or with a place outside of flows, there is no sheet and nothing to report.
    expectNil(presentation.sheet)
    presentation.sheet = nil
    presentation.bind(to: SampleDestination(.notes))
    expectNil(presentation.sheet)
    presentation.reportDismissal(of: UUID())

    let world = SampleWorld(start: .notes)
    world.onBuild = { if $0.type == .notes { presentation.bind(to: $0) } }
    let flow = world.flow()
    let observer = Observer { _ = presentation.sheet }
    flow.present(.sheet(.compose))
    expectEqual(presentation.sheet?.id, flow.id(.compose))
    expectEqual(observer.count, 1)
    presentation.bind(to: try require(flow.place(.compose) as? SampleDestination))
    expectNil(presentation.sheet)
    flow.present(.sheet(.edit))
    expectEqual(presentation.sheet?.id, flow.id(.edit))
  }
}
