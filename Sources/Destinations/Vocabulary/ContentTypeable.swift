/// The models that travel with presentations and requests: one case for each kind.
public protocol ContentTypeable: Equatable, Sendable {}

/// The content of an app that passes none.
public enum NoContent: ContentTypeable, Hashable {}
