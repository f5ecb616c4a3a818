import Foundation
import Testing

@testable import NotesCLI

struct InputSourceTests {
  /// Feeds text through a pipe and returns the input, without `resized` events.
  private func inputs(_ text: String, _ mode: InputMode) async -> [Input] {
    let pipe = Pipe()
    let source = InputSource(
      descriptor: pipe.fileHandleForReading.fileDescriptor, mode: mode,
      size: { TerminalSize(columns: 1, rows: 1) })
    pipe.fileHandleForWriting.write(Data(text.utf8))
    try? pipe.fileHandleForWriting.close()
    var inputs: [Input] = []
    for await input in source.events() { inputs.append(input) }
    try? pipe.fileHandleForReading.close()
    return inputs
  }

  @Test func `a pipe delivers lines and a terminal delivers keys`() async {
    // A pipe delivers whole lines.
    await expectEqual(
      inputs("one\ntwo\r\n\nlast", .lines),
      [
        .line("one"), .line("two"), .line(""), .line("last"), .end,
      ])
    await expectEqual(inputs("", .lines), [.end])

    // A terminal delivers keys, a lone escape too.
    await expectEqual(
      inputs("a\u{1b}[Bé\u{1b}", .keys),
      [
        .keys([.character("a"), .down, .character("é")]), .keys([.escape]), .end,
      ])
  }

  @Test func `a new size arrives among the input, and a paused source reads nothing`() async {
    // A new size arrives in the same stream.
    do {
      let pipe = Pipe()
      let size = TerminalSize(columns: 12, rows: 34)
      let source = InputSource(
        descriptor: pipe.fileHandleForReading.fileDescriptor, mode: .lines, size: { size })
      source.pipe.wake()
      var inputs = source.events().makeAsyncIterator()
      await expectEqual(inputs.next(), .resized(size))
      try? pipe.fileHandleForWriting.close()
      await expectEqual(inputs.next(), .end)
    }

    // A paused source reads nothing.
    do {
      let pipe = Pipe()
      let size = TerminalSize(columns: 12, rows: 34)
      let source = InputSource(
        descriptor: pipe.fileHandleForReading.fileDescriptor, mode: .lines, size: { size })
      var inputs = source.events().makeAsyncIterator()
      source.pause()
      pipe.fileHandleForWriting.write(Data("for the editor\n".utf8))
      let taken = pipe.fileHandleForReading.availableData
      expectEqual(taken, Data("for the editor\n".utf8))
      source.resume()
      await expectEqual(inputs.next(), .resized(size))
      try? pipe.fileHandleForWriting.close()
      await expectEqual(inputs.next(), .end)
    }
  }

  @Test func `the user's editor is started with its arguments`() async throws {
    // The editor is the one that the user named.
    func editor(_ environment: [String: String]) -> String {
      ExternalProgram.editor(environment: environment).command
    }
    expectEqual(editor(["VISUAL": "a -w", "EDITOR": "b"]), "a -w")
    expectEqual(editor(["VISUAL": " ", "EDITOR": "b"]), "b")
    expectEqual(editor([:]), "vi")

    // A program receives its arguments unchanged and returns its status.
    let program = ExternalProgram(command: "test 'a b;$x' =")
    try await expectEqual(program.run(arguments: ["a b;$x"]), 0)
    try await expectEqual(program.run(arguments: ["other"]), 1)
    try await expectEqual(ExternalProgram(command: "kill -9 $$; :").run(arguments: []), 137)
  }
}
