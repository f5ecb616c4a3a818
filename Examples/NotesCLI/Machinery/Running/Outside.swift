/// The uses of an address outside of the program.
struct Outside: Sendable {
  /// Opens it in the user's browser.
  let open: @MainActor (_ address: String) async throws -> Void
  /// Puts it where every program takes what was copied.
  let copy: @MainActor (_ address: String) -> Void
}
