import Declared
import Destinations

@main
@MainActor
enum DeclaredApp {
  static func main() throws {
    let flow = App.flow()
    flow.start()
    let list = flow.rootInterface as? ListScreen
    try list?.destination().performInterfaceAction(interactionType: .open, content: .note(7))
    print(flow.tree)
  }
}
