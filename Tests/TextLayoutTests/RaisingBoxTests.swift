import TestSupport
import Testing
import TextLayout

/// Tests boxes, such as formulas, that make their line taller only as far as they extend beyond it.
@Suite struct RaisingBoxTests {
  /// Lays out a text with a box. Lines are 10 points high: 8 above the baseline, 2 below.
  private func lines(
    _ ascent: Double, _ descent: Double, _ rule: LineHeight, strut: LineStrut = .all, raises: Bool = true
  ) throws -> [LineBox] {
    let paragraph = try Paragraph.square(
      "aa \u{FFFC} bb",
      boxes: [InlineBox(offset: 3, width: 10, ascent: ascent, descent: descent, raisesLine: raises)])
    return paragraph.layout(width: 45, options: LayoutOptions(lineHeight: rule, strut: strut)).lines
  }

  @Test func aLowBoxMovesNothing() throws {
    for rule in [LineHeight.natural, .multiple(1.5), .limited(1.2), .fixed(12), .minimum(14)] {
      let plain = try lines(1, 0, rule)
      let low = try lines(8, 2, rule)
      #expect(low.map(\.frame) == plain.map(\.frame), "\(rule)")
      #expect(low.map(\.baseline) == plain.map(\.baseline), "\(rule)")
    }
  }

  @Test func aLineIsRaisedByWhatReachesOutOfIt() throws {
    // Lines with a height of 15 have 10.5 above the baseline and 4.5 below it.
    let first = try #require(try lines(12, 6, .multiple(1.5)).first)
    #expect(first.baseline == 12)
    #expect(first.frame.height == 18)
    // A box that does not raise its line counts like a letter: the multiple applies to its height.
    let letter = try #require(try lines(12, 6, .multiple(1.5), raises: false).first)
    #expect(letter.frame.height == 27)
  }

  @Test func limitedAndFixedLinesAreRaisedToo() throws {
    for rule in [LineHeight.limited(1.2), .fixed(10)] {
      let all = try lines(20, 4, rule)
      #expect(all.map(\.frame.height) == [24, 10], "\(rule)")
      #expect(all.first?.baseline == 20)
    }
  }

  @Test func linesOfTheFirstFontAreRaisedToo() throws {
    let all = try lines(20, 4, .natural, strut: .first)
    #expect(all.map(\.frame.height) == [24, 10])
  }

  @Test func theRecordHasTheSameHeights() throws {
    for strut in LineStrut.allCases {
      for rule in [LineHeight.natural, .multiple(1.3), .limited(1.2), .fixed(11), .minimum(13)] {
        let offsets = [3, 8, 20]
        let paragraph = try Paragraph.square(
          "one\u{FFFC} two\u{FFFC} three four\u{FFFC} five",
          boxes: offsets.enumerated().map {
            InlineBox(
              offset: $0.element, width: 12, ascent: 6 + 7.5 * Double($0.offset),
              descent: 9 - 3 * Double($0.offset),
              raisesLine: true)
          })
        let options = LayoutOptions(lineHeight: rule, strut: strut)
        let table = try #require(LineTable(paragraph, breakingWordsBeyond: 60))
        for width in stride(from: 30.0, to: 300, by: 7) {
          let measure = paragraph.measure(in: .fixed(LayoutUnit(width)), options: options)
          guard let sums = table.measure(in: LayoutUnit(width), pitch: paragraph.pitch(options)) else {
            continue
          }
          #expect(
            sums.lineCount == measure.lineCount
              && Size(width: sums.width, height: sums.height) == measure.size
              && sums.firstLineHeight == measure.firstLineHeight
              && sums.lastLineHeight == measure.lastLine.frame.height
              && sums.lastLineDescent == measure.lastLine.depth, "\(rule), \(strut) at \(width)")
        }
      }
    }
  }
}
