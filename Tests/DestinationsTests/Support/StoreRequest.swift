import Destinations

/// A request to the interactor of the sample.
struct StoreRequest: InteractorRequestConfiguring {
  enum ActionType: InteractorRequestActionTypeable {
    case load
    case save
  }

  typealias RequestContentType = Sample.ContentType
  typealias ResultData = [String]
  typealias Item = String

  let action: ActionType
}

/// A request that the interactor of the sample does not accept.
struct OtherRequest: InteractorRequestConfiguring {
  enum ActionType: InteractorRequestActionTypeable {
    case ask
  }

  typealias ResultData = Int

  let action: ActionType
}
