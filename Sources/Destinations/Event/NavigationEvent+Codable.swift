#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// What happened is written as a word, with what it is about by names: `{"presented": {"id": "…", "route": "list"}}`.
///
/// The compiler would make a type of names for each case, which weighs more than the whole planner does; here is one for all.
extension NavigationEvent.Kind: Codable {
  private enum Word: String, CodingKey {
    case requested, queued, refused, done, cancelled, ruled, superseded
    case presented, removed, appeared, disappeared, selected
    case resultUnhandled, resultDiscarded, answered, answerUnawaited
    case notSaved, requestNotSaved, notRestored, restored
    case setupFault, startRefused, parentIgnored, providerReplaced, offerReplaced, notProvided
    case error
  }

  private enum Fact: String, CodingKey {
    case awaited, by, cause, container, count, error, guardName, id, interactor, key, lost, reason
    case request, route, ruling, slot, type, what
  }

  /// Writes what happened.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Word.self)
    func write(_ word: Word, _ facts: (Fact, (any Encodable)?)...) throws {
      var values = container.nestedContainer(keyedBy: Fact.self, forKey: word)
      for case (let fact, let value?) in facts { try values.encode(value, forKey: fact) }
    }
    switch self {
    case .requested(let cause, let what):
      try write(.requested, (.cause, cause), (.what, what))
    case .queued: try write(.queued)
    case .refused(let error): try write(.refused, (.error, error))
    case .done: try write(.done)
    case .cancelled: try write(.cancelled)
    case .ruled(let name, let ruling): try write(.ruled, (.guardName, name), (.ruling, ruling))
    case .superseded(let number): try write(.superseded, (.by, number))
    case .presented(let id, let route): try write(.presented, (.id, id), (.route, route))
    case .removed(let id, let route): try write(.removed, (.id, id), (.route, route))
    case .appeared(let id, let route): try write(.appeared, (.id, id), (.route, route))
    case .disappeared(let id, let route): try write(.disappeared, (.id, id), (.route, route))
    case .selected(let id, let slot): try write(.selected, (.container, id), (.slot, slot))
    case .resultUnhandled(let id, let request):
      try write(.resultUnhandled, (.id, id), (.request, request))
    case .resultDiscarded(let id, let interactor):
      try write(.resultDiscarded, (.id, id), (.interactor, interactor))
    case .answered(let id, let key): try write(.answered, (.id, id), (.key, key))
    case .answerUnawaited(let id, let key, let awaited):
      try write(.answerUnawaited, (.id, id), (.key, key), (.awaited, awaited))
    case .notSaved(let id, let route, let reason):
      try write(.notSaved, (.id, id), (.route, route), (.reason, reason))
    case .requestNotSaved(let what, let reason):
      try write(.requestNotSaved, (.what, what), (.reason, reason))
    case .notRestored(let what, let reason):
      try write(.notRestored, (.what, what), (.reason, reason))
    case .restored(let count, let lost): try write(.restored, (.count, count), (.lost, lost))
    case .setupFault(let error): try write(.setupFault, (.error, error))
    case .startRefused(let error): try write(.startRefused, (.error, error))
    case .parentIgnored(let id): try write(.parentIgnored, (.id, id))
    case .providerReplaced(let route): try write(.providerReplaced, (.route, route))
    case .offerReplaced(let type): try write(.offerReplaced, (.type, type))
    case .notProvided(let error): try write(.notProvided, (.error, error))
    case .error(let error, let id): try write(.error, (.error, error), (.id, id))
    }
  }

  /// Reads what happened.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Word.self)
    guard let word = container.allKeys.first, container.allKeys.count == 1 else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "Not one thing happened."))
    }
    let values = try container.nestedContainer(keyedBy: Fact.self, forKey: word)
    func read<Value: Decodable>(_ fact: Fact) throws -> Value {
      try values.decode(Value.self, forKey: fact)
    }
    switch word {
    case .requested: self = .requested(cause: try read(.cause), what: try read(.what))
    case .queued: self = .queued
    case .refused: self = .refused(try read(.error))
    case .done: self = .done
    case .cancelled: self = .cancelled
    case .ruled: self = .ruled(guardName: try read(.guardName), ruling: try read(.ruling))
    case .superseded: self = .superseded(by: try read(.by))
    case .presented: self = .presented(id: try read(.id), route: try read(.route))
    case .removed: self = .removed(id: try read(.id), route: try read(.route))
    case .appeared: self = .appeared(id: try read(.id), route: try read(.route))
    case .disappeared: self = .disappeared(id: try read(.id), route: try read(.route))
    case .selected: self = .selected(container: try read(.container), slot: try read(.slot))
    case .resultUnhandled:
      self = .resultUnhandled(id: try read(.id), request: try read(.request))
    case .resultDiscarded:
      self = .resultDiscarded(id: try read(.id), interactor: try read(.interactor))
    case .answered: self = .answered(id: try read(.id), key: try read(.key))
    case .answerUnawaited:
      let awaited = try values.decodeIfPresent(String.self, forKey: .awaited)
      self = .answerUnawaited(id: try read(.id), key: try read(.key), awaited: awaited)
    case .notSaved:
      self = .notSaved(id: try read(.id), route: try read(.route), reason: try read(.reason))
    case .requestNotSaved:
      self = .requestNotSaved(what: try read(.what), reason: try read(.reason))
    case .notRestored: self = .notRestored(what: try read(.what), reason: try read(.reason))
    case .restored: self = .restored(count: try read(.count), lost: try read(.lost))
    case .setupFault: self = .setupFault(try read(.error))
    case .startRefused: self = .startRefused(try read(.error))
    case .parentIgnored: self = .parentIgnored(id: try read(.id))
    case .providerReplaced: self = .providerReplaced(route: try read(.route))
    case .offerReplaced: self = .offerReplaced(type: try read(.type))
    case .notProvided: self = .notProvided(try read(.error))
    case .error: self = .error(try read(.error), id: try read(.id))
    }
  }
}
