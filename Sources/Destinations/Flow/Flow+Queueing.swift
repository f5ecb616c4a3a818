#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// One request at a time: running, waiting, and ending in exactly one outcome.
extension Flow {
  /// Runs a request, or lets it wait while another runs.
  ///
  /// - Returns: The outcome, or nil if it is not known yet.
  @discardableResult
  func submit(
    _ work: Request.Work, cause: NavigationCause, from id: UUID?, handle: RequestHandle? = nil
  ) -> RequestOutcome? {
    lastRequest += 1
    let request = Request(
      number: lastRequest, work: work, cause: cause, requesterID: id, handle: handle)
    journal.emit(.requested(cause: cause, what: request.summary), request: request.number)
    if hasEnded { return refuse(request, .flowEnded, "The flow has ended.") }
    guard mayRun(request) else { return wait(request) }
    let outcome = run(request)
    drain()
    return outcome
  }

  private func mayRun(_ request: Request) -> Bool {
    if isRunning { return false }
    return request.isFact || (!isDraining && suspended == nil && unacknowledged == nil)
  }

  private func wait(_ request: Request) -> RequestOutcome? {
    guard queue.count < policies.queueLimit else {
      return refuse(request, .queueFull, "\(queue.count) requests wait already.")
    }
    queue.append(request, isFact: request.isFact)
    journal.emit(.queued, request: request.number)
    return nil
  }

  /// Runs what waits, as long as nothing holds it up.
  func drain() {
    if isDraining || isRunning { return }
    isDraining = true
    defer { isDraining = false }
    var count = 0
    while let request = queue.next(onlyFacts: suspended != nil || unacknowledged != nil) {
      count += 1
      if count > policies.queueLimit {
        refuse(request, .queueFull, "\(policies.queueLimit) requests ran in a row.")
      } else {
        run(request)
      }
    }
  }

  /// Runs a request from its plan to its outcome, unless a custom presentation takes its time.
  @discardableResult
  private func run(_ request: Request) -> RequestOutcome? {
    isRunning = true
    defer { isRunning = false }
    request.handle?.run()
    do throws(DestinationError) {
      return try carryOut(request).map { finish(request, .done(id: $0)) }
    } catch {
      return finish(request, request.isFact && error.isStale ? .done(id: nil) : .refused(error))
    }
  }

  @discardableResult
  private func refuse(
    _ request: Request, _ code: DestinationError.Code, _ reason: String
  ) -> RequestOutcome {
    finish(request, .refused(DestinationError(code, reason)))
  }

  /// Tells everybody how a request ended. The one place where requests end.
  @discardableResult
  func finish(_ request: Request, _ outcome: RequestOutcome) -> RequestOutcome {
    let wasRunning = isRunning
    isRunning = true
    defer { isRunning = wasRunning }
    switch outcome {
    case .done: journal.emit(.done, request: request.number)
    case .refused(let error): journal.emit(.refused(EventError(error)), request: request.number)
    case .cancelled, .superseded: journal.emit(.cancelled, request: request.number)
    }
    request.presentation?.complete(outcome.isDone)
    request.handle?.end(outcome)
    return outcome
  }
}

extension Flow {
  /// Everything that the flow waits for; empty when it is idle.
  public var pending: [PendingWork] {
    let acknowledgement = unacknowledged.map { PendingWork.acknowledgement(transition: $0.number) }
    let custom = suspended.map { PendingWork.customPresentation(request: $0.request.number) }
    return [acknowledgement, custom].compactMap(\.self)
      + queue.elements.map { .queued(request: $0.number) } + work.entries
  }

  /// Cancels a request that waits or is suspended.
  func cancel(_ number: Int) {
    if let request = queue.remove(where: { $0.number == number }) {
      finish(request, .cancelled)
    } else if let suspended, suspended.request.number == number {
      abandon(suspended)
      finish(suspended.request, .cancelled)
    }
    drain()
  }

  /// Lets everything go, whether the flow was ended or is going away.
  func finish() {
    hasEnded = true
    if let suspended {
      abandon(suspended)
      finish(suspended.request, .cancelled)
    }
    while let request = queue.next(onlyFacts: false) { finish(request, .cancelled) }
    unacknowledged = nil
    guard let root = arrangedTree.structure.root else { return }
    for ref in arrangedTree.structure.subtree(of: root).reversed() {
      if let site = sites[ref] { release(site.destination) }
    }
    arrangedTree = PresentationTree()
    sites = PayloadStore()
  }
}

extension DestinationPresentation {
  /// Calls every completion closure once: that of each element of a path, then the outer one.
  @MainActor
  fileprivate func complete(_ isDone: Bool) {
    if case .destinationPath(let path) = presentationType {
      for element in path { element.complete(isDone) }
    }
    completionClosure?(isDone)
  }
}

extension FlowRequest {
  /// The request in a few words.
  fileprivate var summary: String {
    switch work {
    case .present(let presentation):
      "\(presentation.presentationType.word) \(presentation.destinationType?.rawValue ?? "")"
    case .arrange: "arrange"
    }
  }
}

extension DestinationPresentationType {
  /// The name of the case.
  var word: String {
    switch self {
    case .navigationStack(let type): type == .present ? "push" : "goBack"
    case .tabBar(let tab): "tab \(tab.tabName)"
    case .splitView(let column): "column \(column.rawValue)"
    case .addToCurrent: "addToCurrent"
    case .replaceCurrent: "replaceCurrent"
    case .replaceRoot: "replaceRoot"
    case .moveToNearest, .moveToNearestDestination: "moveToNearest"
    case .sheet(let type, _): type == .present ? "sheet" : "dismissSheet"
    case .destinationPath(let path): "path of \(path.count)"
    case .custom: "custom"
    }
  }
}

extension DestinationError {
  /// Whether a fact is refused only because it has happened already.
  fileprivate var isStale: Bool {
    [.targetGone, .requesterGone, .noSheet, .nothingToGoBack].contains(code)
  }
}
