/// The payloads of a tree's nodes, by the positions that its structure gives them.
struct PayloadStore<Payload: Sendable>: Sendable {
  private var payloads = PagedArray<ErasedPayload?>()

  init() {}

  /// Creates the same store as seen by another reader.
  init<Other>(_ other: PayloadStore<Other>) {
    payloads = other.payloads
  }

  /// Whether a node has a payload.
  func holds(_ ref: NodeRef) -> Bool {
    (0..<payloads.count).contains(ref.offset) && payloads[ref.offset] != nil
  }

  subscript(ref: NodeRef) -> Payload? {
    get { holds(ref) ? payloads[ref.offset]?.read(as: Payload.self) : nil }
    set {
      while payloads.count <= ref.offset { payloads.append(nil) }
      payloads[ref.offset] = newValue.map(ErasedPayload.init)
    }
  }
}
