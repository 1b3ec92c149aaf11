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
    let matches = transcript.find("a")
    transcript.highlight(matches, current: matches[3])
    #expect(transcript.height == height && transcript.work.rowsMeasured == measured)
    #expect(transcript.cells.map { $0.parts.map(\.frame) } == frames)
    #expect(transcript.cells.flatMap(\.highlights).count == matches.count)
    #expect(transcript.rows.compactMap(\.cell).flatMap(\.highlights).count == matches.count)
    for cell in transcript.cells {
      for (highlight, place) in zip(cell.highlights, cell.highlightedRanges) {
        #expect(place.range == highlight.range)
        // White space at the end of a line is not highlighted.
        let whole = cell.rects(of: highlight.range)
        #expect(
          place.rects.allSatisfy { rect in whole.contains { $0.minX <= rect.minX && $0.maxX >= rect.maxX } })
        #expect(place.foreground == .on(try #require(cell.textPart).surface, .matchText))
        #expect(place.background == .on(try #require(cell.textPart).surface, highlight.background))
      }
    }
    let current = transcript.cells.flatMap(\.highlights).filter { $0.background == .currentMatch }
    #expect(current.count == 1)
    transcript.highlight([])
    #expect(transcript.cells.allSatisfy { $0.highlights.isEmpty })
  }

  /// Matches are bright and clearly visible on every fill, and their letters are dark.
  @Test(arguments: ChatStylePreset.all.map(\.name), ColorTheme.allCases)
  func matchesAreSeenEverywhere(preset: String, theme: ColorTheme) throws {
    expectMatchesAreSeen(on: try ChatStyle.preset(preset).palettes[theme])
  }

  /// Also on fills of a style's own, such as yellow and orange ones.
  @Test(arguments: [
    "#ffd60a", "#ff9f0a", "#ffe58f", "#ffffff", "#000000", "#808080", "#64d2ff", "#ff9ecf", "#b8a000",
  ])
  func matchesAreSeenOnAnyFill(fill: String) throws {
    var style = ChatStyle.merged
    style.sent.bubble.fill = fill
    style.received.bubble.fill = fill
    for theme in ColorTheme.allCases { expectMatchesAreSeen(on: style.palettes[theme]) }
  }

  private func expectMatchesAreSeen(on palette: ColorPalette) {
    for surface in ColorSurface.allCases {
      let (fill, letters) = (palette[.on(surface, .fill)], palette[.on(surface, .matchText)])
      for foreground in [SurfaceColorRole.match, .currentMatch] {
        let match = palette[.on(surface, foreground)]
        #expect(letters.contrast(on: match) >= 7, "\(surface) \(foreground)")
        let distance = LabColor(match).distance2000(to: LabColor(fill))
        #expect(match.contrast(on: fill) >= 3 || distance >= 18, "\(surface) \(foreground) \(distance)")
      }
      let (match, current) = (palette[.on(surface, .match)], palette[.on(surface, .currentMatch)])
      #expect(LabColor(match).distance2000(to: LabColor(current)) >= 18, "\(surface)")
    }
  }

  /// Marked text has the colours of matches, so its letters are dark in both themes, also in links.
  @Test func markedTextIsLegible() throws {
    let message = Message(
      id: 1, sender: "ann", text: "see https://example.org now",
      spans: [TextSpan(range: 0..<23, emphases: [.mark])])
    let text = try #require(engine.cell(for: message, style: .clustered, width: 320).textPart)
    #expect(text.foregrounds.map(\.range) == [0..<23])
    #expect(text.foregrounds.first?.color == .role(.on(.received, .matchText)))
  }

  /// An ellipsis stands for what it replaces, at the end of a line and in the middle of a name.
  @Test func matchesBehindAnEllipsisAreHighlightedThere() throws {
    let message = Message(
      id: 1, sender: "ann", text: "a line that is too long for its row, and ends with xyz")
    var row = engine.cell(for: message, style: .rows, width: 200)
    let line = try #require(row.textPart?.block.lines.first)
    #expect(line.hiddenRange?.contains(52) == true)
    row.highlights = [TextHighlight(range: 51..<54)]
    #expect(row.highlightedRanges.map(\.rects) == [row.rects(of: 51..<54)] && !row.rects(of: 51..<54).isEmpty)
    var file = Message(id: 1, sender: "ann", text: "")
    file.attachments = [.file(FileAttachment(name: "a_very_long_name_of_a_list_xyz_and_more.pdf"))]
    var card = engine.cell(for: file, style: .balloon, width: 200)
    card.highlights = card.find("xyz", in: .all).map { TextHighlight(range: $0.range, at: $0.path) }
    #expect(card.highlightedRanges.map(\.rects.count) == [1])
  }

  @Test func whatIsNotShownHasNoRectangles() {
    var cell = engine.cell(
      for: Message(id: 1, sender: "ann", text: String(repeating: "word ", count: 400)), style: .clustered,
      width: 320)
    cell.highlights = [TextHighlight(range: 0..<4), TextHighlight(range: 1_990..<1_994)]
    #expect(cell.highlightedRanges.map { $0.rects.isEmpty } == [false, true])
  }
}
