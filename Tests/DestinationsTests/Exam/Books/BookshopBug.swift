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
  /// A guard of the checkout sends the customer around in a circle.
  case checkoutCircle
  /// A picked address is not answered.
  case addressUnanswered
  /// A refused payment counts as paid.
  case refusedPays
  /// A book that is bought late is another one than the one tapped.
  case buysLatest
}
