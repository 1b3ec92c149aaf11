import TestSupport
import Testing
import TextLayout

/// Tests that measuring a text gives the same size as laying it out.
@Suite struct TextMeasureTests {
  private static let options: [LayoutOptions] = [
    LayoutOptions(), LayoutOptions(alignment: .end, lineHeight: .multiple(1.3)),
    LayoutOptions(alignment: .center, maximumLines: 2),
    LayoutOptions(alignment: .justify, lineHeight: .minimum(21), maximumLines: 3, truncation: .clip),
    LayoutOptions(alignment: .right, lineHeight: .fixed(18.3), fillsWidth: true, truncation: .head),
    LayoutOptions(wrap: .characters, opensLineAfterFinalBreak: true, maximumLines: 4, truncation: .middle),
    LayoutOptions(wrap: .none, breaksLongWords: false),
  ]

  private static let widths: [AvailableWidth] =
    [0.0, 33.3, 97, 180, 260, 340].map { AvailableWidth(roundingDown: $0) } + [.unbounded]

  @Test("a measure is what the block of the same width and options comes to, over the development corpus")
  func measuresAreBlocks() throws {
    for (index, message) in try Corpora.chat().enumerated() {
      let paragraph = try Paragraph.bundled(message.text, language: message.language)
      // Every option is tested with every kind of message; all combinations would take minutes in a debug
      // build.
      let options = [Self.options[0], Self.options[1 + index % (Self.options.count - 1)]]
      for options in options {
        for width in Self.widths {
          let block = paragraph.layout(in: width, options: options)
          let measure = paragraph.measure(in: width, options: options)
          let isEqual =
            measure.size == block.size && measure.lineCount == block.lines.count
            && measure.lastLine == block.lines.last && measure.validWidths == block.validWidths
          #expect(isEqual, "\(message.id) at \(width): \(measure) instead of \(block.size) \(block.lines)")
        }
      }
    }
  }

  @Test("an empty text has one empty line, at its start or after its last line break")
  func emptyLines() throws {
    let empty = try Paragraph.square("").measure(in: .fixed(0))
    #expect(empty.size == Size(width: 0, height: 10))
    #expect(empty.lineCount == 1)
    let options = LayoutOptions(opensLineAfterFinalBreak: true)
    let edited = try Paragraph.square("ab\n").measure(in: .fixed(100), options: options)
    #expect(edited.lineCount == 2)
    #expect(edited.lastLine.frame == Rect(x: 0, y: 10, width: 0, height: 10))
  }

  @Test("the balanced width is the narrowest with as many lines")
  func balancedWidths() throws {
    let paragraph = try Paragraph.square("aa bb cc dd")
    #expect(paragraph.balancedWidth(in: .fixed(100)) == .fixed(50))
    #expect(paragraph.balancedWidth(in: .unbounded) == .unbounded)
    #expect(paragraph.balancedLayout(width: 100).lineTexts == ["aa bb ", "cc dd"])
  }
}
