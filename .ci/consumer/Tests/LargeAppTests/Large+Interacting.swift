import Destinations

/// The interactor that each place of the large app has.
enum LargeInteractor: InteractorTypeable {
  case numbers
}

/// A request to the interactor.
struct LargeRequest: InteractorRequestConfiguring {
  enum ActionType: InteractorRequestActionTypeable {
    case load
    case save
  }

  typealias RequestContentType = Large.ContentType
  typealias ResultData = Int

  let action: ActionType
}

/// Answers at once.
final class LargeNumbers: Interactable {
  typealias Request = LargeRequest

  var requestResponses: [LargeRequest.ActionType: InteractorResponseClosure<LargeRequest>] = [:]

  func perform(request: LargeRequest) {
    responseForAction(action: request.action)?(.success(7), request)
  }
}

extension Large {
  typealias Asking = InteractorConfiguration<LargeInteractor, LargeNumbers>

  @MainActor static let load = Asking(interactorType: .numbers, actionType: .load)
  @MainActor static let save = Asking(interactorType: .numbers, actionType: .save)

  /// Gives a new place its interactor.
  @MainActor
  static func assigned<Place: Destinationable>(_ place: Place) -> Place
  where Place.InteractorType == LargeInteractor {
    place.assignInteractor(interactor: LargeNumbers(), for: .numbers)
    return place
  }
}
