// Written by Tests/LargeAppTests/generate; change that instead.
// swift-format-ignore-file

import Destinations

struct Section10View: InteractiveInterfacing {
  typealias InteractorType = LargeInteractor
  enum UserInteractionType: UserInteractionTypeable {
    case tap01, tap02, tap03, tap04, tap05, tap06, tap07, tap08, tap09, tap10,
      tap11, tap12, tap13, tap14, tap15, tap16, tap17, tap18, tap19, tap20,
      tap21, tap22, tap23, tap24, tap25, tap26, tap27, tap28, tap29, tap30
  }

  let destinationState: DestinationInterfaceState<Large.Stack<Section10View>>
}

struct Section10PageView: InteractiveInterfacing {
  typealias InteractorType = LargeInteractor
  enum UserInteractionType: UserInteractionTypeable {
    case tap01, tap02, tap03, tap04, tap05, tap06, tap07, tap08, tap09, tap10,
      tap11, tap12, tap13, tap14, tap15, tap16, tap17, tap18, tap19, tap20,
      tap21, tap22, tap23, tap24, tap25, tap26, tap27, tap28, tap29, tap30
  }

  let destinationState: DestinationInterfaceState<Large.Screen<Section10PageView>>
}

extension Large {
  @MainActor static func section10() -> Setup.Provider {
    DestinationProvider(
      shape: .stack, presentations: [
        .tap01: .push(.page082), .tap02: .push(.page083),
        .tap03: .push(.page084), .tap04: .push(.page085),
        .tap05: .push(.page086), .tap06: .push(.page087),
        .tap07: .push(.page088), .tap08: .push(.page089),
        .tap09: .push(.page090), .tap10: .tab(.section20, showing: .page172),
        .tap11: .tab(.section01, showing: .page002), .tap12: .tab(.section02, showing: .page011),
        .tap13: .tab(.section03, showing: .page020), .tap14: .tab(.section04, showing: .page029),
        .tap15: .tab(.section05, showing: .page038), .tap16: .tab(.section06, showing: .page047),
        .tap17: .tab(.section07, showing: .page056), .tap18: .tab(.section08, showing: .page065),
        .tap19: .tab(.section09, showing: .page074), .tap20: .tab(.section10, showing: .page083),
        .tap21: .tab(.section11, showing: .page092), .tap22: .tab(.section12, showing: .page101),
        .tap23: .tab(.section13, showing: .page110), .tap24: .tab(.section14, showing: .page119),
        .tap25: .tab(.section15, showing: .page128), .tap26: .tab(.section16, showing: .page137),
        .tap27: .tab(.section17, showing: .page146), .tap28: .tab(.section18, showing: .page155),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Stack($0) { Section10View(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page082() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page085), .tap04: .push(.page086),
        .tap05: .push(.page087), .tap06: .push(.page088),
        .tap07: .push(.page089), .tap08: .push(.page090),
        .tap09: .push(.page091), .tap10: .push(.page092),
        .tap11: .sheet(.page093, content: .number(11)), .tap12: .sheet(.page094, content: .number(12)),
        .tap13: .sheet(.page095, content: .number(13)), .tap14: .sheet(.page096, content: .number(14)),
        .tap15: .sheet(.page097, content: .number(15)), .tap16: .sheet(.page098, content: .number(16)),
        .tap17: .sheet(.page099, content: .number(17)), .tap18: .sheet(.page100, content: .number(18)),
        .tap19: .tab(.section09), .tap20: .tab(.section10),
        .tap21: .tab(.section11), .tap22: .tab(.section12),
        .tap23: .replaceCurrent(with: .page105), .tap24: .replaceCurrent(with: .page106),
        .tap25: .replaceCurrent(with: .page107), .tap26: .replaceCurrent(with: .page108),
        .tap27: .moveToNearest(.section10), .tap28: .path([.push(.page083), .push(.page084)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section10PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page083() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page086), .tap04: .push(.page087),
        .tap05: .push(.page088), .tap06: .push(.page089),
        .tap07: .push(.page090), .tap08: .push(.page091),
        .tap09: .push(.page092), .tap10: .push(.page093),
        .tap11: .sheet(.page094, content: .number(11)), .tap12: .sheet(.page095, content: .number(12)),
        .tap13: .sheet(.page096, content: .number(13)), .tap14: .sheet(.page097, content: .number(14)),
        .tap15: .sheet(.page098, content: .number(15)), .tap16: .sheet(.page099, content: .number(16)),
        .tap17: .sheet(.page100, content: .number(17)), .tap18: .sheet(.page101, content: .number(18)),
        .tap19: .tab(.section09), .tap20: .tab(.section10),
        .tap21: .tab(.section11), .tap22: .tab(.section12),
        .tap23: .replaceCurrent(with: .page106), .tap24: .replaceCurrent(with: .page107),
        .tap25: .replaceCurrent(with: .page108), .tap26: .replaceCurrent(with: .page109),
        .tap27: .moveToNearest(.section10), .tap28: .path([.push(.page084), .push(.page085)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section10PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page084() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page087), .tap04: .push(.page088),
        .tap05: .push(.page089), .tap06: .push(.page090),
        .tap07: .push(.page091), .tap08: .push(.page092),
        .tap09: .push(.page093), .tap10: .push(.page094),
        .tap11: .sheet(.page095, content: .number(11)), .tap12: .sheet(.page096, content: .number(12)),
        .tap13: .sheet(.page097, content: .number(13)), .tap14: .sheet(.page098, content: .number(14)),
        .tap15: .sheet(.page099, content: .number(15)), .tap16: .sheet(.page100, content: .number(16)),
        .tap17: .sheet(.page101, content: .number(17)), .tap18: .sheet(.page102, content: .number(18)),
        .tap19: .tab(.section09), .tap20: .tab(.section10),
        .tap21: .tab(.section11), .tap22: .tab(.section12),
        .tap23: .replaceCurrent(with: .page107), .tap24: .replaceCurrent(with: .page108),
        .tap25: .replaceCurrent(with: .page109), .tap26: .replaceCurrent(with: .page110),
        .tap27: .moveToNearest(.section10), .tap28: .path([.push(.page085), .push(.page086)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section10PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page085() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page088), .tap04: .push(.page089),
        .tap05: .push(.page090), .tap06: .push(.page091),
        .tap07: .push(.page092), .tap08: .push(.page093),
        .tap09: .push(.page094), .tap10: .push(.page095),
        .tap11: .sheet(.page096, content: .number(11)), .tap12: .sheet(.page097, content: .number(12)),
        .tap13: .sheet(.page098, content: .number(13)), .tap14: .sheet(.page099, content: .number(14)),
        .tap15: .sheet(.page100, content: .number(15)), .tap16: .sheet(.page101, content: .number(16)),
        .tap17: .sheet(.page102, content: .number(17)), .tap18: .sheet(.page103, content: .number(18)),
        .tap19: .tab(.section09), .tap20: .tab(.section10),
        .tap21: .tab(.section11), .tap22: .tab(.section12),
        .tap23: .replaceCurrent(with: .page108), .tap24: .replaceCurrent(with: .page109),
        .tap25: .replaceCurrent(with: .page110), .tap26: .replaceCurrent(with: .page111),
        .tap27: .moveToNearest(.section10), .tap28: .path([.push(.page086), .push(.page087)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section10PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page086() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page089), .tap04: .push(.page090),
        .tap05: .push(.page091), .tap06: .push(.page092),
        .tap07: .push(.page093), .tap08: .push(.page094),
        .tap09: .push(.page095), .tap10: .push(.page096),
        .tap11: .sheet(.page097, content: .number(11)), .tap12: .sheet(.page098, content: .number(12)),
        .tap13: .sheet(.page099, content: .number(13)), .tap14: .sheet(.page100, content: .number(14)),
        .tap15: .sheet(.page101, content: .number(15)), .tap16: .sheet(.page102, content: .number(16)),
        .tap17: .sheet(.page103, content: .number(17)), .tap18: .sheet(.page104, content: .number(18)),
        .tap19: .tab(.section09), .tap20: .tab(.section10),
        .tap21: .tab(.section11), .tap22: .tab(.section12),
        .tap23: .replaceCurrent(with: .page109), .tap24: .replaceCurrent(with: .page110),
        .tap25: .replaceCurrent(with: .page111), .tap26: .replaceCurrent(with: .page112),
        .tap27: .moveToNearest(.section10), .tap28: .path([.push(.page087), .push(.page088)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section10PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page087() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page090), .tap04: .push(.page091),
        .tap05: .push(.page092), .tap06: .push(.page093),
        .tap07: .push(.page094), .tap08: .push(.page095),
        .tap09: .push(.page096), .tap10: .push(.page097),
        .tap11: .sheet(.page098, content: .number(11)), .tap12: .sheet(.page099, content: .number(12)),
        .tap13: .sheet(.page100, content: .number(13)), .tap14: .sheet(.page101, content: .number(14)),
        .tap15: .sheet(.page102, content: .number(15)), .tap16: .sheet(.page103, content: .number(16)),
        .tap17: .sheet(.page104, content: .number(17)), .tap18: .sheet(.page105, content: .number(18)),
        .tap19: .tab(.section09), .tap20: .tab(.section10),
        .tap21: .tab(.section11), .tap22: .tab(.section12),
        .tap23: .replaceCurrent(with: .page110), .tap24: .replaceCurrent(with: .page111),
        .tap25: .replaceCurrent(with: .page112), .tap26: .replaceCurrent(with: .page113),
        .tap27: .moveToNearest(.section10), .tap28: .path([.push(.page088), .push(.page089)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section10PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page088() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page091), .tap04: .push(.page092),
        .tap05: .push(.page093), .tap06: .push(.page094),
        .tap07: .push(.page095), .tap08: .push(.page096),
        .tap09: .push(.page097), .tap10: .push(.page098),
        .tap11: .sheet(.page099, content: .number(11)), .tap12: .sheet(.page100, content: .number(12)),
        .tap13: .sheet(.page101, content: .number(13)), .tap14: .sheet(.page102, content: .number(14)),
        .tap15: .sheet(.page103, content: .number(15)), .tap16: .sheet(.page104, content: .number(16)),
        .tap17: .sheet(.page105, content: .number(17)), .tap18: .sheet(.page106, content: .number(18)),
        .tap19: .tab(.section09), .tap20: .tab(.section10),
        .tap21: .tab(.section11), .tap22: .tab(.section12),
        .tap23: .replaceCurrent(with: .page111), .tap24: .replaceCurrent(with: .page112),
        .tap25: .replaceCurrent(with: .page113), .tap26: .replaceCurrent(with: .page114),
        .tap27: .moveToNearest(.section10), .tap28: .path([.push(.page089), .push(.page090)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section10PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page089() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page092), .tap04: .push(.page093),
        .tap05: .push(.page094), .tap06: .push(.page095),
        .tap07: .push(.page096), .tap08: .push(.page097),
        .tap09: .push(.page098), .tap10: .push(.page099),
        .tap11: .sheet(.page100, content: .number(11)), .tap12: .sheet(.page101, content: .number(12)),
        .tap13: .sheet(.page102, content: .number(13)), .tap14: .sheet(.page103, content: .number(14)),
        .tap15: .sheet(.page104, content: .number(15)), .tap16: .sheet(.page105, content: .number(16)),
        .tap17: .sheet(.page106, content: .number(17)), .tap18: .sheet(.page107, content: .number(18)),
        .tap19: .tab(.section09), .tap20: .tab(.section10),
        .tap21: .tab(.section11), .tap22: .tab(.section12),
        .tap23: .replaceCurrent(with: .page112), .tap24: .replaceCurrent(with: .page113),
        .tap25: .replaceCurrent(with: .page114), .tap26: .replaceCurrent(with: .page115),
        .tap27: .moveToNearest(.section10), .tap28: .path([.push(.page090), .push(.page091)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section10PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page090() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page093), .tap04: .push(.page094),
        .tap05: .push(.page095), .tap06: .push(.page096),
        .tap07: .push(.page097), .tap08: .push(.page098),
        .tap09: .push(.page099), .tap10: .push(.page100),
        .tap11: .sheet(.page101, content: .number(11)), .tap12: .sheet(.page102, content: .number(12)),
        .tap13: .sheet(.page103, content: .number(13)), .tap14: .sheet(.page104, content: .number(14)),
        .tap15: .sheet(.page105, content: .number(15)), .tap16: .sheet(.page106, content: .number(16)),
        .tap17: .sheet(.page107, content: .number(17)), .tap18: .sheet(.page108, content: .number(18)),
        .tap19: .tab(.section09), .tap20: .tab(.section10),
        .tap21: .tab(.section11), .tap22: .tab(.section12),
        .tap23: .replaceCurrent(with: .page113), .tap24: .replaceCurrent(with: .page114),
        .tap25: .replaceCurrent(with: .page115), .tap26: .replaceCurrent(with: .page116),
        .tap27: .moveToNearest(.section10), .tap28: .path([.push(.page091), .push(.page092)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section10PageView(destinationState: .init(destination: $0)) })
    }
  }
}
