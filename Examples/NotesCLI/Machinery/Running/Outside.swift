/// The uses of an address outside of the program.
struct Outside: Sendable {
  /// Opens it in the user's browser.
  let open: @MainActor (_ address: String) async throws -> Void
  /// Copies it to the clipboard.
  let copy: @MainActor (_ address: String) -> Void
}
