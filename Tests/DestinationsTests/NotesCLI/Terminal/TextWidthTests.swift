import Testing

@testable import NotesCLI

struct TextWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("한글", 4), ("ｱ", 1), ("Ａ", 2),
    ("🌱", 2), ("👨‍👩‍👧", 2), ("🇩🇪", 2), ("❤️", 2), ("❤", 1), ("\u{1b}", 0), ("a\tb", 2), ("…", 1),
    ("👍🏽", 2), ("\u{200b}", 0), ("각", 2), ("─│•", 3),
  ])
  func `text is measured in columns`(text: String, columns: Int) {
    expectEqual(TextWidth.columns(of: text), columns)
  }

  @Test(arguments: [
    ("hello", 5, "hello"), ("hello", 4, "hel…"), ("hello", 1, "…"), ("hello", 0, ""),
    ("日本語", 5, "日本…"), ("日本語", 4, "日…"), ("日本語", 6, "日本語"), ("e\u{301}ab", 2, "e\u{301}…"),
  ])
  func `text is cut to a width`(text: String, width: Int, expected: String) {
    expectEqual(TextWidth.truncate(text, to: width), expected)
    let reversed = TextWidth.truncateStart(String(text.reversed()), to: width)
    expectEqual(String(reversed.reversed()), expected)
  }

  @Test(arguments: [("ab", 4, "ab  "), ("日", 3, "日 "), ("abc", 2, "abc")])
  func `text is padded to a width`(text: String, width: Int, expected: String) {
    expectEqual(TextWidth.pad(text, to: width), expected)
  }

  @Test(arguments: [
    ("the quick brown fox", 10, ["the quick", "brown fox"]),
    ("the   quick", 20, ["the   quick"]),
    ("exactly ten", 7, ["exactly", "ten"]),
    ("abcdefgh ij", 3, ["abc", "def", "gh", "ij"]),
    ("日本語です", 5, ["日本", "語で", "す"]),
    ("a\n\nb", 5, ["a", "", "b"]),
    ("", 5, [""]),
    ("one 🌱🌱 two", 6, ["one", "🌱🌱", "two"]),
    ("ab", 0, ["ab"]),
  ])
  func `text is wrapped between words`(text: String, width: Int, expected: [String]) {
    expectEqual(StyledLine(text).wrapped(to: width).map(\.plainText), expected)
  }
}
