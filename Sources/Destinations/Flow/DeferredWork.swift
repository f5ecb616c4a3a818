#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A request that is worked out at its turn, from the tree as it is then.
final class DeferredWork: RequestWork {
  typealias Make = @MainActor (TreeHost) throws(DestinationError) -> RequestWork

  private let name: String
  private let make: Make
  private var work: RequestWork?

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - name: The request in a few words.
  ///   - make: Works it out; called again if the request was held and is planned anew.
  init(_ name: String, make: @escaping Make) {
    self.name = name
    self.make = make
  }

  /// What it was worked out to, if it has had its turn.
  var made: RequestWork? { work }

  override var summary: String { name }

  override var origin: UUID? { work?.origin }

  override func resolve(in host: TreeHost) throws(DestinationError) -> ResolvedMove {
    let work = try make(host)
    self.work = work
    work.asker = asker
    return try work.resolve(in: host)
  }

  override func build(_ context: BuildContext) throws(DestinationError) -> Built {
    try work?.build(context) ?? Built()
  }

  override var mustAsk: Bool { work?.mustAsk ?? false }

  override func ask(
    _ context: BuildContext, _ built: Built, whenAnswered: @escaping () -> Void
  ) {
    work?.ask(context, built, whenAnswered: whenAnswered)
  }

  override func resolveAnswered(in host: TreeHost) throws(DestinationError) -> ResolvedMove {
    try work?.resolveAnswered(in: host) ?? ResolvedMove(move: nil)
  }

  override func end(isDone: Bool) {
    work?.end(isDone: isDone)
  }
}
