/// Bugs of the parcel app, each switched on at the one place that names it; written before any law for them.
enum ParcelBug: String, CaseIterable, Sendable {
  // Answers
  /// The results of an earlier search replace those of a later one.
  case staleResults
  /// A search that fails leaves the list busy for ever, so that nothing can be searched any more.
  case busyForever
  /// A new name counts as saved although the office has refused it.
  case failureAsSuccess
  /// Saving a name closes the presented sheet, even a later one.
  case closesOtherSheet
  /// A refreshed parcel is shown again although the customer has gone elsewhere.
  case returnsUninvited

  // Time
  /// The notice of an arrival closes the sheet that has come after it.
  case timerClosesOther
  /// The timer of a place continues after the place has left.
  case timerSurvives

  // From outside
  /// A link leads to a parcel that the app cannot build.
  case linkUnbuilt
  /// A link to the archive needs no login.
  case linkSkipsLogin
  /// The link to a place names another parcel than the one shown.
  case linkNamesOther
  /// The code of a removed parcel is received by no place.
  case codeUnreceived

  // Contents of the screen
  /// A removed parcel is still listed.
  case listsRemoved
  /// The page of a removed parcel stays.
  case removedStays

  // Gestures and the system
  /// A swipe that is cancelled discards the new name.
  case swipeDiscards
  /// The app is locked when it goes to the background, and never unlocked.
  case staysLocked
  /// A relaunch restores the parcel beside the right one.
  case restoresOther

  // Ways and values
  /// A tap on a row of the list opens the parcel of the next row.
  case listOpensNext
  /// The name that was typed for one parcel is in the form of the next one.
  case nameKept
  /// Closing the form leaves the parcel, too.
  case closeLeavesTwo
  /// The code of a parcel shows it wherever the customer is, also twice.
  case codeStacks
  /// A parcel that is opened from a notice arrives beneath the notice.
  case noticeOpensBeneath
  /// A parcel handles only refreshes that succeed.
  case failureUnhandled
  /// A relaunch restores the form without the name that was typed.
  case restoresEmptyForm
}
