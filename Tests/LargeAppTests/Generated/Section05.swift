// Written by Tests/LargeAppTests/generate; change that instead.
// swift-format-ignore-file

import Destinations

struct Section05View: InteractiveInterfacing {
  typealias InteractorType = LargeInteractor
  enum UserInteractionType: UserInteractionTypeable {
    case tap01, tap02, tap03, tap04, tap05, tap06, tap07, tap08, tap09, tap10,
      tap11, tap12, tap13, tap14, tap15, tap16, tap17, tap18, tap19, tap20,
      tap21, tap22, tap23, tap24, tap25, tap26, tap27, tap28, tap29, tap30
  }

  let destinationState: DestinationInterfaceState<Large.Stack<Section05View>>
}

struct Section05PageView: InteractiveInterfacing {
  typealias InteractorType = LargeInteractor
  enum UserInteractionType: UserInteractionTypeable {
    case tap01, tap02, tap03, tap04, tap05, tap06, tap07, tap08, tap09, tap10,
      tap11, tap12, tap13, tap14, tap15, tap16, tap17, tap18, tap19, tap20,
      tap21, tap22, tap23, tap24, tap25, tap26, tap27, tap28, tap29, tap30
  }

  let destinationState: DestinationInterfaceState<Large.Screen<Section05PageView>>
}

extension Large {
  @MainActor static func section05() -> Setup.Provider {
    DestinationProvider(
      shape: .stack, presentations: [
        .tap01: .push(.page037), .tap02: .push(.page038),
        .tap03: .push(.page039), .tap04: .push(.page040),
        .tap05: .push(.page041), .tap06: .push(.page042),
        .tap07: .push(.page043), .tap08: .push(.page044),
        .tap09: .push(.page045), .tap10: .tab(.section15, showing: .page127),
        .tap11: .tab(.section16, showing: .page136), .tap12: .tab(.section17, showing: .page145),
        .tap13: .tab(.section18, showing: .page154), .tap14: .tab(.section19, showing: .page163),
        .tap15: .tab(.section20, showing: .page172), .tap16: .tab(.section01, showing: .page002),
        .tap17: .tab(.section02, showing: .page011), .tap18: .tab(.section03, showing: .page020),
        .tap19: .tab(.section04, showing: .page029), .tap20: .tab(.section05, showing: .page038),
        .tap21: .tab(.section06, showing: .page047), .tap22: .tab(.section07, showing: .page056),
        .tap23: .tab(.section08, showing: .page065), .tap24: .tab(.section09, showing: .page074),
        .tap25: .tab(.section10, showing: .page083), .tap26: .tab(.section11, showing: .page092),
        .tap27: .tab(.section12, showing: .page101), .tap28: .tab(.section13, showing: .page110),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Stack($0) { Section05View(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page037() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page040), .tap04: .push(.page041),
        .tap05: .push(.page042), .tap06: .push(.page043),
        .tap07: .push(.page044), .tap08: .push(.page045),
        .tap09: .push(.page046), .tap10: .push(.page047),
        .tap11: .sheet(.page048, content: .number(11)), .tap12: .sheet(.page049, content: .number(12)),
        .tap13: .sheet(.page050, content: .number(13)), .tap14: .sheet(.page051, content: .number(14)),
        .tap15: .sheet(.page052, content: .number(15)), .tap16: .sheet(.page053, content: .number(16)),
        .tap17: .sheet(.page054, content: .number(17)), .tap18: .sheet(.page055, content: .number(18)),
        .tap19: .tab(.section04), .tap20: .tab(.section05),
        .tap21: .tab(.section06), .tap22: .tab(.section07),
        .tap23: .replaceCurrent(with: .page060), .tap24: .replaceCurrent(with: .page061),
        .tap25: .replaceCurrent(with: .page062), .tap26: .replaceCurrent(with: .page063),
        .tap27: .moveToNearest(.section05), .tap28: .path([.push(.page038), .push(.page039)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section05PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page038() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page041), .tap04: .push(.page042),
        .tap05: .push(.page043), .tap06: .push(.page044),
        .tap07: .push(.page045), .tap08: .push(.page046),
        .tap09: .push(.page047), .tap10: .push(.page048),
        .tap11: .sheet(.page049, content: .number(11)), .tap12: .sheet(.page050, content: .number(12)),
        .tap13: .sheet(.page051, content: .number(13)), .tap14: .sheet(.page052, content: .number(14)),
        .tap15: .sheet(.page053, content: .number(15)), .tap16: .sheet(.page054, content: .number(16)),
        .tap17: .sheet(.page055, content: .number(17)), .tap18: .sheet(.page056, content: .number(18)),
        .tap19: .tab(.section04), .tap20: .tab(.section05),
        .tap21: .tab(.section06), .tap22: .tab(.section07),
        .tap23: .replaceCurrent(with: .page061), .tap24: .replaceCurrent(with: .page062),
        .tap25: .replaceCurrent(with: .page063), .tap26: .replaceCurrent(with: .page064),
        .tap27: .moveToNearest(.section05), .tap28: .path([.push(.page039), .push(.page040)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section05PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page039() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page042), .tap04: .push(.page043),
        .tap05: .push(.page044), .tap06: .push(.page045),
        .tap07: .push(.page046), .tap08: .push(.page047),
        .tap09: .push(.page048), .tap10: .push(.page049),
        .tap11: .sheet(.page050, content: .number(11)), .tap12: .sheet(.page051, content: .number(12)),
        .tap13: .sheet(.page052, content: .number(13)), .tap14: .sheet(.page053, content: .number(14)),
        .tap15: .sheet(.page054, content: .number(15)), .tap16: .sheet(.page055, content: .number(16)),
        .tap17: .sheet(.page056, content: .number(17)), .tap18: .sheet(.page057, content: .number(18)),
        .tap19: .tab(.section04), .tap20: .tab(.section05),
        .tap21: .tab(.section06), .tap22: .tab(.section07),
        .tap23: .replaceCurrent(with: .page062), .tap24: .replaceCurrent(with: .page063),
        .tap25: .replaceCurrent(with: .page064), .tap26: .replaceCurrent(with: .page065),
        .tap27: .moveToNearest(.section05), .tap28: .path([.push(.page040), .push(.page041)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section05PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page040() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page043), .tap04: .push(.page044),
        .tap05: .push(.page045), .tap06: .push(.page046),
        .tap07: .push(.page047), .tap08: .push(.page048),
        .tap09: .push(.page049), .tap10: .push(.page050),
        .tap11: .sheet(.page051, content: .number(11)), .tap12: .sheet(.page052, content: .number(12)),
        .tap13: .sheet(.page053, content: .number(13)), .tap14: .sheet(.page054, content: .number(14)),
        .tap15: .sheet(.page055, content: .number(15)), .tap16: .sheet(.page056, content: .number(16)),
        .tap17: .sheet(.page057, content: .number(17)), .tap18: .sheet(.page058, content: .number(18)),
        .tap19: .tab(.section04), .tap20: .tab(.section05),
        .tap21: .tab(.section06), .tap22: .tab(.section07),
        .tap23: .replaceCurrent(with: .page063), .tap24: .replaceCurrent(with: .page064),
        .tap25: .replaceCurrent(with: .page065), .tap26: .replaceCurrent(with: .page066),
        .tap27: .moveToNearest(.section05), .tap28: .path([.push(.page041), .push(.page042)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section05PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page041() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page044), .tap04: .push(.page045),
        .tap05: .push(.page046), .tap06: .push(.page047),
        .tap07: .push(.page048), .tap08: .push(.page049),
        .tap09: .push(.page050), .tap10: .push(.page051),
        .tap11: .sheet(.page052, content: .number(11)), .tap12: .sheet(.page053, content: .number(12)),
        .tap13: .sheet(.page054, content: .number(13)), .tap14: .sheet(.page055, content: .number(14)),
        .tap15: .sheet(.page056, content: .number(15)), .tap16: .sheet(.page057, content: .number(16)),
        .tap17: .sheet(.page058, content: .number(17)), .tap18: .sheet(.page059, content: .number(18)),
        .tap19: .tab(.section04), .tap20: .tab(.section05),
        .tap21: .tab(.section06), .tap22: .tab(.section07),
        .tap23: .replaceCurrent(with: .page064), .tap24: .replaceCurrent(with: .page065),
        .tap25: .replaceCurrent(with: .page066), .tap26: .replaceCurrent(with: .page067),
        .tap27: .moveToNearest(.section05), .tap28: .path([.push(.page042), .push(.page043)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section05PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page042() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page045), .tap04: .push(.page046),
        .tap05: .push(.page047), .tap06: .push(.page048),
        .tap07: .push(.page049), .tap08: .push(.page050),
        .tap09: .push(.page051), .tap10: .push(.page052),
        .tap11: .sheet(.page053, content: .number(11)), .tap12: .sheet(.page054, content: .number(12)),
        .tap13: .sheet(.page055, content: .number(13)), .tap14: .sheet(.page056, content: .number(14)),
        .tap15: .sheet(.page057, content: .number(15)), .tap16: .sheet(.page058, content: .number(16)),
        .tap17: .sheet(.page059, content: .number(17)), .tap18: .sheet(.page060, content: .number(18)),
        .tap19: .tab(.section04), .tap20: .tab(.section05),
        .tap21: .tab(.section06), .tap22: .tab(.section07),
        .tap23: .replaceCurrent(with: .page065), .tap24: .replaceCurrent(with: .page066),
        .tap25: .replaceCurrent(with: .page067), .tap26: .replaceCurrent(with: .page068),
        .tap27: .moveToNearest(.section05), .tap28: .path([.push(.page043), .push(.page044)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section05PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page043() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page046), .tap04: .push(.page047),
        .tap05: .push(.page048), .tap06: .push(.page049),
        .tap07: .push(.page050), .tap08: .push(.page051),
        .tap09: .push(.page052), .tap10: .push(.page053),
        .tap11: .sheet(.page054, content: .number(11)), .tap12: .sheet(.page055, content: .number(12)),
        .tap13: .sheet(.page056, content: .number(13)), .tap14: .sheet(.page057, content: .number(14)),
        .tap15: .sheet(.page058, content: .number(15)), .tap16: .sheet(.page059, content: .number(16)),
        .tap17: .sheet(.page060, content: .number(17)), .tap18: .sheet(.page061, content: .number(18)),
        .tap19: .tab(.section04), .tap20: .tab(.section05),
        .tap21: .tab(.section06), .tap22: .tab(.section07),
        .tap23: .replaceCurrent(with: .page066), .tap24: .replaceCurrent(with: .page067),
        .tap25: .replaceCurrent(with: .page068), .tap26: .replaceCurrent(with: .page069),
        .tap27: .moveToNearest(.section05), .tap28: .path([.push(.page044), .push(.page045)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section05PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page044() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page047), .tap04: .push(.page048),
        .tap05: .push(.page049), .tap06: .push(.page050),
        .tap07: .push(.page051), .tap08: .push(.page052),
        .tap09: .push(.page053), .tap10: .push(.page054),
        .tap11: .sheet(.page055, content: .number(11)), .tap12: .sheet(.page056, content: .number(12)),
        .tap13: .sheet(.page057, content: .number(13)), .tap14: .sheet(.page058, content: .number(14)),
        .tap15: .sheet(.page059, content: .number(15)), .tap16: .sheet(.page060, content: .number(16)),
        .tap17: .sheet(.page061, content: .number(17)), .tap18: .sheet(.page062, content: .number(18)),
        .tap19: .tab(.section04), .tap20: .tab(.section05),
        .tap21: .tab(.section06), .tap22: .tab(.section07),
        .tap23: .replaceCurrent(with: .page067), .tap24: .replaceCurrent(with: .page068),
        .tap25: .replaceCurrent(with: .page069), .tap26: .replaceCurrent(with: .page070),
        .tap27: .moveToNearest(.section05), .tap28: .path([.push(.page045), .push(.page046)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section05PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page045() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page048), .tap04: .push(.page049),
        .tap05: .push(.page050), .tap06: .push(.page051),
        .tap07: .push(.page052), .tap08: .push(.page053),
        .tap09: .push(.page054), .tap10: .push(.page055),
        .tap11: .sheet(.page056, content: .number(11)), .tap12: .sheet(.page057, content: .number(12)),
        .tap13: .sheet(.page058, content: .number(13)), .tap14: .sheet(.page059, content: .number(14)),
        .tap15: .sheet(.page060, content: .number(15)), .tap16: .sheet(.page061, content: .number(16)),
        .tap17: .sheet(.page062, content: .number(17)), .tap18: .sheet(.page063, content: .number(18)),
        .tap19: .tab(.section04), .tap20: .tab(.section05),
        .tap21: .tab(.section06), .tap22: .tab(.section07),
        .tap23: .replaceCurrent(with: .page068), .tap24: .replaceCurrent(with: .page069),
        .tap25: .replaceCurrent(with: .page070), .tap26: .replaceCurrent(with: .page071),
        .tap27: .moveToNearest(.section05), .tap28: .path([.push(.page046), .push(.page047)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section05PageView(destinationState: .init(destination: $0)) })
    }
  }
}
