#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import Destinations
  import UIKit

  /// A window of an app with two places, which demonstrates `FlowController`.
  ///
  /// Each scene has its own flow.
  @MainActor
  final class NotesScene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let flow = Notes.flow()
    private lazy var stage = Stage(flow)

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let windowScene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: windowScene)
      window.rootViewController = FlowController(stage)
      window.makeKeyAndVisible()
      self.window = window
      flow.start(in: session, with: connectionOptions)
    }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
      for context in contexts { flow.open(context.url) }
    }

    func scene(_ scene: UIScene, continue activity: NSUserActivity) {
      if let link = activity.webpageURL { flow.open(link) }
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { flow.activity }

    func sceneDidEnterBackground(_ scene: UIScene) { stage.isSuspended = true }

    func sceneWillEnterForeground(_ scene: UIScene) { stage.isSuspended = false }

    func sceneDidDisconnect(_ scene: UIScene) { flow.report(.closedWindow) }
  }

  #if canImport(DeveloperToolsSupport)
    #Preview {
      let flow = Notes.flow()
      let controller = FlowController(Stage(flow))
      flow.start()
      return controller
    }
  #endif

  enum Notes: DestinationTypes {
    enum DestinationType: String, RoutableDestinations { case list, note }
    enum ContentType: ContentTypeable, Codable { case note(Int) }

    @MainActor
    static func flow() -> AppFlow {
      let list = DestinationProvider<ListController.Destination>(presentations: [
        .open: .push(.note)
      ]) {
        .init($0) { ListController(destinationState: .init(destination: $0)) }
      }
      let note = DestinationProvider {
        ScreenOf($0) { NoteController(destinationState: .init(destination: $0)) }
      }
      let links = LinkTable(LinkOrigin(scheme: "notes")) {
        DeepLink("note/{number}", .int, target: ContentType.note) {
          if case .note(let number) = $0 { number } else { nil }
        }
      }
      return AppFlow(
        Setup(
          providers: [.list: list, .note: note], startingDestination: .replaceRoot(with: .list),
          links: Links(links, path: { [.push(.note, content: $0)] }),
          snapshots: Snapshots {
            Restorable("list", .list)
            Restorable("note", .note)
          }))
    }
  }

  /// The list of notes.
  ///
  /// It does not know what happens when a note is opened.
  final class ListController: UITableViewController, InteractiveInterfacing {
    enum UserInteractionType: String, UserInteractionTypeable { case open }
    let destinationState: DestinationInterfaceState<Notes.StackOf<ListController>>

    init(destinationState: DestinationInterfaceState<Notes.StackOf<ListController>>) {
      self.destinationState = destinationState
      super.init(style: .plain)
      title = "Notes"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = "Note \(indexPath.row + 1)"
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      perform(.open, content: .note(indexPath.row + 1))
    }
  }

  /// A note.
  ///
  /// The system's own gestures lead back from it.
  final class NoteController: UIViewController, InteractiveInterfacing {
    let destinationState: DestinationInterfaceState<Notes.ScreenOf<NoteController>>

    init(destinationState: DestinationInterfaceState<Notes.ScreenOf<NoteController>>) {
      self.destinationState = destinationState
      super.init(nibName: nil, bundle: nil)
      title = "Note"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
  }
#endif
