// The declarations of SwiftUI that its adapter uses: enough to check types on machines without that framework. The
// bodies do nothing.

@_exported import Foundation
import Observation
import UIKit

// MARK: - Views

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

public protocol Leaf: View where Body == Never {}

extension Leaf {
  public var body: Never { fatalError() }
}

extension Never: View {
  public var body: Never { fatalError() }
}

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError() }
}

public struct EmptyView: Leaf { public nonisolated init() {} }
public struct Several<Content>: Leaf {}
public struct Either<First, Second>: Leaf {}
public struct Changed<Content, Change>: Leaf {}

@resultBuilder public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { fatalError() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> Several<(repeat each Content)> { fatalError() }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> Either<First, Second> { fatalError() }
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> Either<First, Second> { fatalError() }
}

public struct AnyView: Leaf {
  public nonisolated init<Content: View>(_ view: Content) {}
}

public struct Text: Leaf {
  public nonisolated init<Words: StringProtocol>(_ words: Words) {}
}

public struct Label<Title: View, Icon: View>: Leaf {
  public init<Words: StringProtocol>(_ title: Words, systemImage: String)
  where Title == Text, Icon == Image {}
}

public struct Image: Leaf {}

public struct Button<Label: View>: Leaf {
  public init<Words: StringProtocol>(
    _ title: Words, action: @escaping @MainActor () -> Void
  ) where Label == Text {}
  public init<Words: StringProtocol>(
    _ title: Words, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) where Label == Text {}
}

public struct ButtonRole: Equatable, Sendable {
  public static let cancel = Self()
  public static let destructive = Self()
}

public enum Visibility: Hashable, Sendable { case automatic, visible, hidden }

public struct List<Content: View>: Leaf {
  public init(@ViewBuilder content: () -> Content) {}
}

public struct ZStack<Content: View>: Leaf {
  public init(@ViewBuilder content: () -> Content) {}
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content>: Leaf {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID, Content: View {}
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Content: View {}
}

// MARK: - State

@propertyWrapper public struct Binding<Value> {
  @preconcurrency public init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
}

@propertyWrapper public struct State<Value> {
  public init(wrappedValue: Value) {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
}

@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
  public init(_ value: Value) where Value: AnyObject, Value: Observable {}
  public var wrappedValue: Value { fatalError() }
  public subscript<Subject>(
    dynamicMember path: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> where Value: AnyObject { fatalError() }
}

@propertyWrapper public struct Environment<Value> {
  public init(_ path: KeyPath<EnvironmentValues, Value>) {}
  public var wrappedValue: Value { fatalError() }
}

public struct EnvironmentValues {
  public var scenePhase: ScenePhase { fatalError() }
}

public enum ScenePhase: Equatable, Sendable { case background, inactive, active }

@propertyWrapper public struct SceneStorage<Value> {
  public init(_ key: String) where Value == Data? {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
}

public struct Transaction {
  public var disablesAnimations: Bool
}

// MARK: - Navigation

public struct NavigationStack<Data, Root: View>: Leaf {
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {}
}

public struct TabView<Selection: Hashable, Content: View>: Leaf {
  public init(selection: Binding<Selection>?, @ViewBuilder content: () -> Content) {}
}

public struct NavigationSplitViewColumn: Hashable, Sendable {
  let number: Int
  public static let sidebar = Self(number: 0)
  public static let content = Self(number: 1)
  public static let detail = Self(number: 2)
}

public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: Leaf {
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {}
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {}
}

public struct PresentationDetent: Hashable, Sendable {
  public static let medium = Self()
  public static let large = Self()
  public static func fraction(_ part: CGFloat) -> Self { Self() }
  public static func height(_ height: CGFloat) -> Self { Self() }
}

public struct ToolbarItemPlacement: Sendable {
  public static let navigation = Self()
}

public protocol ToolbarContent {}

public struct ToolbarItem<Content: View>: ToolbarContent {
  public init(placement: ToolbarItemPlacement, @ViewBuilder content: () -> Content) {}
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {}

@resultBuilder public enum ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
}

// MARK: - Modifiers

@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = Changed<Self, Never>
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

extension View {
  nonisolated public func modifier<Change>(_ change: Change) -> Changed<Self, Change> {
    fatalError()
  }
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { EmptyView() }
  nonisolated public func tag<Tag: Hashable>(_ tag: Tag) -> some View { EmptyView() }
  nonisolated public func tabItem<Item: View>(@ViewBuilder _ item: () -> Item) -> some View {
    EmptyView()
  }
  nonisolated public func navigationDestination<Data: Hashable, Content: View>(
    for data: Data.Type, @ViewBuilder destination: @escaping (Data) -> Content
  ) -> some View { EmptyView() }
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { EmptyView() }
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { EmptyView() }
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { EmptyView() }
  nonisolated public func alert<Words: StringProtocol, Actions: View, Message: View, Data>(
    _ title: Words, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions, @ViewBuilder message: (Data) -> Message
  ) -> some View { EmptyView() }
  nonisolated public func confirmationDialog<
    Words: StringProtocol, Actions: View, Message: View, Data
  >(
    _ title: Words, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Data?, @ViewBuilder actions: (Data) -> Actions,
    @ViewBuilder message: (Data) -> Message
  ) -> some View { EmptyView() }
  nonisolated public func badge(_ count: Int) -> some View { EmptyView() }
  nonisolated public func navigationTitle<Words: StringProtocol>(_ title: Words) -> some View {
    EmptyView()
  }
  nonisolated public func navigationBarBackButtonHidden(_ isHidden: Bool = true) -> some View {
    EmptyView()
  }
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View { EmptyView() }
  nonisolated public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { EmptyView() }
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (_ old: Value, _ new: Value) -> Void
  ) -> some View { EmptyView() }
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    EmptyView()
  }
  nonisolated public func onAppear(perform: (() -> Void)? = nil) -> some View { EmptyView() }
  nonisolated public func onDisappear(perform: (() -> Void)? = nil) -> some View { EmptyView() }
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    EmptyView()
  }
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    EmptyView()
  }
}

// MARK: - Apps

@MainActor @preconcurrency public protocol Scene {
  associatedtype Body
  @MainActor @preconcurrency var body: Body { get }
}

@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @MainActor @preconcurrency var body: Body { get }
  init()
}

extension App {
  public static func main() {}
}

public struct WindowGroup<Content: View>: Scene {
  public init(@ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}

// MARK: - In UIKit

@MainActor open class UIHostingController<Content: View>: UIViewController {
  public init(rootView: Content) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { nil }
}
