import Foundation
import Testing

/// The articles of the library: every snippet is code that is compiled and run beside this file, or in a sample.
///
/// What "Getting started" says is done by `.ci/tutorial`, in an empty folder.
struct ArticleTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  private static let articles = folder.appending(
    path: "../../../Sources/Destinations/Destinations.docc"
  ).standardizedFileURL

  /// The sample of four modules, from which the article on modules is.
  private static let modules = folder.appending(path: "../../Modules").standardizedFileURL

  @Test func `every snippet of every article is compiled and run`() throws {
    let files = FileManager.default
    let beside = try files.contentsOfDirectory(at: Self.folder, includingPropertiesForKeys: nil)
    let modules = files.enumerator(at: Self.modules, includingPropertiesForKeys: nil)
    let sample = modules?.compactMap { $0 as? URL } ?? []
    let code = try (beside + sample).filter { $0.pathExtension == "swift" }
      .map { trimmed(try String(contentsOf: $0, encoding: .utf8)) }.joined(separator: "\n")
    let articles = try files.contentsOfDirectory(
      at: Self.articles, includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "md" && $0.lastPathComponent != "GettingStarted.md" }
    #expect(articles.count > 3)
    for article in articles {
      let text = try String(contentsOf: article, encoding: .utf8)
      for snippet in snippets(in: text) where !code.contains(snippet) {
        Issue.record(
          "\(article.lastPathComponent) has a snippet that stands in no test:\n\(snippet)")
      }
    }
  }

  /// The blocks of Swift code.
  private func snippets(in text: String) -> [String] {
    text.components(separatedBy: "```swift\n").dropFirst().map {
      trimmed($0.components(separatedBy: "```")[0])
    }
  }

  /// The lines without indentation.
  private func trimmed(_ text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: "\n")
  }
}
