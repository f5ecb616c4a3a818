// Written by Tests/LargeAppTests/generate; change that instead.
// swift-format-ignore-file

import Destinations

struct Section14View: InteractiveInterfacing {
  typealias InteractorType = LargeInteractor
  enum UserInteractionType: UserInteractionTypeable {
    case tap01, tap02, tap03, tap04, tap05, tap06, tap07, tap08, tap09, tap10,
      tap11, tap12, tap13, tap14, tap15, tap16, tap17, tap18, tap19, tap20,
      tap21, tap22, tap23, tap24, tap25, tap26, tap27, tap28, tap29, tap30
  }

  let destinationState: DestinationInterfaceState<Large.Stack<Section14View>>
}

struct Section14PageView: InteractiveInterfacing {
  typealias InteractorType = LargeInteractor
  enum UserInteractionType: UserInteractionTypeable {
    case tap01, tap02, tap03, tap04, tap05, tap06, tap07, tap08, tap09, tap10,
      tap11, tap12, tap13, tap14, tap15, tap16, tap17, tap18, tap19, tap20,
      tap21, tap22, tap23, tap24, tap25, tap26, tap27, tap28, tap29, tap30
  }

  let destinationState: DestinationInterfaceState<Large.Screen<Section14PageView>>
}

extension Large {
  @MainActor static func section14() -> Setup.Provider {
    DestinationProvider(
      shape: .stack, presentations: [
        .tap01: .push(.page118), .tap02: .push(.page119),
        .tap03: .push(.page120), .tap04: .push(.page121),
        .tap05: .push(.page122), .tap06: .push(.page123),
        .tap07: .push(.page124), .tap08: .push(.page125),
        .tap09: .push(.page126), .tap10: .tab(.section04, showing: .page029),
        .tap11: .tab(.section05, showing: .page038), .tap12: .tab(.section06, showing: .page047),
        .tap13: .tab(.section07, showing: .page056), .tap14: .tab(.section08, showing: .page065),
        .tap15: .tab(.section09, showing: .page074), .tap16: .tab(.section10, showing: .page083),
        .tap17: .tab(.section11, showing: .page092), .tap18: .tab(.section12, showing: .page101),
        .tap19: .tab(.section13, showing: .page110), .tap20: .tab(.section14, showing: .page119),
        .tap21: .tab(.section15, showing: .page128), .tap22: .tab(.section16, showing: .page137),
        .tap23: .tab(.section17, showing: .page146), .tap24: .tab(.section18, showing: .page155),
        .tap25: .tab(.section19, showing: .page164), .tap26: .tab(.section20, showing: .page173),
        .tap27: .tab(.section01, showing: .page003), .tap28: .tab(.section02, showing: .page012),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Stack($0) { Section14View(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page118() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page121), .tap04: .push(.page122),
        .tap05: .push(.page123), .tap06: .push(.page124),
        .tap07: .push(.page125), .tap08: .push(.page126),
        .tap09: .push(.page127), .tap10: .push(.page128),
        .tap11: .sheet(.page129, content: .number(11)), .tap12: .sheet(.page130, content: .number(12)),
        .tap13: .sheet(.page131, content: .number(13)), .tap14: .sheet(.page132, content: .number(14)),
        .tap15: .sheet(.page133, content: .number(15)), .tap16: .sheet(.page134, content: .number(16)),
        .tap17: .sheet(.page135, content: .number(17)), .tap18: .sheet(.page136, content: .number(18)),
        .tap19: .tab(.section13), .tap20: .tab(.section14),
        .tap21: .tab(.section15), .tap22: .tab(.section16),
        .tap23: .replaceCurrent(with: .page141), .tap24: .replaceCurrent(with: .page142),
        .tap25: .replaceCurrent(with: .page143), .tap26: .replaceCurrent(with: .page144),
        .tap27: .moveToNearest(.section14), .tap28: .path([.push(.page119), .push(.page120)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section14PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page119() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page122), .tap04: .push(.page123),
        .tap05: .push(.page124), .tap06: .push(.page125),
        .tap07: .push(.page126), .tap08: .push(.page127),
        .tap09: .push(.page128), .tap10: .push(.page129),
        .tap11: .sheet(.page130, content: .number(11)), .tap12: .sheet(.page131, content: .number(12)),
        .tap13: .sheet(.page132, content: .number(13)), .tap14: .sheet(.page133, content: .number(14)),
        .tap15: .sheet(.page134, content: .number(15)), .tap16: .sheet(.page135, content: .number(16)),
        .tap17: .sheet(.page136, content: .number(17)), .tap18: .sheet(.page137, content: .number(18)),
        .tap19: .tab(.section13), .tap20: .tab(.section14),
        .tap21: .tab(.section15), .tap22: .tab(.section16),
        .tap23: .replaceCurrent(with: .page142), .tap24: .replaceCurrent(with: .page143),
        .tap25: .replaceCurrent(with: .page144), .tap26: .replaceCurrent(with: .page145),
        .tap27: .moveToNearest(.section14), .tap28: .path([.push(.page120), .push(.page121)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section14PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page120() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page123), .tap04: .push(.page124),
        .tap05: .push(.page125), .tap06: .push(.page126),
        .tap07: .push(.page127), .tap08: .push(.page128),
        .tap09: .push(.page129), .tap10: .push(.page130),
        .tap11: .sheet(.page131, content: .number(11)), .tap12: .sheet(.page132, content: .number(12)),
        .tap13: .sheet(.page133, content: .number(13)), .tap14: .sheet(.page134, content: .number(14)),
        .tap15: .sheet(.page135, content: .number(15)), .tap16: .sheet(.page136, content: .number(16)),
        .tap17: .sheet(.page137, content: .number(17)), .tap18: .sheet(.page138, content: .number(18)),
        .tap19: .tab(.section13), .tap20: .tab(.section14),
        .tap21: .tab(.section15), .tap22: .tab(.section16),
        .tap23: .replaceCurrent(with: .page143), .tap24: .replaceCurrent(with: .page144),
        .tap25: .replaceCurrent(with: .page145), .tap26: .replaceCurrent(with: .page146),
        .tap27: .moveToNearest(.section14), .tap28: .path([.push(.page121), .push(.page122)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section14PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page121() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page124), .tap04: .push(.page125),
        .tap05: .push(.page126), .tap06: .push(.page127),
        .tap07: .push(.page128), .tap08: .push(.page129),
        .tap09: .push(.page130), .tap10: .push(.page131),
        .tap11: .sheet(.page132, content: .number(11)), .tap12: .sheet(.page133, content: .number(12)),
        .tap13: .sheet(.page134, content: .number(13)), .tap14: .sheet(.page135, content: .number(14)),
        .tap15: .sheet(.page136, content: .number(15)), .tap16: .sheet(.page137, content: .number(16)),
        .tap17: .sheet(.page138, content: .number(17)), .tap18: .sheet(.page139, content: .number(18)),
        .tap19: .tab(.section13), .tap20: .tab(.section14),
        .tap21: .tab(.section15), .tap22: .tab(.section16),
        .tap23: .replaceCurrent(with: .page144), .tap24: .replaceCurrent(with: .page145),
        .tap25: .replaceCurrent(with: .page146), .tap26: .replaceCurrent(with: .page147),
        .tap27: .moveToNearest(.section14), .tap28: .path([.push(.page122), .push(.page123)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section14PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page122() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page125), .tap04: .push(.page126),
        .tap05: .push(.page127), .tap06: .push(.page128),
        .tap07: .push(.page129), .tap08: .push(.page130),
        .tap09: .push(.page131), .tap10: .push(.page132),
        .tap11: .sheet(.page133, content: .number(11)), .tap12: .sheet(.page134, content: .number(12)),
        .tap13: .sheet(.page135, content: .number(13)), .tap14: .sheet(.page136, content: .number(14)),
        .tap15: .sheet(.page137, content: .number(15)), .tap16: .sheet(.page138, content: .number(16)),
        .tap17: .sheet(.page139, content: .number(17)), .tap18: .sheet(.page140, content: .number(18)),
        .tap19: .tab(.section13), .tap20: .tab(.section14),
        .tap21: .tab(.section15), .tap22: .tab(.section16),
        .tap23: .replaceCurrent(with: .page145), .tap24: .replaceCurrent(with: .page146),
        .tap25: .replaceCurrent(with: .page147), .tap26: .replaceCurrent(with: .page148),
        .tap27: .moveToNearest(.section14), .tap28: .path([.push(.page123), .push(.page124)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section14PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page123() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page126), .tap04: .push(.page127),
        .tap05: .push(.page128), .tap06: .push(.page129),
        .tap07: .push(.page130), .tap08: .push(.page131),
        .tap09: .push(.page132), .tap10: .push(.page133),
        .tap11: .sheet(.page134, content: .number(11)), .tap12: .sheet(.page135, content: .number(12)),
        .tap13: .sheet(.page136, content: .number(13)), .tap14: .sheet(.page137, content: .number(14)),
        .tap15: .sheet(.page138, content: .number(15)), .tap16: .sheet(.page139, content: .number(16)),
        .tap17: .sheet(.page140, content: .number(17)), .tap18: .sheet(.page141, content: .number(18)),
        .tap19: .tab(.section13), .tap20: .tab(.section14),
        .tap21: .tab(.section15), .tap22: .tab(.section16),
        .tap23: .replaceCurrent(with: .page146), .tap24: .replaceCurrent(with: .page147),
        .tap25: .replaceCurrent(with: .page148), .tap26: .replaceCurrent(with: .page149),
        .tap27: .moveToNearest(.section14), .tap28: .path([.push(.page124), .push(.page125)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section14PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page124() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page127), .tap04: .push(.page128),
        .tap05: .push(.page129), .tap06: .push(.page130),
        .tap07: .push(.page131), .tap08: .push(.page132),
        .tap09: .push(.page133), .tap10: .push(.page134),
        .tap11: .sheet(.page135, content: .number(11)), .tap12: .sheet(.page136, content: .number(12)),
        .tap13: .sheet(.page137, content: .number(13)), .tap14: .sheet(.page138, content: .number(14)),
        .tap15: .sheet(.page139, content: .number(15)), .tap16: .sheet(.page140, content: .number(16)),
        .tap17: .sheet(.page141, content: .number(17)), .tap18: .sheet(.page142, content: .number(18)),
        .tap19: .tab(.section13), .tap20: .tab(.section14),
        .tap21: .tab(.section15), .tap22: .tab(.section16),
        .tap23: .replaceCurrent(with: .page147), .tap24: .replaceCurrent(with: .page148),
        .tap25: .replaceCurrent(with: .page149), .tap26: .replaceCurrent(with: .page150),
        .tap27: .moveToNearest(.section14), .tap28: .path([.push(.page125), .push(.page126)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section14PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page125() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page128), .tap04: .push(.page129),
        .tap05: .push(.page130), .tap06: .push(.page131),
        .tap07: .push(.page132), .tap08: .push(.page133),
        .tap09: .push(.page134), .tap10: .push(.page135),
        .tap11: .sheet(.page136, content: .number(11)), .tap12: .sheet(.page137, content: .number(12)),
        .tap13: .sheet(.page138, content: .number(13)), .tap14: .sheet(.page139, content: .number(14)),
        .tap15: .sheet(.page140, content: .number(15)), .tap16: .sheet(.page141, content: .number(16)),
        .tap17: .sheet(.page142, content: .number(17)), .tap18: .sheet(.page143, content: .number(18)),
        .tap19: .tab(.section13), .tap20: .tab(.section14),
        .tap21: .tab(.section15), .tap22: .tab(.section16),
        .tap23: .replaceCurrent(with: .page148), .tap24: .replaceCurrent(with: .page149),
        .tap25: .replaceCurrent(with: .page150), .tap26: .replaceCurrent(with: .page151),
        .tap27: .moveToNearest(.section14), .tap28: .path([.push(.page126), .push(.page127)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section14PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page126() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page129), .tap04: .push(.page130),
        .tap05: .push(.page131), .tap06: .push(.page132),
        .tap07: .push(.page133), .tap08: .push(.page134),
        .tap09: .push(.page135), .tap10: .push(.page136),
        .tap11: .sheet(.page137, content: .number(11)), .tap12: .sheet(.page138, content: .number(12)),
        .tap13: .sheet(.page139, content: .number(13)), .tap14: .sheet(.page140, content: .number(14)),
        .tap15: .sheet(.page141, content: .number(15)), .tap16: .sheet(.page142, content: .number(16)),
        .tap17: .sheet(.page143, content: .number(17)), .tap18: .sheet(.page144, content: .number(18)),
        .tap19: .tab(.section13), .tap20: .tab(.section14),
        .tap21: .tab(.section15), .tap22: .tab(.section16),
        .tap23: .replaceCurrent(with: .page149), .tap24: .replaceCurrent(with: .page150),
        .tap25: .replaceCurrent(with: .page151), .tap26: .replaceCurrent(with: .page152),
        .tap27: .moveToNearest(.section14), .tap28: .path([.push(.page127), .push(.page128)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section14PageView(destinationState: .init(destination: $0)) })
    }
  }
}
