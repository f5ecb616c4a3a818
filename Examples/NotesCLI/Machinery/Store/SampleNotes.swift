import Foundation

/// Provides a few notes to begin with.
enum SampleNotes {
  /// Creates the notes folder with the samples in it, if the folder does not exist yet.
  ///
  /// - Returns: True if the samples were written.
  /// - Throws: `cannotWrite`; samples that were written before the failure stay.
  @discardableResult
  static func install(in folder: URL) throws(NoteStoreError) -> Bool {
    let path = folder.standardizedFileURL.path
    guard FileSystem.status(of: path) == nil else { return false }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .cannotWrite(path, reason: "the folder could not be created")
    }
    let target = NoteFolder(folder)
    for note in all { try write(note.text, to: NoteID(note.path), in: target) }
    return true
  }

  private static func write(
    _ text: String, to id: NoteID, in folder: NoteFolder
  ) throws(NoteStoreError) {
    try folder.makeFolders(id.folder)
    do throws(SystemError) {
      try FileSystem.replace(folder.path(id.path), with: Array(text.utf8))
    } catch {
      throw .cannotWrite(id.path, reason: error.reason)
    }
  }
}

extension SampleNotes {
  /// The samples, each with its path in the notes folder.
  static let all: [(path: String, text: String)] = [
    ("Welcome.md", welcome),
    ("markdown.md", markdown),
    ("tags-and-search.md", tagsAndSearch),
    ("trash.md", trash),
    ("kitchen/pancakes.md", pancakes),
    ("ideas/someday.md", someday),
  ]

  private static let welcome = """
    # Welcome

    This is NotesCLI, a quiet place for what you want to remember. #start

    Every note is a plain Markdown file in one folder. Nothing is hidden in a database: open the
    folder with any other program, and what you change there shows up here.

    - Look around, there are five more notes.
    - Write a note of your own.
    - Delete this one once you know it. It will wait in the trash, just in case.

    """

  private static let markdown = """
    # What Markdown looks like here

    Words can be *slanted*, **strong** or `typed like code`. A [link](https://commonmark.org) shows
    where it leads. #start #markdown

    ## Lists

    1. Lists can be numbered.
    2. They can hold other lists:
       - like this one,
       - with as many entries as you like.

    - [x] Things to do can be ticked off.
    - [ ] Or left for tomorrow.

    ## Other voices

    > The faintest ink is better than the best memory.

    ## Code

    ```swift
    let greeting = "Hello from a block of code, where #words are no tags"
    ```

    | Even    | tables |
    |---------|--------|
    | are     | kept   |

    Ünïcödé is fine too: 你好, こんにちは, 🌱.

    """

  private static let tagsAndSearch = """
    ---
    tags: [start, search]
    ---
    # Finding things again

    Write a word with a hash anywhere in a note and it becomes a tag, as #garden does here. Tags
    can also stand between two lines of hyphens at the top, as in this note.

    A note can lead to others: to [what Markdown looks like](markdown.md), or by a mere name to
    [[pancakes]].

    When you search, all your words must occur, in any order. Capitals and accents do not matter:
    *creme brulee* finds **Crème Brûlée**. Between "quotation marks" they must stand together.

    """

  private static let trash = """
    # Where deleted notes go

    A deleted note moves to the trash and remembers its folder. Restore it and it is back where
    it was; should that name be taken by now, it gets a number. #start

    Only emptying the trash is for good.

    """

  private static let pancakes = """
    # Sunday pancakes

    For two people, or one very hungry one. #recipe #weekend

    1. Whisk **200 g** flour, **400 ml** milk, **2** eggs and a pinch of salt.
    2. Let it rest as long as the coffee takes.
    3. Fry them thin, in butter, one after the other.

    > The first one never works. Eat it while nobody looks.

    """

  private static let someday = """
    # Someday

    - [ ] Learn the names of ten trees #garden
    - [ ] Write a letter, on paper
    - [ ] Sleep in a tent in the middle of winter
    - [x] Start a list of things to do someday #idea

    """
}
