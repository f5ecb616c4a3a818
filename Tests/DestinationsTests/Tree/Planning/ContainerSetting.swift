import Destinations

/// The kinds of container in which every move is requested; the requester is `asker`, with `#1`.
enum ContainerSetting: String, CaseIterable {
  case ownStack
  case keepsFirst
  case screenTab
  case stackTab
  case screenColumn
  case stackColumn
  case emptyColumn
  case sheet
  case stackSheet
  case groupChild
  case attached
  case root

  var text: String {
    switch self {
    case .ownStack:
      """
      base stack
        > asker
      """
    case .keepsFirst:
      """
      base container
        > asker
      """
    case .screenTab:
      """
      home tabs selected=a
        tab a: > asker
        tab b: other
      """
    case .stackTab:
      """
      home tabs selected=a
        tab a: list stack
          > asker
        tab b: other
      """
    case .screenColumn:
      """
      home split selected=detail
        column sidebar: menu
        column detail: > asker
      """
    case .stackColumn:
      """
      home split selected=detail
        column sidebar: menu
        column detail: list stack
          > asker
      """
    case .emptyColumn:
      """
      > asker split selected=detail
        column sidebar: menu
        column detail:
      """
    case .sheet:
      """
      base
        sheet: > asker
      """
    case .stackSheet:
      """
      base
        sheet: list stack
          > asker
      """
    case .groupChild:
      """
      base group selected=0
        child 0: > asker
      """
    case .attached:
      """
      base
        attached: > asker
      """
    case .root: "> asker"
    }
  }
}

/// One row of a table of moves: the setting, and the outcome.
struct TreeRow: Sendable {
  enum Outcome: Sendable {
    case becomes(String)
    case refused(DestinationError.Code)
    case unchanged
  }

  let setting: ContainerSetting
  let outcome: Outcome

  static func becomes(_ setting: ContainerSetting, _ text: String) -> TreeRow {
    TreeRow(setting: setting, outcome: .becomes(text))
  }

  static func refused(_ setting: ContainerSetting, _ code: DestinationError.Code) -> TreeRow {
    TreeRow(setting: setting, outcome: .refused(code))
  }

  static func unchanged(_ setting: ContainerSetting) -> TreeRow {
    TreeRow(setting: setting, outcome: .unchanged)
  }

  /// The row of each setting, all with the same outcome.
  static func everywhere(_ outcome: Outcome) -> [TreeRow] {
    ContainerSetting.allCases.map { TreeRow(setting: $0, outcome: outcome) }
  }

  /// The given rows, and refused ones for all other settings, in the order of the settings.
  static func all(_ rows: [TreeRow], elseRefused code: DestinationError.Code) -> [TreeRow] {
    ContainerSetting.allCases.map { setting in
      rows.first { $0.setting == setting } ?? .refused(setting, code)
    }
  }
}
