/// Bugs of the bookshop for the exam, which `ExamCustomer.setup` plants in the sound sample; written before any law for
/// them.
enum BookshopBug: String, CaseIterable, Sendable {
  /// Logging out leaves the places that need a login.
  case logOutStays
  /// The link to reviews has no book beneath them.
  case reviewsWithoutBook
  /// The mark of unsaved text stays when the review has left, so that nothing can be left any more.
  case draftStays
  /// A notification presents under the sheet that is up.
  case noticeUnderSheet
  /// The look-up of an unknown number never ends.
  case lookUpNeverEnds
  /// A guard of the checkout sends the customer around in a loop.
  case checkoutCircle
  /// A picked address is not answered.
  case addressUnanswered
  /// A refused payment counts as paid.
  case refusedPays
  /// A book that is bought late is another one than the one tapped.
  case buysLatest

  // Values handed on
  /// The similar book is the same one for every book.
  case similarIsConstant
  /// A number that was typed is answered under another name than the one that was asked for.
  case isbnUnderOtherKey

  // Ways back
  /// The thanks stand on the summary, so that one can go back and pay again.
  case thanksOnSummary
  /// The preview has lost its button to close it, and leads to the basket only.
  case previewWithoutClose

  // The rest
  /// Who registers is logged in, but what has waited for the login does not go on.
  case registerWithoutSignal
  /// The tab with orders stays when the customer logs out.
  case ordersTabStays
  /// The link to a category always opens the same one.
  case categoryLinkFixed
  /// An offer turns to the next one every few seconds, also when it has left.
  case offerTurnsForEver
}
