#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// An identifier of a destination, of a presentation, or of a modal.
///
/// It is Foundation's `UUID` under the library's own name, so that a file which only passes identifiers on imports
/// no part of Foundation.
public typealias DestinationID = UUID
