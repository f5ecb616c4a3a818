public import Destinations

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Links, snapshots, and taking back, each one step.
///
/// With `startsAtOnce: false` a test begins with a link or a snapshot.
extension TestFlow {
  /// Opens a link: `flow.open(url)`.
  public var open: Verb<URL> {
    Verb(flow: self) {
      "open \($0.absoluteString)"
    } work: { [flow] in
      flow.open($0)
    }
  }

  /// Presents what a snapshot has: `flow.restore(snapshot)`.
  public var restore: Verb<NavigationSnapshot> {
    Verb(flow: self) {
      "restore \($0.rows.count) rows"
    } work: { [flow] in
      flow.restore($0)
    }
  }

  /// Ends the app and starts it again where it was, by the text of a snapshot: `flow.relaunchRestored()`.
  public var relaunchRestored: Verb<Void> {
    Verb(flow: self) {
      "relaunch restored"
    } work: { [flow] in
      let data = try flow.snapshot().data()
      flow.end()
      flow.restore(from: data)
    }
  }

  /// Takes back the last transition of the flow's journal: `flow.undo()`.
  public var undo: Verb<Void> {
    Verb(flow: self) {
      "undo"
    } work: { [flow] in
      flow.undo()
    }
  }

  /// Does again what was taken back last: `flow.redo()`.
  public var redo: Verb<Void> {
    Verb(flow: self) {
      "redo"
    } work: { [flow] in
      flow.redo()
    }
  }
}
