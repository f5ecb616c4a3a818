public import Destinations

/// The verbs that stand for calls in the app's code.
///
/// Each call is one step.
extension TestFlow {
  /// Starts the flow: `flow.start()`.
  public var start: PlainVerb { verb("start") { $0.start() } }

  /// Carries out a presentation: `flow.present(.push(.noteDetail))`.
  public var present: Verb<Presentation> { verb { self.presenting($0) } }

  /// Carries out several presentations as one transition:
  /// `flow.presentPath([.tab(.notes), .push(.edit)])`.
  public var presentPath: Verb<[Presentation]> {
    verb { path in
      Action(name: "path of \(path.count)") {
        $0.presentDestinationPath(path: path, contentToPass: nil)
      }
    }
  }

  /// Goes back in the nearest stack: `flow.goBack()`.
  public var goBack: PlainVerb { PlainVerb(verb: verb { self.presenting(.goBack) }) }

  /// Pops everything above the root of the nearest stack: `flow.popToRoot()`.
  public var popToRoot: PlainVerb { PlainVerb(verb: verb { self.presenting(.popToRoot) }) }

  /// Dismisses the nearest sheet: `flow.dismissSheet()`.
  public var dismissSheet: PlainVerb { PlainVerb(verb: verb { self.presenting(.dismissSheet) }) }

  /// Selects a tab: `flow.select(.tags)`.
  public var select: Verb<TabType> { verb { self.presenting(.tab($0)) } }

  /// Removes a place, with everything that it contains and presents: `flow.remove(id)`.
  public var remove: Verb<DestinationID> {
    verb { id in
      Action(name: "remove \(TreeTextToken.id(id))") { $0.removeDestination(destinationID: id) }
    }
  }

  /// Gives a signal for held requests: `flow.signal("signedIn")`.
  public var signal: Verb<GuardSignal> {
    verb { signal in Action(name: "signal \(signal.rawValue)") { $0.signal(signal) } }
  }

  private func presenting(_ presentation: Presentation) -> Action {
    Action(name: presentation.title) { $0.presentDestination(configuration: presentation) }
  }
}

// MARK: - Interactions

extension TestFlow {
  /// Performs an interaction, as the user does.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - content: The content that comes with the interaction.
  ///   - id: The place, which may be in an embedded flow; the current place if nil.
  ///   - expectation: The expected effect of the step.
  ///   - fileID: The caller's file; leave it out.
  ///   - filePath: The caller's file; leave it out.
  ///   - line: The caller's line; leave it out.
  ///   - column: The caller's column; leave it out.
  ///   - change: Changes the tree before the step into the expected one. It is the tree of the flow
  ///     in which the place is.
  /// - Returns: The step. It is refused if the interaction throws.
  @discardableResult
  public func perform<Interaction: UserInteractionTypeable>(
    _ interaction: Interaction, content: ContentType? = nil, at id: DestinationID? = nil,
    expect expectation: StepExpectation? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ change: Change? = nil
  ) -> Step {
    let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let expected = Expected(form: expectation, change: change)
    let home = id.flatMap { self.home(of: $0) }
    return run(interaction.rawValue, in: home?.flow, expecting: expected, at: place) {
      guard let target = id == nil ? flow.currentDestination : home?.destination else {
        throw FailureMessage(
          "there is no place that can perform \(interaction.rawValue)",
          cure: "start the flow, or check the identifier")
      }
      try perform(interaction, content, on: target)
    }
  }

  /// Chooses a button of the alert that is shown, as the user does.
  ///
  /// - Parameters:
  ///   - title: The text on the button.
  ///   - expectation: The expected effect of the step.
  ///   - fileID: The caller's file; leave it out.
  ///   - filePath: The caller's file; leave it out.
  ///   - line: The caller's line; leave it out.
  ///   - column: The caller's column; leave it out.
  ///   - change: Changes the tree before the step into the expected one, with everything that follows from the
  ///     answer.
  /// - Returns: The step. It is refused if the current place is not an alert, or has no such button.
  @discardableResult
  public func choose(
    _ title: String, expect expectation: StepExpectation? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ change: Change? = nil
  ) -> Step {
    perform(
      AlertChoice(title), expect: expectation, fileID: fileID, filePath: filePath, line: line,
      column: column, change)
  }

  private func perform<Target: Destinationable<DestinationType, ContentType, TabType>>(
    _ interaction: some UserInteractionTypeable, _ content: ContentType?, on target: Target
  ) throws {
    guard let known = interaction as? Target.UserInteractionType else {
      if interaction is AlertChoice {
        throw FailureMessage("no alert is shown", cure: "first present the alert")
      }
      let types: [Any.Type] = [Target.UserInteractionType.self, type(of: interaction)]
      let isAmbiguous = "\(types[0])" == "\(types[1])"
      let names = types.map { isAmbiguous ? String(reflecting: $0) : "\($0)" }
      throw FailureMessage(
        "\(target.type.rawValue) takes \(names[0]), not \(names[1])",
        cure: "pass as at: the identifier of a place that has this interaction")
    }
    try target.performInterfaceAction(interactionType: known, content: content)
  }
}

extension DestinationPresentation {
  /// The presentation in a few words.
  var title: String {
    [summaryWord, destinationType?.rawValue].compactMap(\.self).joined(separator: " ")
  }
}
