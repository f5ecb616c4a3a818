/// Finding faults in a table without opening a link.
extension LinkTable {
  /// The faults in the declarations: unreadable patterns, wrong numbers of values, and patterns
  /// that match the same links.
  ///
  /// - Complexity: O(*k*²) for *k* kinds of links.
  public var faults: [DestinationError] {
    links.compactMap { link in
      link.fault.map { DestinationError(.faultyLink, "The link \(link.pattern.text) \($0).") }
    }
      + links.enumerated().flatMap { index, link in
        links[..<index].filter { $0.pattern.isAmbiguous(with: link.pattern) }.map { other in
          let patterns = "\(other.pattern.text) and \(link.pattern.text)"
          return DestinationError(.faultyLink, "The links \(patterns) match the same URLs.")
        }
      }
  }

  /// Returns an error for each sample to which its own link does not lead back.
  ///
  /// Call it in a test.
  ///
  /// Web links are included.
  /// - Returns: Errors with `faultyLink` in the order of the samples; empty if there are none.
  public func roundTripFaults(over samples: some Sequence<Target>) -> [DestinationError] {
    samples.flatMap { sample in
      [false, true].filter { !$0 || !origin.webHosts.isEmpty }
        .compactMap { roundTripFault(of: sample, onWeb: $0) }
    }
  }

  private func roundTripFault(of sample: Target, onWeb: Bool) -> DestinationError? {
    guard let url = url(to: sample, onWeb: onWeb) else {
      return DestinationError(.faultyLink, "No declared link makes a URL for \(sample).")
    }
    do throws(DestinationError) {
      let found = try target(of: url)
      if found == sample { return nil }
      return DestinationError(.faultyLink, "The URL \(url) for \(sample) leads to \(found).")
    } catch {
      let reason = "The URL \(url) for \(sample) leads nowhere."
      return DestinationError(.faultyLink, reason, underlying: error)
    }
  }
}
