internal import Destinations
internal import Observation

/// The values of the models of an app, by the names of their properties.
///
/// A model is the destination, the state model or the interface of a presented place, or an observable object that one
/// of these refers to. Of an observable class, only the properties that can be observed count; values of the library's
/// types do not.
@MainActor
struct ModelValues {
  /// A model: the place or the type that it is recognised by, and its name.
  struct Model: Hashable {
    fileprivate let owner: String
    /// The name of the place's route, or that of the object's type.
    let name: String
    /// Whether this is an object that places refer to, which may outlive them.
    var isShared: Bool { owner == name }
  }

  private struct Property: Hashable {
    let model: Model
    let name: String
    /// Whether this is not a property, but an interaction that the interface may offer.
    var isOffer = false
  }

  private var models: [Model] = []
  private var values: [Property: ModelValue] = [:]
  private var properties: [Property] = []
  private var objects: Set<ObjectIdentifier> = []

  /// Creates a list without values.
  init() {}

  /// Reads the values of all presented places.
  ///
  /// Places are recognised by their identifiers or, to compare an app with another one or after a relaunch, by their order.
  init(of app: FlowEngine, byOrder: Bool = false) {
    for (number, places) in ([app] + app.shownWithin).enumerated() {
      for (index, place) in places.all.enumerated() {
        guard let site = places.site(for: place.id) else { continue }
        let owner = "\(number) \(byOrder ? "\(index)" : "\(place.id)")"
        let model = Model(owner: owner, name: place.route)
        models.append(model)
        let objects: [Any?] = [site.destination, site.stateModel, site.interface]
        for case let object? in objects { add(object, to: model) }
        if let interface = site.interface { addOffers(of: interface, to: model) }
      }
    }
  }

  /// The changes of a model.
  struct Change {
    let model: Model
    /// Whether the model was not there before; then only values that are not empty count as changes.
    let isNew: Bool
    /// Each property that has changed, with a word about it.
    let words: [(property: String, word: String)]
  }

  /// Returns the changes since earlier values, in a stable order; new models are listed in any case.
  func changes(since earlier: ModelValues) -> [Change] {
    let own = Dictionary(grouping: properties, by: \.model)
    return models.compactMap { model in
      let words = (own[model] ?? []).compactMap { property in
        values[property]?.change(from: earlier.values[property]).map { (property.name, $0) }
      }
      let isNew = !earlier.models.contains(model)
      return isNew || !words.isEmpty ? Change(model: model, isNew: isNew, words: words) : nil
    }
  }

  /// Returns the changed values as texts, each by what has changed.
  func news(since earlier: ModelValues) -> [String: String] {
    changes(since: earlier).reduce(into: [:]) { news, change in
      for (name, word) in change.words {
        let value = values[Property(model: change.model, name: name)]
        news["\(change.model.name).\(name) \(word)"] = value?.text ?? ""
      }
    }
  }

  /// Returns the values of an object and of the observable objects that it refers to, a line for each property.
  static func lines(of object: Any) -> [String] {
    var values = ModelValues()
    values.add(object, to: Model(owner: "", name: "\(type(of: object))"))
    return values.properties.compactMap { property in
      values.values[property]?.text.map {
        StepToken.line("\(property.model.name).\(property.name): \($0)")
      }
    }
  }

  // MARK: - Reading

  /// Adds the properties of an object, unless they are there already.
  private mutating func add(_ object: Any, to model: Model, in path: String = "") {
    var mirror: Mirror? = Mirror(reflecting: object)
    if mirror?.displayStyle == .class {
      guard objects.insert(ObjectIdentifier(object as AnyObject)).inserted else { return }
    }
    while let next = mirror, !Self.isOfLibrary(next.subjectType) {
      let children = Array(next.children)
      let isObserved = children.contains { $0.label == "_$observationRegistrar" }
      for case (let label?, let value) in children where !label.contains("$") {
        let word = label.hasPrefix("_") ? label.dropFirst() : label[...]
        if isObserved, !label.hasPrefix("_") {
          addObject(value)
        } else {
          add(value, of: Property(model: model, name: path + word))
        }
      }
      mirror = next.superclassMirror
    }
  }

  private mutating func add(_ value: Any, of property: Property) {
    let mirror = Mirror(reflecting: value)
    if Self.isOfLibrary(mirror.subjectType) { return }
    if let object = mirror.children.first?.value, mirror.displayStyle == .optional,
      Mirror(reflecting: object).displayStyle == .class
    {
      add(object, of: property)
    } else if let kept = ModelValue(value, mirror) {
      if values.updateValue(kept, forKey: property) == nil { properties.append(property) }
    } else if mirror.displayStyle == .struct {
      add(value, to: property.model, in: "\(property.name).")
    } else {
      addObject(value)
    }
  }

  /// Adds the properties of an observable object of the app, which has the name of its type.
  private mutating func addObject(_ value: Any) {
    guard value is any Observable, !Self.isOfLibrary(type(of: value)) else { return }
    let type = "\(type(of: value))"
    let model = Model(owner: type, name: type)
    if !models.contains(model) { models.append(model) }
    add(value, to: model)
  }

  /// Adds what an interface offers for each of the interactions that it mentions.
  private mutating func addOffers(of interface: some DestinationInterfacing, to model: Model) {
    for (interaction, contents) in interface.offered.sorted(by: {
      $0.key.rawValue < $1.key.rawValue
    }) {
      let property = Property(model: model, name: interaction.rawValue, isOffer: true)
      values[property] = ModelValue(offering: contents)
      properties.append(property)
    }
  }

  private static func isOfLibrary(_ type: Any.Type) -> Bool {
    if let known = libraryTypes[ObjectIdentifier(type)] { return known }
    let name = String(reflecting: type)
    let isOfLibrary = ["Destinations.", "Swift.Optional<Destinations."].contains(
      where: name.hasPrefix)
    libraryTypes[ObjectIdentifier(type)] = isOfLibrary
    return isOfLibrary
  }

  /// Whether each type is one of the library, because reading its name takes time.
  private static var libraryTypes: [ObjectIdentifier: Bool] = [:]
}

/// The value of a property, as far as it can be compared.
private struct ModelValue {
  /// The number of elements; 0 for nil, an empty text, false, and an interaction that is not offered; nil for a value
  /// that is never empty.
  private var count: Int?
  private var isCollection = false
  /// Whether this is what an interface offers, with 0 for nothing.
  private var isOffer = false
  private var value: (any Equatable)?
  /// The words for a change to another value, and to an empty one.
  private var words = (set: "set", cleared: "cleared")

  init(offering contents: some Collection & Equatable) {
    (count, isCollection, isOffer, value) = (contents.count, true, true, contents)
    words = ("offered", "withdrawn")
  }

  /// Creates the value of a property; nil if two values of this type cannot be compared.
  init?(_ value: Any, _ mirror: Mirror) {
    self.value = value as? any Equatable
    switch mirror.displayStyle {
    case .collection, .set, .dictionary: (count, isCollection) = (mirror.children.count, true)
    case .optional:
      let inner = mirror.children.first?.value
      if let inner, let known = ModelValue(inner, Mirror(reflecting: inner)) {
        self = known
        count = known.count ?? 1
      } else {
        self.value = nil
        count = inner == nil ? 0 : 1
      }
    default:
      if self.value == nil { return nil }
      if let flag = value as? Bool {
        (count, words) = (flag ? 1 : 0, ("true", "false"))
      } else {
        count = (value as? String).map { $0.isEmpty ? 0 : 1 }
      }
    }
  }

  /// The value as a text; nil if values of its type cannot be compared.
  var text: String? { value.map { "\($0)" } }

  /// Describes a change in a word; nil if there is none.
  ///
  /// A value without an earlier one counts as a change unless it is empty.
  func change(from old: ModelValue?) -> String? {
    let before = old.map(\.count) ?? 0
    if isCollection, let count, let before, count != before, !isOffer || min(count, before) > 0 {
      return count > before ? "+\(count - before)" : "-\(before - count)"
    }
    if count == 0 { return before == 0 ? nil : words.cleared }
    guard let old else { return count == nil ? nil : words.set }
    let isSame = before != 0 && (value.map { $0.equals(old.value) } ?? (old.value == nil))
    return isSame ? nil : before == 0 ? words.set : "set"
  }
}
