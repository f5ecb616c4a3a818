// Written by Tests/LargeAppTests/generate; change that instead.
// swift-format-ignore-file

import Destinations

struct Section20View: InteractiveInterfacing {
  typealias InteractorType = LargeInteractor
  enum UserInteractionType: UserInteractionTypeable {
    case tap01, tap02, tap03, tap04, tap05, tap06, tap07, tap08, tap09, tap10,
      tap11, tap12, tap13, tap14, tap15, tap16, tap17, tap18, tap19, tap20,
      tap21, tap22, tap23, tap24, tap25, tap26, tap27, tap28, tap29, tap30
  }

  let destinationState: DestinationInterfaceState<Large.Stack<Section20View>>
}

struct Section20PageView: InteractiveInterfacing {
  typealias InteractorType = LargeInteractor
  enum UserInteractionType: UserInteractionTypeable {
    case tap01, tap02, tap03, tap04, tap05, tap06, tap07, tap08, tap09, tap10,
      tap11, tap12, tap13, tap14, tap15, tap16, tap17, tap18, tap19, tap20,
      tap21, tap22, tap23, tap24, tap25, tap26, tap27, tap28, tap29, tap30
  }

  let destinationState: DestinationInterfaceState<Large.Screen<Section20PageView>>
}

extension Large {
  @MainActor static func section20() -> Setup.Provider {
    DestinationProvider(
      shape: .stack, presentations: [
        .tap01: .push(.page172), .tap02: .push(.page173),
        .tap03: .push(.page174), .tap04: .push(.page175),
        .tap05: .push(.page176), .tap06: .push(.page177),
        .tap07: .push(.page178), .tap08: .push(.page179),
        .tap09: .tab(.section09, showing: .page074), .tap10: .tab(.section10, showing: .page083),
        .tap11: .tab(.section11, showing: .page092), .tap12: .tab(.section12, showing: .page101),
        .tap13: .tab(.section13, showing: .page110), .tap14: .tab(.section14, showing: .page119),
        .tap15: .tab(.section15, showing: .page128), .tap16: .tab(.section16, showing: .page137),
        .tap17: .tab(.section17, showing: .page146), .tap18: .tab(.section18, showing: .page155),
        .tap19: .tab(.section19, showing: .page164), .tap20: .tab(.section20, showing: .page173),
        .tap21: .tab(.section01, showing: .page003), .tap22: .tab(.section02, showing: .page012),
        .tap23: .tab(.section03, showing: .page021), .tap24: .tab(.section04, showing: .page030),
        .tap25: .tab(.section05, showing: .page039), .tap26: .tab(.section06, showing: .page048),
        .tap27: .tab(.section07, showing: .page057), .tap28: .tab(.section08, showing: .page066),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Stack($0) { Section20View(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page172() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page175), .tap04: .push(.page176),
        .tap05: .push(.page177), .tap06: .push(.page178),
        .tap07: .push(.page179), .tap08: .push(.page001),
        .tap09: .push(.page002), .tap10: .push(.page003),
        .tap11: .sheet(.page004, content: .number(11)), .tap12: .sheet(.page005, content: .number(12)),
        .tap13: .sheet(.page006, content: .number(13)), .tap14: .sheet(.page007, content: .number(14)),
        .tap15: .sheet(.page008, content: .number(15)), .tap16: .sheet(.page009, content: .number(16)),
        .tap17: .sheet(.page010, content: .number(17)), .tap18: .sheet(.page011, content: .number(18)),
        .tap19: .tab(.section19), .tap20: .tab(.section20),
        .tap21: .tab(.section01), .tap22: .tab(.section02),
        .tap23: .replaceCurrent(with: .page016), .tap24: .replaceCurrent(with: .page017),
        .tap25: .replaceCurrent(with: .page018), .tap26: .replaceCurrent(with: .page019),
        .tap27: .moveToNearest(.section20), .tap28: .path([.push(.page173), .push(.page174)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section20PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page173() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page176), .tap04: .push(.page177),
        .tap05: .push(.page178), .tap06: .push(.page179),
        .tap07: .push(.page001), .tap08: .push(.page002),
        .tap09: .push(.page003), .tap10: .push(.page004),
        .tap11: .sheet(.page005, content: .number(11)), .tap12: .sheet(.page006, content: .number(12)),
        .tap13: .sheet(.page007, content: .number(13)), .tap14: .sheet(.page008, content: .number(14)),
        .tap15: .sheet(.page009, content: .number(15)), .tap16: .sheet(.page010, content: .number(16)),
        .tap17: .sheet(.page011, content: .number(17)), .tap18: .sheet(.page012, content: .number(18)),
        .tap19: .tab(.section19), .tap20: .tab(.section20),
        .tap21: .tab(.section01), .tap22: .tab(.section02),
        .tap23: .replaceCurrent(with: .page017), .tap24: .replaceCurrent(with: .page018),
        .tap25: .replaceCurrent(with: .page019), .tap26: .replaceCurrent(with: .page020),
        .tap27: .moveToNearest(.section20), .tap28: .path([.push(.page174), .push(.page175)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section20PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page174() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page177), .tap04: .push(.page178),
        .tap05: .push(.page179), .tap06: .push(.page001),
        .tap07: .push(.page002), .tap08: .push(.page003),
        .tap09: .push(.page004), .tap10: .push(.page005),
        .tap11: .sheet(.page006, content: .number(11)), .tap12: .sheet(.page007, content: .number(12)),
        .tap13: .sheet(.page008, content: .number(13)), .tap14: .sheet(.page009, content: .number(14)),
        .tap15: .sheet(.page010, content: .number(15)), .tap16: .sheet(.page011, content: .number(16)),
        .tap17: .sheet(.page012, content: .number(17)), .tap18: .sheet(.page013, content: .number(18)),
        .tap19: .tab(.section19), .tap20: .tab(.section20),
        .tap21: .tab(.section01), .tap22: .tab(.section02),
        .tap23: .replaceCurrent(with: .page018), .tap24: .replaceCurrent(with: .page019),
        .tap25: .replaceCurrent(with: .page020), .tap26: .replaceCurrent(with: .page021),
        .tap27: .moveToNearest(.section20), .tap28: .path([.push(.page175), .push(.page176)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section20PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page175() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page178), .tap04: .push(.page179),
        .tap05: .push(.page001), .tap06: .push(.page002),
        .tap07: .push(.page003), .tap08: .push(.page004),
        .tap09: .push(.page005), .tap10: .push(.page006),
        .tap11: .sheet(.page007, content: .number(11)), .tap12: .sheet(.page008, content: .number(12)),
        .tap13: .sheet(.page009, content: .number(13)), .tap14: .sheet(.page010, content: .number(14)),
        .tap15: .sheet(.page011, content: .number(15)), .tap16: .sheet(.page012, content: .number(16)),
        .tap17: .sheet(.page013, content: .number(17)), .tap18: .sheet(.page014, content: .number(18)),
        .tap19: .tab(.section19), .tap20: .tab(.section20),
        .tap21: .tab(.section01), .tap22: .tab(.section02),
        .tap23: .replaceCurrent(with: .page019), .tap24: .replaceCurrent(with: .page020),
        .tap25: .replaceCurrent(with: .page021), .tap26: .replaceCurrent(with: .page022),
        .tap27: .moveToNearest(.section20), .tap28: .path([.push(.page176), .push(.page177)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section20PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page176() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page179), .tap04: .push(.page001),
        .tap05: .push(.page002), .tap06: .push(.page003),
        .tap07: .push(.page004), .tap08: .push(.page005),
        .tap09: .push(.page006), .tap10: .push(.page007),
        .tap11: .sheet(.page008, content: .number(11)), .tap12: .sheet(.page009, content: .number(12)),
        .tap13: .sheet(.page010, content: .number(13)), .tap14: .sheet(.page011, content: .number(14)),
        .tap15: .sheet(.page012, content: .number(15)), .tap16: .sheet(.page013, content: .number(16)),
        .tap17: .sheet(.page014, content: .number(17)), .tap18: .sheet(.page015, content: .number(18)),
        .tap19: .tab(.section19), .tap20: .tab(.section20),
        .tap21: .tab(.section01), .tap22: .tab(.section02),
        .tap23: .replaceCurrent(with: .page020), .tap24: .replaceCurrent(with: .page021),
        .tap25: .replaceCurrent(with: .page022), .tap26: .replaceCurrent(with: .page023),
        .tap27: .moveToNearest(.section20), .tap28: .path([.push(.page177), .push(.page178)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section20PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page177() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page001), .tap04: .push(.page002),
        .tap05: .push(.page003), .tap06: .push(.page004),
        .tap07: .push(.page005), .tap08: .push(.page006),
        .tap09: .push(.page007), .tap10: .push(.page008),
        .tap11: .sheet(.page009, content: .number(11)), .tap12: .sheet(.page010, content: .number(12)),
        .tap13: .sheet(.page011, content: .number(13)), .tap14: .sheet(.page012, content: .number(14)),
        .tap15: .sheet(.page013, content: .number(15)), .tap16: .sheet(.page014, content: .number(16)),
        .tap17: .sheet(.page015, content: .number(17)), .tap18: .sheet(.page016, content: .number(18)),
        .tap19: .tab(.section19), .tap20: .tab(.section20),
        .tap21: .tab(.section01), .tap22: .tab(.section02),
        .tap23: .replaceCurrent(with: .page021), .tap24: .replaceCurrent(with: .page022),
        .tap25: .replaceCurrent(with: .page023), .tap26: .replaceCurrent(with: .page024),
        .tap27: .moveToNearest(.section20), .tap28: .path([.push(.page178), .push(.page179)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section20PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page178() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page002), .tap04: .push(.page003),
        .tap05: .push(.page004), .tap06: .push(.page005),
        .tap07: .push(.page006), .tap08: .push(.page007),
        .tap09: .push(.page008), .tap10: .push(.page009),
        .tap11: .sheet(.page010, content: .number(11)), .tap12: .sheet(.page011, content: .number(12)),
        .tap13: .sheet(.page012, content: .number(13)), .tap14: .sheet(.page013, content: .number(14)),
        .tap15: .sheet(.page014, content: .number(15)), .tap16: .sheet(.page015, content: .number(16)),
        .tap17: .sheet(.page016, content: .number(17)), .tap18: .sheet(.page017, content: .number(18)),
        .tap19: .tab(.section19), .tap20: .tab(.section20),
        .tap21: .tab(.section01), .tap22: .tab(.section02),
        .tap23: .replaceCurrent(with: .page022), .tap24: .replaceCurrent(with: .page023),
        .tap25: .replaceCurrent(with: .page024), .tap26: .replaceCurrent(with: .page025),
        .tap27: .moveToNearest(.section20), .tap28: .path([.push(.page179), .push(.page001)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section20PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page179() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page003), .tap04: .push(.page004),
        .tap05: .push(.page005), .tap06: .push(.page006),
        .tap07: .push(.page007), .tap08: .push(.page008),
        .tap09: .push(.page009), .tap10: .push(.page010),
        .tap11: .sheet(.page011, content: .number(11)), .tap12: .sheet(.page012, content: .number(12)),
        .tap13: .sheet(.page013, content: .number(13)), .tap14: .sheet(.page014, content: .number(14)),
        .tap15: .sheet(.page015, content: .number(15)), .tap16: .sheet(.page016, content: .number(16)),
        .tap17: .sheet(.page017, content: .number(17)), .tap18: .sheet(.page018, content: .number(18)),
        .tap19: .tab(.section19), .tap20: .tab(.section20),
        .tap21: .tab(.section01), .tap22: .tab(.section02),
        .tap23: .replaceCurrent(with: .page023), .tap24: .replaceCurrent(with: .page024),
        .tap25: .replaceCurrent(with: .page025), .tap26: .replaceCurrent(with: .page026),
        .tap27: .moveToNearest(.section20), .tap28: .path([.push(.page001), .push(.page002)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section20PageView(destinationState: .init(destination: $0)) })
    }
  }
}
