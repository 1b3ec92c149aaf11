import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests that headings become smaller, but never smaller than the text around them, if their words are whole then.
@Suite struct HeadingSizeTests {
  private let bench: BlockBench

  init() throws { bench = try BlockBench() }

  private static let texts = [
    "Zusammenfassung", "Introduction to communication", "Short words here", "Communication & Einverständnis",
    "Самостоятельность", "مقدمة الاستقلالية",
  ]

  private func blocks(_ text: String, level: Int) -> [MessageBlock] {
    [
      .heading(HeadingBlock(level: level, text)), .paragraph("A text below the heading"),
      .heading(HeadingBlock(level: level, "\(text) \(text)")),
    ]
  }

  private func environment(_ scale: Double) -> LayoutEnvironment {
    var environment = LayoutEnvironment(me: "you")
    environment.fontScale = scale
    return environment
  }

  private func isBroken(_ heading: TextPart) -> Bool {
    heading.block.lines.contains { $0.ending == .emergency }
  }

  /// Returns the size of the letters of a text, in points.
  private func size(_ heading: TextPart) -> Double { heading.block.paragraph.styledText.style.size }

  /// A heading with a broken word has its own size, because no size holds the word. A wider window makes no heading with whole
  /// words smaller.
  @Test(arguments: ["clustered", "merged"]) func wordsAreBrokenOnlyIfNoSizeHoldsThem(preset: String) throws {
    for (level, text) in [1, 2, 3].flatMap({ level in Self.texts.map { (level, $0) } }) {
      for scale in [3, 2, 1.3, 1] {
        var last = 0.0
        for width in stride(from: 160.0, through: 640, by: 32) {
          let cell = bench.cell(
            blocks(text, level: level), width: width, style: try .preset(preset),
            environment: environment(scale))
          let text = try size(#require(cell.texts(.paragraph).first))
          for heading in cell.texts(.heading(level)) {
            let factor = size(heading) / text
            #expect(factor > 0.99)
            #expect(!isBroken(heading) || factor > 1.01, "\(heading.text) at \(width), \(scale)")
          }
          let heading = try #require(cell.texts(.heading(level)).first)
          if isBroken(heading) { continue }
          #expect(size(heading) / text > last - 0.01)
          last = size(heading) / text
        }
      }
    }
  }

  @Test func aHeadingWithRoomAndAGrowingOneKeepTheirSize() throws {
    for (width, isStreaming) in [(400.0, false), (200, true)] {
      let cell = bench.cell(blocks(Self.texts[0], level: 1), width: width, isStreaming: isStreaming)
      #expect(abs(size(cell.texts(.heading(1))[0]) - 17 * 1.46) < 0.01)
    }
    let sizes = stride(from: 160.0, through: 400, by: 8).map { width in
      size(bench.cell(blocks(Self.texts[0], level: 1), width: width).texts(.heading(1))[0])
    }
    // In the narrowest rows, no size holds the word.
    #expect(sizes[0] > 17 * 1.45 && sizes.contains { $0 < 17 * 1.4 })
  }

  /// The titles of alerts are words of the interface, which are read whole.
  @Test(arguments: ["clustered", "merged"]) func titlesOfAlertsAreWhole(preset: String) throws {
    for alert in [AlertKind.important, .caution, .warning] {
      for (width, scale) in [(240.0, 2.0), (320, 2), (390, 3), (240, 1)] {
        let cell = bench.cell(
          [.quote(QuoteBlock([.paragraph("x")], alert: alert))], width: width, style: try .preset(preset),
          environment: environment(scale))
        let title = try #require(cell.texts(.title).first)
        #expect(title.block.lines.count == 1, "\(title.text) at \(width), \(scale)")
      }
    }
  }

  /// Records choose the size that cells have.
  @Test func heightsAreThoseOfCells() throws {
    let messages = Self.texts.enumerated().map {
      Message(id: .integer($0), sender: "ann", text: "", blocks: blocks($1, level: 1 + $0 % 3))
    }
    var transcript = Transcript(messages, style: .clustered, width: 300, engine: bench.engine)
    for width in stride(from: 420.0, through: 140, by: -9) {
      transcript.width = width
      #expect(Laws.differencesFromRows(transcript) == [], "\(width)")
    }
  }
}
