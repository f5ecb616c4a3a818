// Written by Tests/LargeAppTests/generate; change that instead.
// swift-format-ignore-file

import Destinations

struct Section11View: InteractiveInterfacing {
  typealias InteractorType = LargeInteractor
  enum UserInteractionType: UserInteractionTypeable {
    case tap01, tap02, tap03, tap04, tap05, tap06, tap07, tap08, tap09, tap10,
      tap11, tap12, tap13, tap14, tap15, tap16, tap17, tap18, tap19, tap20,
      tap21, tap22, tap23, tap24, tap25, tap26, tap27, tap28, tap29, tap30
  }

  let destinationState: DestinationInterfaceState<Large.Stack<Section11View>>
}

struct Section11PageView: InteractiveInterfacing {
  typealias InteractorType = LargeInteractor
  enum UserInteractionType: UserInteractionTypeable {
    case tap01, tap02, tap03, tap04, tap05, tap06, tap07, tap08, tap09, tap10,
      tap11, tap12, tap13, tap14, tap15, tap16, tap17, tap18, tap19, tap20,
      tap21, tap22, tap23, tap24, tap25, tap26, tap27, tap28, tap29, tap30
  }

  let destinationState: DestinationInterfaceState<Large.Screen<Section11PageView>>
}

extension Large {
  @MainActor static func section11() -> Setup.Provider {
    DestinationProvider(
      shape: .stack, presentations: [
        .tap01: .push(.page091), .tap02: .push(.page092),
        .tap03: .push(.page093), .tap04: .push(.page094),
        .tap05: .push(.page095), .tap06: .push(.page096),
        .tap07: .push(.page097), .tap08: .push(.page098),
        .tap09: .push(.page099), .tap10: .tab(.section01, showing: .page002),
        .tap11: .tab(.section02, showing: .page011), .tap12: .tab(.section03, showing: .page020),
        .tap13: .tab(.section04, showing: .page029), .tap14: .tab(.section05, showing: .page038),
        .tap15: .tab(.section06, showing: .page047), .tap16: .tab(.section07, showing: .page056),
        .tap17: .tab(.section08, showing: .page065), .tap18: .tab(.section09, showing: .page074),
        .tap19: .tab(.section10, showing: .page083), .tap20: .tab(.section11, showing: .page092),
        .tap21: .tab(.section12, showing: .page101), .tap22: .tab(.section13, showing: .page110),
        .tap23: .tab(.section14, showing: .page119), .tap24: .tab(.section15, showing: .page128),
        .tap25: .tab(.section16, showing: .page137), .tap26: .tab(.section17, showing: .page146),
        .tap27: .tab(.section18, showing: .page155), .tap28: .tab(.section19, showing: .page164),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Stack($0) { Section11View(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page091() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page094), .tap04: .push(.page095),
        .tap05: .push(.page096), .tap06: .push(.page097),
        .tap07: .push(.page098), .tap08: .push(.page099),
        .tap09: .push(.page100), .tap10: .push(.page101),
        .tap11: .sheet(.page102, content: .number(11)), .tap12: .sheet(.page103, content: .number(12)),
        .tap13: .sheet(.page104, content: .number(13)), .tap14: .sheet(.page105, content: .number(14)),
        .tap15: .sheet(.page106, content: .number(15)), .tap16: .sheet(.page107, content: .number(16)),
        .tap17: .sheet(.page108, content: .number(17)), .tap18: .sheet(.page109, content: .number(18)),
        .tap19: .tab(.section10), .tap20: .tab(.section11),
        .tap21: .tab(.section12), .tap22: .tab(.section13),
        .tap23: .replaceCurrent(with: .page114), .tap24: .replaceCurrent(with: .page115),
        .tap25: .replaceCurrent(with: .page116), .tap26: .replaceCurrent(with: .page117),
        .tap27: .moveToNearest(.section11), .tap28: .path([.push(.page092), .push(.page093)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section11PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page092() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page095), .tap04: .push(.page096),
        .tap05: .push(.page097), .tap06: .push(.page098),
        .tap07: .push(.page099), .tap08: .push(.page100),
        .tap09: .push(.page101), .tap10: .push(.page102),
        .tap11: .sheet(.page103, content: .number(11)), .tap12: .sheet(.page104, content: .number(12)),
        .tap13: .sheet(.page105, content: .number(13)), .tap14: .sheet(.page106, content: .number(14)),
        .tap15: .sheet(.page107, content: .number(15)), .tap16: .sheet(.page108, content: .number(16)),
        .tap17: .sheet(.page109, content: .number(17)), .tap18: .sheet(.page110, content: .number(18)),
        .tap19: .tab(.section10), .tap20: .tab(.section11),
        .tap21: .tab(.section12), .tap22: .tab(.section13),
        .tap23: .replaceCurrent(with: .page115), .tap24: .replaceCurrent(with: .page116),
        .tap25: .replaceCurrent(with: .page117), .tap26: .replaceCurrent(with: .page118),
        .tap27: .moveToNearest(.section11), .tap28: .path([.push(.page093), .push(.page094)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section11PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page093() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page096), .tap04: .push(.page097),
        .tap05: .push(.page098), .tap06: .push(.page099),
        .tap07: .push(.page100), .tap08: .push(.page101),
        .tap09: .push(.page102), .tap10: .push(.page103),
        .tap11: .sheet(.page104, content: .number(11)), .tap12: .sheet(.page105, content: .number(12)),
        .tap13: .sheet(.page106, content: .number(13)), .tap14: .sheet(.page107, content: .number(14)),
        .tap15: .sheet(.page108, content: .number(15)), .tap16: .sheet(.page109, content: .number(16)),
        .tap17: .sheet(.page110, content: .number(17)), .tap18: .sheet(.page111, content: .number(18)),
        .tap19: .tab(.section10), .tap20: .tab(.section11),
        .tap21: .tab(.section12), .tap22: .tab(.section13),
        .tap23: .replaceCurrent(with: .page116), .tap24: .replaceCurrent(with: .page117),
        .tap25: .replaceCurrent(with: .page118), .tap26: .replaceCurrent(with: .page119),
        .tap27: .moveToNearest(.section11), .tap28: .path([.push(.page094), .push(.page095)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section11PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page094() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page097), .tap04: .push(.page098),
        .tap05: .push(.page099), .tap06: .push(.page100),
        .tap07: .push(.page101), .tap08: .push(.page102),
        .tap09: .push(.page103), .tap10: .push(.page104),
        .tap11: .sheet(.page105, content: .number(11)), .tap12: .sheet(.page106, content: .number(12)),
        .tap13: .sheet(.page107, content: .number(13)), .tap14: .sheet(.page108, content: .number(14)),
        .tap15: .sheet(.page109, content: .number(15)), .tap16: .sheet(.page110, content: .number(16)),
        .tap17: .sheet(.page111, content: .number(17)), .tap18: .sheet(.page112, content: .number(18)),
        .tap19: .tab(.section10), .tap20: .tab(.section11),
        .tap21: .tab(.section12), .tap22: .tab(.section13),
        .tap23: .replaceCurrent(with: .page117), .tap24: .replaceCurrent(with: .page118),
        .tap25: .replaceCurrent(with: .page119), .tap26: .replaceCurrent(with: .page120),
        .tap27: .moveToNearest(.section11), .tap28: .path([.push(.page095), .push(.page096)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section11PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page095() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page098), .tap04: .push(.page099),
        .tap05: .push(.page100), .tap06: .push(.page101),
        .tap07: .push(.page102), .tap08: .push(.page103),
        .tap09: .push(.page104), .tap10: .push(.page105),
        .tap11: .sheet(.page106, content: .number(11)), .tap12: .sheet(.page107, content: .number(12)),
        .tap13: .sheet(.page108, content: .number(13)), .tap14: .sheet(.page109, content: .number(14)),
        .tap15: .sheet(.page110, content: .number(15)), .tap16: .sheet(.page111, content: .number(16)),
        .tap17: .sheet(.page112, content: .number(17)), .tap18: .sheet(.page113, content: .number(18)),
        .tap19: .tab(.section10), .tap20: .tab(.section11),
        .tap21: .tab(.section12), .tap22: .tab(.section13),
        .tap23: .replaceCurrent(with: .page118), .tap24: .replaceCurrent(with: .page119),
        .tap25: .replaceCurrent(with: .page120), .tap26: .replaceCurrent(with: .page121),
        .tap27: .moveToNearest(.section11), .tap28: .path([.push(.page096), .push(.page097)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section11PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page096() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page099), .tap04: .push(.page100),
        .tap05: .push(.page101), .tap06: .push(.page102),
        .tap07: .push(.page103), .tap08: .push(.page104),
        .tap09: .push(.page105), .tap10: .push(.page106),
        .tap11: .sheet(.page107, content: .number(11)), .tap12: .sheet(.page108, content: .number(12)),
        .tap13: .sheet(.page109, content: .number(13)), .tap14: .sheet(.page110, content: .number(14)),
        .tap15: .sheet(.page111, content: .number(15)), .tap16: .sheet(.page112, content: .number(16)),
        .tap17: .sheet(.page113, content: .number(17)), .tap18: .sheet(.page114, content: .number(18)),
        .tap19: .tab(.section10), .tap20: .tab(.section11),
        .tap21: .tab(.section12), .tap22: .tab(.section13),
        .tap23: .replaceCurrent(with: .page119), .tap24: .replaceCurrent(with: .page120),
        .tap25: .replaceCurrent(with: .page121), .tap26: .replaceCurrent(with: .page122),
        .tap27: .moveToNearest(.section11), .tap28: .path([.push(.page097), .push(.page098)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section11PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page097() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page100), .tap04: .push(.page101),
        .tap05: .push(.page102), .tap06: .push(.page103),
        .tap07: .push(.page104), .tap08: .push(.page105),
        .tap09: .push(.page106), .tap10: .push(.page107),
        .tap11: .sheet(.page108, content: .number(11)), .tap12: .sheet(.page109, content: .number(12)),
        .tap13: .sheet(.page110, content: .number(13)), .tap14: .sheet(.page111, content: .number(14)),
        .tap15: .sheet(.page112, content: .number(15)), .tap16: .sheet(.page113, content: .number(16)),
        .tap17: .sheet(.page114, content: .number(17)), .tap18: .sheet(.page115, content: .number(18)),
        .tap19: .tab(.section10), .tap20: .tab(.section11),
        .tap21: .tab(.section12), .tap22: .tab(.section13),
        .tap23: .replaceCurrent(with: .page120), .tap24: .replaceCurrent(with: .page121),
        .tap25: .replaceCurrent(with: .page122), .tap26: .replaceCurrent(with: .page123),
        .tap27: .moveToNearest(.section11), .tap28: .path([.push(.page098), .push(.page099)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section11PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page098() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page101), .tap04: .push(.page102),
        .tap05: .push(.page103), .tap06: .push(.page104),
        .tap07: .push(.page105), .tap08: .push(.page106),
        .tap09: .push(.page107), .tap10: .push(.page108),
        .tap11: .sheet(.page109, content: .number(11)), .tap12: .sheet(.page110, content: .number(12)),
        .tap13: .sheet(.page111, content: .number(13)), .tap14: .sheet(.page112, content: .number(14)),
        .tap15: .sheet(.page113, content: .number(15)), .tap16: .sheet(.page114, content: .number(16)),
        .tap17: .sheet(.page115, content: .number(17)), .tap18: .sheet(.page116, content: .number(18)),
        .tap19: .tab(.section10), .tap20: .tab(.section11),
        .tap21: .tab(.section12), .tap22: .tab(.section13),
        .tap23: .replaceCurrent(with: .page121), .tap24: .replaceCurrent(with: .page122),
        .tap25: .replaceCurrent(with: .page123), .tap26: .replaceCurrent(with: .page124),
        .tap27: .moveToNearest(.section11), .tap28: .path([.push(.page099), .push(.page100)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section11PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page099() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page102), .tap04: .push(.page103),
        .tap05: .push(.page104), .tap06: .push(.page105),
        .tap07: .push(.page106), .tap08: .push(.page107),
        .tap09: .push(.page108), .tap10: .push(.page109),
        .tap11: .sheet(.page110, content: .number(11)), .tap12: .sheet(.page111, content: .number(12)),
        .tap13: .sheet(.page112, content: .number(13)), .tap14: .sheet(.page113, content: .number(14)),
        .tap15: .sheet(.page114, content: .number(15)), .tap16: .sheet(.page115, content: .number(16)),
        .tap17: .sheet(.page116, content: .number(17)), .tap18: .sheet(.page117, content: .number(18)),
        .tap19: .tab(.section10), .tap20: .tab(.section11),
        .tap21: .tab(.section12), .tap22: .tab(.section13),
        .tap23: .replaceCurrent(with: .page122), .tap24: .replaceCurrent(with: .page123),
        .tap25: .replaceCurrent(with: .page124), .tap26: .replaceCurrent(with: .page125),
        .tap27: .moveToNearest(.section11), .tap28: .path([.push(.page100), .push(.page101)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section11PageView(destinationState: .init(destination: $0)) })
    }
  }
}
