/// A payload whose type only its reader knows.
///
/// Trees keep all payloads like this, so that the flow's own tree, which knows no app's types, and the
/// typed tree that the app reads are one and the same.
struct ErasedPayload: Sendable {
  private let box: any AnyObject & Sendable

  init<Payload: Sendable>(_ payload: Payload) {
    if let erased = payload as? ErasedPayload {
      self = erased
    } else {
      box = Box(payload)
    }
  }

  /// Creates a payload from one that is known not to be erased already.
  init<Route, Content>(place: Place<Route, Content>) {
    box = Box(place)
  }

  /// Returns what the payload is for, if it is of these types.
  func place<Route, Content>() -> Place<Route, Content>? {
    (box as? Box<Place<Route, Content>>)?.payload
  }

  func read<Payload: Sendable>(as type: Payload.Type) -> Payload? {
    if let erased = self as? Payload { return erased }
    return (box as? Box<Payload>)?.payload
  }

  private final class Box<Payload: Sendable>: Sendable {
    let payload: Payload

    init(_ payload: Payload) {
      self.payload = payload
    }
  }
}

/// The payloads of a tree's nodes, by the positions that its structure gives them.
struct PayloadStore<Payload: Sendable>: Sendable {
  private var payloads: [ErasedPayload?] = []

  init() {}

  /// Creates the same store as seen by another reader.
  init<Other>(_ other: PayloadStore<Other>) {
    payloads = other.payloads
  }

  /// Whether a node has a payload.
  func holds(_ ref: NodeRef) -> Bool {
    payloads.indices.contains(ref.offset) && payloads[ref.offset] != nil
  }

  subscript(ref: NodeRef) -> Payload? {
    get { holds(ref) ? payloads[ref.offset]?.read(as: Payload.self) : nil }
    set {
      while payloads.count <= ref.offset { payloads.append(nil) }
      payloads[ref.offset] = newValue.map(ErasedPayload.init)
    }
  }
}
