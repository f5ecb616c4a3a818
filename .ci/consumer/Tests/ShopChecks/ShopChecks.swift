public import Destinations
public import DestinationsTesting
public import Shop

/// Destinations of broken shops.
public typealias ShopDouble = RecordingProvider<Shop, ShopAction, ShopWorker>

/// The interactors of broken places.
public enum ShopWorker: InteractorTypeable {
  case prices
}

/// The checks that both test frameworks run on the shop.
@MainActor
public enum ShopChecks {
  /// The contents that articles are shown with.
  public static let contents: Shop.SampleContents = [.article: [.article(1), .article(2)]]

  /// Returns the shop with a change.
  public static func shop(_ change: (inout Shop.Setup) -> Void) -> Shop.Setup {
    var setup = Shop.setup
    change(&setup)
    return setup
  }

  /// Returns the first finding of an exploration of a changed shop, without failing the test.
  public static func found(
    laws: [Shop.Law] = Shop.Law.standard,
    in change: @escaping @MainActor (inout Shop.Setup) -> Void
  ) async throws -> ExplorationFinding? {
    try await FailureReporting.collecting(FailureCollector()).during {
      try await explore(
        shop(change), contents: contents, laws: laws, runs: 5, steps: 100,
        patience: .milliseconds(50))
    }.findings.first
  }

  /// Returns a digest of all steps of an exploration.
  public static func digest(seed: UInt64) async throws -> UInt64 {
    var digest: UInt64 = 0xCBF2_9CE4_8422_2325
    let log = Shop.Law("log") { moment in
      for byte in "\(moment.number) \(moment.step)\n\(moment.tree)".utf8 {
        digest = (digest ^ UInt64(byte)) &* 0x100_0000_01B3
      }
      return nil
    }
    let laws = Shop.Law.standard.without(.everyPlaceIsReached) + [log]
    try await explore(Shop.setup, contents: contents, laws: laws, seed: seed, runs: 1, steps: 40)
    return digest
  }

  /// The digest of seed 7, the same in debug and release, in both frameworks and on every machine.
  public static let digestOfSeed7: UInt64 = 5_916_954_876_424_153_976
}
