// Written by Tests/LargeAppTests/generate; change that instead.
// swift-format-ignore-file

import Destinations

struct Section04View: InteractiveInterfacing {
  typealias InteractorType = LargeInteractor
  enum UserInteractionType: UserInteractionTypeable {
    case tap01, tap02, tap03, tap04, tap05, tap06, tap07, tap08, tap09, tap10,
      tap11, tap12, tap13, tap14, tap15, tap16, tap17, tap18, tap19, tap20,
      tap21, tap22, tap23, tap24, tap25, tap26, tap27, tap28, tap29, tap30
  }

  let destinationState: DestinationInterfaceState<Large.Stack<Section04View>>
}

struct Section04PageView: InteractiveInterfacing {
  typealias InteractorType = LargeInteractor
  enum UserInteractionType: UserInteractionTypeable {
    case tap01, tap02, tap03, tap04, tap05, tap06, tap07, tap08, tap09, tap10,
      tap11, tap12, tap13, tap14, tap15, tap16, tap17, tap18, tap19, tap20,
      tap21, tap22, tap23, tap24, tap25, tap26, tap27, tap28, tap29, tap30
  }

  let destinationState: DestinationInterfaceState<Large.Screen<Section04PageView>>
}

extension Large {
  @MainActor static func section04() -> Setup.Provider {
    DestinationProvider(
      shape: .stack, presentations: [
        .tap01: .push(.page028), .tap02: .push(.page029),
        .tap03: .push(.page030), .tap04: .push(.page031),
        .tap05: .push(.page032), .tap06: .push(.page033),
        .tap07: .push(.page034), .tap08: .push(.page035),
        .tap09: .push(.page036), .tap10: .tab(.section14, showing: .page118),
        .tap11: .tab(.section15, showing: .page127), .tap12: .tab(.section16, showing: .page136),
        .tap13: .tab(.section17, showing: .page145), .tap14: .tab(.section18, showing: .page154),
        .tap15: .tab(.section19, showing: .page163), .tap16: .tab(.section20, showing: .page172),
        .tap17: .tab(.section01, showing: .page002), .tap18: .tab(.section02, showing: .page011),
        .tap19: .tab(.section03, showing: .page020), .tap20: .tab(.section04, showing: .page029),
        .tap21: .tab(.section05, showing: .page038), .tap22: .tab(.section06, showing: .page047),
        .tap23: .tab(.section07, showing: .page056), .tap24: .tab(.section08, showing: .page065),
        .tap25: .tab(.section09, showing: .page074), .tap26: .tab(.section10, showing: .page083),
        .tap27: .tab(.section11, showing: .page092), .tap28: .tab(.section12, showing: .page101),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Stack($0) { Section04View(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page028() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page031), .tap04: .push(.page032),
        .tap05: .push(.page033), .tap06: .push(.page034),
        .tap07: .push(.page035), .tap08: .push(.page036),
        .tap09: .push(.page037), .tap10: .push(.page038),
        .tap11: .sheet(.page039, content: .number(11)), .tap12: .sheet(.page040, content: .number(12)),
        .tap13: .sheet(.page041, content: .number(13)), .tap14: .sheet(.page042, content: .number(14)),
        .tap15: .sheet(.page043, content: .number(15)), .tap16: .sheet(.page044, content: .number(16)),
        .tap17: .sheet(.page045, content: .number(17)), .tap18: .sheet(.page046, content: .number(18)),
        .tap19: .tab(.section03), .tap20: .tab(.section04),
        .tap21: .tab(.section05), .tap22: .tab(.section06),
        .tap23: .replaceCurrent(with: .page051), .tap24: .replaceCurrent(with: .page052),
        .tap25: .replaceCurrent(with: .page053), .tap26: .replaceCurrent(with: .page054),
        .tap27: .moveToNearest(.section04), .tap28: .path([.push(.page029), .push(.page030)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section04PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page029() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page032), .tap04: .push(.page033),
        .tap05: .push(.page034), .tap06: .push(.page035),
        .tap07: .push(.page036), .tap08: .push(.page037),
        .tap09: .push(.page038), .tap10: .push(.page039),
        .tap11: .sheet(.page040, content: .number(11)), .tap12: .sheet(.page041, content: .number(12)),
        .tap13: .sheet(.page042, content: .number(13)), .tap14: .sheet(.page043, content: .number(14)),
        .tap15: .sheet(.page044, content: .number(15)), .tap16: .sheet(.page045, content: .number(16)),
        .tap17: .sheet(.page046, content: .number(17)), .tap18: .sheet(.page047, content: .number(18)),
        .tap19: .tab(.section03), .tap20: .tab(.section04),
        .tap21: .tab(.section05), .tap22: .tab(.section06),
        .tap23: .replaceCurrent(with: .page052), .tap24: .replaceCurrent(with: .page053),
        .tap25: .replaceCurrent(with: .page054), .tap26: .replaceCurrent(with: .page055),
        .tap27: .moveToNearest(.section04), .tap28: .path([.push(.page030), .push(.page031)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section04PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page030() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page033), .tap04: .push(.page034),
        .tap05: .push(.page035), .tap06: .push(.page036),
        .tap07: .push(.page037), .tap08: .push(.page038),
        .tap09: .push(.page039), .tap10: .push(.page040),
        .tap11: .sheet(.page041, content: .number(11)), .tap12: .sheet(.page042, content: .number(12)),
        .tap13: .sheet(.page043, content: .number(13)), .tap14: .sheet(.page044, content: .number(14)),
        .tap15: .sheet(.page045, content: .number(15)), .tap16: .sheet(.page046, content: .number(16)),
        .tap17: .sheet(.page047, content: .number(17)), .tap18: .sheet(.page048, content: .number(18)),
        .tap19: .tab(.section03), .tap20: .tab(.section04),
        .tap21: .tab(.section05), .tap22: .tab(.section06),
        .tap23: .replaceCurrent(with: .page053), .tap24: .replaceCurrent(with: .page054),
        .tap25: .replaceCurrent(with: .page055), .tap26: .replaceCurrent(with: .page056),
        .tap27: .moveToNearest(.section04), .tap28: .path([.push(.page031), .push(.page032)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section04PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page031() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page034), .tap04: .push(.page035),
        .tap05: .push(.page036), .tap06: .push(.page037),
        .tap07: .push(.page038), .tap08: .push(.page039),
        .tap09: .push(.page040), .tap10: .push(.page041),
        .tap11: .sheet(.page042, content: .number(11)), .tap12: .sheet(.page043, content: .number(12)),
        .tap13: .sheet(.page044, content: .number(13)), .tap14: .sheet(.page045, content: .number(14)),
        .tap15: .sheet(.page046, content: .number(15)), .tap16: .sheet(.page047, content: .number(16)),
        .tap17: .sheet(.page048, content: .number(17)), .tap18: .sheet(.page049, content: .number(18)),
        .tap19: .tab(.section03), .tap20: .tab(.section04),
        .tap21: .tab(.section05), .tap22: .tab(.section06),
        .tap23: .replaceCurrent(with: .page054), .tap24: .replaceCurrent(with: .page055),
        .tap25: .replaceCurrent(with: .page056), .tap26: .replaceCurrent(with: .page057),
        .tap27: .moveToNearest(.section04), .tap28: .path([.push(.page032), .push(.page033)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section04PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page032() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page035), .tap04: .push(.page036),
        .tap05: .push(.page037), .tap06: .push(.page038),
        .tap07: .push(.page039), .tap08: .push(.page040),
        .tap09: .push(.page041), .tap10: .push(.page042),
        .tap11: .sheet(.page043, content: .number(11)), .tap12: .sheet(.page044, content: .number(12)),
        .tap13: .sheet(.page045, content: .number(13)), .tap14: .sheet(.page046, content: .number(14)),
        .tap15: .sheet(.page047, content: .number(15)), .tap16: .sheet(.page048, content: .number(16)),
        .tap17: .sheet(.page049, content: .number(17)), .tap18: .sheet(.page050, content: .number(18)),
        .tap19: .tab(.section03), .tap20: .tab(.section04),
        .tap21: .tab(.section05), .tap22: .tab(.section06),
        .tap23: .replaceCurrent(with: .page055), .tap24: .replaceCurrent(with: .page056),
        .tap25: .replaceCurrent(with: .page057), .tap26: .replaceCurrent(with: .page058),
        .tap27: .moveToNearest(.section04), .tap28: .path([.push(.page033), .push(.page034)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section04PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page033() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page036), .tap04: .push(.page037),
        .tap05: .push(.page038), .tap06: .push(.page039),
        .tap07: .push(.page040), .tap08: .push(.page041),
        .tap09: .push(.page042), .tap10: .push(.page043),
        .tap11: .sheet(.page044, content: .number(11)), .tap12: .sheet(.page045, content: .number(12)),
        .tap13: .sheet(.page046, content: .number(13)), .tap14: .sheet(.page047, content: .number(14)),
        .tap15: .sheet(.page048, content: .number(15)), .tap16: .sheet(.page049, content: .number(16)),
        .tap17: .sheet(.page050, content: .number(17)), .tap18: .sheet(.page051, content: .number(18)),
        .tap19: .tab(.section03), .tap20: .tab(.section04),
        .tap21: .tab(.section05), .tap22: .tab(.section06),
        .tap23: .replaceCurrent(with: .page056), .tap24: .replaceCurrent(with: .page057),
        .tap25: .replaceCurrent(with: .page058), .tap26: .replaceCurrent(with: .page059),
        .tap27: .moveToNearest(.section04), .tap28: .path([.push(.page034), .push(.page035)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section04PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page034() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page037), .tap04: .push(.page038),
        .tap05: .push(.page039), .tap06: .push(.page040),
        .tap07: .push(.page041), .tap08: .push(.page042),
        .tap09: .push(.page043), .tap10: .push(.page044),
        .tap11: .sheet(.page045, content: .number(11)), .tap12: .sheet(.page046, content: .number(12)),
        .tap13: .sheet(.page047, content: .number(13)), .tap14: .sheet(.page048, content: .number(14)),
        .tap15: .sheet(.page049, content: .number(15)), .tap16: .sheet(.page050, content: .number(16)),
        .tap17: .sheet(.page051, content: .number(17)), .tap18: .sheet(.page052, content: .number(18)),
        .tap19: .tab(.section03), .tap20: .tab(.section04),
        .tap21: .tab(.section05), .tap22: .tab(.section06),
        .tap23: .replaceCurrent(with: .page057), .tap24: .replaceCurrent(with: .page058),
        .tap25: .replaceCurrent(with: .page059), .tap26: .replaceCurrent(with: .page060),
        .tap27: .moveToNearest(.section04), .tap28: .path([.push(.page035), .push(.page036)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section04PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page035() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page038), .tap04: .push(.page039),
        .tap05: .push(.page040), .tap06: .push(.page041),
        .tap07: .push(.page042), .tap08: .push(.page043),
        .tap09: .push(.page044), .tap10: .push(.page045),
        .tap11: .sheet(.page046, content: .number(11)), .tap12: .sheet(.page047, content: .number(12)),
        .tap13: .sheet(.page048, content: .number(13)), .tap14: .sheet(.page049, content: .number(14)),
        .tap15: .sheet(.page050, content: .number(15)), .tap16: .sheet(.page051, content: .number(16)),
        .tap17: .sheet(.page052, content: .number(17)), .tap18: .sheet(.page053, content: .number(18)),
        .tap19: .tab(.section03), .tap20: .tab(.section04),
        .tap21: .tab(.section05), .tap22: .tab(.section06),
        .tap23: .replaceCurrent(with: .page058), .tap24: .replaceCurrent(with: .page059),
        .tap25: .replaceCurrent(with: .page060), .tap26: .replaceCurrent(with: .page061),
        .tap27: .moveToNearest(.section04), .tap28: .path([.push(.page036), .push(.page037)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section04PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page036() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page039), .tap04: .push(.page040),
        .tap05: .push(.page041), .tap06: .push(.page042),
        .tap07: .push(.page043), .tap08: .push(.page044),
        .tap09: .push(.page045), .tap10: .push(.page046),
        .tap11: .sheet(.page047, content: .number(11)), .tap12: .sheet(.page048, content: .number(12)),
        .tap13: .sheet(.page049, content: .number(13)), .tap14: .sheet(.page050, content: .number(14)),
        .tap15: .sheet(.page051, content: .number(15)), .tap16: .sheet(.page052, content: .number(16)),
        .tap17: .sheet(.page053, content: .number(17)), .tap18: .sheet(.page054, content: .number(18)),
        .tap19: .tab(.section03), .tap20: .tab(.section04),
        .tap21: .tab(.section05), .tap22: .tab(.section06),
        .tap23: .replaceCurrent(with: .page059), .tap24: .replaceCurrent(with: .page060),
        .tap25: .replaceCurrent(with: .page061), .tap26: .replaceCurrent(with: .page062),
        .tap27: .moveToNearest(.section04), .tap28: .path([.push(.page037), .push(.page038)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section04PageView(destinationState: .init(destination: $0)) })
    }
  }
}
