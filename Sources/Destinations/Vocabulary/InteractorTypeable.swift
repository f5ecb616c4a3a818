/// The interactors of one place: one case for each.
public protocol InteractorTypeable: Hashable, Sendable {}

/// The interactors of a place that has none.
public enum NoInteractor: InteractorTypeable {}
