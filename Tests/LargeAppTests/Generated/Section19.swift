// Written by Tests/LargeAppTests/generate; change that instead.
// swift-format-ignore-file

import Destinations

struct Section19View: InteractiveInterfacing {
  typealias InteractorType = LargeInteractor
  enum UserInteractionType: UserInteractionTypeable {
    case tap01, tap02, tap03, tap04, tap05, tap06, tap07, tap08, tap09, tap10,
      tap11, tap12, tap13, tap14, tap15, tap16, tap17, tap18, tap19, tap20,
      tap21, tap22, tap23, tap24, tap25, tap26, tap27, tap28, tap29, tap30
  }

  let destinationState: DestinationInterfaceState<Large.Stack<Section19View>>
}

struct Section19PageView: InteractiveInterfacing {
  typealias InteractorType = LargeInteractor
  enum UserInteractionType: UserInteractionTypeable {
    case tap01, tap02, tap03, tap04, tap05, tap06, tap07, tap08, tap09, tap10,
      tap11, tap12, tap13, tap14, tap15, tap16, tap17, tap18, tap19, tap20,
      tap21, tap22, tap23, tap24, tap25, tap26, tap27, tap28, tap29, tap30
  }

  let destinationState: DestinationInterfaceState<Large.Screen<Section19PageView>>
}

extension Large {
  @MainActor static func section19() -> Setup.Provider {
    DestinationProvider(
      shape: .stack, presentations: [
        .tap01: .push(.page163), .tap02: .push(.page164),
        .tap03: .push(.page165), .tap04: .push(.page166),
        .tap05: .push(.page167), .tap06: .push(.page168),
        .tap07: .push(.page169), .tap08: .push(.page170),
        .tap09: .push(.page171), .tap10: .tab(.section09, showing: .page074),
        .tap11: .tab(.section10, showing: .page083), .tap12: .tab(.section11, showing: .page092),
        .tap13: .tab(.section12, showing: .page101), .tap14: .tab(.section13, showing: .page110),
        .tap15: .tab(.section14, showing: .page119), .tap16: .tab(.section15, showing: .page128),
        .tap17: .tab(.section16, showing: .page137), .tap18: .tab(.section17, showing: .page146),
        .tap19: .tab(.section18, showing: .page155), .tap20: .tab(.section19, showing: .page164),
        .tap21: .tab(.section20, showing: .page173), .tap22: .tab(.section01, showing: .page003),
        .tap23: .tab(.section02, showing: .page012), .tap24: .tab(.section03, showing: .page021),
        .tap25: .tab(.section04, showing: .page030), .tap26: .tab(.section05, showing: .page039),
        .tap27: .tab(.section06, showing: .page048), .tap28: .tab(.section07, showing: .page057),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Stack($0) { Section19View(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page163() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page166), .tap04: .push(.page167),
        .tap05: .push(.page168), .tap06: .push(.page169),
        .tap07: .push(.page170), .tap08: .push(.page171),
        .tap09: .push(.page172), .tap10: .push(.page173),
        .tap11: .sheet(.page174, content: .number(11)), .tap12: .sheet(.page175, content: .number(12)),
        .tap13: .sheet(.page176, content: .number(13)), .tap14: .sheet(.page177, content: .number(14)),
        .tap15: .sheet(.page178, content: .number(15)), .tap16: .sheet(.page179, content: .number(16)),
        .tap17: .sheet(.page001, content: .number(17)), .tap18: .sheet(.page002, content: .number(18)),
        .tap19: .tab(.section18), .tap20: .tab(.section19),
        .tap21: .tab(.section20), .tap22: .tab(.section01),
        .tap23: .replaceCurrent(with: .page007), .tap24: .replaceCurrent(with: .page008),
        .tap25: .replaceCurrent(with: .page009), .tap26: .replaceCurrent(with: .page010),
        .tap27: .moveToNearest(.section19), .tap28: .path([.push(.page164), .push(.page165)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section19PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page164() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page167), .tap04: .push(.page168),
        .tap05: .push(.page169), .tap06: .push(.page170),
        .tap07: .push(.page171), .tap08: .push(.page172),
        .tap09: .push(.page173), .tap10: .push(.page174),
        .tap11: .sheet(.page175, content: .number(11)), .tap12: .sheet(.page176, content: .number(12)),
        .tap13: .sheet(.page177, content: .number(13)), .tap14: .sheet(.page178, content: .number(14)),
        .tap15: .sheet(.page179, content: .number(15)), .tap16: .sheet(.page001, content: .number(16)),
        .tap17: .sheet(.page002, content: .number(17)), .tap18: .sheet(.page003, content: .number(18)),
        .tap19: .tab(.section18), .tap20: .tab(.section19),
        .tap21: .tab(.section20), .tap22: .tab(.section01),
        .tap23: .replaceCurrent(with: .page008), .tap24: .replaceCurrent(with: .page009),
        .tap25: .replaceCurrent(with: .page010), .tap26: .replaceCurrent(with: .page011),
        .tap27: .moveToNearest(.section19), .tap28: .path([.push(.page165), .push(.page166)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section19PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page165() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page168), .tap04: .push(.page169),
        .tap05: .push(.page170), .tap06: .push(.page171),
        .tap07: .push(.page172), .tap08: .push(.page173),
        .tap09: .push(.page174), .tap10: .push(.page175),
        .tap11: .sheet(.page176, content: .number(11)), .tap12: .sheet(.page177, content: .number(12)),
        .tap13: .sheet(.page178, content: .number(13)), .tap14: .sheet(.page179, content: .number(14)),
        .tap15: .sheet(.page001, content: .number(15)), .tap16: .sheet(.page002, content: .number(16)),
        .tap17: .sheet(.page003, content: .number(17)), .tap18: .sheet(.page004, content: .number(18)),
        .tap19: .tab(.section18), .tap20: .tab(.section19),
        .tap21: .tab(.section20), .tap22: .tab(.section01),
        .tap23: .replaceCurrent(with: .page009), .tap24: .replaceCurrent(with: .page010),
        .tap25: .replaceCurrent(with: .page011), .tap26: .replaceCurrent(with: .page012),
        .tap27: .moveToNearest(.section19), .tap28: .path([.push(.page166), .push(.page167)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section19PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page166() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page169), .tap04: .push(.page170),
        .tap05: .push(.page171), .tap06: .push(.page172),
        .tap07: .push(.page173), .tap08: .push(.page174),
        .tap09: .push(.page175), .tap10: .push(.page176),
        .tap11: .sheet(.page177, content: .number(11)), .tap12: .sheet(.page178, content: .number(12)),
        .tap13: .sheet(.page179, content: .number(13)), .tap14: .sheet(.page001, content: .number(14)),
        .tap15: .sheet(.page002, content: .number(15)), .tap16: .sheet(.page003, content: .number(16)),
        .tap17: .sheet(.page004, content: .number(17)), .tap18: .sheet(.page005, content: .number(18)),
        .tap19: .tab(.section18), .tap20: .tab(.section19),
        .tap21: .tab(.section20), .tap22: .tab(.section01),
        .tap23: .replaceCurrent(with: .page010), .tap24: .replaceCurrent(with: .page011),
        .tap25: .replaceCurrent(with: .page012), .tap26: .replaceCurrent(with: .page013),
        .tap27: .moveToNearest(.section19), .tap28: .path([.push(.page167), .push(.page168)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section19PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page167() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page170), .tap04: .push(.page171),
        .tap05: .push(.page172), .tap06: .push(.page173),
        .tap07: .push(.page174), .tap08: .push(.page175),
        .tap09: .push(.page176), .tap10: .push(.page177),
        .tap11: .sheet(.page178, content: .number(11)), .tap12: .sheet(.page179, content: .number(12)),
        .tap13: .sheet(.page001, content: .number(13)), .tap14: .sheet(.page002, content: .number(14)),
        .tap15: .sheet(.page003, content: .number(15)), .tap16: .sheet(.page004, content: .number(16)),
        .tap17: .sheet(.page005, content: .number(17)), .tap18: .sheet(.page006, content: .number(18)),
        .tap19: .tab(.section18), .tap20: .tab(.section19),
        .tap21: .tab(.section20), .tap22: .tab(.section01),
        .tap23: .replaceCurrent(with: .page011), .tap24: .replaceCurrent(with: .page012),
        .tap25: .replaceCurrent(with: .page013), .tap26: .replaceCurrent(with: .page014),
        .tap27: .moveToNearest(.section19), .tap28: .path([.push(.page168), .push(.page169)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section19PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page168() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page171), .tap04: .push(.page172),
        .tap05: .push(.page173), .tap06: .push(.page174),
        .tap07: .push(.page175), .tap08: .push(.page176),
        .tap09: .push(.page177), .tap10: .push(.page178),
        .tap11: .sheet(.page179, content: .number(11)), .tap12: .sheet(.page001, content: .number(12)),
        .tap13: .sheet(.page002, content: .number(13)), .tap14: .sheet(.page003, content: .number(14)),
        .tap15: .sheet(.page004, content: .number(15)), .tap16: .sheet(.page005, content: .number(16)),
        .tap17: .sheet(.page006, content: .number(17)), .tap18: .sheet(.page007, content: .number(18)),
        .tap19: .tab(.section18), .tap20: .tab(.section19),
        .tap21: .tab(.section20), .tap22: .tab(.section01),
        .tap23: .replaceCurrent(with: .page012), .tap24: .replaceCurrent(with: .page013),
        .tap25: .replaceCurrent(with: .page014), .tap26: .replaceCurrent(with: .page015),
        .tap27: .moveToNearest(.section19), .tap28: .path([.push(.page169), .push(.page170)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section19PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page169() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page172), .tap04: .push(.page173),
        .tap05: .push(.page174), .tap06: .push(.page175),
        .tap07: .push(.page176), .tap08: .push(.page177),
        .tap09: .push(.page178), .tap10: .push(.page179),
        .tap11: .sheet(.page001, content: .number(11)), .tap12: .sheet(.page002, content: .number(12)),
        .tap13: .sheet(.page003, content: .number(13)), .tap14: .sheet(.page004, content: .number(14)),
        .tap15: .sheet(.page005, content: .number(15)), .tap16: .sheet(.page006, content: .number(16)),
        .tap17: .sheet(.page007, content: .number(17)), .tap18: .sheet(.page008, content: .number(18)),
        .tap19: .tab(.section18), .tap20: .tab(.section19),
        .tap21: .tab(.section20), .tap22: .tab(.section01),
        .tap23: .replaceCurrent(with: .page013), .tap24: .replaceCurrent(with: .page014),
        .tap25: .replaceCurrent(with: .page015), .tap26: .replaceCurrent(with: .page016),
        .tap27: .moveToNearest(.section19), .tap28: .path([.push(.page170), .push(.page171)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section19PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page170() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page173), .tap04: .push(.page174),
        .tap05: .push(.page175), .tap06: .push(.page176),
        .tap07: .push(.page177), .tap08: .push(.page178),
        .tap09: .push(.page179), .tap10: .push(.page001),
        .tap11: .sheet(.page002, content: .number(11)), .tap12: .sheet(.page003, content: .number(12)),
        .tap13: .sheet(.page004, content: .number(13)), .tap14: .sheet(.page005, content: .number(14)),
        .tap15: .sheet(.page006, content: .number(15)), .tap16: .sheet(.page007, content: .number(16)),
        .tap17: .sheet(.page008, content: .number(17)), .tap18: .sheet(.page009, content: .number(18)),
        .tap19: .tab(.section18), .tap20: .tab(.section19),
        .tap21: .tab(.section20), .tap22: .tab(.section01),
        .tap23: .replaceCurrent(with: .page014), .tap24: .replaceCurrent(with: .page015),
        .tap25: .replaceCurrent(with: .page016), .tap26: .replaceCurrent(with: .page017),
        .tap27: .moveToNearest(.section19), .tap28: .path([.push(.page171), .push(.page172)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section19PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page171() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page174), .tap04: .push(.page175),
        .tap05: .push(.page176), .tap06: .push(.page177),
        .tap07: .push(.page178), .tap08: .push(.page179),
        .tap09: .push(.page001), .tap10: .push(.page002),
        .tap11: .sheet(.page003, content: .number(11)), .tap12: .sheet(.page004, content: .number(12)),
        .tap13: .sheet(.page005, content: .number(13)), .tap14: .sheet(.page006, content: .number(14)),
        .tap15: .sheet(.page007, content: .number(15)), .tap16: .sheet(.page008, content: .number(16)),
        .tap17: .sheet(.page009, content: .number(17)), .tap18: .sheet(.page010, content: .number(18)),
        .tap19: .tab(.section18), .tap20: .tab(.section19),
        .tap21: .tab(.section20), .tap22: .tab(.section01),
        .tap23: .replaceCurrent(with: .page015), .tap24: .replaceCurrent(with: .page016),
        .tap25: .replaceCurrent(with: .page017), .tap26: .replaceCurrent(with: .page018),
        .tap27: .moveToNearest(.section19), .tap28: .path([.push(.page172), .push(.page173)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section19PageView(destinationState: .init(destination: $0)) })
    }
  }
}
