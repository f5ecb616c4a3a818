/// The payloads of a tree's nodes, by the positions that its structure gives them.
struct PayloadStore<Payload> {
  private var payloads: [Payload?] = []

  subscript(ref: NodeRef) -> Payload? {
    get { payloads.indices.contains(ref.offset) ? payloads[ref.offset] : nil }
    set {
      while payloads.count <= ref.offset { payloads.append(nil) }
      payloads[ref.offset] = newValue
    }
  }
}

extension PayloadStore: Sendable where Payload: Sendable {}
