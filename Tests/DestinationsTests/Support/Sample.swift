import Destinations
import DestinationsTesting

/// The app of most tests: notes in a tab bar, with a split view, a group and sheets.
enum Sample: DestinationTypes {
  enum DestinationType: String, RoutableDestinations, CaseIterable {
    case home
    case notes
    case tags
    case trash
    case detail
    case edit
    case compose
    case split
    case sidebar
    case pane
    case wide
    case group
    case first
    case second
    case pile
    case bottom
    case loose
  }

  enum ContentType: ContentTypeable {
    case note(Int)
  }

  enum TabType: String, TabTypeable {
    case notes
    case tags
    case trash
  }
}

/// The interactions at the places of the sample.
enum Act: String, UserInteractionTypeable {
  case open
  case back
  case compose
  case close
  case load
  case save
}

/// The interactors of the sample.
enum Worker: InteractorTypeable {
  case store
  case other
}

typealias SampleProvider = RecordingProvider<Sample, Act, Worker>
typealias SampleDestination = RecordingDestination<Sample, Act, Worker>
typealias SampleStack = RecordingStack<Sample, Act, Worker>
typealias SampleTabBar = RecordingTabBar<Sample, Act, Worker>
typealias SampleSplitView = RecordingSplitView<Sample, Act, Worker>
typealias SampleGroup = RecordingGroup<Sample, Act, Worker>
typealias SampleTestFlow = Sample.TestFlow
