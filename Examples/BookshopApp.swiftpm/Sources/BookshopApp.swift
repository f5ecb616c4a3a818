import Bookshop
import Destinations
import Foundation
import SwiftUI

/// The bookshop in SwiftUI.
@main
struct BookshopApp: SwiftUI.App {
  init() { Shelf.open(for: Customer()) }

  var body: some Scene {
    WindowGroup { BookshopWindow() }
  }
}

/// A window, which has a flow and a stage of its own, and shows what the customer shares with all of them.
struct BookshopWindow: View {
  @State private var flow: Bookshop.AppFlow
  @State private var stage: Stage
  @SceneStorage("places") private var saved: Data?
  @Environment(\.scenePhase) private var phase

  init() {
    let flow = Bookshop.AppFlow(Bookshop.setup(Shelf.customer))
    _flow = State(wrappedValue: flow)
    _stage = State(wrappedValue: Stage(flow))
  }

  var body: some View {
    FlowView(stage: stage)
      .onAppear { start() }
      .onOpenURL { flow.open($0) }
      .onChange(of: phase) { _, phase in
        if phase == .background { saved = try? JSONEncoder().encode(flow.snapshot()) }
      }
  }

  /// Starts the flow where the user was when the system closed the window.
  private func start() {
    guard flow.tree.isEmpty else { return }
    if let saved { flow.restore(from: saved) } else { flow.start() }
  }
}

struct BookshopPreview: PreviewProvider {
  static var previews: some View { BookshopWindow() }
}
