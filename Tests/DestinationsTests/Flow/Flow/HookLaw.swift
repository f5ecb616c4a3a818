import Destinations
import DestinationsTesting
import Foundation

/// The law of one place's hooks: the order in which they may be called, from the first to the last.
///
/// A place that is built is either prepared, or released because its request is refused. A prepared place appears and
/// disappears in turn, or passes once, as part of a path, before it first appears. It leaves while it is off screen,
/// and gets no hooks afterwards.
enum HookLaw: String {
  case built
  case prepared
  case passing
  case onScreen
  case offScreen
  case cleaned
  case gone

  /// Returns the state of a place after a hook; nil if the hook must not be called now.
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

/// Reads a journal, and records the state of every place by the law of hooks.
@MainActor
struct HookBook {
  private let journal: TestJournal
  private var read = 0
  private(set) var places: [UUID: HookLaw] = [:]

  /// The first hook that broke the law, as text.
  private(set) var violation: String?

  init(_ journal: TestJournal) {
    self.journal = journal
  }

  /// Reads the entries written since.
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
