/// The interactors of a place; usually an enum with a case for each.
public protocol InteractorTypeable: Hashable, Sendable {}

/// The interactor type of a place that has no interactors.
extension Never: InteractorTypeable {}
