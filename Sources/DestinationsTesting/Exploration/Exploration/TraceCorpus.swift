internal import Foundation

/// A folder of traces that an exploration replays before its first run.
struct TraceCorpus {
  /// The traces, sorted by the names of their files.
  let traces: [(name: String, trace: ExplorationTrace)]

  /// Reads all files of a folder whose name ends in `.trace`; a folder that does not exist has none.
  ///
  /// - Parameters:
  ///   - path: The path of the folder, relative to the folder of a file.
  ///   - file: That file.
  /// - Throws: ``ExplorationFailure`` with the first file that is not a trace.
  init(_ path: String, besides file: StaticString) throws(ExplorationFailure) {
    let folder = URL(path, besides: file)
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false)))
      ?? []
    var traces: [(name: String, trace: ExplorationTrace)] = []
    for name in names.sorted() where name.hasSuffix(".trace") {
      guard let text = folder.appending(path: name).text else {
        throw .unreadable(name, reason: "it is not text")
      }
      do throws(MalformedTrace) {
        traces.append((name, try ExplorationTrace(parsing: text)))
      } catch {
        throw .unreadable(name, reason: "\(error)")
      }
    }
    self.traces = traces
  }
}
