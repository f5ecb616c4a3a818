extension AppWorld {
  /// Several presentations that are carried out as one.
  @MainActor
  final class Path {
    let elements: [Presentation]

    /// The outlines of the presentations, in the same order.
    let outlines: [PresentationOutline]

    /// The providers of the arriving places, found when the path was resolved.
    private(set) var providers: [World.Box?] = []

    /// The number of presentations of the start that a link continues.
    private(set) var startCount = 0

    /// Creates a path of presentations none of which is a path.
    init(_ elements: [Presentation]) {
      outlines = elements.map { $0.outline }
      self.elements = elements
    }

    /// Creates the path of a link that continues a start; both have been resolved.
    convenience init(_ path: Path, after start: Path) {
      self.init(start.elements + path.elements)
      startCount = start.elements.count
      providers = start.providers + path.providers
    }

    /// Whether closures of the app have to answer.
    var asks: Bool { outlines.contains { $0.verb == .custom } }

    /// The options for the interface.
    var options: PresentationOutline.Options {
      outlines.last?.options(inPath: outlines.count > 1) ?? .plain
    }

    /// Returns the moves of the presentations, and stores the providers of the arriving places.
    ///
    /// - Parameters:
    ///   - world: The providers.
    ///   - around: The payloads around the place to which the first moves lead, the nearest first; called only if
    ///     places offer routes.
    /// - Returns: The moves, in the order of the presentations.
    /// - Throws: ``DestinationError`` with the index of the element that is refused.
    func moves(
      in world: World,
      around: @escaping @MainActor ([Move]) throws(DestinationError) -> [ErasedPayload]
    ) throws(DestinationError) -> [Move] {
      var moves: [Move] = []
      moves.reserveCapacity(outlines.count)
      providers = []
      for index in outlines.indices {
        var scope = OfferScope()
        if world.offersAtPlaces {
          let earlier = moves
          scope.path = { () throws(DestinationError) in try around(earlier) }
        }
        do throws(DestinationError) {
          let (move, provider) = try elements[index].move(in: world, scope)
          moves.append(move ?? .stay)
          providers.append(provider)
        } catch {
          throw changed(error) { $0.pathIndex = $0.pathIndex ?? index }
        }
      }
      return moves
    }
  }
}
