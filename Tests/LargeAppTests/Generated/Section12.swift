// Written by Tests/LargeAppTests/generate; change that instead.
// swift-format-ignore-file

import Destinations

struct Section12View: InteractiveInterfacing {
  typealias InteractorType = LargeInteractor
  enum UserInteractionType: UserInteractionTypeable {
    case tap01, tap02, tap03, tap04, tap05, tap06, tap07, tap08, tap09, tap10,
      tap11, tap12, tap13, tap14, tap15, tap16, tap17, tap18, tap19, tap20,
      tap21, tap22, tap23, tap24, tap25, tap26, tap27, tap28, tap29, tap30
  }

  let destinationState: DestinationInterfaceState<Large.Stack<Section12View>>
}

struct Section12PageView: InteractiveInterfacing {
  typealias InteractorType = LargeInteractor
  enum UserInteractionType: UserInteractionTypeable {
    case tap01, tap02, tap03, tap04, tap05, tap06, tap07, tap08, tap09, tap10,
      tap11, tap12, tap13, tap14, tap15, tap16, tap17, tap18, tap19, tap20,
      tap21, tap22, tap23, tap24, tap25, tap26, tap27, tap28, tap29, tap30
  }

  let destinationState: DestinationInterfaceState<Large.Screen<Section12PageView>>
}

extension Large {
  @MainActor static func section12() -> Setup.Provider {
    DestinationProvider(
      shape: .stack, presentations: [
        .tap01: .push(.page100), .tap02: .push(.page101),
        .tap03: .push(.page102), .tap04: .push(.page103),
        .tap05: .push(.page104), .tap06: .push(.page105),
        .tap07: .push(.page106), .tap08: .push(.page107),
        .tap09: .push(.page108), .tap10: .tab(.section02, showing: .page011),
        .tap11: .tab(.section03, showing: .page020), .tap12: .tab(.section04, showing: .page029),
        .tap13: .tab(.section05, showing: .page038), .tap14: .tab(.section06, showing: .page047),
        .tap15: .tab(.section07, showing: .page056), .tap16: .tab(.section08, showing: .page065),
        .tap17: .tab(.section09, showing: .page074), .tap18: .tab(.section10, showing: .page083),
        .tap19: .tab(.section11, showing: .page092), .tap20: .tab(.section12, showing: .page101),
        .tap21: .tab(.section13, showing: .page110), .tap22: .tab(.section14, showing: .page119),
        .tap23: .tab(.section15, showing: .page128), .tap24: .tab(.section16, showing: .page137),
        .tap25: .tab(.section17, showing: .page146), .tap26: .tab(.section18, showing: .page155),
        .tap27: .tab(.section19, showing: .page164), .tap28: .tab(.section20, showing: .page173),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Stack($0) { Section12View(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page100() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page103), .tap04: .push(.page104),
        .tap05: .push(.page105), .tap06: .push(.page106),
        .tap07: .push(.page107), .tap08: .push(.page108),
        .tap09: .push(.page109), .tap10: .push(.page110),
        .tap11: .sheet(.page111, content: .number(11)), .tap12: .sheet(.page112, content: .number(12)),
        .tap13: .sheet(.page113, content: .number(13)), .tap14: .sheet(.page114, content: .number(14)),
        .tap15: .sheet(.page115, content: .number(15)), .tap16: .sheet(.page116, content: .number(16)),
        .tap17: .sheet(.page117, content: .number(17)), .tap18: .sheet(.page118, content: .number(18)),
        .tap19: .tab(.section11), .tap20: .tab(.section12),
        .tap21: .tab(.section13), .tap22: .tab(.section14),
        .tap23: .replaceCurrent(with: .page123), .tap24: .replaceCurrent(with: .page124),
        .tap25: .replaceCurrent(with: .page125), .tap26: .replaceCurrent(with: .page126),
        .tap27: .moveToNearest(.section12), .tap28: .path([.push(.page101), .push(.page102)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section12PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page101() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page104), .tap04: .push(.page105),
        .tap05: .push(.page106), .tap06: .push(.page107),
        .tap07: .push(.page108), .tap08: .push(.page109),
        .tap09: .push(.page110), .tap10: .push(.page111),
        .tap11: .sheet(.page112, content: .number(11)), .tap12: .sheet(.page113, content: .number(12)),
        .tap13: .sheet(.page114, content: .number(13)), .tap14: .sheet(.page115, content: .number(14)),
        .tap15: .sheet(.page116, content: .number(15)), .tap16: .sheet(.page117, content: .number(16)),
        .tap17: .sheet(.page118, content: .number(17)), .tap18: .sheet(.page119, content: .number(18)),
        .tap19: .tab(.section11), .tap20: .tab(.section12),
        .tap21: .tab(.section13), .tap22: .tab(.section14),
        .tap23: .replaceCurrent(with: .page124), .tap24: .replaceCurrent(with: .page125),
        .tap25: .replaceCurrent(with: .page126), .tap26: .replaceCurrent(with: .page127),
        .tap27: .moveToNearest(.section12), .tap28: .path([.push(.page102), .push(.page103)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section12PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page102() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page105), .tap04: .push(.page106),
        .tap05: .push(.page107), .tap06: .push(.page108),
        .tap07: .push(.page109), .tap08: .push(.page110),
        .tap09: .push(.page111), .tap10: .push(.page112),
        .tap11: .sheet(.page113, content: .number(11)), .tap12: .sheet(.page114, content: .number(12)),
        .tap13: .sheet(.page115, content: .number(13)), .tap14: .sheet(.page116, content: .number(14)),
        .tap15: .sheet(.page117, content: .number(15)), .tap16: .sheet(.page118, content: .number(16)),
        .tap17: .sheet(.page119, content: .number(17)), .tap18: .sheet(.page120, content: .number(18)),
        .tap19: .tab(.section11), .tap20: .tab(.section12),
        .tap21: .tab(.section13), .tap22: .tab(.section14),
        .tap23: .replaceCurrent(with: .page125), .tap24: .replaceCurrent(with: .page126),
        .tap25: .replaceCurrent(with: .page127), .tap26: .replaceCurrent(with: .page128),
        .tap27: .moveToNearest(.section12), .tap28: .path([.push(.page103), .push(.page104)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section12PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page103() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page106), .tap04: .push(.page107),
        .tap05: .push(.page108), .tap06: .push(.page109),
        .tap07: .push(.page110), .tap08: .push(.page111),
        .tap09: .push(.page112), .tap10: .push(.page113),
        .tap11: .sheet(.page114, content: .number(11)), .tap12: .sheet(.page115, content: .number(12)),
        .tap13: .sheet(.page116, content: .number(13)), .tap14: .sheet(.page117, content: .number(14)),
        .tap15: .sheet(.page118, content: .number(15)), .tap16: .sheet(.page119, content: .number(16)),
        .tap17: .sheet(.page120, content: .number(17)), .tap18: .sheet(.page121, content: .number(18)),
        .tap19: .tab(.section11), .tap20: .tab(.section12),
        .tap21: .tab(.section13), .tap22: .tab(.section14),
        .tap23: .replaceCurrent(with: .page126), .tap24: .replaceCurrent(with: .page127),
        .tap25: .replaceCurrent(with: .page128), .tap26: .replaceCurrent(with: .page129),
        .tap27: .moveToNearest(.section12), .tap28: .path([.push(.page104), .push(.page105)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section12PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page104() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page107), .tap04: .push(.page108),
        .tap05: .push(.page109), .tap06: .push(.page110),
        .tap07: .push(.page111), .tap08: .push(.page112),
        .tap09: .push(.page113), .tap10: .push(.page114),
        .tap11: .sheet(.page115, content: .number(11)), .tap12: .sheet(.page116, content: .number(12)),
        .tap13: .sheet(.page117, content: .number(13)), .tap14: .sheet(.page118, content: .number(14)),
        .tap15: .sheet(.page119, content: .number(15)), .tap16: .sheet(.page120, content: .number(16)),
        .tap17: .sheet(.page121, content: .number(17)), .tap18: .sheet(.page122, content: .number(18)),
        .tap19: .tab(.section11), .tap20: .tab(.section12),
        .tap21: .tab(.section13), .tap22: .tab(.section14),
        .tap23: .replaceCurrent(with: .page127), .tap24: .replaceCurrent(with: .page128),
        .tap25: .replaceCurrent(with: .page129), .tap26: .replaceCurrent(with: .page130),
        .tap27: .moveToNearest(.section12), .tap28: .path([.push(.page105), .push(.page106)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section12PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page105() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page108), .tap04: .push(.page109),
        .tap05: .push(.page110), .tap06: .push(.page111),
        .tap07: .push(.page112), .tap08: .push(.page113),
        .tap09: .push(.page114), .tap10: .push(.page115),
        .tap11: .sheet(.page116, content: .number(11)), .tap12: .sheet(.page117, content: .number(12)),
        .tap13: .sheet(.page118, content: .number(13)), .tap14: .sheet(.page119, content: .number(14)),
        .tap15: .sheet(.page120, content: .number(15)), .tap16: .sheet(.page121, content: .number(16)),
        .tap17: .sheet(.page122, content: .number(17)), .tap18: .sheet(.page123, content: .number(18)),
        .tap19: .tab(.section11), .tap20: .tab(.section12),
        .tap21: .tab(.section13), .tap22: .tab(.section14),
        .tap23: .replaceCurrent(with: .page128), .tap24: .replaceCurrent(with: .page129),
        .tap25: .replaceCurrent(with: .page130), .tap26: .replaceCurrent(with: .page131),
        .tap27: .moveToNearest(.section12), .tap28: .path([.push(.page106), .push(.page107)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section12PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page106() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page109), .tap04: .push(.page110),
        .tap05: .push(.page111), .tap06: .push(.page112),
        .tap07: .push(.page113), .tap08: .push(.page114),
        .tap09: .push(.page115), .tap10: .push(.page116),
        .tap11: .sheet(.page117, content: .number(11)), .tap12: .sheet(.page118, content: .number(12)),
        .tap13: .sheet(.page119, content: .number(13)), .tap14: .sheet(.page120, content: .number(14)),
        .tap15: .sheet(.page121, content: .number(15)), .tap16: .sheet(.page122, content: .number(16)),
        .tap17: .sheet(.page123, content: .number(17)), .tap18: .sheet(.page124, content: .number(18)),
        .tap19: .tab(.section11), .tap20: .tab(.section12),
        .tap21: .tab(.section13), .tap22: .tab(.section14),
        .tap23: .replaceCurrent(with: .page129), .tap24: .replaceCurrent(with: .page130),
        .tap25: .replaceCurrent(with: .page131), .tap26: .replaceCurrent(with: .page132),
        .tap27: .moveToNearest(.section12), .tap28: .path([.push(.page107), .push(.page108)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section12PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page107() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page110), .tap04: .push(.page111),
        .tap05: .push(.page112), .tap06: .push(.page113),
        .tap07: .push(.page114), .tap08: .push(.page115),
        .tap09: .push(.page116), .tap10: .push(.page117),
        .tap11: .sheet(.page118, content: .number(11)), .tap12: .sheet(.page119, content: .number(12)),
        .tap13: .sheet(.page120, content: .number(13)), .tap14: .sheet(.page121, content: .number(14)),
        .tap15: .sheet(.page122, content: .number(15)), .tap16: .sheet(.page123, content: .number(16)),
        .tap17: .sheet(.page124, content: .number(17)), .tap18: .sheet(.page125, content: .number(18)),
        .tap19: .tab(.section11), .tap20: .tab(.section12),
        .tap21: .tab(.section13), .tap22: .tab(.section14),
        .tap23: .replaceCurrent(with: .page130), .tap24: .replaceCurrent(with: .page131),
        .tap25: .replaceCurrent(with: .page132), .tap26: .replaceCurrent(with: .page133),
        .tap27: .moveToNearest(.section12), .tap28: .path([.push(.page108), .push(.page109)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section12PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page108() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page111), .tap04: .push(.page112),
        .tap05: .push(.page113), .tap06: .push(.page114),
        .tap07: .push(.page115), .tap08: .push(.page116),
        .tap09: .push(.page117), .tap10: .push(.page118),
        .tap11: .sheet(.page119, content: .number(11)), .tap12: .sheet(.page120, content: .number(12)),
        .tap13: .sheet(.page121, content: .number(13)), .tap14: .sheet(.page122, content: .number(14)),
        .tap15: .sheet(.page123, content: .number(15)), .tap16: .sheet(.page124, content: .number(16)),
        .tap17: .sheet(.page125, content: .number(17)), .tap18: .sheet(.page126, content: .number(18)),
        .tap19: .tab(.section11), .tap20: .tab(.section12),
        .tap21: .tab(.section13), .tap22: .tab(.section14),
        .tap23: .replaceCurrent(with: .page131), .tap24: .replaceCurrent(with: .page132),
        .tap25: .replaceCurrent(with: .page133), .tap26: .replaceCurrent(with: .page134),
        .tap27: .moveToNearest(.section12), .tap28: .path([.push(.page109), .push(.page110)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section12PageView(destinationState: .init(destination: $0)) })
    }
  }
}
