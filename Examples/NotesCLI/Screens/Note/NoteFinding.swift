/// Words that the user looks for in a note, and the position to return to.
struct NoteFinding {
  /// The typed text.
  var field = WordField()
  /// The position of the match that was visited last.
  let place: NoteSpot?
  /// The first row that was shown, if the user had moved.
  let top: NoteSpot?
  /// The first row that was shown.
  let first: NoteSpot
  /// The highlighted words.
  let words: String
}

extension NoteFinding {
  /// The commands while words are typed.
  static let guides = [
    CommandGuide("", key: "Enter", label: "done", "continues reading at the match"),
    CommandGuide("", key: "↑ ↓", label: "next", "go to the previous or the next match"),
    CommandGuide("", key: "letters", "are typed into the words; ← and → move the cursor"),
    CommandGuide("", key: "^U", "clears the words"),
  ]

  /// The commands while matches are highlighted.
  static let further = [
    CommandGuide("", key: "n", label: "next", "goes to the next match, as . does"),
    CommandGuide("", key: "N", "goes to the previous match, as , does"),
  ]
}
