import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests that highlights are returned as rectangles and change nothing else.
@Suite struct HighlightTests {
  private let engine: LayoutEngine

  init() throws { engine = try TestEngines.bundled }

  @Test func theyChangeNoLayout() throws {
    let messages = try Corpora.transcript("group-multilingual", prefix: 60)
    var transcript = Transcript(messages, style: .merged, width: 300, engine: engine)
    let (height, measured) = (transcript.height, transcript.work.rowsMeasured)
    let frames = transcript.cells.map { $0.parts.map(\.frame) }
    let matches = transcript.matches(of: "a")
    transcript.highlight(matches, current: matches[3])
    #expect(transcript.height == height && transcript.work.rowsMeasured == measured)
    #expect(transcript.cells.map { $0.parts.map(\.frame) } == frames)
    #expect(transcript.cells.flatMap(\.highlights).count == matches.count)
    #expect(transcript.rows.compactMap(\.cell).flatMap(\.highlights).count == matches.count)
    for cell in transcript.cells {
      for (highlight, place) in zip(cell.highlights, cell.highlightedRanges) {
        #expect(place.rects == cell.rects(of: highlight.range) && place.range == highlight.range)
        #expect(place.background == .on(try #require(cell.textPart).surface, highlight.background))
      }
    }
    let current = transcript.cells.flatMap(\.highlights).filter { $0.background == .currentMatch }
    #expect(current.count == 1)
    transcript.highlight([])
    #expect(transcript.cells.allSatisfy { $0.highlights.isEmpty })
  }

  /// The text stays legible on every preset's highlights.
  @Test(arguments: ChatStylePreset.all.map(\.name), ColorTheme.allCases)
  func textStaysLegible(preset: String, theme: ColorTheme) throws {
    let palette = try ChatStyle.preset(preset).palettes[theme]
    for surface in ColorSurface.allCases {
      for foreground in [SurfaceColorRole.match, .currentMatch] {
        let contrast = palette[.on(surface, .text)].contrast(on: palette[.on(surface, foreground)])
        #expect(contrast >= ColorPalette.textContrast, "\(surface) \(foreground)")
        #expect(palette[.on(surface, foreground)] != palette[.on(surface, .fill)])
      }
    }
  }

  @Test func whatIsNotShownHasNoRectangles() {
    var cell = engine.cell(
      for: Message(id: 1, sender: "ann", text: String(repeating: "word ", count: 400)), style: .clustered,
      width: 320)
    cell.highlights = [TextHighlight(range: 0..<4), TextHighlight(range: 1_990..<1_994)]
    #expect(cell.highlightedRanges.map { $0.rects.isEmpty } == [false, true])
  }
}
