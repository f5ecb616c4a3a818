// Written by Tests/LargeAppTests/generate; change that instead.
// swift-format-ignore-file

import Destinations

struct Section09View: InteractiveInterfacing {
  typealias InteractorType = LargeInteractor
  enum UserInteractionType: UserInteractionTypeable {
    case tap01, tap02, tap03, tap04, tap05, tap06, tap07, tap08, tap09, tap10,
      tap11, tap12, tap13, tap14, tap15, tap16, tap17, tap18, tap19, tap20,
      tap21, tap22, tap23, tap24, tap25, tap26, tap27, tap28, tap29, tap30
  }

  let destinationState: DestinationInterfaceState<Large.Stack<Section09View>>
}

struct Section09PageView: InteractiveInterfacing {
  typealias InteractorType = LargeInteractor
  enum UserInteractionType: UserInteractionTypeable {
    case tap01, tap02, tap03, tap04, tap05, tap06, tap07, tap08, tap09, tap10,
      tap11, tap12, tap13, tap14, tap15, tap16, tap17, tap18, tap19, tap20,
      tap21, tap22, tap23, tap24, tap25, tap26, tap27, tap28, tap29, tap30
  }

  let destinationState: DestinationInterfaceState<Large.Screen<Section09PageView>>
}

extension Large {
  @MainActor static func section09() -> Setup.Provider {
    DestinationProvider(
      shape: .stack, presentations: [
        .tap01: .push(.page073), .tap02: .push(.page074),
        .tap03: .push(.page075), .tap04: .push(.page076),
        .tap05: .push(.page077), .tap06: .push(.page078),
        .tap07: .push(.page079), .tap08: .push(.page080),
        .tap09: .push(.page081), .tap10: .tab(.section19, showing: .page163),
        .tap11: .tab(.section20, showing: .page172), .tap12: .tab(.section01, showing: .page002),
        .tap13: .tab(.section02, showing: .page011), .tap14: .tab(.section03, showing: .page020),
        .tap15: .tab(.section04, showing: .page029), .tap16: .tab(.section05, showing: .page038),
        .tap17: .tab(.section06, showing: .page047), .tap18: .tab(.section07, showing: .page056),
        .tap19: .tab(.section08, showing: .page065), .tap20: .tab(.section09, showing: .page074),
        .tap21: .tab(.section10, showing: .page083), .tap22: .tab(.section11, showing: .page092),
        .tap23: .tab(.section12, showing: .page101), .tap24: .tab(.section13, showing: .page110),
        .tap25: .tab(.section14, showing: .page119), .tap26: .tab(.section15, showing: .page128),
        .tap27: .tab(.section16, showing: .page137), .tap28: .tab(.section17, showing: .page146),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Stack($0) { Section09View(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page073() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page076), .tap04: .push(.page077),
        .tap05: .push(.page078), .tap06: .push(.page079),
        .tap07: .push(.page080), .tap08: .push(.page081),
        .tap09: .push(.page082), .tap10: .push(.page083),
        .tap11: .sheet(.page084, content: .number(11)), .tap12: .sheet(.page085, content: .number(12)),
        .tap13: .sheet(.page086, content: .number(13)), .tap14: .sheet(.page087, content: .number(14)),
        .tap15: .sheet(.page088, content: .number(15)), .tap16: .sheet(.page089, content: .number(16)),
        .tap17: .sheet(.page090, content: .number(17)), .tap18: .sheet(.page091, content: .number(18)),
        .tap19: .tab(.section08), .tap20: .tab(.section09),
        .tap21: .tab(.section10), .tap22: .tab(.section11),
        .tap23: .replaceCurrent(with: .page096), .tap24: .replaceCurrent(with: .page097),
        .tap25: .replaceCurrent(with: .page098), .tap26: .replaceCurrent(with: .page099),
        .tap27: .moveToNearest(.section09), .tap28: .path([.push(.page074), .push(.page075)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section09PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page074() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page077), .tap04: .push(.page078),
        .tap05: .push(.page079), .tap06: .push(.page080),
        .tap07: .push(.page081), .tap08: .push(.page082),
        .tap09: .push(.page083), .tap10: .push(.page084),
        .tap11: .sheet(.page085, content: .number(11)), .tap12: .sheet(.page086, content: .number(12)),
        .tap13: .sheet(.page087, content: .number(13)), .tap14: .sheet(.page088, content: .number(14)),
        .tap15: .sheet(.page089, content: .number(15)), .tap16: .sheet(.page090, content: .number(16)),
        .tap17: .sheet(.page091, content: .number(17)), .tap18: .sheet(.page092, content: .number(18)),
        .tap19: .tab(.section08), .tap20: .tab(.section09),
        .tap21: .tab(.section10), .tap22: .tab(.section11),
        .tap23: .replaceCurrent(with: .page097), .tap24: .replaceCurrent(with: .page098),
        .tap25: .replaceCurrent(with: .page099), .tap26: .replaceCurrent(with: .page100),
        .tap27: .moveToNearest(.section09), .tap28: .path([.push(.page075), .push(.page076)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section09PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page075() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page078), .tap04: .push(.page079),
        .tap05: .push(.page080), .tap06: .push(.page081),
        .tap07: .push(.page082), .tap08: .push(.page083),
        .tap09: .push(.page084), .tap10: .push(.page085),
        .tap11: .sheet(.page086, content: .number(11)), .tap12: .sheet(.page087, content: .number(12)),
        .tap13: .sheet(.page088, content: .number(13)), .tap14: .sheet(.page089, content: .number(14)),
        .tap15: .sheet(.page090, content: .number(15)), .tap16: .sheet(.page091, content: .number(16)),
        .tap17: .sheet(.page092, content: .number(17)), .tap18: .sheet(.page093, content: .number(18)),
        .tap19: .tab(.section08), .tap20: .tab(.section09),
        .tap21: .tab(.section10), .tap22: .tab(.section11),
        .tap23: .replaceCurrent(with: .page098), .tap24: .replaceCurrent(with: .page099),
        .tap25: .replaceCurrent(with: .page100), .tap26: .replaceCurrent(with: .page101),
        .tap27: .moveToNearest(.section09), .tap28: .path([.push(.page076), .push(.page077)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section09PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page076() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page079), .tap04: .push(.page080),
        .tap05: .push(.page081), .tap06: .push(.page082),
        .tap07: .push(.page083), .tap08: .push(.page084),
        .tap09: .push(.page085), .tap10: .push(.page086),
        .tap11: .sheet(.page087, content: .number(11)), .tap12: .sheet(.page088, content: .number(12)),
        .tap13: .sheet(.page089, content: .number(13)), .tap14: .sheet(.page090, content: .number(14)),
        .tap15: .sheet(.page091, content: .number(15)), .tap16: .sheet(.page092, content: .number(16)),
        .tap17: .sheet(.page093, content: .number(17)), .tap18: .sheet(.page094, content: .number(18)),
        .tap19: .tab(.section08), .tap20: .tab(.section09),
        .tap21: .tab(.section10), .tap22: .tab(.section11),
        .tap23: .replaceCurrent(with: .page099), .tap24: .replaceCurrent(with: .page100),
        .tap25: .replaceCurrent(with: .page101), .tap26: .replaceCurrent(with: .page102),
        .tap27: .moveToNearest(.section09), .tap28: .path([.push(.page077), .push(.page078)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section09PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page077() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page080), .tap04: .push(.page081),
        .tap05: .push(.page082), .tap06: .push(.page083),
        .tap07: .push(.page084), .tap08: .push(.page085),
        .tap09: .push(.page086), .tap10: .push(.page087),
        .tap11: .sheet(.page088, content: .number(11)), .tap12: .sheet(.page089, content: .number(12)),
        .tap13: .sheet(.page090, content: .number(13)), .tap14: .sheet(.page091, content: .number(14)),
        .tap15: .sheet(.page092, content: .number(15)), .tap16: .sheet(.page093, content: .number(16)),
        .tap17: .sheet(.page094, content: .number(17)), .tap18: .sheet(.page095, content: .number(18)),
        .tap19: .tab(.section08), .tap20: .tab(.section09),
        .tap21: .tab(.section10), .tap22: .tab(.section11),
        .tap23: .replaceCurrent(with: .page100), .tap24: .replaceCurrent(with: .page101),
        .tap25: .replaceCurrent(with: .page102), .tap26: .replaceCurrent(with: .page103),
        .tap27: .moveToNearest(.section09), .tap28: .path([.push(.page078), .push(.page079)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section09PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page078() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page081), .tap04: .push(.page082),
        .tap05: .push(.page083), .tap06: .push(.page084),
        .tap07: .push(.page085), .tap08: .push(.page086),
        .tap09: .push(.page087), .tap10: .push(.page088),
        .tap11: .sheet(.page089, content: .number(11)), .tap12: .sheet(.page090, content: .number(12)),
        .tap13: .sheet(.page091, content: .number(13)), .tap14: .sheet(.page092, content: .number(14)),
        .tap15: .sheet(.page093, content: .number(15)), .tap16: .sheet(.page094, content: .number(16)),
        .tap17: .sheet(.page095, content: .number(17)), .tap18: .sheet(.page096, content: .number(18)),
        .tap19: .tab(.section08), .tap20: .tab(.section09),
        .tap21: .tab(.section10), .tap22: .tab(.section11),
        .tap23: .replaceCurrent(with: .page101), .tap24: .replaceCurrent(with: .page102),
        .tap25: .replaceCurrent(with: .page103), .tap26: .replaceCurrent(with: .page104),
        .tap27: .moveToNearest(.section09), .tap28: .path([.push(.page079), .push(.page080)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section09PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page079() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page082), .tap04: .push(.page083),
        .tap05: .push(.page084), .tap06: .push(.page085),
        .tap07: .push(.page086), .tap08: .push(.page087),
        .tap09: .push(.page088), .tap10: .push(.page089),
        .tap11: .sheet(.page090, content: .number(11)), .tap12: .sheet(.page091, content: .number(12)),
        .tap13: .sheet(.page092, content: .number(13)), .tap14: .sheet(.page093, content: .number(14)),
        .tap15: .sheet(.page094, content: .number(15)), .tap16: .sheet(.page095, content: .number(16)),
        .tap17: .sheet(.page096, content: .number(17)), .tap18: .sheet(.page097, content: .number(18)),
        .tap19: .tab(.section08), .tap20: .tab(.section09),
        .tap21: .tab(.section10), .tap22: .tab(.section11),
        .tap23: .replaceCurrent(with: .page102), .tap24: .replaceCurrent(with: .page103),
        .tap25: .replaceCurrent(with: .page104), .tap26: .replaceCurrent(with: .page105),
        .tap27: .moveToNearest(.section09), .tap28: .path([.push(.page080), .push(.page081)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section09PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page080() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page083), .tap04: .push(.page084),
        .tap05: .push(.page085), .tap06: .push(.page086),
        .tap07: .push(.page087), .tap08: .push(.page088),
        .tap09: .push(.page089), .tap10: .push(.page090),
        .tap11: .sheet(.page091, content: .number(11)), .tap12: .sheet(.page092, content: .number(12)),
        .tap13: .sheet(.page093, content: .number(13)), .tap14: .sheet(.page094, content: .number(14)),
        .tap15: .sheet(.page095, content: .number(15)), .tap16: .sheet(.page096, content: .number(16)),
        .tap17: .sheet(.page097, content: .number(17)), .tap18: .sheet(.page098, content: .number(18)),
        .tap19: .tab(.section08), .tap20: .tab(.section09),
        .tap21: .tab(.section10), .tap22: .tab(.section11),
        .tap23: .replaceCurrent(with: .page103), .tap24: .replaceCurrent(with: .page104),
        .tap25: .replaceCurrent(with: .page105), .tap26: .replaceCurrent(with: .page106),
        .tap27: .moveToNearest(.section09), .tap28: .path([.push(.page081), .push(.page082)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section09PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page081() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page084), .tap04: .push(.page085),
        .tap05: .push(.page086), .tap06: .push(.page087),
        .tap07: .push(.page088), .tap08: .push(.page089),
        .tap09: .push(.page090), .tap10: .push(.page091),
        .tap11: .sheet(.page092, content: .number(11)), .tap12: .sheet(.page093, content: .number(12)),
        .tap13: .sheet(.page094, content: .number(13)), .tap14: .sheet(.page095, content: .number(14)),
        .tap15: .sheet(.page096, content: .number(15)), .tap16: .sheet(.page097, content: .number(16)),
        .tap17: .sheet(.page098, content: .number(17)), .tap18: .sheet(.page099, content: .number(18)),
        .tap19: .tab(.section08), .tap20: .tab(.section09),
        .tap21: .tab(.section10), .tap22: .tab(.section11),
        .tap23: .replaceCurrent(with: .page104), .tap24: .replaceCurrent(with: .page105),
        .tap25: .replaceCurrent(with: .page106), .tap26: .replaceCurrent(with: .page107),
        .tap27: .moveToNearest(.section09), .tap28: .path([.push(.page082), .push(.page083)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section09PageView(destinationState: .init(destination: $0)) })
    }
  }
}
