import Bookshop
import Destinations
import SwiftUI

/// The bookshop in SwiftUI.
@main
struct BookshopApp: SwiftUI.App {
  init() { Shelf.open(for: Customer()) }

  /// Returns the flow of a window; all windows share the customer.
  @MainActor
  static func flow() -> Bookshop.AppFlow { Bookshop.AppFlow(Bookshop.setup(Shelf.customer)) }

  var body: some Scene {
    WindowGroup { FlowWindow<Bookshop>(Self.flow) }
  }
}

struct BookshopPreview: PreviewProvider {
  static var previews: some View { FlowWindow<Bookshop>(BookshopApp.flow) }
}
