import Foundation
import TestSupport
import Testing
import TextShaping

/// Compares the calls of HarfBuzz, the look-ups in the cache of glyphs and the allocations of layouts
/// with the
/// counts in `harfbuzz-VERSION.json`. A separate program counts them, because its counting functions must
/// replace those of the C library.
///
/// After a change that lowers the counts, or raises them on purpose, `make work-record` writes them
/// again.
@Suite struct WorkTests {
  private struct Counts: Decodable {
    let rows: [String: Row]
  }

  private struct Row: Decodable {
    let shapeCalls: Int
    let cacheHits: Int
    let cacheMisses: Int
    let allocations: Int
  }

  /// The committed counts for the version of HarfBuzz in this process. Versions differ in the places that
  /// they flag as unsafe to break or to concatenate, and so in how much is shaped again.
  private static let committed = Repository.url("Tests/Work/harfbuzz-\(EngineVersions.current.harfBuzz).json")

  @Test(
    .enabled("nothing is committed for this HarfBuzz") {
      FileManager.default.fileExists(atPath: committed.path)
    })
  func noMoreWorkThanCommitted() throws {
    let runs = try (0..<3).map { _ in try count() }
    let now = runs[0]
    let known = try decode(Data(contentsOf: Self.committed))
    #expect(Set(now.rows.keys) == Set(known.rows.keys))
    for (name, row) in now.rows.sorted(by: { $0.key < $1.key }) {
      guard let limit = known.rows[name] else { continue }
      check(name, "calls of HarfBuzz", row.shapeCalls, atMost: limit.shapeCalls, times: 1)
      check(name, "pieces shaped", row.cacheMisses, atMost: limit.cacheMisses, times: 1)
      #expect(
        Double(row.cacheHits) >= Double(limit.cacheHits) * 0.9,
        "\(name): \(row.cacheHits) pieces found, \(limit.cacheHits) are committed")
      #if !DEBUG
      // Builds without optimisation allocate more. In optimised builds the counts vary slightly with the
      // toolchain, and rarely from run to run: hash tables with objects as keys have different collisions
      // at different addresses.
      let allocations = runs.compactMap { $0.rows[name]?.allocations }.min() ?? .max
      check(name, "allocations", allocations, atMost: limit.allocations, times: 1.1)
      #endif
    }
  }

  /// Two runs must give the same counts; otherwise the limits would mean little.
  @Test func callsAreTheSameAtEachRun() throws {
    let (first, second) = (try count(), try count())
    for (name, row) in first.rows {
      let other = try #require(second.rows[name])
      #expect(
        row.shapeCalls == other.shapeCalls && row.cacheMisses == other.cacheMisses
          && row.cacheHits == other.cacheHits, "\(name)")
    }
  }

  /// The counter works: new texts are shaped and allocate memory.
  @Test func theCounterStandsBeforeTheRealFunctions() throws {
    let row = try #require(try count().rows["English: new texts"])
    #expect(row.shapeCalls >= 100 && row.allocations >= 150)
  }

  /// At a new width, a lively chat needs hardly more shaping than a plain one with the same texts.
  @Test(arguments: ["a step of 1 pt", "a step of 6 pt", "a width far away"])
  func aNewWidthOfALivelyChatShapesNoMore(name: String) throws {
    let rows = try count().rows
    let plain = try #require(rows["plain chat: heights at \(name)"])
    let lively = try #require(rows["lively chat: heights at \(name)"])
    func asked(_ row: Row) -> Int { row.shapeCalls + row.cacheHits + row.cacheMisses }
    // Titles and quotes are texts too, and a few of the 700 messages must be shaped to find their
    // heights.
    #expect(
      asked(lively) <= 3 * asked(plain) + 46, "\(asked(lively)) pieces of text, \(asked(plain)) in plain ones"
    )
  }

  private func check(_ row: String, _ what: String, _ count: Int, atMost limit: Int, times room: Double) {
    #expect(Double(count) <= Double(limit) * room, "\(row): \(count) \(what), \(limit) are committed")
  }

  private func count() throws -> Counts {
    let path = Repository.products.appending(path: "WorkCounter").path
    var environment = ProcessInfo.processInfo.environment
    environment["SWIFT_DETERMINISTIC_HASHING"] = "1"
    let run = try Program(path, [], environment: environment)
    try #require(run.status == 0, "\(run.errors)")
    return try decode(Data(run.output.utf8))
  }

  private func decode(_ data: Data) throws -> Counts { try JSONDecoder().decode(Counts.self, from: data) }
}
