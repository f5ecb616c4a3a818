@main
enum NotesCLI {
  static func main() {}
}
