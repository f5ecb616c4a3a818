public import Destinations

/// Checks of the presented places.
extension TestFlow {
  /// Checks the route of the current place: `flow.expectCurrent(.noteDetail)`.
  public var expectCurrent: Check<DestinationType> {
    Check(flow: self) { [flow] route in
      let current = flow.currentDestination?.type
      if current == route { return nil }
      let found = current.map { "\($0)" } ?? "nothing"
      return FailureMessage(
        "the current place is \(found), not \(route)",
        cure: "expect \(found), or go to \(route) in the step")
    }
  }

  /// Checks the routes on the nearest stack of the current place, bottom first.
  ///
  /// A stack's own interface is not part of its path. If a tab, a column or a sheet is itself
  /// the stack, its root is part of the path.
  /// ```swift
  /// flow.expectPath([.noteDetail, .editor])
  /// ```
  public var expectPath: Check<[DestinationType]> {
    Check(flow: self) { [flow] routes in
      guard let stack = flow.tree.currentID.flatMap({ flow.tree.nearestStack(from: $0) }) else {
        return FailureMessage(
          "there is no stack at or above the current place",
          cure: "go to a place in a stack, a tab, a column or a sheet")
      }
      let path = flow.tree.members(of: stack.slot, in: stack.id)
        .compactMap { flow.tree.node(id: $0)?.payload.route }
      if path == routes { return nil }
      return FailureMessage(
        "the path is \(path.names), not \(routes.names)",
        cure: "expect \(path.names), or go where the path is \(routes.names)")
    }
  }

  /// Checks that some routes are on screen, in any order: `flow.expectVisible(.home, .noteDetail)`.
  ///
  /// Other places may be on screen too.
  public func expectVisible(
    _ routes: DestinationType..., fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let check = Check<[DestinationType]>(flow: self) { [flow] routes in
      let visible = flow.visibleDestinations.map { $0.type }
      let missing = routes.filter { !visible.contains($0) }
      if missing.isEmpty { return nil }
      return FailureMessage(
        "\(missing.names) is not on screen, only \(visible.names)",
        cure: "remove the place that covers it, or expect the places on screen")
    }
    check(routes, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Checks the whole tree.
  ///
  /// Write it in the form in which trees print themselves, with two spaces per level. Each line may
  /// omit the identifier and the content. The mark `>` is checked only if there is one.
  /// ```swift
  /// flow.expectTree(
  ///   """
  ///   home tabs selected=notes
  ///     tab notes: notes stack
  ///       > noteDetail
  ///     tab tags: tags
  ///   """)
  /// ```
  public var expectTree: Check<String> {
    Check(flow: self) { [flow] text in
      do throws(DestinationError) {
        let difference = try WrittenLines(tree: text).difference(from: flow.tree)
        return difference.map { differing("tree", "tree", $0, showsChange: true) }
      } catch {
        return unreadable(error)
      }
    }
  }

  /// Checks that the last step changed neither the tree, nor its places, nor the interface.
  public var expectUnchanged: Check<Void> {
    Check(flow: self) { [unowned self] in steps.last.flatMap(verdictOnUnchanged) }
  }

  /// Checks that the last step was refused with an error code and changed nothing.
  public var expectRefused: Check<DestinationError.Code> {
    Check(flow: self) { [unowned self] in verdict(on: steps.last, refusedFor: $0) }
  }

  /// Checks that the flow waits for nothing: requests, acknowledgements, interactors, or the clock.
  public var expectIdle: Check<Void> {
    Check(flow: self) { [unowned self] in waiting() }
  }

  /// Checks that everything that has left is released: destinations, interfaces, interactors and
  /// tasks.
  public var expectReleased: Check<Void> {
    Check(flow: self) { [unowned self] in leak }
  }

  /// Fails the test after a step, or after the last one if nil.
  func fail(_ message: FailureMessage, after step: Step? = nil, at place: CodePlace) {
    let text = message.text(of: step ?? steps.last, among: steps)
    reporter.report(TestFailure(text, at: place))
  }
}

extension Array where Element: RoutableDestinations {
  /// The routes as they describe themselves.
  fileprivate var names: String {
    "[" + map { "\($0)" }.joined(separator: ", ") + "]"
  }
}
