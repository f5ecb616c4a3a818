/// An effect of a presentation: a value sent, a return, a lock, or a result, instead of a new place.
///
/// Create it with a short form, such as ``DestinationPresentation/sending(_:)``. It runs like the
/// methods of ``Flow`` and ``Destinationable`` that do the same, and is refused with
/// `misplacedEffect` as a part of a path or a link, or as the answer of a closure. If its value is
/// made from content and there is none, it is refused with `noValue`. A refused effect does
/// nothing.
struct PresentationEffect<ContentType: ContentTypeable>: Sendable {
  /// A declaration that the effect needs.
  enum Need: Sendable {
    case receiver(of: any Sendable.Type)
    case checkpoint(TypedName)
    case nothing
  }

  let need: Need
  /// Returns the request for the content of an interaction; nil if the content provides no value.
  let request: @MainActor @Sendable (ContentType?) -> (any EffectRequest)?
}

/// A request that carries out an effect; only the readers of effects know its details.
protocol EffectRequest {}

extension DestinationPresentation {
  /// Creates a presentation with an effect.
  ///
  /// - Parameters:
  ///   - word: The verb.
  ///   - name: The object of the verb.
  ///   - need: The declaration that the effect needs.
  ///   - request: Returns the request for the content of an interaction; nil if the content provides no value.
  init(
    _ word: PresentationVerb.Word, _ name: String,
    needing need: PresentationEffect<ContentType>.Need = .nothing,
    request: @escaping @MainActor @Sendable (ContentType?) -> (any EffectRequest)?
  ) {
    let verb = PresentationVerb.effect(word, name)
    var custom = CustomPresentation<Self> { _, answer in answer(.refused) }
    custom.effect = (verb, PresentationEffect(need: need, request: request))
    self.init(verb) { [custom] in .custom(presentation: custom) }
  }

  /// The effect of the presentation; nil if it arranges places.
  var effect: PresentationEffect<ContentType>? {
    guard case .effect = verb, case .custom(let custom) = presentationType else { return nil }
    return custom.effect?.terms as? PresentationEffect<ContentType>
  }
}
