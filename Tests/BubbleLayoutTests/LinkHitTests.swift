import BubbleLayout
import Foundation
import TestSupport
import Testing
import TextLayout

/// Tests presses on named links, footnotes and spoilers, and what screen readers say about them.
@Suite struct LinkHitTests {
  private let engine: LayoutEngine

  init() throws { engine = try TestEngines.bundled }

  private static let address = "https://example.org/a"

  private var footnote: TextSpan {
    var span = TextSpan(range: 10..<11, emphasis: .sup)
    span.footnote = "n"
    return span
  }

  /// Returns the target of a press in the middle of a range, or at a horizontal distance from there.
  private func target(
    in cell: Cell, _ range: Range<Int>, offset: LayoutUnit = 0
  ) throws -> HitTarget {
    let part = try #require(cell.textPart)
    let index = try #require(cell.parts.firstIndex { if case .text = $0 { true } else { false } })
    let rect = try #require(part.block.selectionRects(for: range).first)
    let origin = cell.parts[index].frame.origin.offset(x: part.blockOrigin.x, y: part.blockOrigin.y)
    return try #require(cell.hit(at: Point(x: origin.x + rect.midX + offset, y: origin.y + rect.midY))).target
  }

  private func cell(_ text: String, _ spans: [TextSpan]) -> Cell {
    engine.cell(text, .merged) { $0.spans = spans }
  }

  @Test func aNamedLinkIsHit() throws {
    let cell = cell("See this page", [TextSpan(range: 4..<8, emphases: [], address: Self.address)])
    #expect(try target(in: cell, 4..<8) == .link(address: Self.address, range: 4..<8))
    #expect(try target(in: cell, 0..<3) == .text && target(in: cell, 9..<13) == .text)
    #expect(try #require(cell.textPart).foregrounds.map(\.color) == [.role(.on(.sent, .link))])
  }

  @Test func theInnermostLinkIsHit() throws {
    let outer = TextSpan(range: 0..<13, emphases: [], address: "https://example.com")
    let inner = TextSpan(range: 4..<8, emphases: .bold, address: Self.address)
    let cell = cell("See this page", [outer, inner])
    #expect(try target(in: cell, 5..<6) == .link(address: Self.address, range: 4..<8))
    #expect(try target(in: cell, 1..<2) == .link(address: "https://example.com", range: 0..<13))
  }

  /// An address that is found in the text of a link leads to the address of the link.
  @Test func aNamedLinkIsBeforeAFoundOne() throws {
    let text = "example.com and example.net"
    let cell = cell(text, [TextSpan(range: 0..<11, emphases: [], address: Self.address)])
    #expect(try target(in: cell, 2..<3) == .link(address: Self.address, range: 0..<11))
    guard case .data(let found) = try target(in: cell, 18..<19) else {
      Issue.record("the other address is not found")
      return
    }
    #expect(found.range == 16..<27)
  }

  @Test func aSpoilerIsBeforeWhatItCovers() throws {
    let link = TextSpan(range: 4..<8, emphases: [], address: Self.address)
    let cell = cell("See this page", [TextSpan(range: 2..<10, emphasis: .spoiler), link])
    #expect(try target(in: cell, 4..<8) == .spoiler(2..<10) && target(in: cell, 8..<9) == .spoiler(2..<10))
    #expect(try target(in: cell, 11..<13) == .text)
  }

  /// The number of a footnote is small. A press close to it counts too, unless something else is there.
  @Test func aFootnoteIsHitBesideItself() throws {
    let cell = cell("A sentence1 goes on", [footnote])
    #expect(try target(in: cell, 10..<11) == .footnote(label: "n", range: 10..<11))
    let part = try #require(cell.textPart)
    let width = try #require(part.block.selectionRects(for: 10..<11).first).width
    #expect(
      try target(in: cell, 10..<11, offset: width.half + 3) == .footnote(label: "n", range: 10..<11))
    #expect(try target(in: cell, 10..<11, offset: width.half + 5) == .text)
    let link = TextSpan(range: 0..<10, emphases: [], address: Self.address)
    let both = self.cell("A sentence1 goes on", [footnote, link])
    #expect(
      try target(in: both, 10..<11, offset: -width.half - 3) == .link(address: Self.address, range: 0..<10))
  }

  @Test func readersOfScreensHearNamedLinks() throws {
    let text = "See this page1 or example.net"
    var footnote = TextSpan(range: 13..<14, emphasis: .sup)
    footnote.footnote = "n"
    let cell = cell(text, [TextSpan(range: 4..<13, emphases: [], address: Self.address), footnote])
    let environment = LayoutEnvironment(me: "you", locale: Locale(identifier: "en_US"))
    let row = TranscriptRow.message(cell).accessibility(environment: environment, engine: engine)
    let links = row.children.flatMap(\.children).filter { $0.role == .link }
    #expect(links.map(\.label) == ["this page", "1", "example.net"])
    #expect(
      links.prefix(2).flatMap { $0.actions.map(\.target) } == [
        .link(address: Self.address, range: 4..<13), .footnote(label: "n", range: 13..<14),
      ])
  }

  /// If a link overlaps a found address, screen readers say only the link.
  @Test func aNamedLinkOverAnAddressIsHeardOnce() throws {
    let cell = cell("example.com", [TextSpan(range: 0..<7, emphases: [], address: Self.address)])
    let row = TranscriptRow.message(cell)
      .accessibility(environment: LayoutEnvironment(me: "you"), engine: engine)
    #expect(row.children.flatMap(\.children).map(\.label) == ["example"])
  }
}
