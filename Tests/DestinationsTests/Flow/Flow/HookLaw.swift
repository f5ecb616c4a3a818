import Destinations
import DestinationsTesting
import Foundation

/// The law of one place's hooks: in which order they may come, from the first to the last.
///
/// A place that is built is either prepared, or let go because its request is refused. Prepared, it
/// appears and disappears in turn, or passes once on its way through a path before it was ever shown. It
/// leaves while it is off screen, and hears nothing after that.
enum HookLaw: String {
  case built
  case prepared
  case passing
  case onScreen
  case offScreen
  case cleaned
  case gone

  /// The state of a place after a hook; nil if the hook may not come now.
  func after(_ hook: String) -> HookLaw? { Self.table[self]?[hook] }

  /// Whether the place is in the tree.
  var isPresented: Bool {
    switch self {
    case .prepared, .passing, .onScreen, .offScreen: true
    case .built, .cleaned, .gone: false
    }
  }

  private static let table: [HookLaw: [String: HookLaw]] = [
    .built: ["prepareForPresentation": .prepared, "cleanupResources": .cleaned],
    .prepared: [
      "prepareForAppearance(true)": .onScreen, "prepareForAppearance(false)": .passing,
      "cleanupResources": .cleaned,
    ],
    .passing: ["prepareForDisappearance(false)": .offScreen],
    .onScreen: ["prepareForDisappearance(true)": .offScreen],
    .offScreen: ["prepareForAppearance(true)": .onScreen, "cleanupResources": .cleaned],
    .cleaned: ["removeAssociatedInterface": .gone],
  ]
}

/// Follows a journal, and keeps account of where every place is by the law of hooks.
@MainActor
struct HookBook {
  private let journal: TestJournal
  private var read = 0
  private(set) var places: [UUID: HookLaw] = [:]

  /// The first hook that may not have come, as text.
  private(set) var violation: String?

  init(_ journal: TestJournal) {
    self.journal = journal
  }

  /// Reads what has been written since.
  mutating func follow() {
    for entry in journal.entries[read...] {
      guard let id = entry.id else { continue }
      let now = places[id] ?? .built
      if let next = now.after(entry.event) {
        places[id] = next
      } else if violation == nil {
        violation = "\(entry) came to a place that is \(now)"
      }
    }
    read = journal.entries.count
  }

  func ids(where matches: (HookLaw) -> Bool) -> Set<UUID> {
    Set(places.filter { matches($0.value) }.keys)
  }
}
