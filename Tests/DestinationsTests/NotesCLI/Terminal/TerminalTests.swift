import Foundation
import Testing

@testable import NotesCLI

@Suite(.serialized) @MainActor struct TerminalTests {
  /// Runs a test with both ends of a pseudo terminal.
  private func withPseudoTerminal(
    _ body: @MainActor (_ screen: Int32, _ terminal: Int32) async throws -> Void
  ) async throws {
    let screen = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    let terminal = open(try require(terminalName(of: screen)), O_RDWR | O_NOCTTY)
    try #require(screen >= 0 && terminal >= 0)
    defer {
      close(terminal)
      close(screen)
    }
    try await body(screen, terminal)
  }

  /// Unlocks a pseudo terminal and returns its name.
  private func terminalName(of screen: Int32) -> String? {
    #if os(Linux)
      let (unlock, getNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
      var (lock, number): (Int32, Int32) = (0, -1)
      guard ioctl(screen, unlock, &lock) == 0, ioctl(screen, getNumber, &number) == 0 else {
        return nil
      }
      return "/dev/pts/\(number)"
    #else
      guard grantpt(screen) == 0, unlockpt(screen) == 0 else { return nil }
      return ptsname(screen).map { String(cString: $0) }
    #endif
  }

  private func make(_ descriptor: Int32) -> Terminal {
    let input = InputSource(
      descriptor: descriptor, mode: .keys, size: { TerminalSize(columns: 1, rows: 1) })
    return Terminal(
      input: input, environment: ["NO_COLOR": "1", "EDITOR": "test"],
      inputDescriptor: descriptor, outputDescriptor: descriptor)
  }

  /// Reads the output on the terminal up to an ending, which may arrive in pieces.
  private func received(_ screen: Int32, upTo ending: String) -> String {
    var text = ""
    var file = pollfd(fd: screen, events: Int16(POLLIN), revents: 0)
    while !text.hasSuffix(ending), poll(&file, 1, 5_000) > 0 {
      var bytes = [UInt8](repeating: 0, count: 4_096)
      let count = read(screen, &bytes, bytes.count)
      guard count > 0 else { break }
      text += String(decoding: bytes[..<count], as: UTF8.self)
    }
    return text
  }

  private func localModes(_ terminal: Int32) -> tcflag_t {
    var modes = termios()
    tcgetattr(terminal, &modes)
    return modes.c_lflag
  }

  @Test func `a terminal is restored on leaving and for another program`() async throws {
    // Leaving restores the modes that entering changed.
    try await withPseudoTerminal { screen, descriptor in
      let before = localModes(descriptor)
      let terminal = make(descriptor)
      #expect(terminal.enter() && terminal.isEntered)
      expectEqual(localModes(descriptor) & tcflag_t(ICANON | ECHO | ISIG), 0)
      expectEqual(received(screen, upTo: ANSI.enter), ANSI.enter)
      terminal.leave()
      expectEqual(localModes(descriptor), before)
      expectEqual(received(screen, upTo: ANSI.leave), ANSI.leave)
    }

    // Another program runs on a restored terminal.
    try await withPseudoTerminal { screen, descriptor in
      let before = localModes(descriptor)
      let terminal = make(descriptor)
      terminal.enter()
      let during = await terminal.suspend { localModes(descriptor) }
      expectEqual(during, before)
      #expect(terminal.isEntered && localModes(descriptor) != before)
      try await terminal.edit(file: "not empty", line: 1)
      terminal.leave()
      let cycle = ANSI.enter + ANSI.leave
      let all = cycle + cycle + cycle
      expectEqual(received(screen, upTo: all), all)
    }

    // An editor that supports it begins at a line.
    let given = [("vim", 7), ("/bin/nano -w", 7), ("vim", 1), ("code --wait", 7)].map {
      ExternalProgram(command: $0).arguments(file: "f", line: $1).joined(separator: " ")
    }
    expectEqual(given, ["+7 f", "+7 f", "f", "f"])

    // A file that is not a terminal is not entered.
    do {
      let pipe = Pipe()
      let terminal = make(pipe.fileHandleForWriting.fileDescriptor)
      #expect(!terminal.enter())
      terminal.write("plain\n")
      expectEqual(pipe.fileHandleForReading.availableData, Data("plain\n".utf8))
    }
  }

  @Test func `frames are drawn as differences until the screen is invalidated`() async throws {
    try await withPseudoTerminal { screen, descriptor in
      let terminal = make(descriptor)
      let size = TerminalSize(columns: 5, rows: 2)
      terminal.show(Frame(size: size, lines: ["ignored"]))
      terminal.enter()
      defer { terminal.leave() }
      expectEqual(received(screen, upTo: ANSI.enter), ANSI.enter)
      terminal.show(Frame(size: size, lines: ["a", StyledLine("b", .accent)]))
      expectSuffix(received(screen, upTo: "b"), "\u{1b}[1;1Ha\u{1b}[2;1Hb")
      terminal.show(Frame(size: size, lines: ["c", StyledLine("b", .accent)]))
      expectEqual(received(screen, upTo: "c"), "\u{1b}[1;1Hc")
      terminal.invalidate()
      terminal.show(Frame(size: size, lines: ["c", "b"]))
      expectContains(received(screen, upTo: "b"), ANSI.clear)
    }
  }
}
