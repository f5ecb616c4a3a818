/// The data that can be passed to places and with interactions; usually an enum with a case for
/// each kind.
public protocol ContentTypeable: Equatable, Sendable {}

/// The content type of an app that passes no content.
extension Never: ContentTypeable {}
