/// The path of a stack, for bindings in an interface.
///
/// The path contains the identifiers of the places on top of the stack's own interface. It is read
/// from the tree. Setting it reports what the user has done, and guards are asked.
@MainActor
public protocol DestinationPathNavigating: AnyObject {
  /// The identifiers of the places on the path, bottom first.
  var navigationPath: [DestinationID] { get set }

  /// Adds an element on top.
  ///
  /// Use it only for a path that belongs to no flow; in a flow, use a presentation.
  func addPathElement(item: DestinationID)

  /// Returns the top of the path, or nil if it is empty.
  func currentPathElement() -> DestinationID?

  /// Returns the element below the top, or nil if there is none.
  func previousPathElement() -> DestinationID?

  /// Goes back by one element.
  func backToPreviousPathElement()

  /// Goes back until an element is on top.
  func backToElement(identifier: DestinationID)

  /// Returns the position of an element, counted from 0 at the bottom, or nil if it is not on the
  /// path.
  func index(of identifier: DestinationID) -> Int?

  /// Goes back until the path is empty.
  func removeAll()
}

extension DestinationPathNavigating {
  /// Returns the top of the path.
  public func currentPathElement() -> DestinationID? { navigationPath.last }

  /// Returns the element beneath the top.
  public func previousPathElement() -> DestinationID? { navigationPath.dropLast().last }

  /// Goes back by one.
  public func backToPreviousPathElement() {
    if !navigationPath.isEmpty { navigationPath.removeLast() }
  }

  /// Goes back until an element is on top; does nothing if the path does not have it.
  public func backToElement(identifier: DestinationID) {
    let path = navigationPath
    guard let index = index(of: identifier), path.indices.contains(index) else { return }
    navigationPath = Array(path[...index])
  }

  /// Adds an element on top.
  public func addPathElement(item: DestinationID) { navigationPath.append(item) }

  /// Returns the position of an element.
  public func index(of identifier: DestinationID) -> Int? {
    navigationPath.firstIndex(of: identifier)
  }

  /// Goes back until the path is empty.
  public func removeAll() { navigationPath = [] }
}
