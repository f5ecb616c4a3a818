#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The path of a stack as an interface binds to it: identifiers, the bottom first.
///
/// The path does not hold the stack's own interface, which lies beneath its first element. Reading is
/// from the tree; writing reports what the interface has done, and goes through the flow's one gate.
@MainActor
public protocol DestinationPathNavigating: AnyObject {
  /// The identifiers on the path, bottom first.
  var navigationPath: [UUID] { get set }

  /// Adds an element on top. A stack in a flow gets its elements from presentations instead.
  func addPathElement(item: UUID)

  /// Returns the top of the path.
  func currentPathElement() -> UUID?

  /// Returns the element beneath the top.
  func previousPathElement() -> UUID?

  /// Goes back by one.
  func backToPreviousPathElement()

  /// Goes back until an element is on top.
  func backToElement(identifier: UUID)

  /// Returns the position of an element, counted from 0 at the bottom.
  func index(of identifier: UUID) -> Int?

  /// Goes back until the path is empty.
  func removeAll()
}

extension DestinationPathNavigating {
  /// Returns the top of the path.
  public func currentPathElement() -> UUID? { navigationPath.last }

  /// Returns the element beneath the top.
  public func previousPathElement() -> UUID? { navigationPath.dropLast().last }

  /// Goes back by one.
  public func backToPreviousPathElement() {
    if !navigationPath.isEmpty { navigationPath.removeLast() }
  }

  /// Goes back until an element is on top; does nothing if the path does not have it.
  public func backToElement(identifier: UUID) {
    guard let index = index(of: identifier) else { return }
    navigationPath.removeSubrange((index + 1)...)
  }

  /// Adds an element on top.
  public func addPathElement(item: UUID) { navigationPath.append(item) }

  /// Returns the position of an element.
  public func index(of identifier: UUID) -> Int? { navigationPath.firstIndex(of: identifier) }

  /// Goes back until the path is empty.
  public func removeAll() { navigationPath = [] }
}
