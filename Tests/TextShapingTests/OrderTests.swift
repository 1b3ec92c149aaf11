import Foundation
import TestSupport
import Testing
import TextShaping
import TextUnicode

/// Tests that shaping does not depend on earlier texts: whatever any thread has shaped before, a text has the
/// glyphs that HarfBuzz gives for it alone. `BUBBLE_FUZZ` multiplies the number of texts.
@Suite struct OrderTests {
  private static let factor = Int(ProcessInfo.processInfo.environment["BUBBLE_FUZZ"] ?? "") ?? 1
  private static let seed: UInt64 = 26

  /// A text, divided into the parts that a paragraph shapes in one call each.
  private struct Sample: Sendable {
    let string: String
    let text: ContiguousArray<UInt16>
    let items: [TextItem]
    let style: ShapingStyle

    init(_ string: String, _ style: ShapingStyle) {
      self.string = string
      self.style = style
      let analysis = TextAnalysis(string)
      text = analysis.shapingText
      items = Itemizer(analysis, styles: [style], styleRuns: [(0, 0)], boxes: []).itemize()
        .filter { $0.kind == .text }
    }

    /// Returns the id, the position and the cluster of each glyph that a renderer draws.
    func glyphs(
      _ fonts: FontCollection,
      _ shape: (Range<Int>, ShapingProperties, inout ContiguousArray<Glyph>) -> Void
    ) -> [[Int32]] {
      var glyphs: ContiguousArray<Glyph> = []
      for item in items {
        let properties = ShapingProperties(
          font: fonts.instance(of: style.stack.face(at: item.faceIndex), size: style.size),
          script: item.script, language: style.language, features: style.features, level: item.level)
        shape(item.range, properties, &glyphs)
      }
      return glyphs.map { [Int32(bitPattern: $0.id), $0.cluster, $0.xAdvance, $0.xOffset, $0.yOffset] }
    }

    func bare(_ fonts: FontCollection) -> [[Int32]] {
      let shaper = Shaper()
      return glyphs(fonts) { shaper.shape(text.span, range: $0, properties: $1, into: &$2) }
    }

    func shaped(_ fonts: FontCollection) -> [[Int32]] {
      let session = ShapingSession(fonts: fonts)
      return glyphs(fonts) { session.shape(text.span, range: $0, properties: $1, into: &$2) }
    }
  }

  /// Texts that are shaped in random order, and HarfBuzz's glyphs for each text.
  private struct Stream {
    let faces: [FontFace]
    var random = SeededGenerator(seed: seed)
    private(set) var samples: [Sample] = []
    private(set) var bare: [[[Int32]]] = []

    init(_ count: Int) throws {
      faces = try TestFonts.bundled.get().faces
      let fonts = FontCollection(faces: faces, cache: .off)
      var texts = RandomSequences(seed: OrderTests.seed, lines: try Corpora.chat().map(\.text))
      let styles = [(FontWeight.regular, nil), (.regular, "ja"), (.bold, nil), (.regular, "ar")].map {
        weight, language in
        ShapingStyle(
          stack: fonts.stack(weight: weight, slant: .upright, language: language),
          size: FontInstance.size(points: 16), language: language.map { ShapingLanguage($0) })
      }
      for _ in 0..<count {
        // Most texts have the same style, so that they share cached pieces.
        samples.append(Sample(texts.text(), styles[max(0, texts.below(16) - 12)]))
      }
      bare = samples.map { $0.bare(fonts) }
    }

    func fonts(_ cache: ShapeCacheLimit) -> FontCollection { FontCollection(faces: faces, cache: cache) }

    /// Returns the texts that get different glyphs in random order, with the number of each.
    mutating func differing(_ fonts: (Int) -> FontCollection) -> [String] {
      samples.indices.shuffled(using: &random).enumerated().filter { place, index in
        samples[index].shaped(fonts(place)) != bare[index]
      }.map { "\($1): \(samples[$1].string.debugDescription)" }
    }
  }

  private static let count = 4_000 * factor

  @Test func warmCacheGivesTheGlyphsOfHarfBuzz() throws {
    var stream = try Stream(Self.count)
    let fonts = stream.fonts(.standard)
    for _ in 0..<2 {
      let differing = stream.differing { _ in fonts }
      #expect(differing.isEmpty, "\(differing.count) texts, \(differing.prefix(5))")
    }
    // Most pieces must come from the cache; otherwise the test would prove nothing.
    let counts = fonts.shapingPool.cache.counts
    #expect(counts.hits > counts.misses)
  }

  @Test func smallAndEmptiedCachesGiveTheGlyphsOfHarfBuzz() throws {
    var stream = try Stream(Self.count)
    let small = stream.fonts(.bytes(65_536))
    let inSmall = stream.differing { _ in small }
    #expect(inSmall.isEmpty, "\(inSmall.count) texts, \(inSmall.prefix(5))")
    #expect(small.shapingPool.cache.bytesUsed <= 65_536)
    let emptied = stream.fonts(.standard)
    let inEmptied = stream.differing { place in
      if place % 97 == 0 { emptied.emptyShapeCache() }
      return emptied
    }
    #expect(inEmptied.isEmpty, "\(inEmptied.count) texts, \(inEmptied.prefix(5))")
    var fresh = stream.fonts(.standard)
    let (faces, each) = (stream.faces, 300)
    let inFresh = stream.differing { place in
      if place % each == 0 { fresh = FontCollection(faces: faces) }
      return fresh
    }
    #expect(inFresh.isEmpty, "\(inFresh.count) texts, \(inFresh.prefix(5))")
  }

  /// Four threads share one cache, which is filled up repeatedly, and shape the texts in different orders.
  @Test(arguments: [ShapeCacheLimit.standard, .bytes(65_536)])
  func threadsThatShareACacheGetTheGlyphsOfHarfBuzz(_ cache: ShapeCacheLimit) async throws {
    let stream = try Stream(Self.count / 2)
    let fonts = stream.fonts(cache)
    let differing = await withTaskGroup(of: [String].self) { group in
      for thread in 0..<4 {
        var stream = stream
        stream.random = SeededGenerator(seed: UInt64(thread))
        group.addTask { [stream] in
          var stream = stream
          return stream.differing { _ in fonts }
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    #expect(differing.isEmpty, "\(differing.count) texts, \(differing.prefix(5))")
  }
}
