extension DestinationError.Code {
  /// The remedy for an error of this code, in one sentence.
  public var cure: String {
    switch self {
    case .noTree: "Call start() first, or begin with replaceRoot."
    case .requesterGone: "Send requests from places that are still presented."
    case .requesterHidden: "Send interactions only from places that are on screen."
    case .targetGone: "Check destination(for:) before you name a place by its identifier."
    case .noDestinationType: "Give the presentation a destinationType."
    case .noProvider: "Register a provider for the route in the flow's setup."
    case .notProvided:
      "Offer it with provides on the setup or a containing provider; audit() lists what is missing."
    case .endlessOffer: "Make one of the offers return a route that has a provider."
    case .noReceiver: "Declare the type with receives on a provider or on the setup."
    case .noStack: "Put the place in a stack, a tab, a column or a sheet."
    case .nothingToGoBack: "Check canGoBack first, or dismiss the sheet instead."
    case .noTabBar: "Present from inside a tab bar, or name one by its identifier."
    case .tabNotFound: "Use a tab of the tab bar's shape, or add the tab first."
    case .lastTab: "Replace the tab bar itself to remove its last tab."
    case .lastPlace: "Replace the place, or remove the tab or sheet that contains it."
    case .duplicateTab: "Give each tab of a tab bar its own tabName."
    case .emptyTabBar: "Name a tab in the shape of the tab bar, or add one in its provider."
    case .noSplitView: "Present from inside a split view, or name one by its identifier."
    case .columnNotFound: "Declare the column in the split view's shape."
    case .notAGroup: "Give the place the shape of a group."
    case .noMatchingPlace: "Present the route instead, or check first that it is presented."
    case .modalRefused: "Dismiss the sheet first, or change the modal policy."
    case .alreadyPresenting: "Dismiss the sheet first, or set the modal policy to replace it."
    case .noSheet: "Check that a sheet is presented before you dismiss it."
    case .emptyPath: "Give the path at least one presentation."
    case .brokenPathLaw:
      "In path, return the previous destination's path, followed by the destination itself."
    case .customRefused: "Check why the closure of the custom presentation refused it."
    case .undeclaredRoute:
      "Declare every route that the presentation may choose, with among:."
    case .windowRefused: "See the reason, or give the setup an openWindow handler."
    case .misplacedEffect:
      "Give it an interaction of its own, or present it after the other presentation."
    case .noValue: "Perform the interaction with content from which the effect can make its value."
    case .guardDenied: "Meet the guard's condition first."
    case .locked: "Release the lock first."
    case .guardLoop: "Make the guard allow what it redirects to or presents meanwhile."
    case .missingContent: "Give the presentation content, or perform its interaction with content."
    case .unsuitableContent: "Pass the kind of content that the provider of the route accepts."
    case .unaskedAnswer: "Ask for it with asking(_:then:) where the place is presented."
    case .buildFailed: "See the error that the provider threw."
    case .notBuilt: "Return a destination from the provider, or throw to say why not."
    case .shapeMismatch:
      "Build .screen with ScreenOf, .stack with StackOf, .tabs with TabBarOf, .split with SplitViewOf."
    case .endlessShape: "Remove the route from its own shape, or from the flow that it hosts."
    case .duplicateID: "Give each destination its own identifier."
    case .queueFull: "Look for a hook or completion that keeps making requests."
    case .flowEnded: "Keep the flow alive while its interface is in use."
    case .cancelled: "Make the request again if it is still needed."
    case .noAction: "Add the interaction to presentations, interactors or handles of its provider."
    case .notHandled:
      "Implement handle(_:content:), spelt so, to return true, or remove the interaction from handles."
    case .conflictingAction: "Declare the interaction once: in one table, and for one button."
    case .assistantMismatch:
      "Use the types of the place: its interactions, contents and interactors."
    case .interactorMissing: "Call assignInteractor in the provider."
    case .interactorKindMismatch: "Use the request type and kind of the assigned interactor."
    case .actionUnsupported: "Handle the action in the interactor, or request it from another one."
    case .interactorFailed: "See the underlying error."
    case .resultTooLate: "Ignore this: the requester has left."
    case .malformedLink: "Percent-encode every character that is not a letter or a digit."
    case .unknownLink: "Declare the link in the app's LinkTable, or do not open it here."
    case .lookUpFailed: "See the error that the look-up threw."
    case .faultyLink: "Give each link its own pattern, with one type for each placeholder."
    case .unreadableSnapshot:
      "Keep the tag in the SnapshotTable, migrate it, or start without the snapshot."
    case .cannotUndo: "Check canUndo or canRedo first, and start a journal before the change."
    case .malformedText: "Compare the text with the description of a tree."
    case .brokenInvariant: "Report this with the tree's text."
    case .duplicateKey: "Keep one entry for each case or column."
    case .unnamedCase: "Make the type an enum of strings, or declare a rawValue."
    }
  }
}
