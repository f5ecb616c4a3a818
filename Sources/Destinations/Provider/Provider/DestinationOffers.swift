/// The places that are provided to modules, with one offer for each type of places.
public struct DestinationOffers {
  /// Answers for one value; nil passes it on to the next offer.
  typealias Answer = @MainActor (any RoutableDestinations) -> (any RoutableDestinations)?

  private struct Offer {
    let typeName: String
    let answer: Answer
  }

  private var entries: [ObjectIdentifier: Offer] = [:]

  /// The names of the types for which a later offer has replaced an earlier one.
  private(set) var replaced: [String] = []

  /// Creates an empty collection of offers.
  public init() {}

  /// Whether there are no offers.
  package var isEmpty: Bool { entries.isEmpty }

  mutating func add<Need: RoutableDestinations>(
    _ type: Need.Type, _ answer: @escaping @MainActor (Need) -> (any RoutableDestinations)?
  ) {
    add(ObjectIdentifier(type), Offer(typeName: "\(type)") { ($0 as? Need).flatMap(answer) })
  }

  /// Adds other offers, which count as later ones.
  mutating func add(_ others: DestinationOffers) {
    for (key, offer) in others.entries.sorted(on: \.value.typeName) {
      add(key, offer)
    }
    replaced += others.replaced
  }

  private mutating func add(_ key: ObjectIdentifier, _ offer: Offer) {
    if entries.updateValue(offer, forKey: key) != nil { replaced.append(offer.typeName) }
  }

  /// Whether there is an offer for a type of places.
  package func cover(_ type: any RoutableDestinations.Type) -> Bool {
    entries[ObjectIdentifier(type)] != nil
  }

  /// The answer for a value; nil if there is none.
  @MainActor
  func answer(to need: any RoutableDestinations) -> (any RoutableDestinations)? {
    entries[ObjectIdentifier(type(of: need))]?.answer(need)
  }
}

extension DestinationOffers: Printed {
  /// The types of places for which there are offers.
  var printed: String { entries.values.map(\.typeName).sorted().joined(separator: ", ") }
}
