/// The places that are provided to modules, with one offer for each type of places.
public struct DestinationOffers {
  /// Answers for one value; nil passes it on to the offer of the next place around.
  typealias Answer = @MainActor (any RoutableDestinations) -> (any RoutableDestinations)?

  private struct Offer {
    let typeName: String
    let answer: Answer
  }

  private var entries: [ObjectIdentifier: Offer] = [:]

  /// The names of the types for which a later offer replaced an earlier one.
  private(set) var replaced: [String] = []

  /// Creates an empty collection of offers.
  public init() {}

  /// Whether there are no offers.
  public var isEmpty: Bool { entries.isEmpty }

  mutating func add<Need: RoutableDestinations>(
    _ type: Need.Type, _ answer: @escaping @MainActor (Need) -> (any RoutableDestinations)?
  ) {
    add(ObjectIdentifier(type), Offer(typeName: "\(type)") { ($0 as? Need).flatMap(answer) })
  }

  /// Adds the offers of others, which count as later.
  mutating func add(_ others: DestinationOffers) {
    for (key, offer) in others.entries.sorted(on: \.value.typeName) {
      add(key, offer)
    }
    replaced += others.replaced
  }

  private mutating func add(_ key: ObjectIdentifier, _ offer: Offer) {
    if entries.updateValue(offer, forKey: key) != nil { replaced.append(offer.typeName) }
  }

  /// Whether anything is offered for a type of places.
  func cover(_ type: any RoutableDestinations.Type) -> Bool {
    entries[ObjectIdentifier(type)] != nil
  }

  /// What is offered for a value; nil if nothing is.
  @MainActor
  func answer(to need: any RoutableDestinations) -> (any RoutableDestinations)? {
    entries[ObjectIdentifier(type(of: need))]?.answer(need)
  }
}
