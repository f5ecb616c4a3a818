import Destinations
import Foundation

/// A destination class that handles results asynchronously, as slowly as a test wants.
final class WatchingDestination: Destinationable {
  typealias UserInteractionType = Act
  typealias DestinationType = Sample.DestinationType
  typealias ContentType = Sample.ContentType
  typealias TabType = Sample.TabType
  typealias InteractorType = Worker

  let id: UUID
  let type: Sample.DestinationType
  var internalState: Sample.InternalState<Act, Worker>

  private(set) var results: [String] = []
  /// Whether results are held until ``letGo()``.
  var holds = false
  private var held: CheckedContinuation<Void, Never>?
  private var watching: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

  init(_ seed: Sample.Seed<WatchingDestination>) {
    id = seed.id
    type = seed.route
    internalState = seed.internalState()
  }

  func handleAsyncInteractorResult<Request: InteractorRequestConfiguring>(
    result: Result<Request.ResultData, any Error>, for request: Request
  ) async {
    results.append(text(of: result))
    for entry in watching where entry.count <= results.count { entry.continuation.resume() }
    watching.removeAll { $0.count <= results.count }
    if holds { await withCheckedContinuation { held = $0 } }
  }

  private func text<Value>(of result: Result<Value, any Error>) -> String {
    switch result {
    case .success(let value): "\(value)"
    case .failure(let error as DestinationError): "\(error.code)"
    case .failure(let error): "\(error)"
    }
  }

  /// Waits until a number of results have arrived.
  func untilResults(_ count: Int) async {
    if results.count < count { await withCheckedContinuation { watching.append((count, $0)) } }
  }

  /// Lets the held handler return.
  func letGo() {
    held?.resume()
    held = nil
  }
}
