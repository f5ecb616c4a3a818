import Destinations

extension App {
  /// Keeps places from leaving while text would be lost: by a command, a gesture or a link.
  @MainActor
  static func keepsUnsaved(_ texts: UnsavedTexts) -> Setup.Guard {
    Setup.Guard("Not saved") { difference in
      difference.leaving.contains { texts.contains($0.id) }
        ? .deny(reason: "save (^S) keeps the text, discard (^X) drops it.") : .allow
    }
  }
}
