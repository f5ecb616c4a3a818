internal import Destinations

/// Checking that everything that has left is released.
extension TestFlow {
  /// Allows an object to outlive the places that use it, such as an interactor shared by the whole
  /// app.
  ///
  /// Not necessary for objects that two places had in common, for mock interactors, and for interactors that a provider
  /// gives to each of its places.
  public func keeps(_ object: AnyObject) {
    kept.insert(ObjectIdentifier(object))
  }

  /// The parts that have left and are not released, as a failure; nil if there are none.
  var leak: FailureMessage? {
    forgetReleased()
    for index in released.indices {
      kept.formUnion(released[index].interactorsOfSetup(except: kept))
    }
    let kept = kept.union(shared)
    let found = released.flatMap { lines(for: $0, except: kept) }
    if found.isEmpty { return nil }
    return FailureMessage(
      "places that have left were not released", detail: found.joined(separator: "\n"),
      cure: "capture weakly in closures, end the work, or pass shared objects to keeps(_:)",
      showsChange: false)
  }

  /// Removes the places that are completely released.
  func forgetReleased() {
    released.removeAll { $0.remaining(except: []).isEmpty && work(of: $0).isEmpty }
  }

  /// Fails the test if an object of a place that has left is not released.
  ///
  /// The last release may happen on another thread. Therefore the method checks many times before
  /// the test fails; this takes time only if there is a leak.
  func checkReleased(at place: CodePlace) async {
    for _ in 0..<100 where leak != nil { try? await Task.sleep(for: .milliseconds(1)) }
    if let leak { fail(leak, at: place) }
  }

  private func lines(
    for place: ReleasedParts, except kept: Set<ObjectIdentifier>
  ) -> [String] {
    let (roles, work) = (place.remaining(except: kept).map(\.role), work(of: place))
    if roles.isEmpty && work.isEmpty { return [] }
    let what = roles + (work.isEmpty ? [] : ["task"])
    return [
      "  \(place.name), which left in \(title(ofStep: place.step)): "
        + "\(what.joined(separator: ", ")) still alive",
      "    kept by \(holder(of: roles, work))",
    ]
  }

  /// Returns the owner of the unreleased parts of a place, in words, as far as the library knows.
  private func holder(of roles: [String], _ work: [PendingWork]) -> String {
    if !work.isEmpty { return "a task: \(work.map(\.description).joined(separator: ", "))" }
    let waiting = interface.waitingTransitions
    if roles.contains("interface"), !waiting.isEmpty {
      return "transition \(waiting[0]), which the interface has not acknowledged"
    }
    if roles.contains("interface"), roles.contains("destination") {
      return "something outside the library that keeps its interface, which keeps the destination"
    }
    return "something outside the library: a closure, a property, or a variable of the test"
  }

  /// Returns the work that is done on behalf of a place.
  private func work(of place: ReleasedParts) -> [PendingWork] {
    flow.pending.filter { work in
      switch work {
      case .request(_, let id), .cleanup(let id): id == place.id
      default: false
      }
    }
  }

  private func title(ofStep number: Int) -> String {
    steps.indices.contains(number - 1) ? "step \(steps[number - 1].title)" : "the end"
  }

  /// The objects that several places had in common.
  private var shared: Set<ObjectIdentifier> {
    var seen: Set<ObjectIdentifier> = []
    let all = released.flatMap { $0.remaining(except: []).map(\.id) }
    return Set(all.filter { !seen.insert($0).inserted })
  }
}
