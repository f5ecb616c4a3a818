// Written by Tests/LargeAppTests/generate; change that instead.
// swift-format-ignore-file

import Destinations

struct HomeView: InteractiveInterfacing {
  typealias InteractorType = LargeInteractor
  enum UserInteractionType: UserInteractionTypeable {
    case tap01, tap02, tap03, tap04, tap05, tap06, tap07, tap08, tap09, tap10,
      tap11, tap12, tap13, tap14, tap15, tap16, tap17, tap18, tap19, tap20,
      tap21, tap22, tap23, tap24, tap25, tap26, tap27, tap28, tap29, tap30
  }

  let destinationState: DestinationInterfaceState<Large.TabBar<HomeView>>
}

extension Large {
  @MainActor static func home() -> Setup.Provider {
    DestinationProvider(
      shape: .tabs([.section01: .section01, .section02: .section02, .section03: .section03, .section04: .section04, .section05: .section05, .section06: .section06, .section07: .section07, .section08: .section08, .section09: .section09, .section10: .section10, .section11: .section11, .section12: .section12, .section13: .section13, .section14: .section14, .section15: .section15, .section16: .section16, .section17: .section17, .section18: .section18, .section19: .section19, .section20: .section20]), presentations: [
        .tap01: .tab(.section01), .tap02: .tab(.section02),
        .tap03: .tab(.section03), .tap04: .tab(.section04),
        .tap05: .tab(.section05), .tap06: .tab(.section06),
        .tap07: .tab(.section07), .tap08: .tab(.section08),
        .tap09: .tab(.section09), .tap10: .tab(.section10),
        .tap11: .tab(.section11), .tap12: .tab(.section12),
        .tap13: .tab(.section13), .tap14: .tab(.section14),
        .tap15: .tab(.section15), .tap16: .tab(.section16),
        .tap17: .tab(.section17), .tap18: .tab(.section18),
        .tap19: .tab(.section19), .tap20: .tab(.section20),
        .tap21: .sheet(.page021), .tap22: .sheet(.page022),
        .tap23: .sheet(.page023), .tap24: .sheet(.page024),
        .tap25: .sheet(.page025), .tap26: .sheet(.page026),
        .tap27: .sheet(.page027), .tap28: .sheet(.page028),
      ],
      interactors: [.tap29: load, .tap30: save]
    ) {
      assigned(TabBar($0) { HomeView(destinationState: .init(destination: $0)) })
    }
  }
}
