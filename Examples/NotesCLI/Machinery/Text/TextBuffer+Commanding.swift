extension TextBuffer {
  /// The commands that change the text line by line; undo and redo are shown if they have an effect.
  var guides: [CommandGuide] {
    [
      CommandGuide("add TEXT", "adds a line at the end"),
      CommandGuide("insert N TEXT", "puts a line before line N"),
      CommandGuide("set N TEXT", "replaces line N"),
      CommandGuide("remove N", "removes line N"),
      CommandGuide(
        "undo", key: "^U", label: canUndo ? "undo" : "", "undoes the last change of the text"),
      CommandGuide(
        "redo", key: "^R", label: canRedo ? "redo" : "", "makes the last undone change again"),
      CommandGuide("", key: "Enter", "continues a list; in an empty entry, ends it"),
      CommandGuide("", key: "^W ^K", "delete the previous word, or the rest of the line"),
      CommandGuide("", key: "^Y", "inserts the text that was cut last, even in another note"),
      CommandGuide(
        "", key: "arrows",
        "move, as do Home, End, PgUp and PgDn; with Ctrl by words, or to the ends"),
    ]
  }

  /// Performs a command.
  ///
  /// - Returns: False for a command that has no meaning in a text.
  /// - Throws: A complaint about the command.
  mutating func take(_ command: Command) throws -> Bool {
    switch command.name {
    case "add": add(command.argument)
    case "insert":
      let (number, text) = try command.numbered("insert N TEXT")
      try insert(text, before: number)
    case "set":
      let (number, text) = try command.numbered("set N TEXT")
      try set(text, at: number)
    case "remove": try remove(try command.numbered("remove N").number)
    case "undo": try undo()
    case "redo": try redo()
    default: return false
    }
    return true
  }
}
