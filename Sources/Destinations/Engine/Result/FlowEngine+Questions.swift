/// Questions for results.
///
/// Each one ends exactly once.
extension FlowEngine {
  /// Presents a place with a question.
  func ask(_ question: OpenQuestion, by work: RequestWork, cause: NavigationCause) {
    let handle = newHandle()
    question.handle = handle
    window.questions.append(question)
    handle.whenEnded { [link] in link.engine?.presented(for: question, $0) }
    submit(work, cause: cause, from: question.askerID, handle: handle)
  }

  /// Presents a place with a question, and waits for the result.
  ///
  /// The waiting task may be cancelled.
  func result<Value>(
    _ key: ResultKey<Value>, of work: RequestWork, cause: NavigationCause,
    from askerID: DestinationID?
  ) async -> PlaceResult<Value> {
    if Task.isCancelled { return .cancelled }
    let question = OpenQuestion(key.erased, askerID: askerID)
    let (result, pending) = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        question.take = { result in
          // `settle()` waits for the next work of the asking place, as if it had already begun.
          let pending = self.ledger.begin(.result(key: key.name))
          continuation.resume(returning: (result.typed() as PlaceResult<Value>, pending))
        }
        ask(question, by: work, cause: cause)
      }
    } onCancel: {
      Task { @MainActor [link] in
        question.handle?.cancel()
        link.engine?.end(question, .cancelled)
      }
    }
    ledger.end(pending)
    return result
  }

  private func presented(for question: OpenQuestion, _ outcome: RequestOutcome) {
    switch outcome {
    case .done(let id?):
      question.placeID = id
      exchange(&question.giveEarly, with: nil)?()
    case .done(nil): end(question, .dismissed)
    case .refused(let error): end(question, .refused(error))
    case .cancelled: end(question, .cancelled)
    case .superseded: end(question, .replaced)
    }
  }

  private func end(_ question: OpenQuestion, _ end: OpenQuestion.End) {
    forget([question])
    question.end(end)
  }

  private func forget(_ questions: [OpenQuestion]) {
    let gone = Set(questions.map { ObjectIdentifier($0) })
    window.questions = window.questions.filter {
      !$0.isOver && !gone.contains(ObjectIdentifier($0))
    }
  }
}

// MARK: - Answers

extension FlowEngine {
  /// Gives an answer to the questions at a place, or at the nearest container or host around it.
  func take(_ answer: PlaceAnswer, from id: DestinationID) {
    let questions = asked(by: answer, from: id)
    if questions.isEmpty, let question = window.questions.first(where: isBeingAsked),
      question.giveEarly == nil, question.fits(answer)
    {
      question.giveEarly = { [link] in link.engine?.take(answer, from: id) }
      return
    }
    if questions.isEmpty, let outer = outerAsked(by: answer) {
      return outer.engine.take(answer, from: outer.hostID)
    }
    whileOthersWait {
      tell(of: answer, at: id)
      forget(questions)
      for question in questions { question.end(with: answer) }
    }
    drain()
  }

  /// Returns whether the request that presents the place of a question runs now, in this flow.
  private func isBeingAsked(_ question: OpenQuestion) -> Bool {
    guard let running = outlet.request, var number = question.handle?.number else { return false }
    let handedOver = flowsInWindow.flatMap(\.handedOver)
    while let entry = handedOver.first(where: { $0.request.number == number }) {
      number = entry.handle.number
    }
    return number == running
  }

  /// Reports an answer as an event.
  func tell(of answer: PlaceAnswer, at id: DestinationID) {
    let around = containers(around: id)
    let waiting = window.questions.filter { $0.placeID.map(around.contains) ?? false }
    if waiting.contains(where: { $0.fits(answer) }) || answer.isGiven {
      outlet.emit(.answered(id: id, key: answer.key.name))
    } else if waiting.isEmpty {
      outlet.emit(.answerUnawaited(id: id, key: answer.key.name, awaited: nil))
    } else {
      let awaited = waiting.map(\.key.name).sorted().joined(separator: ", ")
      report(.answerUnawaited(id: id, key: answer.key.name, awaited: awaited))
    }
  }

  /// Returns the questions for an answer, at the nearest place that has any.
  func asked(by answer: PlaceAnswer, from id: DestinationID) -> [OpenQuestion] {
    let fitting = window.questions.filter { $0.placeID != nil && $0.fits(answer) }
    let place = containers(around: id).first { id in fitting.contains { $0.placeID == id } }
    return fitting.filter { $0.placeID == place }
  }

  /// Returns the nearest outer flow in which a place that leads to this flow was asked for an answer; nil if none was.
  func outerAsked(by answer: PlaceAnswer) -> (engine: FlowEngine, hostID: DestinationID)? {
    around.first { !$0.engine.asked(by: answer, from: $0.hostID).isEmpty }
  }

  /// Returns a place and the containers around it, within its sheet.
  private func containers(around id: DestinationID) -> [DestinationID] {
    let structure = tree.structure
    let around = structure.ref(of: id).map(structure.ancestryInSheet) ?? []
    return around.map(structure.id)
  }
}

// MARK: - Places that leave

extension FlowEngine {
  /// Ends the questions of places that have left, and the questions to them.
  ///
  /// - Parameters:
  ///   - leaving: The places.
  ///   - plan: The change by which they have left; nil if the flow ends, which cancels their questions.
  ///   - answer: The answer that the request of the change gives.
  func endQuestions(
    of leaving: Few<Site>, after plan: TreePlan? = nil, answer: PlaceAnswer? = nil
  ) {
    if window.questions.isEmpty { return }
    let ids = Set(leaving.map(\.id))
    let questions = window.questions.filter { question in
      question.askerID.map(ids.contains) ?? false || question.placeID.map(ids.contains) ?? false
    }
    if questions.isEmpty { return }
    let replaced = plan?.replaced(of: leaving)
    forget(questions)
    whileOthersWait {
      for question in questions {
        let askerHasLeft = question.askerID.map(ids.contains) ?? false
        guard !askerHasLeft, let replaced, let id = question.placeID else {
          question.end(.cancelled)
          continue
        }
        if let answer, answer.placeID == id { question.end(with: answer) }
        question.end(replaced.contains(id) ? .replaced : .dismissed)
      }
    }
  }
}

extension TreePlan {
  /// Returns the leaving places that are replaced by others, or are in a place that is replaced.
  @MainActor
  fileprivate func replaced(of leaving: Few<Site>) -> Set<DestinationID> {
    var ends: [NodeRef: Bool] = [:]
    for step in steps {
      switch step {
      case .replace(let old, _, _, _): ends[old] = true
      case .remove(let ref, _, _): ends[ref] = false
      default: break
      }
    }
    // The contents of a place are listed before the place.
    var found: Set<DestinationID> = []
    var isReplaced = false
    for (ref, site) in zip(departures, leaving).reversed() {
      isReplaced = ends[ref] ?? isReplaced
      if isReplaced { found.insert(site.id) }
    }
    return found
  }
}
