// Written by Tests/LargeAppTests/generate; change that instead.
// swift-format-ignore-file

import Destinations

struct Section18View: InteractiveInterfacing {
  typealias InteractorType = LargeInteractor
  enum UserInteractionType: UserInteractionTypeable {
    case tap01, tap02, tap03, tap04, tap05, tap06, tap07, tap08, tap09, tap10,
      tap11, tap12, tap13, tap14, tap15, tap16, tap17, tap18, tap19, tap20,
      tap21, tap22, tap23, tap24, tap25, tap26, tap27, tap28, tap29, tap30
  }

  let destinationState: DestinationInterfaceState<Large.Stack<Section18View>>
}

struct Section18PageView: InteractiveInterfacing {
  typealias InteractorType = LargeInteractor
  enum UserInteractionType: UserInteractionTypeable {
    case tap01, tap02, tap03, tap04, tap05, tap06, tap07, tap08, tap09, tap10,
      tap11, tap12, tap13, tap14, tap15, tap16, tap17, tap18, tap19, tap20,
      tap21, tap22, tap23, tap24, tap25, tap26, tap27, tap28, tap29, tap30
  }

  let destinationState: DestinationInterfaceState<Large.Screen<Section18PageView>>
}

extension Large {
  @MainActor static func section18() -> Setup.Provider {
    DestinationProvider(
      shape: .stack, presentations: [
        .tap01: .push(.page154), .tap02: .push(.page155),
        .tap03: .push(.page156), .tap04: .push(.page157),
        .tap05: .push(.page158), .tap06: .push(.page159),
        .tap07: .push(.page160), .tap08: .push(.page161),
        .tap09: .push(.page162), .tap10: .tab(.section08, showing: .page065),
        .tap11: .tab(.section09, showing: .page074), .tap12: .tab(.section10, showing: .page083),
        .tap13: .tab(.section11, showing: .page092), .tap14: .tab(.section12, showing: .page101),
        .tap15: .tab(.section13, showing: .page110), .tap16: .tab(.section14, showing: .page119),
        .tap17: .tab(.section15, showing: .page128), .tap18: .tab(.section16, showing: .page137),
        .tap19: .tab(.section17, showing: .page146), .tap20: .tab(.section18, showing: .page155),
        .tap21: .tab(.section19, showing: .page164), .tap22: .tab(.section20, showing: .page173),
        .tap23: .tab(.section01, showing: .page003), .tap24: .tab(.section02, showing: .page012),
        .tap25: .tab(.section03, showing: .page021), .tap26: .tab(.section04, showing: .page030),
        .tap27: .tab(.section05, showing: .page039), .tap28: .tab(.section06, showing: .page048),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Stack($0) { Section18View(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page154() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page157), .tap04: .push(.page158),
        .tap05: .push(.page159), .tap06: .push(.page160),
        .tap07: .push(.page161), .tap08: .push(.page162),
        .tap09: .push(.page163), .tap10: .push(.page164),
        .tap11: .sheet(.page165, content: .number(11)), .tap12: .sheet(.page166, content: .number(12)),
        .tap13: .sheet(.page167, content: .number(13)), .tap14: .sheet(.page168, content: .number(14)),
        .tap15: .sheet(.page169, content: .number(15)), .tap16: .sheet(.page170, content: .number(16)),
        .tap17: .sheet(.page171, content: .number(17)), .tap18: .sheet(.page172, content: .number(18)),
        .tap19: .tab(.section17), .tap20: .tab(.section18),
        .tap21: .tab(.section19), .tap22: .tab(.section20),
        .tap23: .replaceCurrent(with: .page177), .tap24: .replaceCurrent(with: .page178),
        .tap25: .replaceCurrent(with: .page179), .tap26: .replaceCurrent(with: .page001),
        .tap27: .moveToNearest(.section18), .tap28: .path([.push(.page155), .push(.page156)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section18PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page155() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page158), .tap04: .push(.page159),
        .tap05: .push(.page160), .tap06: .push(.page161),
        .tap07: .push(.page162), .tap08: .push(.page163),
        .tap09: .push(.page164), .tap10: .push(.page165),
        .tap11: .sheet(.page166, content: .number(11)), .tap12: .sheet(.page167, content: .number(12)),
        .tap13: .sheet(.page168, content: .number(13)), .tap14: .sheet(.page169, content: .number(14)),
        .tap15: .sheet(.page170, content: .number(15)), .tap16: .sheet(.page171, content: .number(16)),
        .tap17: .sheet(.page172, content: .number(17)), .tap18: .sheet(.page173, content: .number(18)),
        .tap19: .tab(.section17), .tap20: .tab(.section18),
        .tap21: .tab(.section19), .tap22: .tab(.section20),
        .tap23: .replaceCurrent(with: .page178), .tap24: .replaceCurrent(with: .page179),
        .tap25: .replaceCurrent(with: .page001), .tap26: .replaceCurrent(with: .page002),
        .tap27: .moveToNearest(.section18), .tap28: .path([.push(.page156), .push(.page157)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section18PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page156() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page159), .tap04: .push(.page160),
        .tap05: .push(.page161), .tap06: .push(.page162),
        .tap07: .push(.page163), .tap08: .push(.page164),
        .tap09: .push(.page165), .tap10: .push(.page166),
        .tap11: .sheet(.page167, content: .number(11)), .tap12: .sheet(.page168, content: .number(12)),
        .tap13: .sheet(.page169, content: .number(13)), .tap14: .sheet(.page170, content: .number(14)),
        .tap15: .sheet(.page171, content: .number(15)), .tap16: .sheet(.page172, content: .number(16)),
        .tap17: .sheet(.page173, content: .number(17)), .tap18: .sheet(.page174, content: .number(18)),
        .tap19: .tab(.section17), .tap20: .tab(.section18),
        .tap21: .tab(.section19), .tap22: .tab(.section20),
        .tap23: .replaceCurrent(with: .page179), .tap24: .replaceCurrent(with: .page001),
        .tap25: .replaceCurrent(with: .page002), .tap26: .replaceCurrent(with: .page003),
        .tap27: .moveToNearest(.section18), .tap28: .path([.push(.page157), .push(.page158)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section18PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page157() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page160), .tap04: .push(.page161),
        .tap05: .push(.page162), .tap06: .push(.page163),
        .tap07: .push(.page164), .tap08: .push(.page165),
        .tap09: .push(.page166), .tap10: .push(.page167),
        .tap11: .sheet(.page168, content: .number(11)), .tap12: .sheet(.page169, content: .number(12)),
        .tap13: .sheet(.page170, content: .number(13)), .tap14: .sheet(.page171, content: .number(14)),
        .tap15: .sheet(.page172, content: .number(15)), .tap16: .sheet(.page173, content: .number(16)),
        .tap17: .sheet(.page174, content: .number(17)), .tap18: .sheet(.page175, content: .number(18)),
        .tap19: .tab(.section17), .tap20: .tab(.section18),
        .tap21: .tab(.section19), .tap22: .tab(.section20),
        .tap23: .replaceCurrent(with: .page001), .tap24: .replaceCurrent(with: .page002),
        .tap25: .replaceCurrent(with: .page003), .tap26: .replaceCurrent(with: .page004),
        .tap27: .moveToNearest(.section18), .tap28: .path([.push(.page158), .push(.page159)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section18PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page158() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page161), .tap04: .push(.page162),
        .tap05: .push(.page163), .tap06: .push(.page164),
        .tap07: .push(.page165), .tap08: .push(.page166),
        .tap09: .push(.page167), .tap10: .push(.page168),
        .tap11: .sheet(.page169, content: .number(11)), .tap12: .sheet(.page170, content: .number(12)),
        .tap13: .sheet(.page171, content: .number(13)), .tap14: .sheet(.page172, content: .number(14)),
        .tap15: .sheet(.page173, content: .number(15)), .tap16: .sheet(.page174, content: .number(16)),
        .tap17: .sheet(.page175, content: .number(17)), .tap18: .sheet(.page176, content: .number(18)),
        .tap19: .tab(.section17), .tap20: .tab(.section18),
        .tap21: .tab(.section19), .tap22: .tab(.section20),
        .tap23: .replaceCurrent(with: .page002), .tap24: .replaceCurrent(with: .page003),
        .tap25: .replaceCurrent(with: .page004), .tap26: .replaceCurrent(with: .page005),
        .tap27: .moveToNearest(.section18), .tap28: .path([.push(.page159), .push(.page160)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section18PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page159() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page162), .tap04: .push(.page163),
        .tap05: .push(.page164), .tap06: .push(.page165),
        .tap07: .push(.page166), .tap08: .push(.page167),
        .tap09: .push(.page168), .tap10: .push(.page169),
        .tap11: .sheet(.page170, content: .number(11)), .tap12: .sheet(.page171, content: .number(12)),
        .tap13: .sheet(.page172, content: .number(13)), .tap14: .sheet(.page173, content: .number(14)),
        .tap15: .sheet(.page174, content: .number(15)), .tap16: .sheet(.page175, content: .number(16)),
        .tap17: .sheet(.page176, content: .number(17)), .tap18: .sheet(.page177, content: .number(18)),
        .tap19: .tab(.section17), .tap20: .tab(.section18),
        .tap21: .tab(.section19), .tap22: .tab(.section20),
        .tap23: .replaceCurrent(with: .page003), .tap24: .replaceCurrent(with: .page004),
        .tap25: .replaceCurrent(with: .page005), .tap26: .replaceCurrent(with: .page006),
        .tap27: .moveToNearest(.section18), .tap28: .path([.push(.page160), .push(.page161)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section18PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page160() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page163), .tap04: .push(.page164),
        .tap05: .push(.page165), .tap06: .push(.page166),
        .tap07: .push(.page167), .tap08: .push(.page168),
        .tap09: .push(.page169), .tap10: .push(.page170),
        .tap11: .sheet(.page171, content: .number(11)), .tap12: .sheet(.page172, content: .number(12)),
        .tap13: .sheet(.page173, content: .number(13)), .tap14: .sheet(.page174, content: .number(14)),
        .tap15: .sheet(.page175, content: .number(15)), .tap16: .sheet(.page176, content: .number(16)),
        .tap17: .sheet(.page177, content: .number(17)), .tap18: .sheet(.page178, content: .number(18)),
        .tap19: .tab(.section17), .tap20: .tab(.section18),
        .tap21: .tab(.section19), .tap22: .tab(.section20),
        .tap23: .replaceCurrent(with: .page004), .tap24: .replaceCurrent(with: .page005),
        .tap25: .replaceCurrent(with: .page006), .tap26: .replaceCurrent(with: .page007),
        .tap27: .moveToNearest(.section18), .tap28: .path([.push(.page161), .push(.page162)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section18PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page161() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page164), .tap04: .push(.page165),
        .tap05: .push(.page166), .tap06: .push(.page167),
        .tap07: .push(.page168), .tap08: .push(.page169),
        .tap09: .push(.page170), .tap10: .push(.page171),
        .tap11: .sheet(.page172, content: .number(11)), .tap12: .sheet(.page173, content: .number(12)),
        .tap13: .sheet(.page174, content: .number(13)), .tap14: .sheet(.page175, content: .number(14)),
        .tap15: .sheet(.page176, content: .number(15)), .tap16: .sheet(.page177, content: .number(16)),
        .tap17: .sheet(.page178, content: .number(17)), .tap18: .sheet(.page179, content: .number(18)),
        .tap19: .tab(.section17), .tap20: .tab(.section18),
        .tap21: .tab(.section19), .tap22: .tab(.section20),
        .tap23: .replaceCurrent(with: .page005), .tap24: .replaceCurrent(with: .page006),
        .tap25: .replaceCurrent(with: .page007), .tap26: .replaceCurrent(with: .page008),
        .tap27: .moveToNearest(.section18), .tap28: .path([.push(.page162), .push(.page163)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section18PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page162() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page165), .tap04: .push(.page166),
        .tap05: .push(.page167), .tap06: .push(.page168),
        .tap07: .push(.page169), .tap08: .push(.page170),
        .tap09: .push(.page171), .tap10: .push(.page172),
        .tap11: .sheet(.page173, content: .number(11)), .tap12: .sheet(.page174, content: .number(12)),
        .tap13: .sheet(.page175, content: .number(13)), .tap14: .sheet(.page176, content: .number(14)),
        .tap15: .sheet(.page177, content: .number(15)), .tap16: .sheet(.page178, content: .number(16)),
        .tap17: .sheet(.page179, content: .number(17)), .tap18: .sheet(.page001, content: .number(18)),
        .tap19: .tab(.section17), .tap20: .tab(.section18),
        .tap21: .tab(.section19), .tap22: .tab(.section20),
        .tap23: .replaceCurrent(with: .page006), .tap24: .replaceCurrent(with: .page007),
        .tap25: .replaceCurrent(with: .page008), .tap26: .replaceCurrent(with: .page009),
        .tap27: .moveToNearest(.section18), .tap28: .path([.push(.page163), .push(.page164)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section18PageView(destinationState: .init(destination: $0)) })
    }
  }
}
