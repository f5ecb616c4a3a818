// Written by Tests/LargeAppTests/generate; change that instead.
// swift-format-ignore-file

import Destinations

struct Section03View: InteractiveInterfacing {
  typealias InteractorType = LargeInteractor
  enum UserInteractionType: UserInteractionTypeable {
    case tap01, tap02, tap03, tap04, tap05, tap06, tap07, tap08, tap09, tap10,
      tap11, tap12, tap13, tap14, tap15, tap16, tap17, tap18, tap19, tap20,
      tap21, tap22, tap23, tap24, tap25, tap26, tap27, tap28, tap29, tap30
  }

  let destinationState: DestinationInterfaceState<Large.Stack<Section03View>>
}

struct Section03PageView: InteractiveInterfacing {
  typealias InteractorType = LargeInteractor
  enum UserInteractionType: UserInteractionTypeable {
    case tap01, tap02, tap03, tap04, tap05, tap06, tap07, tap08, tap09, tap10,
      tap11, tap12, tap13, tap14, tap15, tap16, tap17, tap18, tap19, tap20,
      tap21, tap22, tap23, tap24, tap25, tap26, tap27, tap28, tap29, tap30
  }

  let destinationState: DestinationInterfaceState<Large.Screen<Section03PageView>>
}

extension Large {
  @MainActor static func section03() -> Setup.Provider {
    DestinationProvider(
      shape: .stack, presentations: [
        .tap01: .push(.page019), .tap02: .push(.page020),
        .tap03: .push(.page021), .tap04: .push(.page022),
        .tap05: .push(.page023), .tap06: .push(.page024),
        .tap07: .push(.page025), .tap08: .push(.page026),
        .tap09: .push(.page027), .tap10: .tab(.section13, showing: .page109),
        .tap11: .tab(.section14, showing: .page118), .tap12: .tab(.section15, showing: .page127),
        .tap13: .tab(.section16, showing: .page136), .tap14: .tab(.section17, showing: .page145),
        .tap15: .tab(.section18, showing: .page154), .tap16: .tab(.section19, showing: .page163),
        .tap17: .tab(.section20, showing: .page172), .tap18: .tab(.section01, showing: .page002),
        .tap19: .tab(.section02, showing: .page011), .tap20: .tab(.section03, showing: .page020),
        .tap21: .tab(.section04, showing: .page029), .tap22: .tab(.section05, showing: .page038),
        .tap23: .tab(.section06, showing: .page047), .tap24: .tab(.section07, showing: .page056),
        .tap25: .tab(.section08, showing: .page065), .tap26: .tab(.section09, showing: .page074),
        .tap27: .tab(.section10, showing: .page083), .tap28: .tab(.section11, showing: .page092),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Stack($0) { Section03View(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page019() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page022), .tap04: .push(.page023),
        .tap05: .push(.page024), .tap06: .push(.page025),
        .tap07: .push(.page026), .tap08: .push(.page027),
        .tap09: .push(.page028), .tap10: .push(.page029),
        .tap11: .sheet(.page030, content: .number(11)), .tap12: .sheet(.page031, content: .number(12)),
        .tap13: .sheet(.page032, content: .number(13)), .tap14: .sheet(.page033, content: .number(14)),
        .tap15: .sheet(.page034, content: .number(15)), .tap16: .sheet(.page035, content: .number(16)),
        .tap17: .sheet(.page036, content: .number(17)), .tap18: .sheet(.page037, content: .number(18)),
        .tap19: .tab(.section02), .tap20: .tab(.section03),
        .tap21: .tab(.section04), .tap22: .tab(.section05),
        .tap23: .replaceCurrent(with: .page042), .tap24: .replaceCurrent(with: .page043),
        .tap25: .replaceCurrent(with: .page044), .tap26: .replaceCurrent(with: .page045),
        .tap27: .moveToNearest(.section03), .tap28: .path([.push(.page020), .push(.page021)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section03PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page020() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page023), .tap04: .push(.page024),
        .tap05: .push(.page025), .tap06: .push(.page026),
        .tap07: .push(.page027), .tap08: .push(.page028),
        .tap09: .push(.page029), .tap10: .push(.page030),
        .tap11: .sheet(.page031, content: .number(11)), .tap12: .sheet(.page032, content: .number(12)),
        .tap13: .sheet(.page033, content: .number(13)), .tap14: .sheet(.page034, content: .number(14)),
        .tap15: .sheet(.page035, content: .number(15)), .tap16: .sheet(.page036, content: .number(16)),
        .tap17: .sheet(.page037, content: .number(17)), .tap18: .sheet(.page038, content: .number(18)),
        .tap19: .tab(.section02), .tap20: .tab(.section03),
        .tap21: .tab(.section04), .tap22: .tab(.section05),
        .tap23: .replaceCurrent(with: .page043), .tap24: .replaceCurrent(with: .page044),
        .tap25: .replaceCurrent(with: .page045), .tap26: .replaceCurrent(with: .page046),
        .tap27: .moveToNearest(.section03), .tap28: .path([.push(.page021), .push(.page022)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section03PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page021() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page024), .tap04: .push(.page025),
        .tap05: .push(.page026), .tap06: .push(.page027),
        .tap07: .push(.page028), .tap08: .push(.page029),
        .tap09: .push(.page030), .tap10: .push(.page031),
        .tap11: .sheet(.page032, content: .number(11)), .tap12: .sheet(.page033, content: .number(12)),
        .tap13: .sheet(.page034, content: .number(13)), .tap14: .sheet(.page035, content: .number(14)),
        .tap15: .sheet(.page036, content: .number(15)), .tap16: .sheet(.page037, content: .number(16)),
        .tap17: .sheet(.page038, content: .number(17)), .tap18: .sheet(.page039, content: .number(18)),
        .tap19: .tab(.section02), .tap20: .tab(.section03),
        .tap21: .tab(.section04), .tap22: .tab(.section05),
        .tap23: .replaceCurrent(with: .page044), .tap24: .replaceCurrent(with: .page045),
        .tap25: .replaceCurrent(with: .page046), .tap26: .replaceCurrent(with: .page047),
        .tap27: .moveToNearest(.section03), .tap28: .path([.push(.page022), .push(.page023)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section03PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page022() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page025), .tap04: .push(.page026),
        .tap05: .push(.page027), .tap06: .push(.page028),
        .tap07: .push(.page029), .tap08: .push(.page030),
        .tap09: .push(.page031), .tap10: .push(.page032),
        .tap11: .sheet(.page033, content: .number(11)), .tap12: .sheet(.page034, content: .number(12)),
        .tap13: .sheet(.page035, content: .number(13)), .tap14: .sheet(.page036, content: .number(14)),
        .tap15: .sheet(.page037, content: .number(15)), .tap16: .sheet(.page038, content: .number(16)),
        .tap17: .sheet(.page039, content: .number(17)), .tap18: .sheet(.page040, content: .number(18)),
        .tap19: .tab(.section02), .tap20: .tab(.section03),
        .tap21: .tab(.section04), .tap22: .tab(.section05),
        .tap23: .replaceCurrent(with: .page045), .tap24: .replaceCurrent(with: .page046),
        .tap25: .replaceCurrent(with: .page047), .tap26: .replaceCurrent(with: .page048),
        .tap27: .moveToNearest(.section03), .tap28: .path([.push(.page023), .push(.page024)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section03PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page023() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page026), .tap04: .push(.page027),
        .tap05: .push(.page028), .tap06: .push(.page029),
        .tap07: .push(.page030), .tap08: .push(.page031),
        .tap09: .push(.page032), .tap10: .push(.page033),
        .tap11: .sheet(.page034, content: .number(11)), .tap12: .sheet(.page035, content: .number(12)),
        .tap13: .sheet(.page036, content: .number(13)), .tap14: .sheet(.page037, content: .number(14)),
        .tap15: .sheet(.page038, content: .number(15)), .tap16: .sheet(.page039, content: .number(16)),
        .tap17: .sheet(.page040, content: .number(17)), .tap18: .sheet(.page041, content: .number(18)),
        .tap19: .tab(.section02), .tap20: .tab(.section03),
        .tap21: .tab(.section04), .tap22: .tab(.section05),
        .tap23: .replaceCurrent(with: .page046), .tap24: .replaceCurrent(with: .page047),
        .tap25: .replaceCurrent(with: .page048), .tap26: .replaceCurrent(with: .page049),
        .tap27: .moveToNearest(.section03), .tap28: .path([.push(.page024), .push(.page025)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section03PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page024() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page027), .tap04: .push(.page028),
        .tap05: .push(.page029), .tap06: .push(.page030),
        .tap07: .push(.page031), .tap08: .push(.page032),
        .tap09: .push(.page033), .tap10: .push(.page034),
        .tap11: .sheet(.page035, content: .number(11)), .tap12: .sheet(.page036, content: .number(12)),
        .tap13: .sheet(.page037, content: .number(13)), .tap14: .sheet(.page038, content: .number(14)),
        .tap15: .sheet(.page039, content: .number(15)), .tap16: .sheet(.page040, content: .number(16)),
        .tap17: .sheet(.page041, content: .number(17)), .tap18: .sheet(.page042, content: .number(18)),
        .tap19: .tab(.section02), .tap20: .tab(.section03),
        .tap21: .tab(.section04), .tap22: .tab(.section05),
        .tap23: .replaceCurrent(with: .page047), .tap24: .replaceCurrent(with: .page048),
        .tap25: .replaceCurrent(with: .page049), .tap26: .replaceCurrent(with: .page050),
        .tap27: .moveToNearest(.section03), .tap28: .path([.push(.page025), .push(.page026)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section03PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page025() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page028), .tap04: .push(.page029),
        .tap05: .push(.page030), .tap06: .push(.page031),
        .tap07: .push(.page032), .tap08: .push(.page033),
        .tap09: .push(.page034), .tap10: .push(.page035),
        .tap11: .sheet(.page036, content: .number(11)), .tap12: .sheet(.page037, content: .number(12)),
        .tap13: .sheet(.page038, content: .number(13)), .tap14: .sheet(.page039, content: .number(14)),
        .tap15: .sheet(.page040, content: .number(15)), .tap16: .sheet(.page041, content: .number(16)),
        .tap17: .sheet(.page042, content: .number(17)), .tap18: .sheet(.page043, content: .number(18)),
        .tap19: .tab(.section02), .tap20: .tab(.section03),
        .tap21: .tab(.section04), .tap22: .tab(.section05),
        .tap23: .replaceCurrent(with: .page048), .tap24: .replaceCurrent(with: .page049),
        .tap25: .replaceCurrent(with: .page050), .tap26: .replaceCurrent(with: .page051),
        .tap27: .moveToNearest(.section03), .tap28: .path([.push(.page026), .push(.page027)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section03PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page026() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page029), .tap04: .push(.page030),
        .tap05: .push(.page031), .tap06: .push(.page032),
        .tap07: .push(.page033), .tap08: .push(.page034),
        .tap09: .push(.page035), .tap10: .push(.page036),
        .tap11: .sheet(.page037, content: .number(11)), .tap12: .sheet(.page038, content: .number(12)),
        .tap13: .sheet(.page039, content: .number(13)), .tap14: .sheet(.page040, content: .number(14)),
        .tap15: .sheet(.page041, content: .number(15)), .tap16: .sheet(.page042, content: .number(16)),
        .tap17: .sheet(.page043, content: .number(17)), .tap18: .sheet(.page044, content: .number(18)),
        .tap19: .tab(.section02), .tap20: .tab(.section03),
        .tap21: .tab(.section04), .tap22: .tab(.section05),
        .tap23: .replaceCurrent(with: .page049), .tap24: .replaceCurrent(with: .page050),
        .tap25: .replaceCurrent(with: .page051), .tap26: .replaceCurrent(with: .page052),
        .tap27: .moveToNearest(.section03), .tap28: .path([.push(.page027), .push(.page028)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section03PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page027() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page030), .tap04: .push(.page031),
        .tap05: .push(.page032), .tap06: .push(.page033),
        .tap07: .push(.page034), .tap08: .push(.page035),
        .tap09: .push(.page036), .tap10: .push(.page037),
        .tap11: .sheet(.page038, content: .number(11)), .tap12: .sheet(.page039, content: .number(12)),
        .tap13: .sheet(.page040, content: .number(13)), .tap14: .sheet(.page041, content: .number(14)),
        .tap15: .sheet(.page042, content: .number(15)), .tap16: .sheet(.page043, content: .number(16)),
        .tap17: .sheet(.page044, content: .number(17)), .tap18: .sheet(.page045, content: .number(18)),
        .tap19: .tab(.section02), .tap20: .tab(.section03),
        .tap21: .tab(.section04), .tap22: .tab(.section05),
        .tap23: .replaceCurrent(with: .page050), .tap24: .replaceCurrent(with: .page051),
        .tap25: .replaceCurrent(with: .page052), .tap26: .replaceCurrent(with: .page053),
        .tap27: .moveToNearest(.section03), .tap28: .path([.push(.page028), .push(.page029)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section03PageView(destinationState: .init(destination: $0)) })
    }
  }
}
