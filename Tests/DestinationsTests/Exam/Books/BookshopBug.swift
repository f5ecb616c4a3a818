/// Bugs of the bookshop for the exam, which `ExamCustomer.setup` plants in the sound sample; written before any law for
/// them.
enum BookshopBug: String, CaseIterable, Sendable {
  /// Logging out leaves the places that need a login.
  case logOutStays
  /// The link to reviews has no book beneath them.
  case reviewsWithoutBook
  /// The mark of unsaved text stays when the review has left, so that no place can leave any more.
  case draftStays
  /// A notification is presented under the open sheet.
  case noticeUnderSheet
  /// The look-up of an unknown number never ends.
  case lookUpNeverEnds
  /// A guard of the checkout redirects the customer in a loop.
  case checkoutCircle
  /// A picked address is not returned.
  case addressUnanswered
  /// A refused payment counts as paid.
  case refusedPays
  /// A book that is bought after a delay is not the tapped one, but the one shown last.
  case buysLatest

  // Values passed on
  /// The similar book is the same one for every book.
  case similarIsConstant
  /// A typed number is returned under another key than the one that was asked for.
  case isbnUnderOtherKey

  // Ways back
  /// The thanks are pushed on the summary, so the customer can go back and pay again.
  case thanksOnSummary
  /// The preview has no button that closes it, and leads to the basket only.
  case previewWithoutClose

  // Others
  /// Registering logs in, but the requests that wait for the login do not continue.
  case registerWithoutSignal
  /// The tab with orders stays when the customer logs out.
  case ordersTabStays
  /// The link to a category always opens the same one.
  case categoryLinkFixed
  /// An offer changes to the next one every few seconds, even after it has left.
  case offerTurnsForEver
}
