#if canImport(SwiftUI)
  import Destinations
  import Foundation
  import SwiftUI

  /// A window with a flow and a stage of its own, which comes back as the user has left it.
  ///
  /// ```swift
  /// WindowGroup { FlowWindow<Notes>(Notes.flow) }
  /// ```
  struct FlowWindow<Types: DestinationTypes>: View {
    /// The flow and its stage, which are made once, although SwiftUI makes views again and again.
    @MainActor
    private final class Kept {
      let make: @MainActor () -> Types.AppFlow
      lazy var flow = make()
      lazy var stage = Stage(flow)

      init(_ make: @escaping @MainActor () -> Types.AppFlow) { self.make = make }
    }

    @State private var kept: Kept
    @SceneStorage("places") private var saved: Data?
    @Environment(\.scenePhase) private var phase

    init(_ make: @escaping @MainActor () -> Types.AppFlow) {
      _kept = State(wrappedValue: Kept(make))
    }

    var body: some View {
      FlowView(stage: kept.stage)
        .onAppear { start() }
        .onOpenURL { kept.flow.open($0) }
        .onChange(of: phase) { _, phase in
          kept.stage.isSuspended = phase == .background
          if phase == .active { kept.stage.attach() }
          if phase == .background { saved = try? kept.flow.snapshot().data() }
        }
    }

    /// Starts the flow where the user was when the system closed the window.
    private func start() {
      guard kept.flow.tree.isEmpty else { return }
      if let saved { kept.flow.restore(from: saved) } else { kept.flow.start() }
    }
  }

  /// Shows a flow in SwiftUI.
  ///
  /// Each interface that is a view is shown where the stage has its place. The views only bind the values of the stage;
  /// each one reads its own part, so SwiftUI redraws only the parts that a transition has changed.
  struct FlowView: View {
    let stage: Stage

    var body: some View {
      ZStack {
        if let root = stage.root { StackView(stack: root).id(root.id) }
        if stage.isReplaced { Text("This is shown in another window.") }
      }
      .onAppear { stage.attach() }
    }
  }

  /// The label of a tab, from the interface at its root.
  @MainActor
  protocol TabLabelled {
    var tabTitle: String { get }
    /// The name of a system image.
    var tabImage: String { get }
    /// The number in the badge; 0 for none.
    var tabBadge: Int { get }
  }

  // MARK: - Stacks and places

  /// Places on top of each other, in a navigation stack if places can be pushed.
  private struct StackView: View {
    let stack: Stage.Stack

    var body: some View {
      if let owner = stack.owner {
        navigation.modifier(Around(place: owner))
      } else if stack.isNavigation {
        navigation
      } else if let root = stack.root {
        PlaceView(place: root).id(root.id)
      }
    }

    private var navigation: some View {
      NavigationStack(path: Bindable(stack).path) {
        root.navigationDestination(for: Stage.Place.self) { pushed($0) }
      }
      .transaction(value: stack.path) { $0.disablesAnimations = !stack.isAnimated }
    }

    /// The place at the bottom; the modals and attached places of a whole stack are around the stack, not at its
    /// bottom.
    @ViewBuilder private var root: some View {
      if let root = stack.root {
        if root == stack.owner {
          ContentView(place: root)
        } else {
          PlaceView(place: root).id(root.id)
        }
      }
    }

    /// Returns a pushed place; where a guard would refuse a swipe, the back button asks instead.
    private func pushed(_ place: Stage.Place) -> some View {
      PlaceView(place: place)
        .navigationBarBackButtonHidden(!stack.mayGoBack)
        .toolbar {
          if !stack.mayGoBack {
            ToolbarItem(placement: .navigation) {
              Button("Back") { stack.path = stack.path.dropLast() }
            }
          }
        }
    }
  }

  /// A place with its modals and its attached places.
  private struct PlaceView: View {
    let place: Stage.Place

    var body: some View { ContentView(place: place).modifier(Around(place: place)) }
  }

  /// A place alone: its own interface, or the stacks in it.
  private struct ContentView: View {
    let place: Stage.Place

    var body: some View {
      ZStack {
        switch place.kind {
        case .tabs: TabsView(place: place)
        case .split: ColumnsView(place: place)
        case .screen, .stack, .group, .alert:
          if let view = place.interface as? any View { AnyView(view) }
          ForEach(place.shown) { StackView(stack: $0) }
        }
      }
      .onAppear { place.appeared() }
      .onDisappear { place.disappeared() }
    }
  }

  // MARK: - Tabs and columns

  private struct TabsView: View {
    let place: Stage.Place

    var body: some View {
      TabView(selection: Bindable(place).selection) {
        ForEach(place.slots) { tab in
          let label = tab.root?.interface as? any TabLabelled
          StackView(stack: tab)
            .tabItem {
              Label(label?.tabTitle ?? tab.name, systemImage: label?.tabImage ?? "circle")
            }
            .badge(label?.tabBadge ?? 0)
            .tag(tab.slot)
        }
      }
    }
  }

  private struct ColumnsView: View {
    let place: Stage.Place

    var body: some View {
      if place.slots.count > 2 {
        NavigationSplitView(preferredCompactColumn: Bindable(place).column) {
          column(.sidebar)
        } content: {
          column(.content)
        } detail: {
          column(.detail)
        }
      } else {
        NavigationSplitView(preferredCompactColumn: Bindable(place).column) {
          column(.sidebar)
        } detail: {
          column(.detail)
        }
      }
    }

    private func column(_ column: SplitViewColumn) -> some View {
      ForEach(place.slots.filter { $0.slot == .column(column) }) { StackView(stack: $0) }
    }
  }

  extension Stage.Place {
    /// The selection, as SwiftUI names columns.
    fileprivate var column: NavigationSplitViewColumn {
      get {
        selection == .column(.detail)
          ? .detail : selection == .column(.content) ? .content : .sidebar
      }
      set {
        selection = .column(
          newValue == .detail ? .detail : newValue == .content ? .content : .sidebar)
      }
    }
  }

  // MARK: - Modals

  /// The surroundings of a place: attached places, and its sheet, cover, popover or alert.
  private struct Around: ViewModifier {
    let place: Stage.Place

    func body(content: Content) -> some View {
      ZStack {
        content
        ForEach(place.attached) { StackView(stack: $0) }
      }
      .sheet(item: Bindable(place).sheet) { ModalView(modal: $0) }
      #if os(macOS)
        .sheet(item: Bindable(place).cover) { ModalView(modal: $0) }
      #else
        .fullScreenCover(item: Bindable(place).cover) { ModalView(modal: $0) }
      #endif
      .popover(item: Bindable(place).popover) { ModalView(modal: $0) }
      .alert(
        place.modal?.prompt?.title ?? "", isPresented: Bindable(place).showsAlert,
        presenting: place.modal,
        actions: buttons, message: message
      )
      .confirmationDialog(
        place.modal?.prompt?.title ?? "", isPresented: Bindable(place).showsConfirmation,
        titleVisibility: .visible, presenting: place.modal,
        actions: buttons, message: message)
    }

    private func buttons(_ modal: Stage.Modal) -> some View {
      ForEach(modal.prompt?.buttons ?? [], id: \.title) { button in
        Button(button.title, role: button.role.inSwiftUI) { modal.choose(button) }
      }
    }

    private func message(_ modal: Stage.Modal) -> some View {
      Text(modal.prompt?.message ?? "")
    }
  }

  private struct ModalView: View {
    let modal: Stage.Modal

    var body: some View {
      let detents = modal.options.detents.map(\.inSwiftUI)
      StackView(stack: modal.stack)
        .presentationDetents(detents.isEmpty ? [.large] : Set(detents))
        .interactiveDismissDisabled(!modal.mayDismiss)
        .onAppear { modal.appeared() }
        .onDisappear { modal.disappeared() }
    }
  }

  extension AlertPrompt.Button.Role {
    fileprivate var inSwiftUI: ButtonRole? {
      self == .cancel ? .cancel : self == .destructive ? .destructive : nil
    }
  }

  extension SheetPresentationOptions.Detent {
    fileprivate var inSwiftUI: PresentationDetent {
      switch self {
      case .medium: .medium
      case .large: .large
      case .fraction(let part): .fraction(part)
      case .height(let height): .height(height)
      }
    }
  }
#endif
