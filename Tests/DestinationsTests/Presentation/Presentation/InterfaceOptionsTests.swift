import DestinationsTesting
import Testing

@testable import Destinations

/// The options of a presentation for the interface.
@MainActor
struct InterfaceOptionsTests {
  private enum Anchor: Equatable { case share, edit }

  /// Keeps the options of each change.
  private final class Listener: FlowCoordinating {
    var heard: [InterfaceChange.Options] = []

    func show(_ transition: InterfaceTransition) {
      for change in transition.changes {
        switch change {
        case .insert(_, _, _, let options), .remove(_, _, _, let options),
          .replace(_, _, _, _, let options):
          heard.append(options)
        default: break
        }
      }
      transition.acknowledge()
    }
  }

  private func flow() -> (flow: Sample.AppFlow, listener: Listener) {
    let world = SampleWorld(start: .notes)
    var setup = world.setup
    setup.snapshots = Sample.snapshots()
    let (flow, listener) = (Sample.AppFlow(setup), Listener())
    flow.start()
    flow.attach(listener)
    flow.startJournal()
    return (flow, listener)
  }

  @Test func `a replacement can look like a push`() {
    let (flow, listener) = flow()
    flow.presentDestination(configuration: .push(.detail))
    let replacement = Sample.Presentation.replaceCurrent(with: .edit)
    listener.heard = []
    for presentation in [
      replacement.animatedAsPush(), replacement, replacement.animatedAsPush().animated(false),
      .path([.goBack, .push(.detail), replacement]).animatedAsPush(),
    ] { flow.presentDestination(configuration: presentation) }
    let pushes = listener.heard.map { "\($0.isAnimated) \($0.looksLikePush)" }
    expectEqual(pushes.prefix(3), ["true true", "true false", "false false"])
    expectEqual(pushes.last, "true true")
  }

  @Test func `app data travels with a presentation to its interface, and is not recorded`()
    throws
  {
    let (flow, listener) = flow()
    let popover = SheetPresentationOptions(style: .popover)
    listener.heard = []
    flow.presentDestination(
      configuration: .path([.push(.detail), .sheet(.compose, options: popover)])
        .withInterfaceData(Anchor.share))
    expectEqual(listener.heard.map { $0.data as? Anchor }, [.share, .share])
    expectEqual(listener.heard.last?.sheet, popover)

    let text = String(decoding: try flow.snapshot().data(), as: UTF8.self)
    #expect(!text.contains("share"))
    flow.undo()
    flow.redo()
    #expect(listener.heard.count > 3)
    expectEqual(listener.heard.dropFirst(2).compactMap { $0.data as? Anchor }, [])

    let dismissal = Sample.Presentation.dismissSheet
    let options = [
      dismissal, dismissal.withInterfaceData(Anchor.share),
      dismissal.withInterfaceData(Anchor.edit),
      dismissal.withInterfaceData(7), dismissal.animatedAsPush(),
    ].map(\.outline.options)
    for (index, one) in options.enumerated() {
      expectEqual(options.filter { $0 == one }.count, 1, "\(index)")
    }
    #expect(options[1] == dismissal.withInterfaceData(Anchor.share).outline.options)
    expectContains("\(options[2])", "data: edit")
  }
}
