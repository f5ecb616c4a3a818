// Written by Tests/LargeAppTests/generate; change that instead.
// swift-format-ignore-file

import Destinations

struct Section15View: InteractiveInterfacing {
  typealias InteractorType = LargeInteractor
  enum UserInteractionType: UserInteractionTypeable {
    case tap01, tap02, tap03, tap04, tap05, tap06, tap07, tap08, tap09, tap10,
      tap11, tap12, tap13, tap14, tap15, tap16, tap17, tap18, tap19, tap20,
      tap21, tap22, tap23, tap24, tap25, tap26, tap27, tap28, tap29, tap30
  }

  let destinationState: DestinationInterfaceState<Large.Stack<Section15View>>
}

struct Section15PageView: InteractiveInterfacing {
  typealias InteractorType = LargeInteractor
  enum UserInteractionType: UserInteractionTypeable {
    case tap01, tap02, tap03, tap04, tap05, tap06, tap07, tap08, tap09, tap10,
      tap11, tap12, tap13, tap14, tap15, tap16, tap17, tap18, tap19, tap20,
      tap21, tap22, tap23, tap24, tap25, tap26, tap27, tap28, tap29, tap30
  }

  let destinationState: DestinationInterfaceState<Large.Screen<Section15PageView>>
}

extension Large {
  @MainActor static func section15() -> Setup.Provider {
    DestinationProvider(
      shape: .stack, presentations: [
        .tap01: .push(.page127), .tap02: .push(.page128),
        .tap03: .push(.page129), .tap04: .push(.page130),
        .tap05: .push(.page131), .tap06: .push(.page132),
        .tap07: .push(.page133), .tap08: .push(.page134),
        .tap09: .push(.page135), .tap10: .tab(.section05, showing: .page038),
        .tap11: .tab(.section06, showing: .page047), .tap12: .tab(.section07, showing: .page056),
        .tap13: .tab(.section08, showing: .page065), .tap14: .tab(.section09, showing: .page074),
        .tap15: .tab(.section10, showing: .page083), .tap16: .tab(.section11, showing: .page092),
        .tap17: .tab(.section12, showing: .page101), .tap18: .tab(.section13, showing: .page110),
        .tap19: .tab(.section14, showing: .page119), .tap20: .tab(.section15, showing: .page128),
        .tap21: .tab(.section16, showing: .page137), .tap22: .tab(.section17, showing: .page146),
        .tap23: .tab(.section18, showing: .page155), .tap24: .tab(.section19, showing: .page164),
        .tap25: .tab(.section20, showing: .page173), .tap26: .tab(.section01, showing: .page003),
        .tap27: .tab(.section02, showing: .page012), .tap28: .tab(.section03, showing: .page021),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Stack($0) { Section15View(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page127() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page130), .tap04: .push(.page131),
        .tap05: .push(.page132), .tap06: .push(.page133),
        .tap07: .push(.page134), .tap08: .push(.page135),
        .tap09: .push(.page136), .tap10: .push(.page137),
        .tap11: .sheet(.page138, content: .number(11)), .tap12: .sheet(.page139, content: .number(12)),
        .tap13: .sheet(.page140, content: .number(13)), .tap14: .sheet(.page141, content: .number(14)),
        .tap15: .sheet(.page142, content: .number(15)), .tap16: .sheet(.page143, content: .number(16)),
        .tap17: .sheet(.page144, content: .number(17)), .tap18: .sheet(.page145, content: .number(18)),
        .tap19: .tab(.section14), .tap20: .tab(.section15),
        .tap21: .tab(.section16), .tap22: .tab(.section17),
        .tap23: .replaceCurrent(with: .page150), .tap24: .replaceCurrent(with: .page151),
        .tap25: .replaceCurrent(with: .page152), .tap26: .replaceCurrent(with: .page153),
        .tap27: .moveToNearest(.section15), .tap28: .path([.push(.page128), .push(.page129)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section15PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page128() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page131), .tap04: .push(.page132),
        .tap05: .push(.page133), .tap06: .push(.page134),
        .tap07: .push(.page135), .tap08: .push(.page136),
        .tap09: .push(.page137), .tap10: .push(.page138),
        .tap11: .sheet(.page139, content: .number(11)), .tap12: .sheet(.page140, content: .number(12)),
        .tap13: .sheet(.page141, content: .number(13)), .tap14: .sheet(.page142, content: .number(14)),
        .tap15: .sheet(.page143, content: .number(15)), .tap16: .sheet(.page144, content: .number(16)),
        .tap17: .sheet(.page145, content: .number(17)), .tap18: .sheet(.page146, content: .number(18)),
        .tap19: .tab(.section14), .tap20: .tab(.section15),
        .tap21: .tab(.section16), .tap22: .tab(.section17),
        .tap23: .replaceCurrent(with: .page151), .tap24: .replaceCurrent(with: .page152),
        .tap25: .replaceCurrent(with: .page153), .tap26: .replaceCurrent(with: .page154),
        .tap27: .moveToNearest(.section15), .tap28: .path([.push(.page129), .push(.page130)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section15PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page129() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page132), .tap04: .push(.page133),
        .tap05: .push(.page134), .tap06: .push(.page135),
        .tap07: .push(.page136), .tap08: .push(.page137),
        .tap09: .push(.page138), .tap10: .push(.page139),
        .tap11: .sheet(.page140, content: .number(11)), .tap12: .sheet(.page141, content: .number(12)),
        .tap13: .sheet(.page142, content: .number(13)), .tap14: .sheet(.page143, content: .number(14)),
        .tap15: .sheet(.page144, content: .number(15)), .tap16: .sheet(.page145, content: .number(16)),
        .tap17: .sheet(.page146, content: .number(17)), .tap18: .sheet(.page147, content: .number(18)),
        .tap19: .tab(.section14), .tap20: .tab(.section15),
        .tap21: .tab(.section16), .tap22: .tab(.section17),
        .tap23: .replaceCurrent(with: .page152), .tap24: .replaceCurrent(with: .page153),
        .tap25: .replaceCurrent(with: .page154), .tap26: .replaceCurrent(with: .page155),
        .tap27: .moveToNearest(.section15), .tap28: .path([.push(.page130), .push(.page131)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section15PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page130() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page133), .tap04: .push(.page134),
        .tap05: .push(.page135), .tap06: .push(.page136),
        .tap07: .push(.page137), .tap08: .push(.page138),
        .tap09: .push(.page139), .tap10: .push(.page140),
        .tap11: .sheet(.page141, content: .number(11)), .tap12: .sheet(.page142, content: .number(12)),
        .tap13: .sheet(.page143, content: .number(13)), .tap14: .sheet(.page144, content: .number(14)),
        .tap15: .sheet(.page145, content: .number(15)), .tap16: .sheet(.page146, content: .number(16)),
        .tap17: .sheet(.page147, content: .number(17)), .tap18: .sheet(.page148, content: .number(18)),
        .tap19: .tab(.section14), .tap20: .tab(.section15),
        .tap21: .tab(.section16), .tap22: .tab(.section17),
        .tap23: .replaceCurrent(with: .page153), .tap24: .replaceCurrent(with: .page154),
        .tap25: .replaceCurrent(with: .page155), .tap26: .replaceCurrent(with: .page156),
        .tap27: .moveToNearest(.section15), .tap28: .path([.push(.page131), .push(.page132)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section15PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page131() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page134), .tap04: .push(.page135),
        .tap05: .push(.page136), .tap06: .push(.page137),
        .tap07: .push(.page138), .tap08: .push(.page139),
        .tap09: .push(.page140), .tap10: .push(.page141),
        .tap11: .sheet(.page142, content: .number(11)), .tap12: .sheet(.page143, content: .number(12)),
        .tap13: .sheet(.page144, content: .number(13)), .tap14: .sheet(.page145, content: .number(14)),
        .tap15: .sheet(.page146, content: .number(15)), .tap16: .sheet(.page147, content: .number(16)),
        .tap17: .sheet(.page148, content: .number(17)), .tap18: .sheet(.page149, content: .number(18)),
        .tap19: .tab(.section14), .tap20: .tab(.section15),
        .tap21: .tab(.section16), .tap22: .tab(.section17),
        .tap23: .replaceCurrent(with: .page154), .tap24: .replaceCurrent(with: .page155),
        .tap25: .replaceCurrent(with: .page156), .tap26: .replaceCurrent(with: .page157),
        .tap27: .moveToNearest(.section15), .tap28: .path([.push(.page132), .push(.page133)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section15PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page132() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page135), .tap04: .push(.page136),
        .tap05: .push(.page137), .tap06: .push(.page138),
        .tap07: .push(.page139), .tap08: .push(.page140),
        .tap09: .push(.page141), .tap10: .push(.page142),
        .tap11: .sheet(.page143, content: .number(11)), .tap12: .sheet(.page144, content: .number(12)),
        .tap13: .sheet(.page145, content: .number(13)), .tap14: .sheet(.page146, content: .number(14)),
        .tap15: .sheet(.page147, content: .number(15)), .tap16: .sheet(.page148, content: .number(16)),
        .tap17: .sheet(.page149, content: .number(17)), .tap18: .sheet(.page150, content: .number(18)),
        .tap19: .tab(.section14), .tap20: .tab(.section15),
        .tap21: .tab(.section16), .tap22: .tab(.section17),
        .tap23: .replaceCurrent(with: .page155), .tap24: .replaceCurrent(with: .page156),
        .tap25: .replaceCurrent(with: .page157), .tap26: .replaceCurrent(with: .page158),
        .tap27: .moveToNearest(.section15), .tap28: .path([.push(.page133), .push(.page134)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section15PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page133() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page136), .tap04: .push(.page137),
        .tap05: .push(.page138), .tap06: .push(.page139),
        .tap07: .push(.page140), .tap08: .push(.page141),
        .tap09: .push(.page142), .tap10: .push(.page143),
        .tap11: .sheet(.page144, content: .number(11)), .tap12: .sheet(.page145, content: .number(12)),
        .tap13: .sheet(.page146, content: .number(13)), .tap14: .sheet(.page147, content: .number(14)),
        .tap15: .sheet(.page148, content: .number(15)), .tap16: .sheet(.page149, content: .number(16)),
        .tap17: .sheet(.page150, content: .number(17)), .tap18: .sheet(.page151, content: .number(18)),
        .tap19: .tab(.section14), .tap20: .tab(.section15),
        .tap21: .tab(.section16), .tap22: .tab(.section17),
        .tap23: .replaceCurrent(with: .page156), .tap24: .replaceCurrent(with: .page157),
        .tap25: .replaceCurrent(with: .page158), .tap26: .replaceCurrent(with: .page159),
        .tap27: .moveToNearest(.section15), .tap28: .path([.push(.page134), .push(.page135)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section15PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page134() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page137), .tap04: .push(.page138),
        .tap05: .push(.page139), .tap06: .push(.page140),
        .tap07: .push(.page141), .tap08: .push(.page142),
        .tap09: .push(.page143), .tap10: .push(.page144),
        .tap11: .sheet(.page145, content: .number(11)), .tap12: .sheet(.page146, content: .number(12)),
        .tap13: .sheet(.page147, content: .number(13)), .tap14: .sheet(.page148, content: .number(14)),
        .tap15: .sheet(.page149, content: .number(15)), .tap16: .sheet(.page150, content: .number(16)),
        .tap17: .sheet(.page151, content: .number(17)), .tap18: .sheet(.page152, content: .number(18)),
        .tap19: .tab(.section14), .tap20: .tab(.section15),
        .tap21: .tab(.section16), .tap22: .tab(.section17),
        .tap23: .replaceCurrent(with: .page157), .tap24: .replaceCurrent(with: .page158),
        .tap25: .replaceCurrent(with: .page159), .tap26: .replaceCurrent(with: .page160),
        .tap27: .moveToNearest(.section15), .tap28: .path([.push(.page135), .push(.page136)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section15PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page135() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page138), .tap04: .push(.page139),
        .tap05: .push(.page140), .tap06: .push(.page141),
        .tap07: .push(.page142), .tap08: .push(.page143),
        .tap09: .push(.page144), .tap10: .push(.page145),
        .tap11: .sheet(.page146, content: .number(11)), .tap12: .sheet(.page147, content: .number(12)),
        .tap13: .sheet(.page148, content: .number(13)), .tap14: .sheet(.page149, content: .number(14)),
        .tap15: .sheet(.page150, content: .number(15)), .tap16: .sheet(.page151, content: .number(16)),
        .tap17: .sheet(.page152, content: .number(17)), .tap18: .sheet(.page153, content: .number(18)),
        .tap19: .tab(.section14), .tap20: .tab(.section15),
        .tap21: .tab(.section16), .tap22: .tab(.section17),
        .tap23: .replaceCurrent(with: .page158), .tap24: .replaceCurrent(with: .page159),
        .tap25: .replaceCurrent(with: .page160), .tap26: .replaceCurrent(with: .page161),
        .tap27: .moveToNearest(.section15), .tap28: .path([.push(.page136), .push(.page137)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section15PageView(destinationState: .init(destination: $0)) })
    }
  }
}
