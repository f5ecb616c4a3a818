public import Destinations

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A recording destination that is a group.
public final class RecordingGroup<
  Types: DestinationTypes, Interaction: UserInteractionTypeable, Interactor: InteractorTypeable
>: RecordingDestination<Types, Interaction, Interactor>, GroupedDestinationable {
  /// Creates a group that is empty so far.
  ///
  /// - Parameters:
  ///   - type: The route that it is for.
  ///   - id: Its identifier; minted if nil.
  ///   - journal: Where hooks are written.
  public convenience init(
    _ type: Types.DestinationType, id: UUID? = nil, journal: TestJournal? = nil
  ) {
    self.init(recording: type, kind: .group, id: id, journal: journal)
  }
}
