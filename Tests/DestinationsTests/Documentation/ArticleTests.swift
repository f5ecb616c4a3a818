import Foundation
import Testing

/// The documents for users: each of their snippets must occur in compiled code.
///
/// The code is beside this file, in a sample, or in an example; `.ci/tutorial` follows the tutorials in an empty
/// folder.
struct ArticleTests {
  private static let documents =
    ["README.md", "CONTRIBUTING.md", "Examples/NotesCLI/README.md", "Examples/Adapters/README.md"]
    + Repository.files(in: "Sources", endingIn: ".md").filter { !tutorials.contains($0) }

  private static let tutorials = ["GettingStarted", "MailScreens", "MailApp"].map {
    "Sources/Destinations/Destinations.docc/\($0).md"
  }

  private static let code = Result {
    let folders = ["Tests/DestinationsTests/Documentation", "Tests/Modules", "Examples/Adapters"]
    let files = folders.flatMap { Repository.files(in: $0, endingIn: ".swift") }
    return try (files + tutorials).map { trimmed(try Repository.text($0)) }
      .joined(separator: "\n")
  }

  @Test(arguments: documents)
  func `every snippet in the documentation occurs in compiled code`(_ document: String) throws {
    let code = try Self.code.get()
    for snippet in try Self.snippets(in: Repository.text(document)) where !code.contains(snippet) {
      Issue.record("\(document) has a snippet that occurs in no code:\n\(snippet)")
    }
  }

  @Test func `the snippet check finds snippets and notices a changed one`() throws {
    let snippets = try Self.documents.flatMap { try Self.snippets(in: Repository.text($0)) }
    #expect(snippets.count > 80)
    let code = try Self.code.get()
    #expect(snippets.allSatisfy { !code.contains($0 + "\nchanged()") })
  }

  /// The blocks of Swift code.
  private static func snippets(in text: String) -> [String] {
    text.components(separatedBy: "```swift\n").dropFirst().map {
      trimmed($0.components(separatedBy: "```")[0])
    }
  }

  /// The lines without indentation.
  private static func trimmed(_ text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: "\n")
  }
}
