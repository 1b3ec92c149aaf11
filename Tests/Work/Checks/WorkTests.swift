import Foundation
import TestSupport
import Testing
import TextShaping

/// The work that layouts ask of HarfBuzz, of the cache of glyphs and of the heap, beside what is committed in
/// `harfbuzz-VERSION.json`: counted by a program of its own, since a counter has to stand before the C library's own
/// functions.
///
/// `make work-record` writes the counts anew where a change lowers them, or raises them on purpose.
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

  /// What is committed for the HarfBuzz that runs: where it flags a text as unsafe to cut or to put together decides
  /// how much is shaped again.
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
      // Without optimisation more is allocated. With it toolchains differ a little, and a run now and then, by where
      // its memory lies: tables keyed by objects have collisions.
      let allocations = runs.compactMap { $0.rows[name]?.allocations }.min() ?? .max
      check(name, "allocations", allocations, atMost: limit.allocations, times: 1.1)
      #endif
    }
  }

  /// Two runs count the same, or the limits would mean little.
  @Test func callsAreTheSameAtEachRun() throws {
    let (first, second) = (try count(), try count())
    for (name, row) in first.rows {
      let other = try #require(second.rows[name])
      #expect(
        row.shapeCalls == other.shapeCalls && row.cacheMisses == other.cacheMisses
          && row.cacheHits == other.cacheHits, "\(name)")
    }
  }

  /// The counter counts: new text is shaped and takes memory.
  @Test func theCounterStandsBeforeTheRealFunctions() throws {
    let row = try #require(try count().rows["English: new texts"])
    #expect(row.shapeCalls >= 100 && row.allocations >= 150)
  }

  /// At a new width a lively chat asks for no more glyphs than a plain one of the same texts, but for its few texts more.
  @Test(arguments: ["a step of 1 pt", "a step of 6 pt", "a width far away"])
  func aNewWidthOfALivelyChatShapesNoMore(name: String) throws {
    let rows = try count().rows
    let plain = try #require(rows["plain chat: heights at \(name)"])
    let lively = try #require(rows["lively chat: heights at \(name)"])
    func asked(_ row: Row) -> Int { row.shapeCalls + row.cacheHits + row.cacheMisses }
    // Titles and quotes are texts, too, and a few of 700 messages take shaping to know.
    #expect(
      asked(lively) <= 3 * asked(plain) + 40, "\(asked(lively)) pieces of text, \(asked(plain)) in plain ones"
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
