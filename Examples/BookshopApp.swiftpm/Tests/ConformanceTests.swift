import Bookshop
import Destinations
import DestinationsTesting
import SwiftUI
import UIKit
import XCTest

@testable import BookshopApp

/// The conformance kit with the SwiftUI adapter in a window.
final class ConformanceTests: XCTestCase {
  @MainActor
  func testTheSwiftUIAdapterShowsTheBookshop() async {
    await AdapterConformance.check {
      BookPage.onScreen = []
      let flow = Bookshop.AppFlow(Bookshop.setup(Customer()))
      let stage = Stage(flow)
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = UIHostingController(rootView: FlowView(stage: stage))
      window.makeKeyAndVisible()
      var adapter = AdapterUnderTest(
        flow: flow, coordinator: stage,
        samples: .init(
          push: .push(.events), otherPush: .push(.offer, content: .offer(1)),
          sheet: .sheet(.scanner), tab: .catalog)
      ) {
        BookPage.onScreen.last
      }
      // The window stays as long as the adapter.
      adapter.dismissSheet = { [window] in
        _ = window
        stage.modals.last?.presenter.modal = nil
      }
      adapter.selectTab = { stage.root?.root?.selection = .tab(name: $0.rawValue) }
      return adapter
    }
  }
}
