import Destinations
import DestinationsTesting
import Foundation
import Testing

/// Texts that no flow has written: each is a sound value, which can be written and read again, or an error of a certain
/// kind.
struct HostileTextTests {
  @Test func `the tree reader survives any text and reads only sound trees`() throws {
    let words = [
      "  ", ">", "selected=", "tab a:", "stack", "container", "tabs", "split", "group", "passive",
      "child 0:", "column detail:", "sheet:", "attached:", "path:", "#1", "\n  ", "\n    ",
    ]
    let fuzz = Fuzz(corpus: try Corpus("tree"), words: words)
    let fault = fuzz.fault(in: TestScale.count(100_000)) { bytes in
      do throws(DestinationError) {
        let tree = try read(String(decoding: bytes, as: UTF8.self))
        if let violation = tree.violations().first { return violation }
        return try read(tree.description) == tree ? nil : "is read back otherwise"
      } catch {
        return error.isExpected([.malformedText, .brokenInvariant])
      }
    }
    expectNil(fault)
  }

  private func read(_ text: String) throws(DestinationError) -> TextTree {
    try PresentationTree(parsing: text) { $0 }
  }

  @Test func `the link reader survives any link, and its targets round-trip`() throws {
    let words = [
      "notes://", "https://", "notes.example.com", "note/", "tags", "files/", "search?", "word=",
      "limit=", "edit", "&", "=", "?", "//", "..", "%2F", "%", "%C0%AF", "+", "versions/",
    ]
    let table = NotesLink.table
    let fuzz = Fuzz(corpus: try Corpus(linesOf: "link"), words: words)
    let fault = fuzz.fault(in: TestScale.count(100_000)) { bytes in
      do throws(DestinationError) {
        let target = try table.target(of: String(decoding: bytes, as: UTF8.self))
        guard let url = table.url(to: target) else { return nil }
        return try table.target(of: url) == target ? nil : "is written as \(url)"
      } catch {
        return error.isExpected([.unknownLink, .malformedLink])
      }
    }
    expectNil(fault)
  }

  @Test func `the trace reader survives any text, and its traces round-trip`() throws {
    let words = [
      "tap ", "double tap ", "late tap ", "tab ", "focus ", "detail", "`", ".", " with ", "go back",
      "acknowledge", "wait", "restart",
    ]
    let fuzz = Fuzz(corpus: try Corpus("trace"), words: words)
    let fault = fuzz.fault(in: TestScale.count(100_000)) { bytes in
      do throws(MalformedTrace) {
        let trace = try ExplorationTrace(parsing: String(decoding: bytes, as: UTF8.self))
        return try ExplorationTrace(parsing: "\(trace)") == trace ? nil : "is written as \(trace)"
      } catch {
        return error.line > 0 && !error.text.isEmpty ? nil : "\(error)"
      }
    }
    expectNil(fault)
  }

  @Test func `the fuzzer finds a fault and reports its shortest input`() throws {
    let fault = Fuzz(corpus: try Corpus("tree")).fault(in: 200) {
      $0.contains(UInt8(ascii: "#")) ? "has a number" : nil
    }
    expectEqual(fault, "has a number for \"#\", bytes [35]")
  }
}

extension DestinationError {
  /// The fault of this error; nil if it has one of the codes and a readable reason.
  func isExpected(_ codes: [Code]) -> String? {
    codes.contains(code) && !reason.isEmpty && reason.utf8.count < 500 ? nil : "ends in \(self)"
  }
}
