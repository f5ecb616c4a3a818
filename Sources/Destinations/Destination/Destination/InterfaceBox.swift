/// The interface of a destination in no flow and no group, which keeps its interface itself.
///
/// As long as the destination keeps the interface, the interface's state refers to the destination weakly.
@MainActor
final class InterfaceBox {
  let interface: any DestinationInterfacing
  private let keeper: ObjectIdentifier

  init(_ interface: any DestinationInterfacing, of keeper: any Destinationable) {
    self.interface = interface
    self.keeper = ObjectIdentifier(keeper)
  }

  /// Starts or stops keeping the interface.
  func keep(_ isKept: Bool) {
    (interface.destinationState as? any YieldingState)?.yield(to: keeper, isKept)
  }
}
