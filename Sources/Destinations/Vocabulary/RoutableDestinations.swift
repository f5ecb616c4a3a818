/// The app's routes: one case for each kind of place that can be presented.
///
/// Usually an enum of strings. Two values of one case, as `.note(1)` and `.note(2)`, are different
/// routes that one provider may serve.
public protocol RoutableDestinations: NamedCase {}
