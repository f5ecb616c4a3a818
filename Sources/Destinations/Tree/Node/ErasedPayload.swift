/// A payload whose type only its reader knows.
///
/// Trees store all payloads in this form, so the flow's tree, which does not know the app's types, and
/// the typed tree that the app reads share the same storage.
package struct ErasedPayload: Sendable {
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
  /// The name of the place in a message: its route in an app, else the description of the payload.
  package var description: String { keeper.name }
}

/// Stores a payload for readers that know its type.
protocol PayloadKeeping: AnyObject, Sendable {
  /// The name of the place in a message.
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
