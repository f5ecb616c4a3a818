internal import Destinations

/// A requirement for every interface adapter.
@MainActor
struct AdapterCase<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
> {
  typealias Trial = AdapterTrial<DestinationType, ContentType, TabType>

  /// The requirement, as a sentence.
  let title: String
  let run: @MainActor (Trial) async -> Void

  /// Returns the case in which presentations are made one after the other, and each must be shown.
  private static func shows(
    _ title: String,
    _ presentations: @escaping @MainActor (Trial.Adapter.Samples) -> [Trial.Adapter.Presentation]
  ) -> Self {
    Self(title: title) { trial in
      await trial.start()
      for presentation in presentations(trial.samples) { await trial.present(presentation) }
    }
  }

  /// All cases, in an order in which the first failure is the most informative one.
  static var all: [Self] {
    [
      // Showing

      shows("the first place is shown after the start") { _ in [] },
      shows("a pushed place is shown") { [$0.push] },
      shows("the place beneath a popped place is shown again") { [$0.push, .goBack] },
      shows("a route that is presented twice is shown twice") {
        [$0.push, $0.push, $0.otherPush, .goBack, .goBack, .goBack]
      },
      shows("a sheet is shown") { [$0.sheet] },
      shows("the place beneath a dismissed sheet is shown again") { [$0.sheet, .dismissSheet] },
      shows("the end of a path is shown after one transition") {
        [.path([$0.push, $0.otherPush, $0.sheet])]
      },
      Self(title: "a selected tab is shown and keeps its places") { trial in
        guard let tab = trial.samples.tab else { return trial.skip() }
        await trial.start()
        await trial.present(trial.samples.push)
        let first = trial.selectedTab
        await trial.present(.tab(tab))
        if let first { await trial.present(.tab(first)) }
      },
      Self(title: "an adapter that is attached later shows the presented places") { trial in
        trial.flow.start()
        trial.flow.presentDestination(configuration: trial.samples.push)
        trial.flow.attach(trial)
        await trial.check()
      },
      Self(title: "another root is shown") { trial in
        await trial.start()
        await trial.present(trial.samples.sheet)
        trial.flow.start()
        await trial.check()
      },

      // Gestures

      Self(title: "going back by hand is reported once") { trial in
        guard let goBack = trial.adapter.goBack else { return trial.skip() }
        await trial.start()
        await trial.present(.path([trial.samples.push, trial.samples.otherPush]))
        await trial.gesture(leaves: 1, goBack)
      },
      Self(title: "dismissing a sheet by hand is reported once") { trial in
        guard let dismiss = trial.adapter.dismissSheet else { return trial.skip() }
        await trial.start()
        await trial.present(trial.samples.sheet)
        await trial.gesture(leaves: 1, dismiss)
      },
      Self(title: "selecting a tab by hand is reported") { trial in
        guard let select = trial.adapter.selectTab, let tab = trial.samples.tab else {
          return trial.skip()
        }
        await trial.start()
        await trial.gesture(leaves: 0) { select(tab) }
        trial.expect(trial.selectedTab == tab, "tab \(tab.tabName) was not selected")
      },
      Self(title: "an alert is shown, and a chosen button is reported once") { trial in
        guard let choose = trial.adapter.chooseButton, let alert = trial.samples.alert,
          let button = alert.prompt?.buttons.first
        else { return trial.skip() }
        await trial.start()
        await trial.present(alert)
        await trial.gesture(leaves: 1) { choose(button) }
      },
      Self(title: "the adapter makes no requests by itself") { trial in
        await trial.start()
        await trial.present(trial.samples.push)
        await trial.present(.goBack)
        trial.expect(trial.requestCount == 3, "\(trial.requestCount - 3) other requests were made")
      },

      // Lifetimes

      Self(title: "the interface of a removed place is released") { trial in
        await trial.start()
        await trial.present(.path([trial.samples.push, trial.samples.sheet]))
        await trial.present(.dismissSheet)
        await trial.present(.goBack)
        await trial.present(trial.samples.otherPush)
        trial.expectReleased()
      },
      Self(title: "the interfaces of an ended flow are released") { trial in
        await trial.start()
        await trial.present(trial.samples.push)
        trial.flow.end()
        await trial.rest()
        trial.expectReleased()
      },
    ]
  }
}
