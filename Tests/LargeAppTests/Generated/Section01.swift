// Written by Tests/LargeAppTests/generate; change that instead.
// swift-format-ignore-file

import Destinations

struct Section01View: InteractiveInterfacing {
  typealias InteractorType = LargeInteractor
  enum UserInteractionType: UserInteractionTypeable {
    case tap01, tap02, tap03, tap04, tap05, tap06, tap07, tap08, tap09, tap10,
      tap11, tap12, tap13, tap14, tap15, tap16, tap17, tap18, tap19, tap20,
      tap21, tap22, tap23, tap24, tap25, tap26, tap27, tap28, tap29, tap30
  }

  let destinationState: DestinationInterfaceState<Large.Stack<Section01View>>
}

struct Section01PageView: InteractiveInterfacing {
  typealias InteractorType = LargeInteractor
  enum UserInteractionType: UserInteractionTypeable {
    case tap01, tap02, tap03, tap04, tap05, tap06, tap07, tap08, tap09, tap10,
      tap11, tap12, tap13, tap14, tap15, tap16, tap17, tap18, tap19, tap20,
      tap21, tap22, tap23, tap24, tap25, tap26, tap27, tap28, tap29, tap30
  }

  let destinationState: DestinationInterfaceState<Large.Screen<Section01PageView>>
}

extension Large {
  @MainActor static func section01() -> Setup.Provider {
    DestinationProvider(
      shape: .stack, presentations: [
        .tap01: .push(.page001), .tap02: .push(.page002),
        .tap03: .push(.page003), .tap04: .push(.page004),
        .tap05: .push(.page005), .tap06: .push(.page006),
        .tap07: .push(.page007), .tap08: .push(.page008),
        .tap09: .push(.page009), .tap10: .tab(.section11, showing: .page091),
        .tap11: .tab(.section12, showing: .page100), .tap12: .tab(.section13, showing: .page109),
        .tap13: .tab(.section14, showing: .page118), .tap14: .tab(.section15, showing: .page127),
        .tap15: .tab(.section16, showing: .page136), .tap16: .tab(.section17, showing: .page145),
        .tap17: .tab(.section18, showing: .page154), .tap18: .tab(.section19, showing: .page163),
        .tap19: .tab(.section20, showing: .page172), .tap20: .tab(.section01, showing: .page002),
        .tap21: .tab(.section02, showing: .page011), .tap22: .tab(.section03, showing: .page020),
        .tap23: .tab(.section04, showing: .page029), .tap24: .tab(.section05, showing: .page038),
        .tap25: .tab(.section06, showing: .page047), .tap26: .tab(.section07, showing: .page056),
        .tap27: .tab(.section08, showing: .page065), .tap28: .tab(.section09, showing: .page074),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Stack($0) { Section01View(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page001() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page004), .tap04: .push(.page005),
        .tap05: .push(.page006), .tap06: .push(.page007),
        .tap07: .push(.page008), .tap08: .push(.page009),
        .tap09: .push(.page010), .tap10: .push(.page011),
        .tap11: .sheet(.page012, content: .number(11)), .tap12: .sheet(.page013, content: .number(12)),
        .tap13: .sheet(.page014, content: .number(13)), .tap14: .sheet(.page015, content: .number(14)),
        .tap15: .sheet(.page016, content: .number(15)), .tap16: .sheet(.page017, content: .number(16)),
        .tap17: .sheet(.page018, content: .number(17)), .tap18: .sheet(.page019, content: .number(18)),
        .tap19: .tab(.section20), .tap20: .tab(.section01),
        .tap21: .tab(.section02), .tap22: .tab(.section03),
        .tap23: .replaceCurrent(with: .page024), .tap24: .replaceCurrent(with: .page025),
        .tap25: .replaceCurrent(with: .page026), .tap26: .replaceCurrent(with: .page027),
        .tap27: .moveToNearest(.section01), .tap28: .path([.push(.page002), .push(.page003)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section01PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page002() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page005), .tap04: .push(.page006),
        .tap05: .push(.page007), .tap06: .push(.page008),
        .tap07: .push(.page009), .tap08: .push(.page010),
        .tap09: .push(.page011), .tap10: .push(.page012),
        .tap11: .sheet(.page013, content: .number(11)), .tap12: .sheet(.page014, content: .number(12)),
        .tap13: .sheet(.page015, content: .number(13)), .tap14: .sheet(.page016, content: .number(14)),
        .tap15: .sheet(.page017, content: .number(15)), .tap16: .sheet(.page018, content: .number(16)),
        .tap17: .sheet(.page019, content: .number(17)), .tap18: .sheet(.page020, content: .number(18)),
        .tap19: .tab(.section20), .tap20: .tab(.section01),
        .tap21: .tab(.section02), .tap22: .tab(.section03),
        .tap23: .replaceCurrent(with: .page025), .tap24: .replaceCurrent(with: .page026),
        .tap25: .replaceCurrent(with: .page027), .tap26: .replaceCurrent(with: .page028),
        .tap27: .moveToNearest(.section01), .tap28: .path([.push(.page003), .push(.page004)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section01PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page003() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page006), .tap04: .push(.page007),
        .tap05: .push(.page008), .tap06: .push(.page009),
        .tap07: .push(.page010), .tap08: .push(.page011),
        .tap09: .push(.page012), .tap10: .push(.page013),
        .tap11: .sheet(.page014, content: .number(11)), .tap12: .sheet(.page015, content: .number(12)),
        .tap13: .sheet(.page016, content: .number(13)), .tap14: .sheet(.page017, content: .number(14)),
        .tap15: .sheet(.page018, content: .number(15)), .tap16: .sheet(.page019, content: .number(16)),
        .tap17: .sheet(.page020, content: .number(17)), .tap18: .sheet(.page021, content: .number(18)),
        .tap19: .tab(.section20), .tap20: .tab(.section01),
        .tap21: .tab(.section02), .tap22: .tab(.section03),
        .tap23: .replaceCurrent(with: .page026), .tap24: .replaceCurrent(with: .page027),
        .tap25: .replaceCurrent(with: .page028), .tap26: .replaceCurrent(with: .page029),
        .tap27: .moveToNearest(.section01), .tap28: .path([.push(.page004), .push(.page005)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section01PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page004() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page007), .tap04: .push(.page008),
        .tap05: .push(.page009), .tap06: .push(.page010),
        .tap07: .push(.page011), .tap08: .push(.page012),
        .tap09: .push(.page013), .tap10: .push(.page014),
        .tap11: .sheet(.page015, content: .number(11)), .tap12: .sheet(.page016, content: .number(12)),
        .tap13: .sheet(.page017, content: .number(13)), .tap14: .sheet(.page018, content: .number(14)),
        .tap15: .sheet(.page019, content: .number(15)), .tap16: .sheet(.page020, content: .number(16)),
        .tap17: .sheet(.page021, content: .number(17)), .tap18: .sheet(.page022, content: .number(18)),
        .tap19: .tab(.section20), .tap20: .tab(.section01),
        .tap21: .tab(.section02), .tap22: .tab(.section03),
        .tap23: .replaceCurrent(with: .page027), .tap24: .replaceCurrent(with: .page028),
        .tap25: .replaceCurrent(with: .page029), .tap26: .replaceCurrent(with: .page030),
        .tap27: .moveToNearest(.section01), .tap28: .path([.push(.page005), .push(.page006)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section01PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page005() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page008), .tap04: .push(.page009),
        .tap05: .push(.page010), .tap06: .push(.page011),
        .tap07: .push(.page012), .tap08: .push(.page013),
        .tap09: .push(.page014), .tap10: .push(.page015),
        .tap11: .sheet(.page016, content: .number(11)), .tap12: .sheet(.page017, content: .number(12)),
        .tap13: .sheet(.page018, content: .number(13)), .tap14: .sheet(.page019, content: .number(14)),
        .tap15: .sheet(.page020, content: .number(15)), .tap16: .sheet(.page021, content: .number(16)),
        .tap17: .sheet(.page022, content: .number(17)), .tap18: .sheet(.page023, content: .number(18)),
        .tap19: .tab(.section20), .tap20: .tab(.section01),
        .tap21: .tab(.section02), .tap22: .tab(.section03),
        .tap23: .replaceCurrent(with: .page028), .tap24: .replaceCurrent(with: .page029),
        .tap25: .replaceCurrent(with: .page030), .tap26: .replaceCurrent(with: .page031),
        .tap27: .moveToNearest(.section01), .tap28: .path([.push(.page006), .push(.page007)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section01PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page006() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page009), .tap04: .push(.page010),
        .tap05: .push(.page011), .tap06: .push(.page012),
        .tap07: .push(.page013), .tap08: .push(.page014),
        .tap09: .push(.page015), .tap10: .push(.page016),
        .tap11: .sheet(.page017, content: .number(11)), .tap12: .sheet(.page018, content: .number(12)),
        .tap13: .sheet(.page019, content: .number(13)), .tap14: .sheet(.page020, content: .number(14)),
        .tap15: .sheet(.page021, content: .number(15)), .tap16: .sheet(.page022, content: .number(16)),
        .tap17: .sheet(.page023, content: .number(17)), .tap18: .sheet(.page024, content: .number(18)),
        .tap19: .tab(.section20), .tap20: .tab(.section01),
        .tap21: .tab(.section02), .tap22: .tab(.section03),
        .tap23: .replaceCurrent(with: .page029), .tap24: .replaceCurrent(with: .page030),
        .tap25: .replaceCurrent(with: .page031), .tap26: .replaceCurrent(with: .page032),
        .tap27: .moveToNearest(.section01), .tap28: .path([.push(.page007), .push(.page008)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section01PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page007() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page010), .tap04: .push(.page011),
        .tap05: .push(.page012), .tap06: .push(.page013),
        .tap07: .push(.page014), .tap08: .push(.page015),
        .tap09: .push(.page016), .tap10: .push(.page017),
        .tap11: .sheet(.page018, content: .number(11)), .tap12: .sheet(.page019, content: .number(12)),
        .tap13: .sheet(.page020, content: .number(13)), .tap14: .sheet(.page021, content: .number(14)),
        .tap15: .sheet(.page022, content: .number(15)), .tap16: .sheet(.page023, content: .number(16)),
        .tap17: .sheet(.page024, content: .number(17)), .tap18: .sheet(.page025, content: .number(18)),
        .tap19: .tab(.section20), .tap20: .tab(.section01),
        .tap21: .tab(.section02), .tap22: .tab(.section03),
        .tap23: .replaceCurrent(with: .page030), .tap24: .replaceCurrent(with: .page031),
        .tap25: .replaceCurrent(with: .page032), .tap26: .replaceCurrent(with: .page033),
        .tap27: .moveToNearest(.section01), .tap28: .path([.push(.page008), .push(.page009)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section01PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page008() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page011), .tap04: .push(.page012),
        .tap05: .push(.page013), .tap06: .push(.page014),
        .tap07: .push(.page015), .tap08: .push(.page016),
        .tap09: .push(.page017), .tap10: .push(.page018),
        .tap11: .sheet(.page019, content: .number(11)), .tap12: .sheet(.page020, content: .number(12)),
        .tap13: .sheet(.page021, content: .number(13)), .tap14: .sheet(.page022, content: .number(14)),
        .tap15: .sheet(.page023, content: .number(15)), .tap16: .sheet(.page024, content: .number(16)),
        .tap17: .sheet(.page025, content: .number(17)), .tap18: .sheet(.page026, content: .number(18)),
        .tap19: .tab(.section20), .tap20: .tab(.section01),
        .tap21: .tab(.section02), .tap22: .tab(.section03),
        .tap23: .replaceCurrent(with: .page031), .tap24: .replaceCurrent(with: .page032),
        .tap25: .replaceCurrent(with: .page033), .tap26: .replaceCurrent(with: .page034),
        .tap27: .moveToNearest(.section01), .tap28: .path([.push(.page009), .push(.page010)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section01PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page009() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page012), .tap04: .push(.page013),
        .tap05: .push(.page014), .tap06: .push(.page015),
        .tap07: .push(.page016), .tap08: .push(.page017),
        .tap09: .push(.page018), .tap10: .push(.page019),
        .tap11: .sheet(.page020, content: .number(11)), .tap12: .sheet(.page021, content: .number(12)),
        .tap13: .sheet(.page022, content: .number(13)), .tap14: .sheet(.page023, content: .number(14)),
        .tap15: .sheet(.page024, content: .number(15)), .tap16: .sheet(.page025, content: .number(16)),
        .tap17: .sheet(.page026, content: .number(17)), .tap18: .sheet(.page027, content: .number(18)),
        .tap19: .tab(.section20), .tap20: .tab(.section01),
        .tap21: .tab(.section02), .tap22: .tab(.section03),
        .tap23: .replaceCurrent(with: .page032), .tap24: .replaceCurrent(with: .page033),
        .tap25: .replaceCurrent(with: .page034), .tap26: .replaceCurrent(with: .page035),
        .tap27: .moveToNearest(.section01), .tap28: .path([.push(.page010), .push(.page011)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section01PageView(destinationState: .init(destination: $0)) })
    }
  }
}
