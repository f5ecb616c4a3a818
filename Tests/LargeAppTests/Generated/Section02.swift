// Written by Tests/LargeAppTests/generate; change that instead.
// swift-format-ignore-file

import Destinations

struct Section02View: InteractiveInterfacing {
  typealias InteractorType = LargeInteractor
  enum UserInteractionType: UserInteractionTypeable {
    case tap01, tap02, tap03, tap04, tap05, tap06, tap07, tap08, tap09, tap10,
      tap11, tap12, tap13, tap14, tap15, tap16, tap17, tap18, tap19, tap20,
      tap21, tap22, tap23, tap24, tap25, tap26, tap27, tap28, tap29, tap30
  }

  let destinationState: DestinationInterfaceState<Large.Stack<Section02View>>
}

struct Section02PageView: InteractiveInterfacing {
  typealias InteractorType = LargeInteractor
  enum UserInteractionType: UserInteractionTypeable {
    case tap01, tap02, tap03, tap04, tap05, tap06, tap07, tap08, tap09, tap10,
      tap11, tap12, tap13, tap14, tap15, tap16, tap17, tap18, tap19, tap20,
      tap21, tap22, tap23, tap24, tap25, tap26, tap27, tap28, tap29, tap30
  }

  let destinationState: DestinationInterfaceState<Large.Screen<Section02PageView>>
}

extension Large {
  @MainActor static func section02() -> Setup.Provider {
    DestinationProvider(
      shape: .stack, presentations: [
        .tap01: .push(.page010), .tap02: .push(.page011),
        .tap03: .push(.page012), .tap04: .push(.page013),
        .tap05: .push(.page014), .tap06: .push(.page015),
        .tap07: .push(.page016), .tap08: .push(.page017),
        .tap09: .push(.page018), .tap10: .tab(.section12, showing: .page100),
        .tap11: .tab(.section13, showing: .page109), .tap12: .tab(.section14, showing: .page118),
        .tap13: .tab(.section15, showing: .page127), .tap14: .tab(.section16, showing: .page136),
        .tap15: .tab(.section17, showing: .page145), .tap16: .tab(.section18, showing: .page154),
        .tap17: .tab(.section19, showing: .page163), .tap18: .tab(.section20, showing: .page172),
        .tap19: .tab(.section01, showing: .page002), .tap20: .tab(.section02, showing: .page011),
        .tap21: .tab(.section03, showing: .page020), .tap22: .tab(.section04, showing: .page029),
        .tap23: .tab(.section05, showing: .page038), .tap24: .tab(.section06, showing: .page047),
        .tap25: .tab(.section07, showing: .page056), .tap26: .tab(.section08, showing: .page065),
        .tap27: .tab(.section09, showing: .page074), .tap28: .tab(.section10, showing: .page083),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Stack($0) { Section02View(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page010() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page013), .tap04: .push(.page014),
        .tap05: .push(.page015), .tap06: .push(.page016),
        .tap07: .push(.page017), .tap08: .push(.page018),
        .tap09: .push(.page019), .tap10: .push(.page020),
        .tap11: .sheet(.page021, content: .number(11)), .tap12: .sheet(.page022, content: .number(12)),
        .tap13: .sheet(.page023, content: .number(13)), .tap14: .sheet(.page024, content: .number(14)),
        .tap15: .sheet(.page025, content: .number(15)), .tap16: .sheet(.page026, content: .number(16)),
        .tap17: .sheet(.page027, content: .number(17)), .tap18: .sheet(.page028, content: .number(18)),
        .tap19: .tab(.section01), .tap20: .tab(.section02),
        .tap21: .tab(.section03), .tap22: .tab(.section04),
        .tap23: .replaceCurrent(with: .page033), .tap24: .replaceCurrent(with: .page034),
        .tap25: .replaceCurrent(with: .page035), .tap26: .replaceCurrent(with: .page036),
        .tap27: .moveToNearest(.section02), .tap28: .path([.push(.page011), .push(.page012)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section02PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page011() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page014), .tap04: .push(.page015),
        .tap05: .push(.page016), .tap06: .push(.page017),
        .tap07: .push(.page018), .tap08: .push(.page019),
        .tap09: .push(.page020), .tap10: .push(.page021),
        .tap11: .sheet(.page022, content: .number(11)), .tap12: .sheet(.page023, content: .number(12)),
        .tap13: .sheet(.page024, content: .number(13)), .tap14: .sheet(.page025, content: .number(14)),
        .tap15: .sheet(.page026, content: .number(15)), .tap16: .sheet(.page027, content: .number(16)),
        .tap17: .sheet(.page028, content: .number(17)), .tap18: .sheet(.page029, content: .number(18)),
        .tap19: .tab(.section01), .tap20: .tab(.section02),
        .tap21: .tab(.section03), .tap22: .tab(.section04),
        .tap23: .replaceCurrent(with: .page034), .tap24: .replaceCurrent(with: .page035),
        .tap25: .replaceCurrent(with: .page036), .tap26: .replaceCurrent(with: .page037),
        .tap27: .moveToNearest(.section02), .tap28: .path([.push(.page012), .push(.page013)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section02PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page012() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page015), .tap04: .push(.page016),
        .tap05: .push(.page017), .tap06: .push(.page018),
        .tap07: .push(.page019), .tap08: .push(.page020),
        .tap09: .push(.page021), .tap10: .push(.page022),
        .tap11: .sheet(.page023, content: .number(11)), .tap12: .sheet(.page024, content: .number(12)),
        .tap13: .sheet(.page025, content: .number(13)), .tap14: .sheet(.page026, content: .number(14)),
        .tap15: .sheet(.page027, content: .number(15)), .tap16: .sheet(.page028, content: .number(16)),
        .tap17: .sheet(.page029, content: .number(17)), .tap18: .sheet(.page030, content: .number(18)),
        .tap19: .tab(.section01), .tap20: .tab(.section02),
        .tap21: .tab(.section03), .tap22: .tab(.section04),
        .tap23: .replaceCurrent(with: .page035), .tap24: .replaceCurrent(with: .page036),
        .tap25: .replaceCurrent(with: .page037), .tap26: .replaceCurrent(with: .page038),
        .tap27: .moveToNearest(.section02), .tap28: .path([.push(.page013), .push(.page014)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section02PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page013() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page016), .tap04: .push(.page017),
        .tap05: .push(.page018), .tap06: .push(.page019),
        .tap07: .push(.page020), .tap08: .push(.page021),
        .tap09: .push(.page022), .tap10: .push(.page023),
        .tap11: .sheet(.page024, content: .number(11)), .tap12: .sheet(.page025, content: .number(12)),
        .tap13: .sheet(.page026, content: .number(13)), .tap14: .sheet(.page027, content: .number(14)),
        .tap15: .sheet(.page028, content: .number(15)), .tap16: .sheet(.page029, content: .number(16)),
        .tap17: .sheet(.page030, content: .number(17)), .tap18: .sheet(.page031, content: .number(18)),
        .tap19: .tab(.section01), .tap20: .tab(.section02),
        .tap21: .tab(.section03), .tap22: .tab(.section04),
        .tap23: .replaceCurrent(with: .page036), .tap24: .replaceCurrent(with: .page037),
        .tap25: .replaceCurrent(with: .page038), .tap26: .replaceCurrent(with: .page039),
        .tap27: .moveToNearest(.section02), .tap28: .path([.push(.page014), .push(.page015)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section02PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page014() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page017), .tap04: .push(.page018),
        .tap05: .push(.page019), .tap06: .push(.page020),
        .tap07: .push(.page021), .tap08: .push(.page022),
        .tap09: .push(.page023), .tap10: .push(.page024),
        .tap11: .sheet(.page025, content: .number(11)), .tap12: .sheet(.page026, content: .number(12)),
        .tap13: .sheet(.page027, content: .number(13)), .tap14: .sheet(.page028, content: .number(14)),
        .tap15: .sheet(.page029, content: .number(15)), .tap16: .sheet(.page030, content: .number(16)),
        .tap17: .sheet(.page031, content: .number(17)), .tap18: .sheet(.page032, content: .number(18)),
        .tap19: .tab(.section01), .tap20: .tab(.section02),
        .tap21: .tab(.section03), .tap22: .tab(.section04),
        .tap23: .replaceCurrent(with: .page037), .tap24: .replaceCurrent(with: .page038),
        .tap25: .replaceCurrent(with: .page039), .tap26: .replaceCurrent(with: .page040),
        .tap27: .moveToNearest(.section02), .tap28: .path([.push(.page015), .push(.page016)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section02PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page015() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page018), .tap04: .push(.page019),
        .tap05: .push(.page020), .tap06: .push(.page021),
        .tap07: .push(.page022), .tap08: .push(.page023),
        .tap09: .push(.page024), .tap10: .push(.page025),
        .tap11: .sheet(.page026, content: .number(11)), .tap12: .sheet(.page027, content: .number(12)),
        .tap13: .sheet(.page028, content: .number(13)), .tap14: .sheet(.page029, content: .number(14)),
        .tap15: .sheet(.page030, content: .number(15)), .tap16: .sheet(.page031, content: .number(16)),
        .tap17: .sheet(.page032, content: .number(17)), .tap18: .sheet(.page033, content: .number(18)),
        .tap19: .tab(.section01), .tap20: .tab(.section02),
        .tap21: .tab(.section03), .tap22: .tab(.section04),
        .tap23: .replaceCurrent(with: .page038), .tap24: .replaceCurrent(with: .page039),
        .tap25: .replaceCurrent(with: .page040), .tap26: .replaceCurrent(with: .page041),
        .tap27: .moveToNearest(.section02), .tap28: .path([.push(.page016), .push(.page017)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section02PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page016() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page019), .tap04: .push(.page020),
        .tap05: .push(.page021), .tap06: .push(.page022),
        .tap07: .push(.page023), .tap08: .push(.page024),
        .tap09: .push(.page025), .tap10: .push(.page026),
        .tap11: .sheet(.page027, content: .number(11)), .tap12: .sheet(.page028, content: .number(12)),
        .tap13: .sheet(.page029, content: .number(13)), .tap14: .sheet(.page030, content: .number(14)),
        .tap15: .sheet(.page031, content: .number(15)), .tap16: .sheet(.page032, content: .number(16)),
        .tap17: .sheet(.page033, content: .number(17)), .tap18: .sheet(.page034, content: .number(18)),
        .tap19: .tab(.section01), .tap20: .tab(.section02),
        .tap21: .tab(.section03), .tap22: .tab(.section04),
        .tap23: .replaceCurrent(with: .page039), .tap24: .replaceCurrent(with: .page040),
        .tap25: .replaceCurrent(with: .page041), .tap26: .replaceCurrent(with: .page042),
        .tap27: .moveToNearest(.section02), .tap28: .path([.push(.page017), .push(.page018)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section02PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page017() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page020), .tap04: .push(.page021),
        .tap05: .push(.page022), .tap06: .push(.page023),
        .tap07: .push(.page024), .tap08: .push(.page025),
        .tap09: .push(.page026), .tap10: .push(.page027),
        .tap11: .sheet(.page028, content: .number(11)), .tap12: .sheet(.page029, content: .number(12)),
        .tap13: .sheet(.page030, content: .number(13)), .tap14: .sheet(.page031, content: .number(14)),
        .tap15: .sheet(.page032, content: .number(15)), .tap16: .sheet(.page033, content: .number(16)),
        .tap17: .sheet(.page034, content: .number(17)), .tap18: .sheet(.page035, content: .number(18)),
        .tap19: .tab(.section01), .tap20: .tab(.section02),
        .tap21: .tab(.section03), .tap22: .tab(.section04),
        .tap23: .replaceCurrent(with: .page040), .tap24: .replaceCurrent(with: .page041),
        .tap25: .replaceCurrent(with: .page042), .tap26: .replaceCurrent(with: .page043),
        .tap27: .moveToNearest(.section02), .tap28: .path([.push(.page018), .push(.page019)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section02PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page018() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page021), .tap04: .push(.page022),
        .tap05: .push(.page023), .tap06: .push(.page024),
        .tap07: .push(.page025), .tap08: .push(.page026),
        .tap09: .push(.page027), .tap10: .push(.page028),
        .tap11: .sheet(.page029, content: .number(11)), .tap12: .sheet(.page030, content: .number(12)),
        .tap13: .sheet(.page031, content: .number(13)), .tap14: .sheet(.page032, content: .number(14)),
        .tap15: .sheet(.page033, content: .number(15)), .tap16: .sheet(.page034, content: .number(16)),
        .tap17: .sheet(.page035, content: .number(17)), .tap18: .sheet(.page036, content: .number(18)),
        .tap19: .tab(.section01), .tap20: .tab(.section02),
        .tap21: .tab(.section03), .tap22: .tab(.section04),
        .tap23: .replaceCurrent(with: .page041), .tap24: .replaceCurrent(with: .page042),
        .tap25: .replaceCurrent(with: .page043), .tap26: .replaceCurrent(with: .page044),
        .tap27: .moveToNearest(.section02), .tap28: .path([.push(.page019), .push(.page020)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section02PageView(destinationState: .init(destination: $0)) })
    }
  }
}
