// Written by Tests/LargeAppTests/generate; change that instead.
// swift-format-ignore-file

import Destinations

struct Section07View: InteractiveInterfacing {
  typealias InteractorType = LargeInteractor
  enum UserInteractionType: UserInteractionTypeable {
    case tap01, tap02, tap03, tap04, tap05, tap06, tap07, tap08, tap09, tap10,
      tap11, tap12, tap13, tap14, tap15, tap16, tap17, tap18, tap19, tap20,
      tap21, tap22, tap23, tap24, tap25, tap26, tap27, tap28, tap29, tap30
  }

  let destinationState: DestinationInterfaceState<Large.Stack<Section07View>>
}

struct Section07PageView: InteractiveInterfacing {
  typealias InteractorType = LargeInteractor
  enum UserInteractionType: UserInteractionTypeable {
    case tap01, tap02, tap03, tap04, tap05, tap06, tap07, tap08, tap09, tap10,
      tap11, tap12, tap13, tap14, tap15, tap16, tap17, tap18, tap19, tap20,
      tap21, tap22, tap23, tap24, tap25, tap26, tap27, tap28, tap29, tap30
  }

  let destinationState: DestinationInterfaceState<Large.Screen<Section07PageView>>
}

extension Large {
  @MainActor static func section07() -> Setup.Provider {
    DestinationProvider(
      shape: .stack, presentations: [
        .tap01: .push(.page055), .tap02: .push(.page056),
        .tap03: .push(.page057), .tap04: .push(.page058),
        .tap05: .push(.page059), .tap06: .push(.page060),
        .tap07: .push(.page061), .tap08: .push(.page062),
        .tap09: .push(.page063), .tap10: .tab(.section17, showing: .page145),
        .tap11: .tab(.section18, showing: .page154), .tap12: .tab(.section19, showing: .page163),
        .tap13: .tab(.section20, showing: .page172), .tap14: .tab(.section01, showing: .page002),
        .tap15: .tab(.section02, showing: .page011), .tap16: .tab(.section03, showing: .page020),
        .tap17: .tab(.section04, showing: .page029), .tap18: .tab(.section05, showing: .page038),
        .tap19: .tab(.section06, showing: .page047), .tap20: .tab(.section07, showing: .page056),
        .tap21: .tab(.section08, showing: .page065), .tap22: .tab(.section09, showing: .page074),
        .tap23: .tab(.section10, showing: .page083), .tap24: .tab(.section11, showing: .page092),
        .tap25: .tab(.section12, showing: .page101), .tap26: .tab(.section13, showing: .page110),
        .tap27: .tab(.section14, showing: .page119), .tap28: .tab(.section15, showing: .page128),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Stack($0) { Section07View(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page055() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page058), .tap04: .push(.page059),
        .tap05: .push(.page060), .tap06: .push(.page061),
        .tap07: .push(.page062), .tap08: .push(.page063),
        .tap09: .push(.page064), .tap10: .push(.page065),
        .tap11: .sheet(.page066, content: .number(11)), .tap12: .sheet(.page067, content: .number(12)),
        .tap13: .sheet(.page068, content: .number(13)), .tap14: .sheet(.page069, content: .number(14)),
        .tap15: .sheet(.page070, content: .number(15)), .tap16: .sheet(.page071, content: .number(16)),
        .tap17: .sheet(.page072, content: .number(17)), .tap18: .sheet(.page073, content: .number(18)),
        .tap19: .tab(.section06), .tap20: .tab(.section07),
        .tap21: .tab(.section08), .tap22: .tab(.section09),
        .tap23: .replaceCurrent(with: .page078), .tap24: .replaceCurrent(with: .page079),
        .tap25: .replaceCurrent(with: .page080), .tap26: .replaceCurrent(with: .page081),
        .tap27: .moveToNearest(.section07), .tap28: .path([.push(.page056), .push(.page057)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section07PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page056() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page059), .tap04: .push(.page060),
        .tap05: .push(.page061), .tap06: .push(.page062),
        .tap07: .push(.page063), .tap08: .push(.page064),
        .tap09: .push(.page065), .tap10: .push(.page066),
        .tap11: .sheet(.page067, content: .number(11)), .tap12: .sheet(.page068, content: .number(12)),
        .tap13: .sheet(.page069, content: .number(13)), .tap14: .sheet(.page070, content: .number(14)),
        .tap15: .sheet(.page071, content: .number(15)), .tap16: .sheet(.page072, content: .number(16)),
        .tap17: .sheet(.page073, content: .number(17)), .tap18: .sheet(.page074, content: .number(18)),
        .tap19: .tab(.section06), .tap20: .tab(.section07),
        .tap21: .tab(.section08), .tap22: .tab(.section09),
        .tap23: .replaceCurrent(with: .page079), .tap24: .replaceCurrent(with: .page080),
        .tap25: .replaceCurrent(with: .page081), .tap26: .replaceCurrent(with: .page082),
        .tap27: .moveToNearest(.section07), .tap28: .path([.push(.page057), .push(.page058)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section07PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page057() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page060), .tap04: .push(.page061),
        .tap05: .push(.page062), .tap06: .push(.page063),
        .tap07: .push(.page064), .tap08: .push(.page065),
        .tap09: .push(.page066), .tap10: .push(.page067),
        .tap11: .sheet(.page068, content: .number(11)), .tap12: .sheet(.page069, content: .number(12)),
        .tap13: .sheet(.page070, content: .number(13)), .tap14: .sheet(.page071, content: .number(14)),
        .tap15: .sheet(.page072, content: .number(15)), .tap16: .sheet(.page073, content: .number(16)),
        .tap17: .sheet(.page074, content: .number(17)), .tap18: .sheet(.page075, content: .number(18)),
        .tap19: .tab(.section06), .tap20: .tab(.section07),
        .tap21: .tab(.section08), .tap22: .tab(.section09),
        .tap23: .replaceCurrent(with: .page080), .tap24: .replaceCurrent(with: .page081),
        .tap25: .replaceCurrent(with: .page082), .tap26: .replaceCurrent(with: .page083),
        .tap27: .moveToNearest(.section07), .tap28: .path([.push(.page058), .push(.page059)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section07PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page058() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page061), .tap04: .push(.page062),
        .tap05: .push(.page063), .tap06: .push(.page064),
        .tap07: .push(.page065), .tap08: .push(.page066),
        .tap09: .push(.page067), .tap10: .push(.page068),
        .tap11: .sheet(.page069, content: .number(11)), .tap12: .sheet(.page070, content: .number(12)),
        .tap13: .sheet(.page071, content: .number(13)), .tap14: .sheet(.page072, content: .number(14)),
        .tap15: .sheet(.page073, content: .number(15)), .tap16: .sheet(.page074, content: .number(16)),
        .tap17: .sheet(.page075, content: .number(17)), .tap18: .sheet(.page076, content: .number(18)),
        .tap19: .tab(.section06), .tap20: .tab(.section07),
        .tap21: .tab(.section08), .tap22: .tab(.section09),
        .tap23: .replaceCurrent(with: .page081), .tap24: .replaceCurrent(with: .page082),
        .tap25: .replaceCurrent(with: .page083), .tap26: .replaceCurrent(with: .page084),
        .tap27: .moveToNearest(.section07), .tap28: .path([.push(.page059), .push(.page060)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section07PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page059() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page062), .tap04: .push(.page063),
        .tap05: .push(.page064), .tap06: .push(.page065),
        .tap07: .push(.page066), .tap08: .push(.page067),
        .tap09: .push(.page068), .tap10: .push(.page069),
        .tap11: .sheet(.page070, content: .number(11)), .tap12: .sheet(.page071, content: .number(12)),
        .tap13: .sheet(.page072, content: .number(13)), .tap14: .sheet(.page073, content: .number(14)),
        .tap15: .sheet(.page074, content: .number(15)), .tap16: .sheet(.page075, content: .number(16)),
        .tap17: .sheet(.page076, content: .number(17)), .tap18: .sheet(.page077, content: .number(18)),
        .tap19: .tab(.section06), .tap20: .tab(.section07),
        .tap21: .tab(.section08), .tap22: .tab(.section09),
        .tap23: .replaceCurrent(with: .page082), .tap24: .replaceCurrent(with: .page083),
        .tap25: .replaceCurrent(with: .page084), .tap26: .replaceCurrent(with: .page085),
        .tap27: .moveToNearest(.section07), .tap28: .path([.push(.page060), .push(.page061)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section07PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page060() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page063), .tap04: .push(.page064),
        .tap05: .push(.page065), .tap06: .push(.page066),
        .tap07: .push(.page067), .tap08: .push(.page068),
        .tap09: .push(.page069), .tap10: .push(.page070),
        .tap11: .sheet(.page071, content: .number(11)), .tap12: .sheet(.page072, content: .number(12)),
        .tap13: .sheet(.page073, content: .number(13)), .tap14: .sheet(.page074, content: .number(14)),
        .tap15: .sheet(.page075, content: .number(15)), .tap16: .sheet(.page076, content: .number(16)),
        .tap17: .sheet(.page077, content: .number(17)), .tap18: .sheet(.page078, content: .number(18)),
        .tap19: .tab(.section06), .tap20: .tab(.section07),
        .tap21: .tab(.section08), .tap22: .tab(.section09),
        .tap23: .replaceCurrent(with: .page083), .tap24: .replaceCurrent(with: .page084),
        .tap25: .replaceCurrent(with: .page085), .tap26: .replaceCurrent(with: .page086),
        .tap27: .moveToNearest(.section07), .tap28: .path([.push(.page061), .push(.page062)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section07PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page061() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page064), .tap04: .push(.page065),
        .tap05: .push(.page066), .tap06: .push(.page067),
        .tap07: .push(.page068), .tap08: .push(.page069),
        .tap09: .push(.page070), .tap10: .push(.page071),
        .tap11: .sheet(.page072, content: .number(11)), .tap12: .sheet(.page073, content: .number(12)),
        .tap13: .sheet(.page074, content: .number(13)), .tap14: .sheet(.page075, content: .number(14)),
        .tap15: .sheet(.page076, content: .number(15)), .tap16: .sheet(.page077, content: .number(16)),
        .tap17: .sheet(.page078, content: .number(17)), .tap18: .sheet(.page079, content: .number(18)),
        .tap19: .tab(.section06), .tap20: .tab(.section07),
        .tap21: .tab(.section08), .tap22: .tab(.section09),
        .tap23: .replaceCurrent(with: .page084), .tap24: .replaceCurrent(with: .page085),
        .tap25: .replaceCurrent(with: .page086), .tap26: .replaceCurrent(with: .page087),
        .tap27: .moveToNearest(.section07), .tap28: .path([.push(.page062), .push(.page063)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section07PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page062() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page065), .tap04: .push(.page066),
        .tap05: .push(.page067), .tap06: .push(.page068),
        .tap07: .push(.page069), .tap08: .push(.page070),
        .tap09: .push(.page071), .tap10: .push(.page072),
        .tap11: .sheet(.page073, content: .number(11)), .tap12: .sheet(.page074, content: .number(12)),
        .tap13: .sheet(.page075, content: .number(13)), .tap14: .sheet(.page076, content: .number(14)),
        .tap15: .sheet(.page077, content: .number(15)), .tap16: .sheet(.page078, content: .number(16)),
        .tap17: .sheet(.page079, content: .number(17)), .tap18: .sheet(.page080, content: .number(18)),
        .tap19: .tab(.section06), .tap20: .tab(.section07),
        .tap21: .tab(.section08), .tap22: .tab(.section09),
        .tap23: .replaceCurrent(with: .page085), .tap24: .replaceCurrent(with: .page086),
        .tap25: .replaceCurrent(with: .page087), .tap26: .replaceCurrent(with: .page088),
        .tap27: .moveToNearest(.section07), .tap28: .path([.push(.page063), .push(.page064)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section07PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page063() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page066), .tap04: .push(.page067),
        .tap05: .push(.page068), .tap06: .push(.page069),
        .tap07: .push(.page070), .tap08: .push(.page071),
        .tap09: .push(.page072), .tap10: .push(.page073),
        .tap11: .sheet(.page074, content: .number(11)), .tap12: .sheet(.page075, content: .number(12)),
        .tap13: .sheet(.page076, content: .number(13)), .tap14: .sheet(.page077, content: .number(14)),
        .tap15: .sheet(.page078, content: .number(15)), .tap16: .sheet(.page079, content: .number(16)),
        .tap17: .sheet(.page080, content: .number(17)), .tap18: .sheet(.page081, content: .number(18)),
        .tap19: .tab(.section06), .tap20: .tab(.section07),
        .tap21: .tab(.section08), .tap22: .tab(.section09),
        .tap23: .replaceCurrent(with: .page086), .tap24: .replaceCurrent(with: .page087),
        .tap25: .replaceCurrent(with: .page088), .tap26: .replaceCurrent(with: .page089),
        .tap27: .moveToNearest(.section07), .tap28: .path([.push(.page064), .push(.page065)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section07PageView(destinationState: .init(destination: $0)) })
    }
  }
}
