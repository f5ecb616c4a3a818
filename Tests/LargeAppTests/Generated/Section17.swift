// Written by Tests/LargeAppTests/generate; change that instead.
// swift-format-ignore-file

import Destinations

struct Section17View: InteractiveInterfacing {
  typealias InteractorType = LargeInteractor
  enum UserInteractionType: UserInteractionTypeable {
    case tap01, tap02, tap03, tap04, tap05, tap06, tap07, tap08, tap09, tap10,
      tap11, tap12, tap13, tap14, tap15, tap16, tap17, tap18, tap19, tap20,
      tap21, tap22, tap23, tap24, tap25, tap26, tap27, tap28, tap29, tap30
  }

  let destinationState: DestinationInterfaceState<Large.Stack<Section17View>>
}

struct Section17PageView: InteractiveInterfacing {
  typealias InteractorType = LargeInteractor
  enum UserInteractionType: UserInteractionTypeable {
    case tap01, tap02, tap03, tap04, tap05, tap06, tap07, tap08, tap09, tap10,
      tap11, tap12, tap13, tap14, tap15, tap16, tap17, tap18, tap19, tap20,
      tap21, tap22, tap23, tap24, tap25, tap26, tap27, tap28, tap29, tap30
  }

  let destinationState: DestinationInterfaceState<Large.Screen<Section17PageView>>
}

extension Large {
  @MainActor static func section17() -> Setup.Provider {
    DestinationProvider(
      shape: .stack, presentations: [
        .tap01: .push(.page145), .tap02: .push(.page146),
        .tap03: .push(.page147), .tap04: .push(.page148),
        .tap05: .push(.page149), .tap06: .push(.page150),
        .tap07: .push(.page151), .tap08: .push(.page152),
        .tap09: .push(.page153), .tap10: .tab(.section07, showing: .page056),
        .tap11: .tab(.section08, showing: .page065), .tap12: .tab(.section09, showing: .page074),
        .tap13: .tab(.section10, showing: .page083), .tap14: .tab(.section11, showing: .page092),
        .tap15: .tab(.section12, showing: .page101), .tap16: .tab(.section13, showing: .page110),
        .tap17: .tab(.section14, showing: .page119), .tap18: .tab(.section15, showing: .page128),
        .tap19: .tab(.section16, showing: .page137), .tap20: .tab(.section17, showing: .page146),
        .tap21: .tab(.section18, showing: .page155), .tap22: .tab(.section19, showing: .page164),
        .tap23: .tab(.section20, showing: .page173), .tap24: .tab(.section01, showing: .page003),
        .tap25: .tab(.section02, showing: .page012), .tap26: .tab(.section03, showing: .page021),
        .tap27: .tab(.section04, showing: .page030), .tap28: .tab(.section05, showing: .page039),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Stack($0) { Section17View(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page145() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page148), .tap04: .push(.page149),
        .tap05: .push(.page150), .tap06: .push(.page151),
        .tap07: .push(.page152), .tap08: .push(.page153),
        .tap09: .push(.page154), .tap10: .push(.page155),
        .tap11: .sheet(.page156, content: .number(11)), .tap12: .sheet(.page157, content: .number(12)),
        .tap13: .sheet(.page158, content: .number(13)), .tap14: .sheet(.page159, content: .number(14)),
        .tap15: .sheet(.page160, content: .number(15)), .tap16: .sheet(.page161, content: .number(16)),
        .tap17: .sheet(.page162, content: .number(17)), .tap18: .sheet(.page163, content: .number(18)),
        .tap19: .tab(.section16), .tap20: .tab(.section17),
        .tap21: .tab(.section18), .tap22: .tab(.section19),
        .tap23: .replaceCurrent(with: .page168), .tap24: .replaceCurrent(with: .page169),
        .tap25: .replaceCurrent(with: .page170), .tap26: .replaceCurrent(with: .page171),
        .tap27: .moveToNearest(.section17), .tap28: .path([.push(.page146), .push(.page147)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section17PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page146() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page149), .tap04: .push(.page150),
        .tap05: .push(.page151), .tap06: .push(.page152),
        .tap07: .push(.page153), .tap08: .push(.page154),
        .tap09: .push(.page155), .tap10: .push(.page156),
        .tap11: .sheet(.page157, content: .number(11)), .tap12: .sheet(.page158, content: .number(12)),
        .tap13: .sheet(.page159, content: .number(13)), .tap14: .sheet(.page160, content: .number(14)),
        .tap15: .sheet(.page161, content: .number(15)), .tap16: .sheet(.page162, content: .number(16)),
        .tap17: .sheet(.page163, content: .number(17)), .tap18: .sheet(.page164, content: .number(18)),
        .tap19: .tab(.section16), .tap20: .tab(.section17),
        .tap21: .tab(.section18), .tap22: .tab(.section19),
        .tap23: .replaceCurrent(with: .page169), .tap24: .replaceCurrent(with: .page170),
        .tap25: .replaceCurrent(with: .page171), .tap26: .replaceCurrent(with: .page172),
        .tap27: .moveToNearest(.section17), .tap28: .path([.push(.page147), .push(.page148)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section17PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page147() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page150), .tap04: .push(.page151),
        .tap05: .push(.page152), .tap06: .push(.page153),
        .tap07: .push(.page154), .tap08: .push(.page155),
        .tap09: .push(.page156), .tap10: .push(.page157),
        .tap11: .sheet(.page158, content: .number(11)), .tap12: .sheet(.page159, content: .number(12)),
        .tap13: .sheet(.page160, content: .number(13)), .tap14: .sheet(.page161, content: .number(14)),
        .tap15: .sheet(.page162, content: .number(15)), .tap16: .sheet(.page163, content: .number(16)),
        .tap17: .sheet(.page164, content: .number(17)), .tap18: .sheet(.page165, content: .number(18)),
        .tap19: .tab(.section16), .tap20: .tab(.section17),
        .tap21: .tab(.section18), .tap22: .tab(.section19),
        .tap23: .replaceCurrent(with: .page170), .tap24: .replaceCurrent(with: .page171),
        .tap25: .replaceCurrent(with: .page172), .tap26: .replaceCurrent(with: .page173),
        .tap27: .moveToNearest(.section17), .tap28: .path([.push(.page148), .push(.page149)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section17PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page148() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page151), .tap04: .push(.page152),
        .tap05: .push(.page153), .tap06: .push(.page154),
        .tap07: .push(.page155), .tap08: .push(.page156),
        .tap09: .push(.page157), .tap10: .push(.page158),
        .tap11: .sheet(.page159, content: .number(11)), .tap12: .sheet(.page160, content: .number(12)),
        .tap13: .sheet(.page161, content: .number(13)), .tap14: .sheet(.page162, content: .number(14)),
        .tap15: .sheet(.page163, content: .number(15)), .tap16: .sheet(.page164, content: .number(16)),
        .tap17: .sheet(.page165, content: .number(17)), .tap18: .sheet(.page166, content: .number(18)),
        .tap19: .tab(.section16), .tap20: .tab(.section17),
        .tap21: .tab(.section18), .tap22: .tab(.section19),
        .tap23: .replaceCurrent(with: .page171), .tap24: .replaceCurrent(with: .page172),
        .tap25: .replaceCurrent(with: .page173), .tap26: .replaceCurrent(with: .page174),
        .tap27: .moveToNearest(.section17), .tap28: .path([.push(.page149), .push(.page150)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section17PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page149() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page152), .tap04: .push(.page153),
        .tap05: .push(.page154), .tap06: .push(.page155),
        .tap07: .push(.page156), .tap08: .push(.page157),
        .tap09: .push(.page158), .tap10: .push(.page159),
        .tap11: .sheet(.page160, content: .number(11)), .tap12: .sheet(.page161, content: .number(12)),
        .tap13: .sheet(.page162, content: .number(13)), .tap14: .sheet(.page163, content: .number(14)),
        .tap15: .sheet(.page164, content: .number(15)), .tap16: .sheet(.page165, content: .number(16)),
        .tap17: .sheet(.page166, content: .number(17)), .tap18: .sheet(.page167, content: .number(18)),
        .tap19: .tab(.section16), .tap20: .tab(.section17),
        .tap21: .tab(.section18), .tap22: .tab(.section19),
        .tap23: .replaceCurrent(with: .page172), .tap24: .replaceCurrent(with: .page173),
        .tap25: .replaceCurrent(with: .page174), .tap26: .replaceCurrent(with: .page175),
        .tap27: .moveToNearest(.section17), .tap28: .path([.push(.page150), .push(.page151)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section17PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page150() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page153), .tap04: .push(.page154),
        .tap05: .push(.page155), .tap06: .push(.page156),
        .tap07: .push(.page157), .tap08: .push(.page158),
        .tap09: .push(.page159), .tap10: .push(.page160),
        .tap11: .sheet(.page161, content: .number(11)), .tap12: .sheet(.page162, content: .number(12)),
        .tap13: .sheet(.page163, content: .number(13)), .tap14: .sheet(.page164, content: .number(14)),
        .tap15: .sheet(.page165, content: .number(15)), .tap16: .sheet(.page166, content: .number(16)),
        .tap17: .sheet(.page167, content: .number(17)), .tap18: .sheet(.page168, content: .number(18)),
        .tap19: .tab(.section16), .tap20: .tab(.section17),
        .tap21: .tab(.section18), .tap22: .tab(.section19),
        .tap23: .replaceCurrent(with: .page173), .tap24: .replaceCurrent(with: .page174),
        .tap25: .replaceCurrent(with: .page175), .tap26: .replaceCurrent(with: .page176),
        .tap27: .moveToNearest(.section17), .tap28: .path([.push(.page151), .push(.page152)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section17PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page151() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page154), .tap04: .push(.page155),
        .tap05: .push(.page156), .tap06: .push(.page157),
        .tap07: .push(.page158), .tap08: .push(.page159),
        .tap09: .push(.page160), .tap10: .push(.page161),
        .tap11: .sheet(.page162, content: .number(11)), .tap12: .sheet(.page163, content: .number(12)),
        .tap13: .sheet(.page164, content: .number(13)), .tap14: .sheet(.page165, content: .number(14)),
        .tap15: .sheet(.page166, content: .number(15)), .tap16: .sheet(.page167, content: .number(16)),
        .tap17: .sheet(.page168, content: .number(17)), .tap18: .sheet(.page169, content: .number(18)),
        .tap19: .tab(.section16), .tap20: .tab(.section17),
        .tap21: .tab(.section18), .tap22: .tab(.section19),
        .tap23: .replaceCurrent(with: .page174), .tap24: .replaceCurrent(with: .page175),
        .tap25: .replaceCurrent(with: .page176), .tap26: .replaceCurrent(with: .page177),
        .tap27: .moveToNearest(.section17), .tap28: .path([.push(.page152), .push(.page153)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section17PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page152() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page155), .tap04: .push(.page156),
        .tap05: .push(.page157), .tap06: .push(.page158),
        .tap07: .push(.page159), .tap08: .push(.page160),
        .tap09: .push(.page161), .tap10: .push(.page162),
        .tap11: .sheet(.page163, content: .number(11)), .tap12: .sheet(.page164, content: .number(12)),
        .tap13: .sheet(.page165, content: .number(13)), .tap14: .sheet(.page166, content: .number(14)),
        .tap15: .sheet(.page167, content: .number(15)), .tap16: .sheet(.page168, content: .number(16)),
        .tap17: .sheet(.page169, content: .number(17)), .tap18: .sheet(.page170, content: .number(18)),
        .tap19: .tab(.section16), .tap20: .tab(.section17),
        .tap21: .tab(.section18), .tap22: .tab(.section19),
        .tap23: .replaceCurrent(with: .page175), .tap24: .replaceCurrent(with: .page176),
        .tap25: .replaceCurrent(with: .page177), .tap26: .replaceCurrent(with: .page178),
        .tap27: .moveToNearest(.section17), .tap28: .path([.push(.page153), .push(.page154)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section17PageView(destinationState: .init(destination: $0)) })
    }
  }

  @MainActor static func page153() -> Setup.Provider {
    DestinationProvider(
      presentations: [
        .tap01: .goBack, .tap02: .dismissSheet,
        .tap03: .push(.page156), .tap04: .push(.page157),
        .tap05: .push(.page158), .tap06: .push(.page159),
        .tap07: .push(.page160), .tap08: .push(.page161),
        .tap09: .push(.page162), .tap10: .push(.page163),
        .tap11: .sheet(.page164, content: .number(11)), .tap12: .sheet(.page165, content: .number(12)),
        .tap13: .sheet(.page166, content: .number(13)), .tap14: .sheet(.page167, content: .number(14)),
        .tap15: .sheet(.page168, content: .number(15)), .tap16: .sheet(.page169, content: .number(16)),
        .tap17: .sheet(.page170, content: .number(17)), .tap18: .sheet(.page171, content: .number(18)),
        .tap19: .tab(.section16), .tap20: .tab(.section17),
        .tap21: .tab(.section18), .tap22: .tab(.section19),
        .tap23: .replaceCurrent(with: .page176), .tap24: .replaceCurrent(with: .page177),
        .tap25: .replaceCurrent(with: .page178), .tap26: .replaceCurrent(with: .page179),
        .tap27: .moveToNearest(.section17), .tap28: .path([.push(.page154), .push(.page155)]),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(Screen($0) { Section17PageView(destinationState: .init(destination: $0)) })
    }
  }
}
