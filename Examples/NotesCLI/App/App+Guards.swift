import Destinations

extension App {
  /// Keeps places from leaving where text would be lost, whatever asks: a command, a gesture, a link.
  @MainActor
  static func keepsUnsaved(_ texts: UnsavedTexts) -> Setup.Guard {
    Setup.Guard("Not saved") { difference in
      difference.leaving.contains { texts.contains($0.id) }
        ? .deny(reason: "save (^S) keeps the text, discard (^X) drops it.") : .allow
    }
  }
}
