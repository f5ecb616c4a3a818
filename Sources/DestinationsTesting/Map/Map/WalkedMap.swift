/// The rows that a systematic walk has found in an app.
struct WalkedMap {
  /// The effect of an action.
  struct Row {
    let effect: String
    /// The usual effect of such an action, for which no row is written.
    let usual: Usual?
    /// The steps that lead to the effect; the last one is the action.
    let way: [ExplorationStep]
  }

  /// The usual effect of an action, for which no row is written.
  enum Usual {
    /// The same effect as another action in the same context.
    case sameAs(MapKey)
    case effect(String)
  }

  var rows: [MapKey: Row] = [:]
  /// The contexts in which every action was tried.
  var contexts: Set<String> = []
  var isComplete = false
  /// The routes that have a provider, except for those that some action has presented.
  var unreached: Set<String> = []

  /// Returns the usual effect for a row, by the approved map or else by the walk itself; nil if the effect must be
  /// written.
  func usualEffect(of row: Row, in map: ApprovedMap? = nil) -> String? {
    switch row.usual {
    case .sameAs(let key):
      guard let map else { return rows[key]?.effect }
      return map.effects[key] ?? rows[key].flatMap { usualEffect(of: $0, in: map) }
    case .effect(let effect): return effect
    case nil: return nil
    }
  }
}
