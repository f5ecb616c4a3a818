/// What a person can do on one place: one case for each interaction that leads somewhere.
public protocol UserInteractionTypeable: NamedCase {}

/// The interactions of a place that has none.
public enum NoInteraction: UserInteractionTypeable {}
