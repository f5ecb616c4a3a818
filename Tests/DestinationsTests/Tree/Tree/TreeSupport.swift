import Destinations
import DestinationsTesting
import Foundation
import Testing

typealias TextTree = PresentationTree<String>
typealias TextMove = TreeMove<String>
typealias TextPlace = Blueprint<String>

extension PresentationTree where Payload == String {
  /// Reads a tree whose payloads are their own texts.
  init(_ text: String) throws {
    try self.init(parsing: text) { $0 }
  }

  /// The text without identifiers.
  var shape: String { text(showsIDs: false) { $0 } }

  /// The names of the places on screen.
  var visible: [String] { visibleIDs.map(name) }

  /// The name of the current place.
  var current: String? { currentID.map(name) }

  func name(_ id: UUID) -> String {
    node(id: id)?.payload ?? "nothing"
  }

  /// The identifier of the place with a name.
  func id(_ name: String) throws -> UUID {
    try #require(nodes.first { $0.payload == name }, "There is no \(name).").id
  }
}

extension TreeMove where Payload == String {
  /// Moves to the nearest place of a name, else to the nearest with the same word before the dot.
  static func toNearest(_ name: String) -> TreeMove {
    .moveToNearest(
      exact: { $0 == name }, alike: { $0.prefix { $0 != "." } == name.prefix { $0 != "." } })
  }
}

/// The identifier that is `#number` in the text of a tree.
func place(_ number: UInt8) -> UUID {
  UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, number))
}

/// Returns the refusal of a move, after checking that it changed nothing; nil if it was done.
func refusal(
  of move: TextMove, from name: String? = nil, policy: ModalPolicy = ModalPolicy(), on text: String
) throws -> DestinationError? {
  var tree = try TextTree(text)
  let before = tree
  do throws(DestinationError) {
    try tree.apply(move, from: before.nodes.first { $0.payload == name }?.id, policy: policy)
    return nil
  } catch {
    let isSame = tree.description == before.description && tree.arrivalOrder == before.arrivalOrder
    #expect(tree == before && isSame)
    return error
  }
}
