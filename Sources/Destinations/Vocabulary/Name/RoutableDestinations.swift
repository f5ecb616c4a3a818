/// The routes of an app; usually an enum of strings with a case for each kind of place.
///
/// Two values of the same case with different associated values, such as `.note(1)` and `.note(2)`,
/// are different routes. One provider can serve both.
public protocol RoutableDestinations: NamedCase {}
