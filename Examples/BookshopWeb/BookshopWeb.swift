import Bookshop
import Foundation

/// Serves the bookshop on a port of this machine.
@main
struct BookshopWeb {
  static func main() {
    var port: UInt16 = 8080
    var folder = FileManager.default.temporaryDirectory.appending(path: "BookshopWeb")
    var arguments = CommandLine.arguments.dropFirst()
    while let option = arguments.popFirst() {
      switch (option, arguments.popFirst()) {
      case ("--port", let value?) where UInt16(value) != nil: port = UInt16(value) ?? port
      case ("--data", let value?): folder = URL(filePath: value, directoryHint: .isDirectory)
      default: fail("Usage: BookshopWeb [--port N] [--data FOLDER]", 64)
      }
    }
    do {
      let server = try HTTPServer(port: port)
      let welcome = "The bookshop is open at http://127.0.0.1:\(server.port)/\n"
      FileHandle.standardOutput.write(Data(welcome.utf8))
      Thread.detachNewThread { [folder] in
        server.run { request in await Site.site(in: folder).answer(request) }
      }
      RunLoop.main.run()
    } catch {
      fail("\(error)", 69)
    }
  }

  private static func fail(_ message: String, _ status: Int32) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(status)
  }
}
