import Destinations
import DestinationsTesting
import Foundation

/// A request to the service that resolves links of other hosts.
struct Resolve: InteractorRequestConfiguring {
  enum ActionType: InteractorRequestActionTypeable {
    case target(LookUpWorld.Target)
  }

  typealias ResultData = [Sample.Presentation]?

  let action: ActionType
}

/// The sample app with links that are looked up: notes by their numbers, and pages of unknown hosts.
@MainActor
final class LookUpWorld {
  enum Target: Hashable, Sendable {
    case compose
    case foreign
    case note(Int)
    case status(Int, host: String)
    case page([String])
  }

  nonisolated static let table = LinkTable(LinkOrigin(scheme: "sample", webHosts: ["example.com"]))
  {
    DeepLink("compose") {
      Target.compose
    } values: {
      $0 == .compose ? () : nil
    }
    DeepLink("foreign") {
      Target.foreign
    } values: {
      $0 == .foreign ? () : nil
    }
    DeepLink("note/{number}", .int) {
      Target.note($0)
    } values: {
      if case .note(let number) = $0 { number } else { nil }
    }
    DeepLink("//{host}/status/{number}", .instance, .int) {
      Target.status($1, host: $0)
    } values: {
      if case .status(let number, let host) = $0 { (host, number) } else { nil }
    }
    DeepLink("//{address...}", .list(.string)) {
      Target.page($0)
    } values: {
      if case .page(let address) = $0 { address } else { nil }
    }
  }

  let world: SampleWorld
  let service = MockAsyncInteractor<Resolve>("service")

  init(
    start: Sample.DestinationType = .home,
    acknowledging: MockInterface.Acknowledgement = .immediately, actsFromCurrentPlace: Bool = false
  ) {
    world = SampleWorld(start: start, acknowledging: acknowledging)
    world.links = links(actsFromCurrentPlace: actsFromCurrentPlace)
  }

  func links(
    among routes: [Sample.DestinationType] = [.detail], actsFromCurrentPlace: Bool = false
  ) -> FlowLinks<Sample.DestinationType, Sample.ContentType, Sample.TabType> {
    FlowLinks(
      Self.table, actsFromCurrentPlace: actsFromCurrentPlace,
      path: {
        switch $0 {
        case .compose: [.sheet(.compose)]
        case .page(let address): address.last == "page" ? [.push(.edit)] : nil
        case .foreign, .note, .status: nil
        }
      }, among: routes,
      lookUp: { [service] target in
        switch target {
        case .compose, .foreign, .page: nil
        case .note, .status:
          try await service.perform(request: Resolve(action: .target(target))).get()
        }
      })
  }

  /// The address of a note, which is looked up.
  static func note(_ number: Int) throws -> URL { try url("sample://note/\(number)") }

  static func url(_ text: String) throws -> URL { try require(URL(string: text)) }

  /// The result of looking up a note.
  static func found(_ number: Int) -> [Sample.Presentation] {
    [.tab(.notes), .push(.detail, content: .note(number))]
  }

  /// Holds the look-up of a note.
  func holds(_ number: Int) -> MockGate<[Sample.Presentation]?> {
    service.holds(.target(.note(number)))
  }
}

extension LinkParameter {
  /// A host that the type of value accepts.
  static var instance: LinkParameter<String> {
    LinkParameter<String>(one: { $0.hasSuffix(".social") ? $0 : nil }, print: { $0 })
  }
}
