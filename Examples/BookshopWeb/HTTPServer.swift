// A few lines of HTTP, enough for a browser on this machine. A real app puts its own server here.

import Foundation

/// A request of a browser.
struct HTTPRequest: Sendable {
  let method: String
  let path: String
  let query: [String: String]
  let fields: [String: String]

  /// Reads a request; nil if it is none.
  init?(_ data: Data) {
    let parts = String(decoding: data, as: UTF8.self).split(
      separator: "\r\n\r\n", maxSplits: 1, omittingEmptySubsequences: false)
    let words = parts[0].prefix { $0 != "\r\n" }.split(separator: " ")
    guard words.count == 3, words[1].hasPrefix("/"), parts.count == 2 else { return nil }
    let target = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    method = String(words[0])
    path = String(target[0])
    query = Self.fields(target.count > 1 ? target[1] : "")
    fields = Self.fields(parts[1])
  }

  private static func fields(_ text: Substring) -> [String: String] {
    var fields: [String: String] = [:]
    for pair in text.split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map { $0.replacing("+", with: " ").removingPercentEncoding ?? "" }
      fields[parts[0]] = parts.count > 1 ? parts[1] : ""
    }
    return fields
  }
}

/// The answer to a request.
struct HTTPResponse: Sendable {
  var status = "200 OK"
  var headers: [String: String] = [:]
  var body = ""

  static func redirect(to address: String) -> Self {
    Self(status: "303 See Other", headers: ["Location": address])
  }

  func data(withBody: Bool) -> Data {
    var lines = ["HTTP/1.1 \(status)", "Content-Type: text/html; charset=utf-8"]
    lines += ["Content-Length: \(body.utf8.count)", "Cache-Control: no-store", "Connection: close"]
    lines += headers.map { "\($0): \($1)" }
    return Data((lines.joined(separator: "\r\n") + "\r\n\r\n" + (withBody ? body : "")).utf8)
  }
}

/// Listens on a port of this machine, and answers one request for each connection.
struct HTTPServer {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  typealias Answer = @Sendable (HTTPRequest) async -> HTTPResponse

  /// The port in use, even if the caller asked for any free port.
  let port: UInt16
  private let listener: Int32
  private static let limit = 65_536

  init(port: UInt16) throws {
    signal(SIGPIPE, SIG_IGN)
    #if canImport(Darwin)
      listener = socket(AF_INET, SOCK_STREAM, 0)
    #else
      listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    var yes: Int32 = 1
    setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { [listener] pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, size) == 0 && listen(listener, 64) == 0
          && getsockname(listener, $0, &size) == 0
      }
    }
    guard isBound else { throw Failure(description: "Port \(port) cannot be used.") }
    self.port = UInt16(bigEndian: address.sin_port)
  }

  /// Answers requests until the process ends.
  func run(_ answer: @escaping Answer) -> Never {
    while true {
      let connection = accept(listener, nil, nil)
      guard connection >= 0 else { continue }
      Thread.detachNewThread {
        var patience = timeval(tv_sec: 10, tv_usec: 0)
        let size = socklen_t(MemoryLayout<timeval>.size)
        setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &patience, size)
        let request = Self.read(from: connection)
        Task {
          defer { close(connection) }
          guard let request else {
            return Self.write(
              HTTPResponse(status: "400 Bad Request").data(withBody: true), connection)
          }
          let response = await answer(request)
          Self.write(response.data(withBody: request.method != "HEAD"), connection)
        }
      }
    }
  }

  /// Reads until the body is complete; nil if that takes too long, or is too much.
  private static func read(from connection: Int32) -> HTTPRequest? {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while data.count < limit {
      if let end = data.firstRange(of: Data("\r\n\r\n".utf8)) {
        let head = String(decoding: data[..<end.lowerBound], as: UTF8.self).lowercased()
        let length = head.split(separator: "\r\n").first { $0.hasPrefix("content-length:") }
          .flatMap { Int($0.dropFirst(15).trimmingPrefix(" ")) }
        if data.count - end.upperBound >= length ?? 0 { return HTTPRequest(data) }
      }
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { return nil }
      data += buffer[..<count]
    }
    return nil
  }

  private static func write(_ data: Data, _ connection: Int32) {
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, 0) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
