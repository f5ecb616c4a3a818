import Plain

@main
@MainActor
enum PlainApp {
  static func main() {
    let coordinator = Coordinator()
    ListScreen(coordinator: coordinator).perform(.open, note: 7)
    print(coordinator.stack.map(\.route.rawValue).joined(separator: "\n"))
  }
}
