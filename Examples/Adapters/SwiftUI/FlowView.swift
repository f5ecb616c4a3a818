#if canImport(SwiftUI)
  import Destinations
  import Foundation
  import SwiftUI

  /// Shows a flow in SwiftUI.
  ///
  /// Each interface that is a view is shown where the tree has its place.
  ///
  /// ```swift
  /// WindowGroup { FlowView<Mail>(flow: flow) }
  /// ```
  ///
  /// The tree is the state. Every view reads its part of the tree while it draws, so SwiftUI's
  /// observation redraws it when that part changes. Bindings report what the user does. If a guard
  /// refuses, observers are notified again, and SwiftUI returns to what the tree says.
  struct FlowView<App: DestinationTypes>: View {
    private let flow: App.AppFlow
    @State private var sheets = SheetCoordinator()

    /// Creates the view of a flow.
    ///
    /// The app keeps the flow and starts it.
    init(flow: App.AppFlow) {
      self.flow = flow
    }

    var body: some View {
      ZStack {
        if let root = flow.tree.rootID.flatMap({ flow.shown($0) }) {
          PlaceView<App>(flow: flow, sheets: sheets, place: root).id(root.id)
        }
      }
      .onAppear { flow.attach(sheets) }
    }
  }

  /// A place with its interface, which is kept while it is animated away.
  private struct ShownPlace: Identifiable, Hashable {
    let id: UUID
    let kind: NodeKind
    let interface: (any DestinationInterfacing)?

    static func == (lhs: ShownPlace, rhs: ShownPlace) -> Bool { lhs.id == rhs.id }

    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  extension Flow {
    fileprivate func shown(_ id: UUID) -> ShownPlace? {
      tree.node(id: id).map { ShownPlace(id: id, kind: $0.kind, interface: interface(for: id)) }
    }

    /// Whether the current place is in the sheet of a place, or in a sheet above that.
    fileprivate func isCurrentInSheet(of presenter: UUID) -> Bool {
      let tree = tree
      var next = tree.currentID.flatMap { tree.node(id: $0) }
      while let node = next {
        if node.slot == .sheet, node.parentID == presenter { return true }
        next = node.parentID.flatMap { tree.node(id: $0) }
      }
      return false
    }

    fileprivate func members(of slot: SlotName, in id: UUID) -> [ShownPlace] {
      tree.members(of: slot, in: id).compactMap { shown($0) }
    }
  }

  extension Binding {
    /// Creates a binding to a part of a flow, which is told what a person did with it.
    @MainActor
    fileprivate init(
      read: @escaping @MainActor () -> Value, report: @escaping @MainActor (Value) -> Void
    ) {
      self.init(get: read, set: report)
    }
  }

  // MARK: - One place

  /// A place: its interface, the places attached to it, and its sheet.
  private struct PlaceView<App: DestinationTypes>: View {
    let flow: App.AppFlow
    let sheets: SheetCoordinator
    let place: ShownPlace

    var body: some View {
      ZStack {
        content
        ForEach(flow.members(of: .attached, in: place.id)) {
          PlaceView(flow: flow, sheets: sheets, place: $0)
        }
      }
      .modifier(SheetModifier<App>(flow: flow, sheets: sheets, presenter: place.id))
    }

    @ViewBuilder private var content: some View {
      switch place.kind {
      case .screen: InterfaceView(place: place)
      case .stack(keepsFirst: false):
        StackView<App>(flow: flow, sheets: sheets, bottom: place, holder: place.id, slot: .path)
      case .stack(keepsFirst: true):
        SlotView<App>(flow: flow, sheets: sheets, holder: place.id, slot: .path)
      case .tabs: TabsView<App>(flow: flow, sheets: sheets, id: place.id)
      case .split: ColumnsView<App>(flow: flow, sheets: sheets, id: place.id)
      case .alert: EmptyView()
      case .group:
        InterfaceView(place: place)
        if let focus = flow.tree.node(id: place.id)?.focus {
          SlotView<App>(flow: flow, sheets: sheets, holder: place.id, slot: focus)
        }
      }
    }
  }

  /// The interface of a place alone.
  private struct InterfaceView: View {
    let place: ShownPlace

    var body: some View {
      if let view = place.interface as? any View { AnyView(view) }
    }
  }

  // MARK: - Stacks

  /// The places in a slot.
  ///
  /// A stack brings its own navigation; anything else gets a navigation stack here.
  private struct SlotView<App: DestinationTypes>: View {
    let flow: App.AppFlow
    let sheets: SheetCoordinator
    let holder: UUID
    let slot: SlotName

    var body: some View {
      if let bottom = flow.members(of: slot, in: holder).first {
        InSlotView<App>(flow: flow, sheets: sheets, bottom: bottom, holder: holder, slot: slot)
          .id(bottom.id)
      }
    }
  }

  /// The bottom of a slot, with what is pushed on it.
  private struct InSlotView<App: DestinationTypes>: View {
    let flow: App.AppFlow
    let sheets: SheetCoordinator
    let bottom: ShownPlace
    let holder: UUID
    let slot: SlotName

    var body: some View {
      if case .stack = bottom.kind {
        PlaceView<App>(flow: flow, sheets: sheets, place: bottom)
      } else {
        StackView<App>(flow: flow, sheets: sheets, bottom: bottom, holder: holder, slot: slot)
      }
    }
  }

  /// A place at the bottom, with a path on top.
  private struct StackView<App: DestinationTypes>: View {
    let flow: App.AppFlow
    let sheets: SheetCoordinator
    let bottom: ShownPlace
    let holder: UUID
    let slot: SlotName

    var body: some View {
      NavigationStack(path: Binding(read: { path }, report: report)) {
        root.navigationDestination(for: ShownPlace.self) {
          PlaceView<App>(flow: flow, sheets: sheets, place: $0)
        }
      }
    }

    /// A stack's own interface lies at its bottom; its sheets are presented around the whole stack.
    @ViewBuilder private var root: some View {
      if bottom.id == holder {
        InterfaceView(place: bottom)
      } else {
        PlaceView<App>(flow: flow, sheets: sheets, place: bottom)
      }
    }

    private var path: [ShownPlace] {
      flow.members(of: slot, in: holder).filter { $0 != bottom }
    }

    /// Reports that the user has gone back.
    ///
    /// SwiftUI also sets the path when it has not changed.
    private func report(_ path: [ShownPlace]) {
      guard path.count < self.path.count else { return }
      flow.report(.wentBack(to: path.last?.id ?? bottom.id))
    }
  }

  // MARK: - Tabs and columns

  private struct TabsView<App: DestinationTypes>: View {
    let flow: App.AppFlow
    let sheets: SheetCoordinator
    let id: UUID

    var body: some View {
      TabView(selection: Binding(read: { selected }, report: select)) {
        ForEach(tabs, id: \.tabName) { tab in
          SlotView<App>(
            flow: flow, sheets: sheets, holder: id, slot: .tab(name: tab.tabName)
          )
          .tabItem { Text(tab.tabName) }
          .tag(tab.tabName)
        }
      }
    }

    private var tabs: [App.TabType] {
      flow.nearestTabBar(from: id)?.activeTabs.map { $0.type } ?? []
    }

    private var selected: String {
      flow.nearestTabBar(from: id)?.selectedTab?.type.tabName ?? ""
    }

    /// Reports that the user has tapped a tab.
    ///
    /// SwiftUI also sets the selected tab when it is tapped again.
    private func select(_ name: String) {
      guard name != selected else { return flow.report(.tappedSelectedTab(tabBarID: id)) }
      guard let tab = tabs.first(where: { $0.tabName == name }) else { return }
      flow.report(.selectedTab(tab, tabBarID: id))
    }
  }

  private struct ColumnsView<App: DestinationTypes>: View {
    let flow: App.AppFlow
    let sheets: SheetCoordinator
    let id: UUID

    var body: some View {
      let inFront = Binding(read: { focused }, report: focus)
      if flow.tree.node(id: id)?.slots.contains(.column(.content)) == true {
        NavigationSplitView(preferredCompactColumn: inFront) {
          column(.sidebar)
        } content: {
          column(.content)
        } detail: {
          column(.detail)
        }
      } else {
        NavigationSplitView(preferredCompactColumn: inFront) {
          column(.sidebar)
        } detail: {
          column(.detail)
        }
      }
    }

    private func column(_ column: SplitViewColumn) -> some View {
      SlotView<App>(flow: flow, sheets: sheets, holder: id, slot: .column(column))
    }

    private var focused: NavigationSplitViewColumn {
      switch flow.tree.node(id: id)?.focus {
      case .column(.content): .content
      case .column(.detail): .detail
      default: .sidebar
      }
    }

    private func focus(_ column: NavigationSplitViewColumn) {
      guard column != focused else { return }
      if column == .sidebar { flow.report(.focusedColumn(.sidebar, splitViewID: id)) }
      if column == .content { flow.report(.focusedColumn(.content, splitViewID: id)) }
      if column == .detail { flow.report(.focusedColumn(.detail, splitViewID: id)) }
    }
  }

  // MARK: - Sheets

  /// The sheet of a place, in the style that its presentation asks for.
  private struct SheetModifier<App: DestinationTypes>: ViewModifier {
    let flow: App.AppFlow
    let sheets: SheetCoordinator
    let presenter: UUID

    func body(content: Content) -> some View {
      #if os(macOS)
        alerting(content)
          .sheet(item: item(in: [.sheet, .fullScreenCover])) { inSheet($0) }
          .popover(item: item(in: [.popover])) { inSheet($0) }
      #else
        alerting(content)
          .sheet(item: item(in: [.sheet])) { inSheet($0) }
          .fullScreenCover(item: item(in: [.fullScreenCover])) { inSheet($0) }
          .popover(item: item(in: [.popover])) { inSheet($0) }
      #endif
    }

    /// The place with its alert or its confirmation dialog.
    private func alerting(_ content: Content) -> some View {
      let prompt = alert?.prompt
      return
        content
        .alert(prompt?.title ?? "", isPresented: isPrompting(.alert)) {
          buttons
        } message: {
          if let message = prompt?.message { Text(message) }
        }
        .confirmationDialog(
          prompt?.title ?? "", isPresented: isPrompting(.confirmation), titleVisibility: .visible
        ) {
          buttons
        } message: {
          if let message = prompt?.message { Text(message) }
        }
    }

    private var alert: (any AlertInterfacing)? {
      guard let id = flow.sheet(of: presenter)?.id, flow.isCurrentInSheet(of: presenter) else {
        return nil
      }
      return flow.interface(for: id) as? any AlertInterfacing
    }

    private var buttons: some View {
      let alert = alert
      return ForEach(alert?.prompt.buttons ?? [], id: \.title) { button in
        Button(button.title, role: button.role.inSwiftUI) { alert?.choose(button) }
      }
    }

    /// Whether the place shows an alert of a style.
    ///
    /// SwiftUI sets it to false for every button, and when the user taps beside a dialog. If no
    /// button has answered by then, the one that cancels does.
    private func isPrompting(_ style: AlertPrompt.Style) -> Binding<Bool> {
      Binding {
        alert?.prompt.style == style
      } report: { isPresented in
        guard !isPresented, let id = flow.sheet(of: presenter)?.id, alert != nil else { return }
        Task {
          flow.destination(for: id)?.performSystemNavigationAction(navigationType: .dismissSheet)
        }
      }
    }

    /// The sheet, if it has one of some styles.
    ///
    /// SwiftUI sets it to nil when the user has dragged it away.
    private func item(in styles: [SheetPresentationOptions.Style]) -> Binding<ShownPlace?> {
      Binding {
        sheet(in: styles)
      } report: { item in
        guard item == nil, let sheet = sheet(in: styles) else { return }
        flow.report(.dismissedSheet(of: sheet.id))
      }
    }

    /// The sheet that should be on screen.
    ///
    /// A sheet in a tab that is not selected waits in the tree.
    private func sheet(in styles: [SheetPresentationOptions.Style]) -> ShownPlace? {
      guard let id = flow.sheet(of: presenter)?.id, styles.contains(sheets.options(of: id).style),
        flow.isCurrentInSheet(of: presenter), flow.tree.node(id: id)?.kind != .alert
      else { return nil }
      return flow.shown(id)
    }

    private func inSheet(_ place: ShownPlace) -> some View {
      let options = sheets.options(of: place.id)
      return InSlotView<App>(
        flow: flow, sheets: sheets, bottom: place, holder: presenter, slot: .sheet
      )
      .presentationDetents(Set(options.detents.map(\.inSwiftUI)).union(options.fallback))
      .interactiveDismissDisabled(!options.allowsInteractiveDismissal)
      .onAppear { sheets.appeared(place.id) }
      .onDisappear { sheets.disappeared(place.id) }
    }
  }

  extension AlertPrompt.Button.Role {
    fileprivate var inSwiftUI: ButtonRole? {
      switch self {
      case .plain: nil
      case .cancel: .cancel
      case .destructive: .destructive
      }
    }
  }

  extension SheetPresentationOptions {
    fileprivate var fallback: Set<PresentationDetent> { detents.isEmpty ? [.large] : [] }
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

  /// Acknowledges a transition when the sheets that it removes are gone from the screen.
  ///
  /// SwiftUI shows everything else as soon as it draws, so other transitions are acknowledged
  /// immediately.
  @MainActor
  private final class SheetCoordinator: FlowCoordinating {
    private var options: [UUID: SheetPresentationOptions] = [:]
    private var onScreen: Set<UUID> = []
    private var leaving: Set<UUID> = []
    private var waiting: InterfaceTransition?

    func show(_ transition: InterfaceTransition) {
      for change in transition.changes { note(change) }
      waiting = transition
      acknowledgeIfGone()
    }

    /// How to show a sheet.
    func options(of id: UUID) -> SheetPresentationOptions {
      options[id] ?? SheetPresentationOptions()
    }

    func appeared(_ id: UUID) {
      onScreen.insert(id)
    }

    func disappeared(_ id: UUID) {
      onScreen.remove(id)
      if leaving.remove(id) != nil { options[id] = nil }
      acknowledgeIfGone()
    }

    private func note(_ change: InterfaceChange) {
      switch change {
      case .insert(let place, _, .sheet, let shown): options[place.id] = shown.sheet
      case .remove(let place, _, .sheet, _): left(place.id)
      case .replace(let old, let place, _, .sheet, let shown):
        left(old.id)
        options[place.id] = shown.sheet
      default: break
      }
    }

    /// Keeps the options of a sheet until it is gone, so that its height does not change while it
    /// disappears.
    private func left(_ id: UUID) {
      if onScreen.contains(id) { leaving.insert(id) } else { options[id] = nil }
    }

    private func acknowledgeIfGone() {
      guard leaving.isEmpty, let transition = waiting else { return }
      waiting = nil
      transition.acknowledge()
    }
  }
#endif
