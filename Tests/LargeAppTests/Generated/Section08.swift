// Written by Tests/LargeAppTests/generate; change that instead.
// swift-format-ignore-file

import Destinations

struct Section08View: InteractiveInterfacing {
  typealias InteractorType = LargeInteractor
  enum UserInteractionType: UserInteractionTypeable {
    case tap01, tap02, tap03, tap04, tap05, tap06, tap07, tap08, tap09, tap10,
      tap11, tap12, tap13, tap14, tap15, tap16, tap17, tap18, tap19, tap20,
      tap21, tap22, tap23, tap24, tap25, tap26, tap27, tap28, tap29, tap30
  }

  let destinationState: DestinationInterfaceState<Large.Stack<Section08View>>
}

struct Section08PageView: InteractiveInterfacing {
  typealias InteractorType = LargeInteractor
  enum UserInteractionType: UserInteractionTypeable {
    case tap01, tap02, tap03, tap04, tap05, tap06, tap07, tap08, tap09, tap10,
      tap11, tap12, tap13, tap14, tap15, tap16, tap17, tap18, tap19, tap20,
      tap21, tap22, tap23, tap24, tap25, tap26, tap27, tap28, tap29, tap30
  }

  let destinationState: DestinationInterfaceState<Large.Screen<Section08PageView>>
}

extension Large {
  @MainActor static func section08() -> Setup.Provider {
    DestinationProvider(
      shape: .stack, presentations: [
        .tap01: .push(.page064), .tap02: .push(.page065),
        .tap03: .push(.page066), .tap04: .push(.page067),
        .tap05: .push(.page068), .tap06: .push(.page069),
        .tap07: .push(.page070), .tap08: .push(.page071),
        .tap09: .push(.page072), .tap10: .tab(.section18, showing: .page154),
        .tap11: .tab(.section19, showing: .page163), .tap12: .tab(.section20, showing: .page172),
        .tap13: .tab(.section01, showing: .page002), .tap14: .tab(.section02, showing: .page011),
        .tap15: .tab(.section03, showing: .page020), .tap16: .tab(.section04, showing: .page029),
        .tap17: .tab(.section05, showing: .page038), .tap18: .tab(.section06, showing: .page047),
        .tap19: .tab(.section07, showing: .page056), .tap20: .tab(.section08, showing: .page065),
        .tap21: .tab(.section09, showing: .page074), .tap22: .tab(.section10, showing: .page083),
        .tap23: .tab(.section11, showing: .page092), .tap24: .tab(.section12, showing: .page101),
        .tap25: .tab(.section13, showing: .page110), .tap26: .tab(.section14, showing: .page119),
        .tap27: .tab(.section15, showing: .page128), .tap28: .tab(.section16, showing: .page137),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Stack($0) { Section08View(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page064() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page067), .tap04: .push(.page068),
        .tap05: .push(.page069), .tap06: .push(.page070),
        .tap07: .push(.page071), .tap08: .push(.page072),
        .tap09: .push(.page073), .tap10: .push(.page074),
        .tap11: .sheet(.page075, content: .number(11)), .tap12: .sheet(.page076, content: .number(12)),
        .tap13: .sheet(.page077, content: .number(13)), .tap14: .sheet(.page078, content: .number(14)),
        .tap15: .sheet(.page079, content: .number(15)), .tap16: .sheet(.page080, content: .number(16)),
        .tap17: .sheet(.page081, content: .number(17)), .tap18: .sheet(.page082, content: .number(18)),
        .tap19: .tab(.section07), .tap20: .tab(.section08),
        .tap21: .tab(.section09), .tap22: .tab(.section10),
        .tap23: .replaceCurrent(with: .page087), .tap24: .replaceCurrent(with: .page088),
        .tap25: .replaceCurrent(with: .page089), .tap26: .replaceCurrent(with: .page090),
        .tap27: .moveToNearest(.section08), .tap28: .path([.push(.page065), .push(.page066)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section08PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page065() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page068), .tap04: .push(.page069),
        .tap05: .push(.page070), .tap06: .push(.page071),
        .tap07: .push(.page072), .tap08: .push(.page073),
        .tap09: .push(.page074), .tap10: .push(.page075),
        .tap11: .sheet(.page076, content: .number(11)), .tap12: .sheet(.page077, content: .number(12)),
        .tap13: .sheet(.page078, content: .number(13)), .tap14: .sheet(.page079, content: .number(14)),
        .tap15: .sheet(.page080, content: .number(15)), .tap16: .sheet(.page081, content: .number(16)),
        .tap17: .sheet(.page082, content: .number(17)), .tap18: .sheet(.page083, content: .number(18)),
        .tap19: .tab(.section07), .tap20: .tab(.section08),
        .tap21: .tab(.section09), .tap22: .tab(.section10),
        .tap23: .replaceCurrent(with: .page088), .tap24: .replaceCurrent(with: .page089),
        .tap25: .replaceCurrent(with: .page090), .tap26: .replaceCurrent(with: .page091),
        .tap27: .moveToNearest(.section08), .tap28: .path([.push(.page066), .push(.page067)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section08PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page066() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page069), .tap04: .push(.page070),
        .tap05: .push(.page071), .tap06: .push(.page072),
        .tap07: .push(.page073), .tap08: .push(.page074),
        .tap09: .push(.page075), .tap10: .push(.page076),
        .tap11: .sheet(.page077, content: .number(11)), .tap12: .sheet(.page078, content: .number(12)),
        .tap13: .sheet(.page079, content: .number(13)), .tap14: .sheet(.page080, content: .number(14)),
        .tap15: .sheet(.page081, content: .number(15)), .tap16: .sheet(.page082, content: .number(16)),
        .tap17: .sheet(.page083, content: .number(17)), .tap18: .sheet(.page084, content: .number(18)),
        .tap19: .tab(.section07), .tap20: .tab(.section08),
        .tap21: .tab(.section09), .tap22: .tab(.section10),
        .tap23: .replaceCurrent(with: .page089), .tap24: .replaceCurrent(with: .page090),
        .tap25: .replaceCurrent(with: .page091), .tap26: .replaceCurrent(with: .page092),
        .tap27: .moveToNearest(.section08), .tap28: .path([.push(.page067), .push(.page068)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section08PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page067() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page070), .tap04: .push(.page071),
        .tap05: .push(.page072), .tap06: .push(.page073),
        .tap07: .push(.page074), .tap08: .push(.page075),
        .tap09: .push(.page076), .tap10: .push(.page077),
        .tap11: .sheet(.page078, content: .number(11)), .tap12: .sheet(.page079, content: .number(12)),
        .tap13: .sheet(.page080, content: .number(13)), .tap14: .sheet(.page081, content: .number(14)),
        .tap15: .sheet(.page082, content: .number(15)), .tap16: .sheet(.page083, content: .number(16)),
        .tap17: .sheet(.page084, content: .number(17)), .tap18: .sheet(.page085, content: .number(18)),
        .tap19: .tab(.section07), .tap20: .tab(.section08),
        .tap21: .tab(.section09), .tap22: .tab(.section10),
        .tap23: .replaceCurrent(with: .page090), .tap24: .replaceCurrent(with: .page091),
        .tap25: .replaceCurrent(with: .page092), .tap26: .replaceCurrent(with: .page093),
        .tap27: .moveToNearest(.section08), .tap28: .path([.push(.page068), .push(.page069)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section08PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page068() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page071), .tap04: .push(.page072),
        .tap05: .push(.page073), .tap06: .push(.page074),
        .tap07: .push(.page075), .tap08: .push(.page076),
        .tap09: .push(.page077), .tap10: .push(.page078),
        .tap11: .sheet(.page079, content: .number(11)), .tap12: .sheet(.page080, content: .number(12)),
        .tap13: .sheet(.page081, content: .number(13)), .tap14: .sheet(.page082, content: .number(14)),
        .tap15: .sheet(.page083, content: .number(15)), .tap16: .sheet(.page084, content: .number(16)),
        .tap17: .sheet(.page085, content: .number(17)), .tap18: .sheet(.page086, content: .number(18)),
        .tap19: .tab(.section07), .tap20: .tab(.section08),
        .tap21: .tab(.section09), .tap22: .tab(.section10),
        .tap23: .replaceCurrent(with: .page091), .tap24: .replaceCurrent(with: .page092),
        .tap25: .replaceCurrent(with: .page093), .tap26: .replaceCurrent(with: .page094),
        .tap27: .moveToNearest(.section08), .tap28: .path([.push(.page069), .push(.page070)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section08PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page069() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page072), .tap04: .push(.page073),
        .tap05: .push(.page074), .tap06: .push(.page075),
        .tap07: .push(.page076), .tap08: .push(.page077),
        .tap09: .push(.page078), .tap10: .push(.page079),
        .tap11: .sheet(.page080, content: .number(11)), .tap12: .sheet(.page081, content: .number(12)),
        .tap13: .sheet(.page082, content: .number(13)), .tap14: .sheet(.page083, content: .number(14)),
        .tap15: .sheet(.page084, content: .number(15)), .tap16: .sheet(.page085, content: .number(16)),
        .tap17: .sheet(.page086, content: .number(17)), .tap18: .sheet(.page087, content: .number(18)),
        .tap19: .tab(.section07), .tap20: .tab(.section08),
        .tap21: .tab(.section09), .tap22: .tab(.section10),
        .tap23: .replaceCurrent(with: .page092), .tap24: .replaceCurrent(with: .page093),
        .tap25: .replaceCurrent(with: .page094), .tap26: .replaceCurrent(with: .page095),
        .tap27: .moveToNearest(.section08), .tap28: .path([.push(.page070), .push(.page071)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section08PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page070() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page073), .tap04: .push(.page074),
        .tap05: .push(.page075), .tap06: .push(.page076),
        .tap07: .push(.page077), .tap08: .push(.page078),
        .tap09: .push(.page079), .tap10: .push(.page080),
        .tap11: .sheet(.page081, content: .number(11)), .tap12: .sheet(.page082, content: .number(12)),
        .tap13: .sheet(.page083, content: .number(13)), .tap14: .sheet(.page084, content: .number(14)),
        .tap15: .sheet(.page085, content: .number(15)), .tap16: .sheet(.page086, content: .number(16)),
        .tap17: .sheet(.page087, content: .number(17)), .tap18: .sheet(.page088, content: .number(18)),
        .tap19: .tab(.section07), .tap20: .tab(.section08),
        .tap21: .tab(.section09), .tap22: .tab(.section10),
        .tap23: .replaceCurrent(with: .page093), .tap24: .replaceCurrent(with: .page094),
        .tap25: .replaceCurrent(with: .page095), .tap26: .replaceCurrent(with: .page096),
        .tap27: .moveToNearest(.section08), .tap28: .path([.push(.page071), .push(.page072)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section08PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page071() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page074), .tap04: .push(.page075),
        .tap05: .push(.page076), .tap06: .push(.page077),
        .tap07: .push(.page078), .tap08: .push(.page079),
        .tap09: .push(.page080), .tap10: .push(.page081),
        .tap11: .sheet(.page082, content: .number(11)), .tap12: .sheet(.page083, content: .number(12)),
        .tap13: .sheet(.page084, content: .number(13)), .tap14: .sheet(.page085, content: .number(14)),
        .tap15: .sheet(.page086, content: .number(15)), .tap16: .sheet(.page087, content: .number(16)),
        .tap17: .sheet(.page088, content: .number(17)), .tap18: .sheet(.page089, content: .number(18)),
        .tap19: .tab(.section07), .tap20: .tab(.section08),
        .tap21: .tab(.section09), .tap22: .tab(.section10),
        .tap23: .replaceCurrent(with: .page094), .tap24: .replaceCurrent(with: .page095),
        .tap25: .replaceCurrent(with: .page096), .tap26: .replaceCurrent(with: .page097),
        .tap27: .moveToNearest(.section08), .tap28: .path([.push(.page072), .push(.page073)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section08PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page072() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page075), .tap04: .push(.page076),
        .tap05: .push(.page077), .tap06: .push(.page078),
        .tap07: .push(.page079), .tap08: .push(.page080),
        .tap09: .push(.page081), .tap10: .push(.page082),
        .tap11: .sheet(.page083, content: .number(11)), .tap12: .sheet(.page084, content: .number(12)),
        .tap13: .sheet(.page085, content: .number(13)), .tap14: .sheet(.page086, content: .number(14)),
        .tap15: .sheet(.page087, content: .number(15)), .tap16: .sheet(.page088, content: .number(16)),
        .tap17: .sheet(.page089, content: .number(17)), .tap18: .sheet(.page090, content: .number(18)),
        .tap19: .tab(.section07), .tap20: .tab(.section08),
        .tap21: .tab(.section09), .tap22: .tab(.section10),
        .tap23: .replaceCurrent(with: .page095), .tap24: .replaceCurrent(with: .page096),
        .tap25: .replaceCurrent(with: .page097), .tap26: .replaceCurrent(with: .page098),
        .tap27: .moveToNearest(.section08), .tap28: .path([.push(.page073), .push(.page074)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section08PageView(destinationState: .init(destination: $0)) })
    }
  }
}
