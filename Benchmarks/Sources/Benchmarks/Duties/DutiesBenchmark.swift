import Destinations

/// Five kinds of work in the app with duties, beside the coordinator with the same duties.
@MainActor
struct DutiesBenchmark {
  /// The kinds of work, in the order in which they are printed.
  enum Work: String, CaseIterable {
    case push = "push, with duties"
    case tap = "tap that pushes, with duties"
    case pop = "pop, with duties"
    case tab = "switch tab, with duties"
    case sheet = "sheet, with duties"
  }

  private static let steps = 20
  private static let walks = 10

  let options: Options

  func run() throws -> [[Result]] {
    let works = Work.allCases.filter { options.includes($0.rawValue) }
    if works.isEmpty { return [] }
    var results: [Work: [Result]] = [:]
    for size in options.sizes {
      let (ours, baseline) = (try DutiesWorld(size: size), try DutiesBaseline(size: size))
      for work in works {
        results[work, default: []].append(try run(work, ours, baseline, size: size))
      }
    }
    return works.compactMap { results[$0] }
  }

  private func run(
    _ work: Work, _ world: DutiesWorld, _ plain: DutiesBaseline, size: Int
  ) throws -> Result {
    _ = try (measure(work, world), measure(work, plain))
    var (ours, baseline) = ([Double](), [Double]())
    for _ in 0..<options.rounds {
      ours.append(try measure(work, world).nanoseconds)
      baseline.append(try measure(work, plain).nanoseconds)
    }
    return Result(
      title: work.rawValue, unit: .time(.operation), size: size,
      ours: ours.sorted()[ours.count / 2], baseline: baseline.sorted()[baseline.count / 2])
  }
}

// MARK: - The library

extension DutiesBenchmark {
  private func measure(_ work: Work, _ world: DutiesWorld) throws -> Stopwatch {
    var watch = Stopwatch()
    for _ in 0..<Self.walks {
      switch work {
      case .push:
        try watch.time(Self.steps) { for step in 0..<Self.steps { try world.push(.a, step) } }
        try pop(world)
      case .tap:
        try watch.time(Self.steps) { try tap(world) }
        try pop(world)
      case .pop:
        try tap(world)
        try watch.time(Self.steps) { try pop(world) }
      case .tab:
        let screen = try world.current()
        try watch.time(Self.steps * 2) { try switchTabs(world, from: screen) }
      case .sheet: try watch.time(Self.steps) { try presentAndDismiss(world) }
      }
    }
    return watch
  }

  private func tap(_ world: DutiesWorld) throws {
    var top = try world.current()
    for step in 0..<Self.steps {
      try top.performInterfaceAction(interactionType: .open, content: .number(step))
      top = try world.latest()
    }
  }

  private func pop(_ world: DutiesWorld) throws {
    for _ in 0..<Self.steps {
      try world.current().performInterfaceAction(interactionType: .back)
    }
  }

  private func switchTabs(_ world: DutiesWorld, from screen: DutiesScreen) throws {
    for _ in 0..<Self.steps {
      try screen.performInterfaceAction(interactionType: .second)
      guard let other = world.flow.currentDestination as? DutiesStack else {
        throw BenchmarkFault.wrong("tab")
      }
      try other.performInterfaceAction(interactionType: .first)
    }
  }

  private func presentAndDismiss(_ world: DutiesWorld) throws {
    let presenter = try world.current()
    for step in 0..<Self.steps {
      try presenter.performInterfaceAction(interactionType: .present, content: .number(step))
      try world.latest().performInterfaceAction(interactionType: .close)
    }
  }
}

extension DutiesWorld {
  /// The screen on top of the selected tab.
  fileprivate func current() throws -> DutiesScreen {
    guard let screen = flow.currentDestination as? DutiesScreen else {
      throw BenchmarkFault.wrong("current screen")
    }
    return screen
  }
}

// MARK: - By hand

extension DutiesBenchmark {
  private func measure(_ work: Work, _ plain: DutiesBaseline) throws -> Stopwatch {
    let coordinator = plain.coordinator
    var watch = Stopwatch()
    for _ in 0..<Self.walks {
      switch work {
      case .push:
        try watch.time(Self.steps) {
          for step in 0..<Self.steps { try coordinator.push(.a, content: step) }
        }
        try pop(plain)
      case .tap:
        try watch.time(Self.steps) { try tap(plain) }
        try pop(plain)
      case .pop:
        try tap(plain)
        try watch.time(Self.steps) { try pop(plain) }
      case .tab:
        let screen = try plain.current()
        try watch.time(Self.steps * 2) {
          for _ in 0..<Self.steps {
            try coordinator.perform(.second, at: screen)
            try coordinator.select(0)
          }
        }
      case .sheet: try watch.time(Self.steps) { try presentAndDismiss(plain) }
      }
    }
    return watch
  }

  private func tap(_ plain: DutiesBaseline) throws {
    var top = try plain.current()
    for step in 0..<Self.steps {
      try plain.coordinator.perform(.open, content: step, at: top)
      top = try plain.latest()
    }
  }

  private func pop(_ plain: DutiesBaseline) throws {
    for _ in 0..<Self.steps { try plain.coordinator.perform(.back, at: plain.current()) }
  }

  private func presentAndDismiss(_ plain: DutiesBaseline) throws {
    let presenter = try plain.current()
    for step in 0..<Self.steps {
      try plain.coordinator.perform(.present, content: step, at: presenter)
      try plain.coordinator.perform(.close, at: plain.latest())
    }
  }
}

extension DutiesBaseline {
  /// The screen on top.
  fileprivate func current() throws -> PlainScreen {
    guard let screen = coordinator.current else { throw BenchmarkFault.nothingBuilt }
    return screen
  }
}
