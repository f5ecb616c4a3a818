/// A payload whose type only its reader knows.
///
/// Trees keep all payloads like this, so that the flow's own tree, which knows no app's types, and the
/// typed tree that the app reads are one and the same.
struct ErasedPayload: Sendable {
  let keeper: any PayloadKeeping

  init(keeper: any PayloadKeeping) {
    self.keeper = keeper
  }

  init<Payload: Sendable>(_ payload: Payload) {
    keeper = (payload as? ErasedPayload)?.keeper ?? PayloadBox(payload)
  }

  func read<Payload: Sendable>(as type: Payload.Type) -> Payload? {
    if let erased = self as? Payload { return erased }
    return keeper.read()
  }
}

extension ErasedPayload: CustomStringConvertible {
  /// What the place is called in a sentence: its route in an app, else the payload as it describes itself.
  var description: String { keeper.name }
}

/// Keeps a payload, for those who know its type.
protocol PayloadKeeping: AnyObject, Sendable {
  /// What the place is called in a sentence.
  var name: String { get }

  func read<Payload>() -> Payload?
}

private final class PayloadBox<Kept: Sendable>: PayloadKeeping {
  let payload: Kept
  var name: String { "\(payload)" }

  init(_ payload: Kept) {
    self.payload = payload
  }

  func read<Payload>() -> Payload? {
    payload as? Payload
  }
}
