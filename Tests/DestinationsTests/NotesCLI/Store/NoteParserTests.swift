import Testing

@testable import NotesCLI

struct NoteParserTests {
  private func title(_ text: String) -> String? {
    NoteParser.header(of: text).title
  }

  private func tags(_ text: String) -> [String] {
    NoteParser.header(of: text).tags
  }

  @Test(arguments: [
    ("# Plan\ntext", "Plan"),
    ("text\n\n## Later ##\n", "text"),
    ("   ###   Deep   \n", "Deep"),
    ("# C#\n", "C#"),
    ("#nospace\n# Real\n", "Real"),
    ("```\n# code\n```\n# Real\n", "Real"),
    ("~~~~\n```\n# code\n~~~\n~~~~\n# Real\n", "Real"),
    ("Title\n=====\ntext", "Title"),
    ("Two\nlines\n---\n", "Two lines"),
    ("# \n# Second\n", "Second"),
    ("\u{feff}# With mark\r\ntext\r\n", "With mark"),
    ("\n\n  first line \nsecond", "first line"),
    ("- an entry\n", "an entry"),
    ("---\ntags: a\n---\nBody", "Body"),
    ("---\ntags: a\ntitle: \"In front\"\n---\n## Sub", "In front"),
    ("---\ntitle:\n---\n## Sub", "Sub"),
    ("\n    # code\n\n# Real\n", "Real"),
    ("# Grüße  aus\tKöln\n", "Grüße aus Köln"),
  ])
  func `the title comes from front matter, else from a heading or line`(
    text: String, expected: String
  ) {
    expectEqual(title(text), expected)
  }

  @Test(arguments: ["", "\n \n", "```\n```\n", "---\ntags: a\n---\n"])
  func `a text without content has no title`(text: String) {
    expectNil(title(text))
  }

  @Test func `a title is cut, and code is recognised by its marks`() {
    // A title is cut to a moderate length.
    expectEqual(title(String(repeating: "x", count: 100_000))?.count, 200)

    // A backtick without a partner does not hide tags.
    expectEqual(tags("a ` b #yes\n\nanother ` #too"), ["too", "yes"])
    expectEqual(tags("`` ` `` #yes ` #too"), ["too", "yes"])

    // Indented text in a list is not code.
    expectEqual(tags("- entry\n\n    more #yes\n"), ["yes"])

    // Code in a list is code.
    expectEqual(tags("1. entry\n\n     ```\n     #no\n     ```\n\n   #yes\n"), ["yes"])

    // Unclosed code extends to the end.
    expectEqual(tags("```\n#no\n\n#no"), [])
  }

  @Test(arguments: [
    ("a #Work and #home", ["home", "work"]),
    ("# Call mum #phone\n## Later ##\n\n#two\nTitle #three\n---", ["phone", "three", "two"]),
    ("#work #WORK #work.", ["work"]),
    ("#a/b-c_d- (#two) *#three*", ["a/b-c_d", "three", "two"]),
    ("#Ärger #日本", ["ärger", "日本"]),
    ("“#quoted” #dash—more", ["dash"]),
  ])
  func `words with a hash are tags`(text: String, expected: [String]) {
    expectEqual(tags(text), expected)
  }

  @Test(arguments: [
    "# C# #", "issue #123 #4-5", "https://a.b/c#no page#no", "[x](#no) [x]: #no",
    "`#no` ``a ` #no``", "`begins\n#no` ends", "```\n#no\n```", "text\n\n    #no\n", "\\#no", "# #",
    "#-no #_no",
  ])
  func `text that only looks like a tag is not a tag`(text: String) {
    expectEqual(tags(text), [])
  }

  @Test(arguments: [
    "tags: [B, \"a\", '#c d']", "tags: B, a, c d", "Tags:\n  - B\n  - a\n- \"#c d\"\nother: x",
    "tags: [\n  B,\n  a, c d\n]\nother: y", "title: x\ntags:   a,B,c d,\r",
  ])
  func `front matter lists tags in three formats`(lines: String) {
    expectEqual(tags("---\n\(lines)\n---\ntext"), ["a", "b", "c-d"])
  }

  @Test func `tags come from front matter and from the text, and front matter must be closed`() {
    // Front matter and text share their tags.
    expectEqual(tags("---\ntags: a, b\n---\n#b #c"), ["a", "b", "c"])

    // Front matter needs an end.
    expectEqual(tags("---\ntags: a\n#b"), ["b"])
    expectEqual(tags("---\nno colon\n---\n#b"), ["b"])
  }
}
