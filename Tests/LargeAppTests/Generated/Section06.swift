// Written by Tests/LargeAppTests/generate; change that instead.
// swift-format-ignore-file

import Destinations

struct Section06View: InteractiveInterfacing {
  typealias InteractorType = LargeInteractor
  enum UserInteractionType: UserInteractionTypeable {
    case tap01, tap02, tap03, tap04, tap05, tap06, tap07, tap08, tap09, tap10,
      tap11, tap12, tap13, tap14, tap15, tap16, tap17, tap18, tap19, tap20,
      tap21, tap22, tap23, tap24, tap25, tap26, tap27, tap28, tap29, tap30
  }

  let destinationState: DestinationInterfaceState<Large.Stack<Section06View>>
}

struct Section06PageView: InteractiveInterfacing {
  typealias InteractorType = LargeInteractor
  enum UserInteractionType: UserInteractionTypeable {
    case tap01, tap02, tap03, tap04, tap05, tap06, tap07, tap08, tap09, tap10,
      tap11, tap12, tap13, tap14, tap15, tap16, tap17, tap18, tap19, tap20,
      tap21, tap22, tap23, tap24, tap25, tap26, tap27, tap28, tap29, tap30
  }

  let destinationState: DestinationInterfaceState<Large.Screen<Section06PageView>>
}

extension Large {
  @MainActor static func section06() -> Setup.Provider {
    DestinationProvider(
      shape: .stack, presentations: [
        .tap01: .push(.page046), .tap02: .push(.page047),
        .tap03: .push(.page048), .tap04: .push(.page049),
        .tap05: .push(.page050), .tap06: .push(.page051),
        .tap07: .push(.page052), .tap08: .push(.page053),
        .tap09: .push(.page054), .tap10: .tab(.section16, showing: .page136),
        .tap11: .tab(.section17, showing: .page145), .tap12: .tab(.section18, showing: .page154),
        .tap13: .tab(.section19, showing: .page163), .tap14: .tab(.section20, showing: .page172),
        .tap15: .tab(.section01, showing: .page002), .tap16: .tab(.section02, showing: .page011),
        .tap17: .tab(.section03, showing: .page020), .tap18: .tab(.section04, showing: .page029),
        .tap19: .tab(.section05, showing: .page038), .tap20: .tab(.section06, showing: .page047),
        .tap21: .tab(.section07, showing: .page056), .tap22: .tab(.section08, showing: .page065),
        .tap23: .tab(.section09, showing: .page074), .tap24: .tab(.section10, showing: .page083),
        .tap25: .tab(.section11, showing: .page092), .tap26: .tab(.section12, showing: .page101),
        .tap27: .tab(.section13, showing: .page110), .tap28: .tab(.section14, showing: .page119),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Stack($0) { Section06View(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page046() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page049), .tap04: .push(.page050),
        .tap05: .push(.page051), .tap06: .push(.page052),
        .tap07: .push(.page053), .tap08: .push(.page054),
        .tap09: .push(.page055), .tap10: .push(.page056),
        .tap11: .sheet(.page057, content: .number(11)), .tap12: .sheet(.page058, content: .number(12)),
        .tap13: .sheet(.page059, content: .number(13)), .tap14: .sheet(.page060, content: .number(14)),
        .tap15: .sheet(.page061, content: .number(15)), .tap16: .sheet(.page062, content: .number(16)),
        .tap17: .sheet(.page063, content: .number(17)), .tap18: .sheet(.page064, content: .number(18)),
        .tap19: .tab(.section05), .tap20: .tab(.section06),
        .tap21: .tab(.section07), .tap22: .tab(.section08),
        .tap23: .replaceCurrent(with: .page069), .tap24: .replaceCurrent(with: .page070),
        .tap25: .replaceCurrent(with: .page071), .tap26: .replaceCurrent(with: .page072),
        .tap27: .moveToNearest(.section06), .tap28: .path([.push(.page047), .push(.page048)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section06PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page047() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page050), .tap04: .push(.page051),
        .tap05: .push(.page052), .tap06: .push(.page053),
        .tap07: .push(.page054), .tap08: .push(.page055),
        .tap09: .push(.page056), .tap10: .push(.page057),
        .tap11: .sheet(.page058, content: .number(11)), .tap12: .sheet(.page059, content: .number(12)),
        .tap13: .sheet(.page060, content: .number(13)), .tap14: .sheet(.page061, content: .number(14)),
        .tap15: .sheet(.page062, content: .number(15)), .tap16: .sheet(.page063, content: .number(16)),
        .tap17: .sheet(.page064, content: .number(17)), .tap18: .sheet(.page065, content: .number(18)),
        .tap19: .tab(.section05), .tap20: .tab(.section06),
        .tap21: .tab(.section07), .tap22: .tab(.section08),
        .tap23: .replaceCurrent(with: .page070), .tap24: .replaceCurrent(with: .page071),
        .tap25: .replaceCurrent(with: .page072), .tap26: .replaceCurrent(with: .page073),
        .tap27: .moveToNearest(.section06), .tap28: .path([.push(.page048), .push(.page049)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section06PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page048() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page051), .tap04: .push(.page052),
        .tap05: .push(.page053), .tap06: .push(.page054),
        .tap07: .push(.page055), .tap08: .push(.page056),
        .tap09: .push(.page057), .tap10: .push(.page058),
        .tap11: .sheet(.page059, content: .number(11)), .tap12: .sheet(.page060, content: .number(12)),
        .tap13: .sheet(.page061, content: .number(13)), .tap14: .sheet(.page062, content: .number(14)),
        .tap15: .sheet(.page063, content: .number(15)), .tap16: .sheet(.page064, content: .number(16)),
        .tap17: .sheet(.page065, content: .number(17)), .tap18: .sheet(.page066, content: .number(18)),
        .tap19: .tab(.section05), .tap20: .tab(.section06),
        .tap21: .tab(.section07), .tap22: .tab(.section08),
        .tap23: .replaceCurrent(with: .page071), .tap24: .replaceCurrent(with: .page072),
        .tap25: .replaceCurrent(with: .page073), .tap26: .replaceCurrent(with: .page074),
        .tap27: .moveToNearest(.section06), .tap28: .path([.push(.page049), .push(.page050)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section06PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page049() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page052), .tap04: .push(.page053),
        .tap05: .push(.page054), .tap06: .push(.page055),
        .tap07: .push(.page056), .tap08: .push(.page057),
        .tap09: .push(.page058), .tap10: .push(.page059),
        .tap11: .sheet(.page060, content: .number(11)), .tap12: .sheet(.page061, content: .number(12)),
        .tap13: .sheet(.page062, content: .number(13)), .tap14: .sheet(.page063, content: .number(14)),
        .tap15: .sheet(.page064, content: .number(15)), .tap16: .sheet(.page065, content: .number(16)),
        .tap17: .sheet(.page066, content: .number(17)), .tap18: .sheet(.page067, content: .number(18)),
        .tap19: .tab(.section05), .tap20: .tab(.section06),
        .tap21: .tab(.section07), .tap22: .tab(.section08),
        .tap23: .replaceCurrent(with: .page072), .tap24: .replaceCurrent(with: .page073),
        .tap25: .replaceCurrent(with: .page074), .tap26: .replaceCurrent(with: .page075),
        .tap27: .moveToNearest(.section06), .tap28: .path([.push(.page050), .push(.page051)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section06PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page050() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page053), .tap04: .push(.page054),
        .tap05: .push(.page055), .tap06: .push(.page056),
        .tap07: .push(.page057), .tap08: .push(.page058),
        .tap09: .push(.page059), .tap10: .push(.page060),
        .tap11: .sheet(.page061, content: .number(11)), .tap12: .sheet(.page062, content: .number(12)),
        .tap13: .sheet(.page063, content: .number(13)), .tap14: .sheet(.page064, content: .number(14)),
        .tap15: .sheet(.page065, content: .number(15)), .tap16: .sheet(.page066, content: .number(16)),
        .tap17: .sheet(.page067, content: .number(17)), .tap18: .sheet(.page068, content: .number(18)),
        .tap19: .tab(.section05), .tap20: .tab(.section06),
        .tap21: .tab(.section07), .tap22: .tab(.section08),
        .tap23: .replaceCurrent(with: .page073), .tap24: .replaceCurrent(with: .page074),
        .tap25: .replaceCurrent(with: .page075), .tap26: .replaceCurrent(with: .page076),
        .tap27: .moveToNearest(.section06), .tap28: .path([.push(.page051), .push(.page052)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section06PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page051() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page054), .tap04: .push(.page055),
        .tap05: .push(.page056), .tap06: .push(.page057),
        .tap07: .push(.page058), .tap08: .push(.page059),
        .tap09: .push(.page060), .tap10: .push(.page061),
        .tap11: .sheet(.page062, content: .number(11)), .tap12: .sheet(.page063, content: .number(12)),
        .tap13: .sheet(.page064, content: .number(13)), .tap14: .sheet(.page065, content: .number(14)),
        .tap15: .sheet(.page066, content: .number(15)), .tap16: .sheet(.page067, content: .number(16)),
        .tap17: .sheet(.page068, content: .number(17)), .tap18: .sheet(.page069, content: .number(18)),
        .tap19: .tab(.section05), .tap20: .tab(.section06),
        .tap21: .tab(.section07), .tap22: .tab(.section08),
        .tap23: .replaceCurrent(with: .page074), .tap24: .replaceCurrent(with: .page075),
        .tap25: .replaceCurrent(with: .page076), .tap26: .replaceCurrent(with: .page077),
        .tap27: .moveToNearest(.section06), .tap28: .path([.push(.page052), .push(.page053)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section06PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page052() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page055), .tap04: .push(.page056),
        .tap05: .push(.page057), .tap06: .push(.page058),
        .tap07: .push(.page059), .tap08: .push(.page060),
        .tap09: .push(.page061), .tap10: .push(.page062),
        .tap11: .sheet(.page063, content: .number(11)), .tap12: .sheet(.page064, content: .number(12)),
        .tap13: .sheet(.page065, content: .number(13)), .tap14: .sheet(.page066, content: .number(14)),
        .tap15: .sheet(.page067, content: .number(15)), .tap16: .sheet(.page068, content: .number(16)),
        .tap17: .sheet(.page069, content: .number(17)), .tap18: .sheet(.page070, content: .number(18)),
        .tap19: .tab(.section05), .tap20: .tab(.section06),
        .tap21: .tab(.section07), .tap22: .tab(.section08),
        .tap23: .replaceCurrent(with: .page075), .tap24: .replaceCurrent(with: .page076),
        .tap25: .replaceCurrent(with: .page077), .tap26: .replaceCurrent(with: .page078),
        .tap27: .moveToNearest(.section06), .tap28: .path([.push(.page053), .push(.page054)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section06PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page053() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page056), .tap04: .push(.page057),
        .tap05: .push(.page058), .tap06: .push(.page059),
        .tap07: .push(.page060), .tap08: .push(.page061),
        .tap09: .push(.page062), .tap10: .push(.page063),
        .tap11: .sheet(.page064, content: .number(11)), .tap12: .sheet(.page065, content: .number(12)),
        .tap13: .sheet(.page066, content: .number(13)), .tap14: .sheet(.page067, content: .number(14)),
        .tap15: .sheet(.page068, content: .number(15)), .tap16: .sheet(.page069, content: .number(16)),
        .tap17: .sheet(.page070, content: .number(17)), .tap18: .sheet(.page071, content: .number(18)),
        .tap19: .tab(.section05), .tap20: .tab(.section06),
        .tap21: .tab(.section07), .tap22: .tab(.section08),
        .tap23: .replaceCurrent(with: .page076), .tap24: .replaceCurrent(with: .page077),
        .tap25: .replaceCurrent(with: .page078), .tap26: .replaceCurrent(with: .page079),
        .tap27: .moveToNearest(.section06), .tap28: .path([.push(.page054), .push(.page055)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section06PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page054() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page057), .tap04: .push(.page058),
        .tap05: .push(.page059), .tap06: .push(.page060),
        .tap07: .push(.page061), .tap08: .push(.page062),
        .tap09: .push(.page063), .tap10: .push(.page064),
        .tap11: .sheet(.page065, content: .number(11)), .tap12: .sheet(.page066, content: .number(12)),
        .tap13: .sheet(.page067, content: .number(13)), .tap14: .sheet(.page068, content: .number(14)),
        .tap15: .sheet(.page069, content: .number(15)), .tap16: .sheet(.page070, content: .number(16)),
        .tap17: .sheet(.page071, content: .number(17)), .tap18: .sheet(.page072, content: .number(18)),
        .tap19: .tab(.section05), .tap20: .tab(.section06),
        .tap21: .tab(.section07), .tap22: .tab(.section08),
        .tap23: .replaceCurrent(with: .page077), .tap24: .replaceCurrent(with: .page078),
        .tap25: .replaceCurrent(with: .page079), .tap26: .replaceCurrent(with: .page080),
        .tap27: .moveToNearest(.section06), .tap28: .path([.push(.page055), .push(.page056)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section06PageView(destinationState: .init(destination: $0)) })
    }
  }
}
