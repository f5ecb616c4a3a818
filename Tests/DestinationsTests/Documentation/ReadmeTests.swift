import Foundation
import Testing

@testable import Destinations

@MainActor
struct ReadmeTests {
  @Test func `the example of the README does what the README says`() throws {
    let flow = Notes.AppFlow(notesSetup(), ids: .sequential())
    flow.start()
    let list = try #require(flow.rootInterface as? ListView)
    try list.destination().performInterfaceAction(interactionType: .open, content: .note(7))
    #expect(flow.tree.description == "list stack #1\n  > note #2")
  }

  @Test func `the README shows the example as it is compiled here`() throws {
    let here = URL(filePath: #filePath).deletingLastPathComponent()
    let example = try String(
      contentsOf: here.appending(path: "ReadmeExample.swift"), encoding: .utf8)
    let root = here.appending(path: "../../../README.md").standardizedFileURL
    let readme = try String(contentsOf: root, encoding: .utf8)
    let shown = example.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("// README") }.joined(separator: "\n")
      .trimmingCharacters(in: .newlines)
    #expect(readme.contains("```swift\n\(shown)\n```"))
  }
}
