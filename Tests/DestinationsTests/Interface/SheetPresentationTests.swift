import Destinations
import DestinationsTesting
import Foundation
import Testing

@MainActor
struct SheetPresentationTests {
  /// A flow of a stack, with the face of its sheets and what the closure was told.
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
      presentation = SheetPresentation(of: try #require(flow.place(.notes) as? SampleDestination))
      presentation.dismissalClosure = { [weak self] in self?.dismissed.append($0) }
    }

    /// Presents a sheet from the stack, wherever a person is.
    @discardableResult
    func present(_ route: Sample.DestinationType = .compose) -> UUID {
      var sheet = Sample.Presentation.sheet(route)
      sheet.parentDestinationID = flow.id(.notes)
      flow.present(sheet)
      return flow.id(route)
    }
  }

  @Test func `it tells which sheet its place presents, what shows it, and how`() throws {
    let presenter = try Presenter()
    #expect(presenter.presentation.sheet == nil)
    let options = SheetPresentationOptions(style: .fullScreenCover, detents: [.large])
    presenter.flow.present(.sheet(.compose, options: options))
    let sheet = try #require(presenter.presentation.sheet)
    #expect(sheet.id == presenter.flow.id(.compose))
    #expect(sheet.destination === presenter.flow.place(.compose))
    #expect(sheet.interface != nil)
    #expect(sheet.options == options)
    presenter.flow.dismissSheet()
    #expect(presenter.presentation.sheet == nil)
  }

  @Test func `a sheet that was presented without options is shown by the defaults`() throws {
    let presenter = try Presenter()
    let step = presenter.flow.present(.sheet(.compose))
    #expect(presenter.presentation.sheet?.options == SheetPresentationOptions())
    #expect(step.calls.first?.sheet == SheetPresentationOptions())
  }

  @Test func `what takes the exact place of a sheet's bottom is shown as the sheet was`() throws {
    let presenter = try Presenter()
    let options = SheetPresentationOptions(style: .fullScreenCover)
    presenter.flow.present(.sheet(.compose, options: options))
    let step = presenter.flow.present(.replaceCurrent(with: .edit))
    #expect(presenter.presentation.sheet?.id == presenter.flow.id(.edit))
    #expect(presenter.presentation.sheet?.options == options)
    #expect(step.calls.first?.sheet == options)
  }

  @Test func `what is pushed in a sheet leaves the sheet itself as it was`() throws {
    let presenter = try Presenter()
    let id = presenter.present()
    presenter.flow.present(.push(.edit))
    #expect(presenter.presentation.sheet?.id == id)
    presenter.flow.goBack()
    #expect(presenter.dismissed.isEmpty)
  }

  @Test func `observers are told of their own sheet alone, once a transition`() throws {
    let presenter = try Presenter()
    let observer = Observer { _ = presenter.presentation.sheet }
    presenter.flow.presentPath([.push(.detail), .sheet(.edit)])
    #expect(observer.count == 0)
    presenter.flow.dismissSheet()
    presenter.flow.presentPath([.goBack, .sheet(.compose)])
    #expect(observer.count == 1)
    presenter.flow.dismissSheet()
    #expect(observer.count == 2)
  }

  /// How a sheet may be taken away.
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
  func `the closure is called once for a sheet that has gone, whoever took it away`(
    way: Way
  ) throws {
    let presenter = try Presenter()
    let id = presenter.present()
    #expect(presenter.dismissed.isEmpty)
    takeAway(by: way, in: presenter.flow)
    #expect(presenter.dismissed == [id])
    presenter.flow.flow.report(.dismissedSheet(of: id))
    presenter.flow.flow.end()
    #expect(presenter.dismissed.count { $0 == id } == 1)
  }

  @Test func `the closure is called when the flow is dropped`() throws {
    var dismissed: [UUID] = []
    var flow: Sample.AppFlow? = Sample.AppFlow(SampleWorld(start: .notes).setup)
    flow?.start()
    let place = try #require(flow?.currentDestination as? SampleDestination)
    let presentation = SheetPresentation(of: place) { dismissed.append($0) }
    let id = flow?.presentDestination(configuration: .sheet(.compose))?.id
    flow = nil
    #expect(dismissed == [id])
    #expect(presentation.sheet == nil)
  }

  @Test func `a sheet that the policy replaces has gone, and the one after it has not`() throws {
    let presenter = try Presenter(policy: ModalPolicy(whenOccupied: .replace))
    let first = presenter.present()
    let second = presenter.present(.edit)
    #expect(presenter.dismissed == [first])
    presenter.flow.dismissSheet()
    #expect(presenter.dismissed == [first, second])
  }

  @Test func `a sheet that hides with its tab has not gone`() throws {
    let presenter = try Presenter(.home)
    let id = presenter.present()
    let tabBar = presenter.flow.id(.home)
    presenter.flow.flow.report(.selectedTab(.tags, tabBarID: tabBar))
    presenter.flow.expectCurrent(.tags)
    presenter.flow.flow.report(.selectedTab(.notes, tabBarID: tabBar))
    #expect(presenter.dismissed.isEmpty)
    #expect(presenter.presentation.sheet?.id == id)
  }

  @Test func `a sheet has gone when its interface has acknowledged it`() throws {
    let presenter = try Presenter(acknowledging: .manually)
    let id = presenter.present()
    presenter.world.interface.acknowledgeAll()
    presenter.flow.dismissSheet()
    #expect(presenter.presentation.sheet == nil)
    #expect(presenter.dismissed.isEmpty)
    presenter.world.interface.acknowledgeAll()
    #expect(presenter.dismissed == [id])
    presenter.world.interface.acknowledgeAgain()
    #expect(presenter.dismissed == [id])
  }

  @Test func `what the closure asks for comes after what waits already`() throws {
    let presenter = try Presenter(acknowledging: .manually)
    presenter.present()
    presenter.world.interface.acknowledgeAll()
    presenter.presentation.dismissalClosure = { [flow = presenter.flow] _ in
      flow.flow.presentDestination(configuration: .push(.edit))
    }
    presenter.flow.dismissSheet()
    presenter.flow.present(.push(.detail))
    presenter.world.interface.acknowledgeAll()
    presenter.flow.expectPath([.detail, .edit])
  }

  @Test func `setting nil tells that a person has dragged the sheet away`() throws {
    let presenter = try Presenter()
    let id = presenter.present()
    let sheet = presenter.presentation.sheet
    let step = presenter.flow.step("drag") { presenter.presentation.sheet = nil }
    #expect(step.events.first?.kind == .requested(cause: .system, what: "arrange"))
    #expect(presenter.dismissed == [id])
    presenter.flow.step("again", expect: .unchanged) { presenter.presentation.sheet = nil }
    presenter.flow.step("set", expect: .unchanged) { presenter.presentation.sheet = sheet }
  }

  @Test func `a report that comes late leaves the next sheet alone`() throws {
    let presenter = try Presenter()
    let first = presenter.present()
    presenter.presentation.reportDismissal(of: first)
    let second = presenter.present(.edit)
    presenter.presentation.reportDismissal(of: first)
    #expect(presenter.presentation.sheet?.id == second)
    #expect(presenter.dismissed == [first])
  }

  @Test func `a drag that a guard refuses makes the interface look again`() throws {
    let keep = Sample.Setup.Guard("keep") {
      $0.removes(.compose) ? .deny(reason: "Unsaved") : .allow
    }
    let presenter = try Presenter(guards: [keep])
    let id = presenter.present()
    let observer = Observer { _ = presenter.presentation.sheet }
    presenter.presentation.sheet = nil
    #expect(presenter.presentation.sheet?.id == id)
    #expect(observer.count == 1)
    #expect(presenter.dismissed.isEmpty)
  }

  @Test func `without a place, or with one in no flow, there is no sheet and nothing to report`() {
    let unbound = SheetPresentation()
    #expect(unbound.sheet == nil)
    unbound.sheet = nil
    let place = OwnDestination(.notes)
    unbound.bind(to: place)
    #expect(unbound.sheet == nil)
    unbound.reportDismissal(of: UUID())
  }

  @Test func `it may be bound while the place is built, and to another place later`() throws {
    let world = SampleWorld(start: .notes)
    let presentation = SheetPresentation()
    world.onBuild = { if $0.type == .notes { presentation.bind(to: $0) } }
    let flow = world.flow()
    let observer = Observer { _ = presentation.sheet }
    flow.present(.sheet(.compose))
    #expect(presentation.sheet?.id == flow.id(.compose))
    #expect(observer.count == 1)
    presentation.bind(to: try #require(flow.place(.compose) as? SampleDestination))
    #expect(presentation.sheet == nil)
    flow.present(.sheet(.edit))
    #expect(presentation.sheet?.id == flow.id(.edit))
  }

  @Test func `it keeps neither its place nor its flow`() throws {
    let box = WeakBox()
    let presentation = SheetPresentation()
    do {
      let flow = Sample.AppFlow(SampleWorld(start: .notes).setup)
      flow.start()
      let place = try #require(flow.currentDestination as? SampleDestination)
      presentation.bind(to: place)
      flow.presentDestination(configuration: .sheet(.compose))
      box.add(flow)
      box.add(place)
      box.add(presentation.sheet?.destination)
    }
    #expect(box.count == 3)
    #expect(box.livingCount == 0)
    #expect(presentation.sheet == nil)
  }
}
