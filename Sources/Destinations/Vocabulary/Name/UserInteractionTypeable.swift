/// The interactions of a place: what the user can do there; usually an enum of strings.
public protocol UserInteractionTypeable: NamedCase {}

/// The interaction type of a place that has no interactions.
extension Never: UserInteractionTypeable {}
