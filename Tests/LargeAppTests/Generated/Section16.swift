// Written by Tests/LargeAppTests/generate; change that instead.
// swift-format-ignore-file

import Destinations

struct Section16View: InteractiveInterfacing {
  typealias InteractorType = LargeInteractor
  enum UserInteractionType: UserInteractionTypeable {
    case tap01, tap02, tap03, tap04, tap05, tap06, tap07, tap08, tap09, tap10,
      tap11, tap12, tap13, tap14, tap15, tap16, tap17, tap18, tap19, tap20,
      tap21, tap22, tap23, tap24, tap25, tap26, tap27, tap28, tap29, tap30
  }

  let destinationState: DestinationInterfaceState<Large.Stack<Section16View>>
}

struct Section16PageView: InteractiveInterfacing {
  typealias InteractorType = LargeInteractor
  enum UserInteractionType: UserInteractionTypeable {
    case tap01, tap02, tap03, tap04, tap05, tap06, tap07, tap08, tap09, tap10,
      tap11, tap12, tap13, tap14, tap15, tap16, tap17, tap18, tap19, tap20,
      tap21, tap22, tap23, tap24, tap25, tap26, tap27, tap28, tap29, tap30
  }

  let destinationState: DestinationInterfaceState<Large.Screen<Section16PageView>>
}

extension Large {
  @MainActor static func section16() -> Setup.Provider {
    DestinationProvider(
      shape: .stack, presentations: [
        .tap01: .push(.page136), .tap02: .push(.page137),
        .tap03: .push(.page138), .tap04: .push(.page139),
        .tap05: .push(.page140), .tap06: .push(.page141),
        .tap07: .push(.page142), .tap08: .push(.page143),
        .tap09: .push(.page144), .tap10: .tab(.section06, showing: .page047),
        .tap11: .tab(.section07, showing: .page056), .tap12: .tab(.section08, showing: .page065),
        .tap13: .tab(.section09, showing: .page074), .tap14: .tab(.section10, showing: .page083),
        .tap15: .tab(.section11, showing: .page092), .tap16: .tab(.section12, showing: .page101),
        .tap17: .tab(.section13, showing: .page110), .tap18: .tab(.section14, showing: .page119),
        .tap19: .tab(.section15, showing: .page128), .tap20: .tab(.section16, showing: .page137),
        .tap21: .tab(.section17, showing: .page146), .tap22: .tab(.section18, showing: .page155),
        .tap23: .tab(.section19, showing: .page164), .tap24: .tab(.section20, showing: .page173),
        .tap25: .tab(.section01, showing: .page003), .tap26: .tab(.section02, showing: .page012),
        .tap27: .tab(.section03, showing: .page021), .tap28: .tab(.section04, showing: .page030),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Stack($0) { Section16View(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page136() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page139), .tap04: .push(.page140),
        .tap05: .push(.page141), .tap06: .push(.page142),
        .tap07: .push(.page143), .tap08: .push(.page144),
        .tap09: .push(.page145), .tap10: .push(.page146),
        .tap11: .sheet(.page147, content: .number(11)), .tap12: .sheet(.page148, content: .number(12)),
        .tap13: .sheet(.page149, content: .number(13)), .tap14: .sheet(.page150, content: .number(14)),
        .tap15: .sheet(.page151, content: .number(15)), .tap16: .sheet(.page152, content: .number(16)),
        .tap17: .sheet(.page153, content: .number(17)), .tap18: .sheet(.page154, content: .number(18)),
        .tap19: .tab(.section15), .tap20: .tab(.section16),
        .tap21: .tab(.section17), .tap22: .tab(.section18),
        .tap23: .replaceCurrent(with: .page159), .tap24: .replaceCurrent(with: .page160),
        .tap25: .replaceCurrent(with: .page161), .tap26: .replaceCurrent(with: .page162),
        .tap27: .moveToNearest(.section16), .tap28: .path([.push(.page137), .push(.page138)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section16PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page137() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page140), .tap04: .push(.page141),
        .tap05: .push(.page142), .tap06: .push(.page143),
        .tap07: .push(.page144), .tap08: .push(.page145),
        .tap09: .push(.page146), .tap10: .push(.page147),
        .tap11: .sheet(.page148, content: .number(11)), .tap12: .sheet(.page149, content: .number(12)),
        .tap13: .sheet(.page150, content: .number(13)), .tap14: .sheet(.page151, content: .number(14)),
        .tap15: .sheet(.page152, content: .number(15)), .tap16: .sheet(.page153, content: .number(16)),
        .tap17: .sheet(.page154, content: .number(17)), .tap18: .sheet(.page155, content: .number(18)),
        .tap19: .tab(.section15), .tap20: .tab(.section16),
        .tap21: .tab(.section17), .tap22: .tab(.section18),
        .tap23: .replaceCurrent(with: .page160), .tap24: .replaceCurrent(with: .page161),
        .tap25: .replaceCurrent(with: .page162), .tap26: .replaceCurrent(with: .page163),
        .tap27: .moveToNearest(.section16), .tap28: .path([.push(.page138), .push(.page139)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section16PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page138() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page141), .tap04: .push(.page142),
        .tap05: .push(.page143), .tap06: .push(.page144),
        .tap07: .push(.page145), .tap08: .push(.page146),
        .tap09: .push(.page147), .tap10: .push(.page148),
        .tap11: .sheet(.page149, content: .number(11)), .tap12: .sheet(.page150, content: .number(12)),
        .tap13: .sheet(.page151, content: .number(13)), .tap14: .sheet(.page152, content: .number(14)),
        .tap15: .sheet(.page153, content: .number(15)), .tap16: .sheet(.page154, content: .number(16)),
        .tap17: .sheet(.page155, content: .number(17)), .tap18: .sheet(.page156, content: .number(18)),
        .tap19: .tab(.section15), .tap20: .tab(.section16),
        .tap21: .tab(.section17), .tap22: .tab(.section18),
        .tap23: .replaceCurrent(with: .page161), .tap24: .replaceCurrent(with: .page162),
        .tap25: .replaceCurrent(with: .page163), .tap26: .replaceCurrent(with: .page164),
        .tap27: .moveToNearest(.section16), .tap28: .path([.push(.page139), .push(.page140)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section16PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page139() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page142), .tap04: .push(.page143),
        .tap05: .push(.page144), .tap06: .push(.page145),
        .tap07: .push(.page146), .tap08: .push(.page147),
        .tap09: .push(.page148), .tap10: .push(.page149),
        .tap11: .sheet(.page150, content: .number(11)), .tap12: .sheet(.page151, content: .number(12)),
        .tap13: .sheet(.page152, content: .number(13)), .tap14: .sheet(.page153, content: .number(14)),
        .tap15: .sheet(.page154, content: .number(15)), .tap16: .sheet(.page155, content: .number(16)),
        .tap17: .sheet(.page156, content: .number(17)), .tap18: .sheet(.page157, content: .number(18)),
        .tap19: .tab(.section15), .tap20: .tab(.section16),
        .tap21: .tab(.section17), .tap22: .tab(.section18),
        .tap23: .replaceCurrent(with: .page162), .tap24: .replaceCurrent(with: .page163),
        .tap25: .replaceCurrent(with: .page164), .tap26: .replaceCurrent(with: .page165),
        .tap27: .moveToNearest(.section16), .tap28: .path([.push(.page140), .push(.page141)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section16PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page140() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page143), .tap04: .push(.page144),
        .tap05: .push(.page145), .tap06: .push(.page146),
        .tap07: .push(.page147), .tap08: .push(.page148),
        .tap09: .push(.page149), .tap10: .push(.page150),
        .tap11: .sheet(.page151, content: .number(11)), .tap12: .sheet(.page152, content: .number(12)),
        .tap13: .sheet(.page153, content: .number(13)), .tap14: .sheet(.page154, content: .number(14)),
        .tap15: .sheet(.page155, content: .number(15)), .tap16: .sheet(.page156, content: .number(16)),
        .tap17: .sheet(.page157, content: .number(17)), .tap18: .sheet(.page158, content: .number(18)),
        .tap19: .tab(.section15), .tap20: .tab(.section16),
        .tap21: .tab(.section17), .tap22: .tab(.section18),
        .tap23: .replaceCurrent(with: .page163), .tap24: .replaceCurrent(with: .page164),
        .tap25: .replaceCurrent(with: .page165), .tap26: .replaceCurrent(with: .page166),
        .tap27: .moveToNearest(.section16), .tap28: .path([.push(.page141), .push(.page142)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section16PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page141() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page144), .tap04: .push(.page145),
        .tap05: .push(.page146), .tap06: .push(.page147),
        .tap07: .push(.page148), .tap08: .push(.page149),
        .tap09: .push(.page150), .tap10: .push(.page151),
        .tap11: .sheet(.page152, content: .number(11)), .tap12: .sheet(.page153, content: .number(12)),
        .tap13: .sheet(.page154, content: .number(13)), .tap14: .sheet(.page155, content: .number(14)),
        .tap15: .sheet(.page156, content: .number(15)), .tap16: .sheet(.page157, content: .number(16)),
        .tap17: .sheet(.page158, content: .number(17)), .tap18: .sheet(.page159, content: .number(18)),
        .tap19: .tab(.section15), .tap20: .tab(.section16),
        .tap21: .tab(.section17), .tap22: .tab(.section18),
        .tap23: .replaceCurrent(with: .page164), .tap24: .replaceCurrent(with: .page165),
        .tap25: .replaceCurrent(with: .page166), .tap26: .replaceCurrent(with: .page167),
        .tap27: .moveToNearest(.section16), .tap28: .path([.push(.page142), .push(.page143)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section16PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page142() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page145), .tap04: .push(.page146),
        .tap05: .push(.page147), .tap06: .push(.page148),
        .tap07: .push(.page149), .tap08: .push(.page150),
        .tap09: .push(.page151), .tap10: .push(.page152),
        .tap11: .sheet(.page153, content: .number(11)), .tap12: .sheet(.page154, content: .number(12)),
        .tap13: .sheet(.page155, content: .number(13)), .tap14: .sheet(.page156, content: .number(14)),
        .tap15: .sheet(.page157, content: .number(15)), .tap16: .sheet(.page158, content: .number(16)),
        .tap17: .sheet(.page159, content: .number(17)), .tap18: .sheet(.page160, content: .number(18)),
        .tap19: .tab(.section15), .tap20: .tab(.section16),
        .tap21: .tab(.section17), .tap22: .tab(.section18),
        .tap23: .replaceCurrent(with: .page165), .tap24: .replaceCurrent(with: .page166),
        .tap25: .replaceCurrent(with: .page167), .tap26: .replaceCurrent(with: .page168),
        .tap27: .moveToNearest(.section16), .tap28: .path([.push(.page143), .push(.page144)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section16PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page143() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page146), .tap04: .push(.page147),
        .tap05: .push(.page148), .tap06: .push(.page149),
        .tap07: .push(.page150), .tap08: .push(.page151),
        .tap09: .push(.page152), .tap10: .push(.page153),
        .tap11: .sheet(.page154, content: .number(11)), .tap12: .sheet(.page155, content: .number(12)),
        .tap13: .sheet(.page156, content: .number(13)), .tap14: .sheet(.page157, content: .number(14)),
        .tap15: .sheet(.page158, content: .number(15)), .tap16: .sheet(.page159, content: .number(16)),
        .tap17: .sheet(.page160, content: .number(17)), .tap18: .sheet(.page161, content: .number(18)),
        .tap19: .tab(.section15), .tap20: .tab(.section16),
        .tap21: .tab(.section17), .tap22: .tab(.section18),
        .tap23: .replaceCurrent(with: .page166), .tap24: .replaceCurrent(with: .page167),
        .tap25: .replaceCurrent(with: .page168), .tap26: .replaceCurrent(with: .page169),
        .tap27: .moveToNearest(.section16), .tap28: .path([.push(.page144), .push(.page145)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section16PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page144() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page147), .tap04: .push(.page148),
        .tap05: .push(.page149), .tap06: .push(.page150),
        .tap07: .push(.page151), .tap08: .push(.page152),
        .tap09: .push(.page153), .tap10: .push(.page154),
        .tap11: .sheet(.page155, content: .number(11)), .tap12: .sheet(.page156, content: .number(12)),
        .tap13: .sheet(.page157, content: .number(13)), .tap14: .sheet(.page158, content: .number(14)),
        .tap15: .sheet(.page159, content: .number(15)), .tap16: .sheet(.page160, content: .number(16)),
        .tap17: .sheet(.page161, content: .number(17)), .tap18: .sheet(.page162, content: .number(18)),
        .tap19: .tab(.section15), .tap20: .tab(.section16),
        .tap21: .tab(.section17), .tap22: .tab(.section18),
        .tap23: .replaceCurrent(with: .page167), .tap24: .replaceCurrent(with: .page168),
        .tap25: .replaceCurrent(with: .page169), .tap26: .replaceCurrent(with: .page170),
        .tap27: .moveToNearest(.section16), .tap28: .path([.push(.page145), .push(.page146)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section16PageView(destinationState: .init(destination: $0)) })
    }
  }
}
