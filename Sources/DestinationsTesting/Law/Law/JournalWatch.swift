internal import Destinations

/// Checks the hooks that places have received, as they have recorded them in a journal.
final class JournalWatch: LawWatch {
  private let journal: TestJournal
  private var next: Int
  private var heard: [DestinationID: Set<RecordedHook>] = [:]

  init(_ journal: TestJournal) {
    self.journal = journal
    next = journal.entries.count
  }

  override func after(_ record: StepRecord) -> Complaint? {
    defer { next = journal.entries.count }
    return journal.entries[min(next, journal.entries.count)...].lazy.compactMap { self.judge($0) }
      .first
  }

  override func atEnd(_ record: StepRecord) -> Complaint? { after(record) }

  private func judge(_ entry: TestJournal.Entry) -> Complaint? {
    guard let id = entry.id, let hook = hooks.first(where: { $0.description == entry.event }) else {
      return nil
    }
    switch hook {
    case .prepareForAppearance(let flag): heard[id]?.remove(.prepareForDisappearance(flag))
    case .prepareForDisappearance(let flag): heard[id]?.remove(.prepareForAppearance(flag))
    default: break
    }
    if heard[id, default: []].insert(hook).inserted { return nil }
    return Complaint(
      "\(hook) was called twice on \(entry.subject)", about: entry.subject,
      cure: "let only the flow call hooks")
  }

  private let hooks: [RecordedHook] = [
    .prepareForPresentation, .prepareForAppearance(true), .prepareForAppearance(false),
    .prepareForDisappearance(true), .prepareForDisappearance(false), .cleanupResources,
    .removeAssociatedInterface,
  ]
}
