public import Destinations

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A recording destination that is a tab bar.
public final class RecordingTabBar<
  Types: DestinationTypes, Interaction: UserInteractionTypeable, Interactor: InteractorTypeable
>: RecordingDestination<Types, Interaction, Interactor>, TabBarDestinationable {
  /// Creates a tab bar that is empty so far.
  ///
  /// - Parameters:
  ///   - type: The route that it is for.
  ///   - id: Its identifier; minted if nil.
  ///   - journal: Where hooks are written.
  public convenience init(
    _ type: Types.DestinationType, id: UUID? = nil, journal: TestJournal? = nil
  ) {
    self.init(recording: type, kind: .tabs, id: id, journal: journal)
  }
}
