/// The meaning of an entry of work, so that `pending` lists each request once.
enum WorkRole: Equatable {
  /// A request, or other work that belongs to no request.
  case own
  /// An assistant, which may send the request that it is listed for.
  case assistance
  /// The request of an assistant; it is listed when the assistant has ended.
  case assisted(by: Int)
  /// The preparation of an interactor; it is listed while no request waits for it.
  case preparation
}
