// Written by Tests/LargeAppTests/generate; change that instead.
// swift-format-ignore-file

import Destinations

struct Section13View: InteractiveInterfacing {
  typealias InteractorType = LargeInteractor
  enum UserInteractionType: UserInteractionTypeable {
    case tap01, tap02, tap03, tap04, tap05, tap06, tap07, tap08, tap09, tap10,
      tap11, tap12, tap13, tap14, tap15, tap16, tap17, tap18, tap19, tap20,
      tap21, tap22, tap23, tap24, tap25, tap26, tap27, tap28, tap29, tap30
  }

  let destinationState: DestinationInterfaceState<Large.Stack<Section13View>>
}

struct Section13PageView: InteractiveInterfacing {
  typealias InteractorType = LargeInteractor
  enum UserInteractionType: UserInteractionTypeable {
    case tap01, tap02, tap03, tap04, tap05, tap06, tap07, tap08, tap09, tap10,
      tap11, tap12, tap13, tap14, tap15, tap16, tap17, tap18, tap19, tap20,
      tap21, tap22, tap23, tap24, tap25, tap26, tap27, tap28, tap29, tap30
  }

  let destinationState: DestinationInterfaceState<Large.Screen<Section13PageView>>
}

extension Large {
  @MainActor static func section13() -> Setup.Provider {
    DestinationProvider(
      shape: .stack, presentations: [
        .tap01: .push(.page109), .tap02: .push(.page110),
        .tap03: .push(.page111), .tap04: .push(.page112),
        .tap05: .push(.page113), .tap06: .push(.page114),
        .tap07: .push(.page115), .tap08: .push(.page116),
        .tap09: .push(.page117), .tap10: .tab(.section03, showing: .page020),
        .tap11: .tab(.section04, showing: .page029), .tap12: .tab(.section05, showing: .page038),
        .tap13: .tab(.section06, showing: .page047), .tap14: .tab(.section07, showing: .page056),
        .tap15: .tab(.section08, showing: .page065), .tap16: .tab(.section09, showing: .page074),
        .tap17: .tab(.section10, showing: .page083), .tap18: .tab(.section11, showing: .page092),
        .tap19: .tab(.section12, showing: .page101), .tap20: .tab(.section13, showing: .page110),
        .tap21: .tab(.section14, showing: .page119), .tap22: .tab(.section15, showing: .page128),
        .tap23: .tab(.section16, showing: .page137), .tap24: .tab(.section17, showing: .page146),
        .tap25: .tab(.section18, showing: .page155), .tap26: .tab(.section19, showing: .page164),
        .tap27: .tab(.section20, showing: .page173), .tap28: .tab(.section01, showing: .page003),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Stack($0) { Section13View(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page109() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page112), .tap04: .push(.page113),
        .tap05: .push(.page114), .tap06: .push(.page115),
        .tap07: .push(.page116), .tap08: .push(.page117),
        .tap09: .push(.page118), .tap10: .push(.page119),
        .tap11: .sheet(.page120, content: .number(11)), .tap12: .sheet(.page121, content: .number(12)),
        .tap13: .sheet(.page122, content: .number(13)), .tap14: .sheet(.page123, content: .number(14)),
        .tap15: .sheet(.page124, content: .number(15)), .tap16: .sheet(.page125, content: .number(16)),
        .tap17: .sheet(.page126, content: .number(17)), .tap18: .sheet(.page127, content: .number(18)),
        .tap19: .tab(.section12), .tap20: .tab(.section13),
        .tap21: .tab(.section14), .tap22: .tab(.section15),
        .tap23: .replaceCurrent(with: .page132), .tap24: .replaceCurrent(with: .page133),
        .tap25: .replaceCurrent(with: .page134), .tap26: .replaceCurrent(with: .page135),
        .tap27: .moveToNearest(.section13), .tap28: .path([.push(.page110), .push(.page111)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section13PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page110() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page113), .tap04: .push(.page114),
        .tap05: .push(.page115), .tap06: .push(.page116),
        .tap07: .push(.page117), .tap08: .push(.page118),
        .tap09: .push(.page119), .tap10: .push(.page120),
        .tap11: .sheet(.page121, content: .number(11)), .tap12: .sheet(.page122, content: .number(12)),
        .tap13: .sheet(.page123, content: .number(13)), .tap14: .sheet(.page124, content: .number(14)),
        .tap15: .sheet(.page125, content: .number(15)), .tap16: .sheet(.page126, content: .number(16)),
        .tap17: .sheet(.page127, content: .number(17)), .tap18: .sheet(.page128, content: .number(18)),
        .tap19: .tab(.section12), .tap20: .tab(.section13),
        .tap21: .tab(.section14), .tap22: .tab(.section15),
        .tap23: .replaceCurrent(with: .page133), .tap24: .replaceCurrent(with: .page134),
        .tap25: .replaceCurrent(with: .page135), .tap26: .replaceCurrent(with: .page136),
        .tap27: .moveToNearest(.section13), .tap28: .path([.push(.page111), .push(.page112)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section13PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page111() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page114), .tap04: .push(.page115),
        .tap05: .push(.page116), .tap06: .push(.page117),
        .tap07: .push(.page118), .tap08: .push(.page119),
        .tap09: .push(.page120), .tap10: .push(.page121),
        .tap11: .sheet(.page122, content: .number(11)), .tap12: .sheet(.page123, content: .number(12)),
        .tap13: .sheet(.page124, content: .number(13)), .tap14: .sheet(.page125, content: .number(14)),
        .tap15: .sheet(.page126, content: .number(15)), .tap16: .sheet(.page127, content: .number(16)),
        .tap17: .sheet(.page128, content: .number(17)), .tap18: .sheet(.page129, content: .number(18)),
        .tap19: .tab(.section12), .tap20: .tab(.section13),
        .tap21: .tab(.section14), .tap22: .tab(.section15),
        .tap23: .replaceCurrent(with: .page134), .tap24: .replaceCurrent(with: .page135),
        .tap25: .replaceCurrent(with: .page136), .tap26: .replaceCurrent(with: .page137),
        .tap27: .moveToNearest(.section13), .tap28: .path([.push(.page112), .push(.page113)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section13PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page112() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page115), .tap04: .push(.page116),
        .tap05: .push(.page117), .tap06: .push(.page118),
        .tap07: .push(.page119), .tap08: .push(.page120),
        .tap09: .push(.page121), .tap10: .push(.page122),
        .tap11: .sheet(.page123, content: .number(11)), .tap12: .sheet(.page124, content: .number(12)),
        .tap13: .sheet(.page125, content: .number(13)), .tap14: .sheet(.page126, content: .number(14)),
        .tap15: .sheet(.page127, content: .number(15)), .tap16: .sheet(.page128, content: .number(16)),
        .tap17: .sheet(.page129, content: .number(17)), .tap18: .sheet(.page130, content: .number(18)),
        .tap19: .tab(.section12), .tap20: .tab(.section13),
        .tap21: .tab(.section14), .tap22: .tab(.section15),
        .tap23: .replaceCurrent(with: .page135), .tap24: .replaceCurrent(with: .page136),
        .tap25: .replaceCurrent(with: .page137), .tap26: .replaceCurrent(with: .page138),
        .tap27: .moveToNearest(.section13), .tap28: .path([.push(.page113), .push(.page114)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section13PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page113() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page116), .tap04: .push(.page117),
        .tap05: .push(.page118), .tap06: .push(.page119),
        .tap07: .push(.page120), .tap08: .push(.page121),
        .tap09: .push(.page122), .tap10: .push(.page123),
        .tap11: .sheet(.page124, content: .number(11)), .tap12: .sheet(.page125, content: .number(12)),
        .tap13: .sheet(.page126, content: .number(13)), .tap14: .sheet(.page127, content: .number(14)),
        .tap15: .sheet(.page128, content: .number(15)), .tap16: .sheet(.page129, content: .number(16)),
        .tap17: .sheet(.page130, content: .number(17)), .tap18: .sheet(.page131, content: .number(18)),
        .tap19: .tab(.section12), .tap20: .tab(.section13),
        .tap21: .tab(.section14), .tap22: .tab(.section15),
        .tap23: .replaceCurrent(with: .page136), .tap24: .replaceCurrent(with: .page137),
        .tap25: .replaceCurrent(with: .page138), .tap26: .replaceCurrent(with: .page139),
        .tap27: .moveToNearest(.section13), .tap28: .path([.push(.page114), .push(.page115)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section13PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page114() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page117), .tap04: .push(.page118),
        .tap05: .push(.page119), .tap06: .push(.page120),
        .tap07: .push(.page121), .tap08: .push(.page122),
        .tap09: .push(.page123), .tap10: .push(.page124),
        .tap11: .sheet(.page125, content: .number(11)), .tap12: .sheet(.page126, content: .number(12)),
        .tap13: .sheet(.page127, content: .number(13)), .tap14: .sheet(.page128, content: .number(14)),
        .tap15: .sheet(.page129, content: .number(15)), .tap16: .sheet(.page130, content: .number(16)),
        .tap17: .sheet(.page131, content: .number(17)), .tap18: .sheet(.page132, content: .number(18)),
        .tap19: .tab(.section12), .tap20: .tab(.section13),
        .tap21: .tab(.section14), .tap22: .tab(.section15),
        .tap23: .replaceCurrent(with: .page137), .tap24: .replaceCurrent(with: .page138),
        .tap25: .replaceCurrent(with: .page139), .tap26: .replaceCurrent(with: .page140),
        .tap27: .moveToNearest(.section13), .tap28: .path([.push(.page115), .push(.page116)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section13PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page115() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page118), .tap04: .push(.page119),
        .tap05: .push(.page120), .tap06: .push(.page121),
        .tap07: .push(.page122), .tap08: .push(.page123),
        .tap09: .push(.page124), .tap10: .push(.page125),
        .tap11: .sheet(.page126, content: .number(11)), .tap12: .sheet(.page127, content: .number(12)),
        .tap13: .sheet(.page128, content: .number(13)), .tap14: .sheet(.page129, content: .number(14)),
        .tap15: .sheet(.page130, content: .number(15)), .tap16: .sheet(.page131, content: .number(16)),
        .tap17: .sheet(.page132, content: .number(17)), .tap18: .sheet(.page133, content: .number(18)),
        .tap19: .tab(.section12), .tap20: .tab(.section13),
        .tap21: .tab(.section14), .tap22: .tab(.section15),
        .tap23: .replaceCurrent(with: .page138), .tap24: .replaceCurrent(with: .page139),
        .tap25: .replaceCurrent(with: .page140), .tap26: .replaceCurrent(with: .page141),
        .tap27: .moveToNearest(.section13), .tap28: .path([.push(.page116), .push(.page117)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section13PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page116() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page119), .tap04: .push(.page120),
        .tap05: .push(.page121), .tap06: .push(.page122),
        .tap07: .push(.page123), .tap08: .push(.page124),
        .tap09: .push(.page125), .tap10: .push(.page126),
        .tap11: .sheet(.page127, content: .number(11)), .tap12: .sheet(.page128, content: .number(12)),
        .tap13: .sheet(.page129, content: .number(13)), .tap14: .sheet(.page130, content: .number(14)),
        .tap15: .sheet(.page131, content: .number(15)), .tap16: .sheet(.page132, content: .number(16)),
        .tap17: .sheet(.page133, content: .number(17)), .tap18: .sheet(.page134, content: .number(18)),
        .tap19: .tab(.section12), .tap20: .tab(.section13),
        .tap21: .tab(.section14), .tap22: .tab(.section15),
        .tap23: .replaceCurrent(with: .page139), .tap24: .replaceCurrent(with: .page140),
        .tap25: .replaceCurrent(with: .page141), .tap26: .replaceCurrent(with: .page142),
        .tap27: .moveToNearest(.section13), .tap28: .path([.push(.page117), .push(.page118)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section13PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page117() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page120), .tap04: .push(.page121),
        .tap05: .push(.page122), .tap06: .push(.page123),
        .tap07: .push(.page124), .tap08: .push(.page125),
        .tap09: .push(.page126), .tap10: .push(.page127),
        .tap11: .sheet(.page128, content: .number(11)), .tap12: .sheet(.page129, content: .number(12)),
        .tap13: .sheet(.page130, content: .number(13)), .tap14: .sheet(.page131, content: .number(14)),
        .tap15: .sheet(.page132, content: .number(15)), .tap16: .sheet(.page133, content: .number(16)),
        .tap17: .sheet(.page134, content: .number(17)), .tap18: .sheet(.page135, content: .number(18)),
        .tap19: .tab(.section12), .tap20: .tab(.section13),
        .tap21: .tab(.section14), .tap22: .tab(.section15),
        .tap23: .replaceCurrent(with: .page140), .tap24: .replaceCurrent(with: .page141),
        .tap25: .replaceCurrent(with: .page142), .tap26: .replaceCurrent(with: .page143),
        .tap27: .moveToNearest(.section13), .tap28: .path([.push(.page118), .push(.page119)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section13PageView(destinationState: .init(destination: $0)) })
    }
  }
}
