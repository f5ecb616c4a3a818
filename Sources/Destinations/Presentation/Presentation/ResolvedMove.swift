/// The change that a request makes to the tree.
final class ResolvedMove: Sendable {
  /// The move.
  let move: TreeMove<ErasedPayload>

  /// Whether the request leaves the tree as it is, so that nothing is planned.
  let isNothing: Bool

  /// The display options.
  let options: PresentationOutline.Options

  /// The outlines of a path's presentations; empty for a single presentation.
  ///
  /// The outlines of a link come after those of the start that the link continues.
  let elements: [PresentationOutline]

  /// The moves to make instead, if this is a link that leads to the same place from anywhere.
  let link: LinkMoves?

  /// The display options of sheets inside other arrivals, by the payloads at their bottoms.
  let sheetOptions: [ObjectIdentifier: SheetPresentationOptions]

  init(
    move: TreeMove<ErasedPayload>?, options: PresentationOutline.Options = .plain,
    elements: [PresentationOutline] = [], link: LinkMoves? = nil,
    sheetOptions: [ObjectIdentifier: SheetPresentationOptions] = [:]
  ) {
    self.move = move ?? .stay
    isNothing = move == nil
    self.options = options
    self.elements = elements
    self.link = link
    self.sheetOptions = sheetOptions
  }

  /// Whether several presentations are carried out as one.
  var isPath: Bool { (link?.moves.count ?? elements.count) > 1 }

  /// Returns the same options for another move.
  func with(_ move: TreeMove<ErasedPayload>) -> ResolvedMove {
    ResolvedMove(move: move, options: options, elements: elements, sheetOptions: sheetOptions)
  }
}

extension ResolvedMove {
  /// Returns the display options of an arriving place.
  func options(of arrival: TreeArrival) -> PresentationOutline.Options {
    if !sheetOptions.isEmpty {
      let sheet = sheetOptions[ObjectIdentifier(arrival.payload.keeper)]
      return sheet.map { PresentationOutline.Options(isAnimated: false, sheet: $0, details: nil) }
        ?? options
    }
    let isOfPath = isPath && elements.indices.contains(arrival.element)
    return isOfPath ? elements[arrival.element].options(inPath: true) : options
  }

  /// Returns the display options of the arriving places, if they are not all the same.
  func arrivalOptions(in plan: TreePlan) -> [NodeRef: PresentationOutline.Options] {
    guard !sheetOptions.isEmpty || isPath else { return [:] }
    return Dictionary(plan.arrivals.map { ($0.ref, options(of: $0)) }) { $1 }
  }
}
