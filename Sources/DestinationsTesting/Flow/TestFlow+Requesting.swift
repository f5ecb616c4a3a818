public import Destinations

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The verbs of a flow, each one step.
extension TestFlow {
  /// Presents the starting destination.
  @discardableResult
  public func start(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Step {
    run("start", at: CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)) {
      flow.start()
    }
  }

  /// Runs a presentation.
  @discardableResult
  public func present(
    _ presentation: Presentation, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Step {
    let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    return run(presentation.title, at: place) {
      flow.presentDestination(configuration: presentation)
    }
  }

  /// Runs several presentations as one transition.
  @discardableResult
  public func presentPath(
    _ path: [Presentation], content: ContentType? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Step {
    let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    return run("path of \(path.count)", at: place) {
      flow.presentDestinationPath(path: path, contentToPass: content)
    }
  }

  /// Goes back in the nearest stack, by the app's own control.
  @discardableResult
  public func goBack(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Step {
    present(.goBack, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Dismisses the nearest sheet, by the app's own control.
  @discardableResult
  public func dismissSheet(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Step {
    present(.dismissSheet, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Selects a tab, by the app's own control.
  @discardableResult
  public func select(
    _ tab: TabType, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Step {
    present(.tab(tab), fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Removes a place with all it contains and presents.
  @discardableResult
  public func remove(
    _ id: UUID, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Step {
    let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    return run("remove \(TreeTextToken.id(id))", at: place) {
      flow.removeDestination(destinationID: id)
    }
  }

  /// Does what a person does on the interface of a place.
  ///
  /// - Parameters:
  ///   - interaction: What the person does.
  ///   - content: What comes with it.
  ///   - id: The place; the current one if nil.
  ///   - fileID: The caller's file; leave it out.
  ///   - filePath: The caller's file; leave it out.
  ///   - line: The caller's line; leave it out.
  ///   - column: The caller's column; leave it out.
  /// - Returns: The step; refused if the interaction threw.
  @discardableResult
  public func perform<Interaction: UserInteractionTypeable>(
    _ interaction: Interaction, content: ContentType? = nil, at id: UUID? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Step {
    let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let destination = id.map { flow.destination(for: $0) } ?? flow.currentDestination
    guard let destination else {
      fail(
        FailureMessage(
          "there is no place to perform \(interaction.rawValue) at",
          cure: "start the flow, and check the identifier"), at: place)
      return run(interaction.rawValue, at: place) {}
    }
    return perform(interaction, content, on: destination, at: place)
  }

  private func perform<Target: Destinationable<DestinationType, ContentType, TabType>>(
    _ interaction: some UserInteractionTypeable, _ content: ContentType?, on target: Target,
    at place: CodePlace
  ) -> Step {
    let name = interaction.rawValue
    guard let known = interaction as? Target.UserInteractionType else {
      let types = names(of: Target.UserInteractionType.self, and: type(of: interaction))
      let takes = "\(target.type.rawValue) takes \(types.0)"
      let cure = "name the place that has the interaction by at:"
      fail(FailureMessage("\(takes) and not \(types.1)", cure: cure), at: place)
      return run(name, at: place) {}
    }
    return run(name, at: place) {
      try target.performInterfaceAction(interactionType: known, content: content)
    }
  }
}

/// Returns the names of two types, with where they are declared if both are called the same.
private func names<First, Second>(
  of first: First.Type, and second: Second.Type
) -> (String, String) {
  "\(first)" == "\(second)"
    ? (String(reflecting: first), String(reflecting: second)) : ("\(first)", "\(second)")
}

extension DestinationPresentation {
  /// The presentation in a few words.
  var title: String {
    [summaryWord, destinationType?.rawValue].compactMap(\.self).joined(separator: " ")
  }
}
