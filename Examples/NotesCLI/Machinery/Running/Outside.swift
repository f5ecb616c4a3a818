/// The actions for an address outside the program.
struct Outside: Sendable {
  /// Opens an address in the user's browser.
  let open: @MainActor (_ address: String) async throws -> Void
  /// Copies an address to the clipboard.
  let copy: @MainActor (_ address: String) -> Void
}
