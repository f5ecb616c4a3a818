public import Destinations
public import Foundation

/// Links, snapshots and undo.
///
/// Each call is one step.
///
/// Use `startsAtOnce: false` for a test that begins with a link or a snapshot.
extension TestFlow {
  /// Opens a link: `flow.open(url)`.
  public var open: Verb<URL> {
    verb { link in Action(name: "open \(link.absoluteString)") { $0.open(link) } }
  }

  /// Restores a snapshot: `flow.restore(snapshot)`.
  public var restore: Verb<NavigationSnapshot> {
    verb { snapshot in
      Action(name: "restore \(snapshot.rows.count) rows") { $0.restore(snapshot) }
    }
  }

  /// Ends the app and launches it again where it was, through the text of a snapshot:
  /// `flow.relaunchRestored()`.
  ///
  /// All places are new, so identifiers are not compared. Without an expectation, everything must be presented as
  /// before, including the contents and the places of embedded flows.
  public var relaunchRestored: PlainVerb {
    verb("relaunch restored") { try $0.relaunch(restored: true) }
  }

  /// Undoes the last transition in the flow's journal: `flow.undo()`.
  public var undo: PlainVerb { verb("undo") { $0.undo() } }

  /// Redoes the transition that was undone last: `flow.redo()`.
  public var redo: PlainVerb { verb("redo") { $0.redo() } }
}
