internal import Destinations

/// One thing that every interface adapter must do.
@MainActor
struct AdapterCase<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
> {
  typealias Trial = AdapterTrial<DestinationType, ContentType, TabType>

  /// What the adapter must do, as a sentence.
  let title: String
  let run: @MainActor (Trial) async -> Void

  init(_ title: String, _ run: @escaping @MainActor (Trial) async -> Void) {
    self.title = title
    self.run = run
  }

  /// The script, in an order in which the first failure is the telling one.
  static var all: [Self] { showing + gestures + lifetimes }
}

extension AdapterCase {
  private static var showing: [Self] {
    [
      Self("the first place is in front after the start") { await $0.start() },
      Self("a pushed place is in front") { trial in
        await trial.start()
        await trial.present(trial.samples.push)
      },
      Self("what a popped place covered is in front again") { trial in
        await trial.start()
        await trial.present(trial.samples.push)
        await trial.present(.goBack)
      },
      Self("the same route is shown twice if it is presented twice") { trial in
        await trial.start()
        await trial.present(trial.samples.push)
        await trial.present(trial.samples.push)
        await trial.present(trial.samples.otherPush)
        await trial.present(.goBack)
        await trial.present(.goBack)
        await trial.present(.goBack)
      },
      Self("a sheet is in front") { trial in
        await trial.start()
        await trial.present(trial.samples.sheet)
      },
      Self("what a dismissed sheet covered is in front again") { trial in
        await trial.start()
        await trial.present(trial.samples.sheet)
        await trial.present(.dismissSheet)
      },
      Self("the end of a path is in front, after one transition") { trial in
        await trial.start()
        let path = [trial.samples.push, trial.samples.otherPush, trial.samples.sheet]
        await trial.present(.path(path))
      },
      Self("a selected tab is in front, and keeps what is in it") { trial in
        await trial.start()
        guard let tab = trial.samples.tab else { return }
        await trial.present(trial.samples.push)
        let first = trial.selectedTab
        await trial.present(.tab(tab))
        if let first { await trial.present(.tab(first)) }
      },
      Self("an adapter that is attached later shows what is presented") { trial in
        trial.flow.start()
        trial.flow.presentDestination(configuration: trial.samples.push)
        await trial.attach()
      },
      Self("another root is in front") { trial in
        await trial.start()
        await trial.present(trial.samples.sheet)
        trial.flow.start()
        await trial.check()
      },
    ]
  }

  private static var gestures: [Self] {
    [
      Self("going back by hand is reported, once") { trial in
        guard let goBack = trial.adapter.goBack else { return }
        await trial.start()
        await trial.present(.path([trial.samples.push, trial.samples.otherPush]))
        await trial.gesture(leaves: 1, goBack)
      },
      Self("dismissing a sheet by hand is reported, once") { trial in
        guard let dismiss = trial.adapter.dismissSheet else { return }
        await trial.start()
        await trial.present(trial.samples.sheet)
        await trial.gesture(leaves: 1, dismiss)
      },
      Self("selecting a tab by hand is reported") { trial in
        guard let select = trial.adapter.selectTab, let tab = trial.samples.tab else { return }
        await trial.start()
        await trial.gesture(leaves: 0) { select(tab) }
        trial.expect(trial.selectedTab == tab, "tab \(tab.tabName) was not selected")
      },
      Self("the adapter asks for nothing by itself") { trial in
        await trial.start()
        await trial.present(trial.samples.push)
        await trial.present(.goBack)
        trial.expect(trial.requestCount == 3, "\(trial.requestCount - 3) more requests were made")
      },
    ]
  }

  private static var lifetimes: [Self] {
    [
      Self("the interface of a removed place is let go") { trial in
        await trial.start()
        await trial.present(.path([trial.samples.push, trial.samples.sheet]))
        await trial.present(.dismissSheet)
        await trial.present(.goBack)
        await trial.present(trial.samples.otherPush)
        trial.expect(
          trial.watched.kept.isEmpty, "kept \(trial.watched.kept.joined(separator: ", "))")
      },
      Self("a flow that has ended leaves nothing behind") { trial in
        await trial.start()
        await trial.present(trial.samples.push)
        trial.flow.end()
        await trial.rest()
        trial.expect(
          trial.watched.kept.isEmpty, "kept \(trial.watched.kept.joined(separator: ", "))")
      },
    ]
  }
}
