import TestSupport
import Testing
import TextLayout

/// Tests that each result of a text's `LineTable` equals that of laying the text out.
@Suite struct LineTableTests {
  @Test func itsMeasuresAreThoseOfTheParagraph() throws {
    var asked = 0
    var known = 0
    var kept = 0
    for message in try Corpora.chat() {
      let paragraph = try Paragraph.bundled(message.text, language: message.language)
      guard let table = LineTable(paragraph, breakingWordsBeyond: 60) else { continue }
      kept += 1
      for step in 0..<40 {
        let width = LayoutUnit(rawValue: 3_000 + step * 613)
        asked += 1
        guard let sums = table.measure(in: width, pitch: paragraph.pitch()) else { continue }
        known += 1
        #expect(sums.agrees(with: paragraph.measure(in: .fixed(width))), "\(message.id) at \(width.points)")
      }
    }
    print("Line tables: \(kept) texts, \(known) of \(asked) measures known")
    #expect(Double(known) > 0.95 * Double(asked))
  }

  @Test func itsValidWidthsGiveTheSameLines() throws {
    for message in try Corpora.chat() {
      let paragraph = try Paragraph.bundled(message.text, language: message.language)
      guard let table = LineTable(paragraph, breakingWordsBeyond: 60),
        let sums = table.measure(in: 200, pitch: paragraph.pitch())
      else { continue }
      let valid = sums.validWidths
      #expect(valid.contains(AvailableWidth(200)))
      let ends = [valid.narrowest] + (valid.widest.map { [LayoutUnit(rawValue: $0.rawValue - 1)] } ?? [])
      for width in ends {
        #expect(sums.agrees(with: paragraph.measure(in: .fixed(width))), "\(message.id) at \(width.points)")
      }
    }
  }

  @Test func whatItCannotKnowItDoesNotSay() throws {
    let hyphens = try Paragraph.bundled("in\u{AD}com\u{AD}pre\u{AD}hensible")
    #expect(LineTable(hyphens, breakingWordsBeyond: 100) == nil)
    let long = try Paragraph.bundled("2718281828459045235360")
    let table = try #require(LineTable(long, breakingWordsBeyond: 1_000))
    #expect(table.measure(in: 400, pitch: long.pitch())?.lineCount == 1)
    #expect(table.measure(in: 60, pitch: long.pitch()) == nil)
    let lines = long.measure(in: .fixed(60)).lineCount
    #expect(
      lines > 2
        && LineTable(long, breakingWordsBeyond: 60)?.measure(in: 60, pitch: long.pitch())?.lineCount == lines)
  }

  @Test func tabsLeadToTheSameStops() throws {
    let texts = [
      "a\tb", "\tone\t\ttwo three\n\tfour\tfive",
      "name\t283\tUSB-C all lights on and off again\nDana\t4\twords",
      "שלום\tabc\tdef עולם\t1234567890123456789012345\tx", "tab at the end\t",
    ]
    for text in texts {
      let paragraph = try Paragraph.bundled(text)
      let table = try #require(LineTable(paragraph, breakingWordsBeyond: 60))
      for width in stride(from: 60.0, to: 400, by: 4.7) {
        let width = LayoutUnit(width)
        guard let sums = table.measure(in: width, pitch: paragraph.pitch()) else { continue }
        #expect(sums.agrees(with: paragraph.measure(in: .fixed(width))), "\(text) at \(width.points)")
      }
      #expect(table.measure(in: 300, pitch: paragraph.pitch()) != nil)
    }
  }

  /// U+001C to U+001E separate paragraphs of UAX #9 but no lines. A footer stands beside the last line or below it, as
  /// the direction of the line says.
  @Test func theDirectionIsThatOfTheLastLine() throws {
    var known = 0
    let controls = [
      "\u{1E}", "\u{B}\u{1E}", "\n\u{1C}", "\u{1D}\n", "\u{2029}\u{1E}", "\u{B}", "\n", "\u{1E}\u{B}",
    ]
    for controls in controls {
      for (one, other) in [("ޔ", "g"), ("g", "שלום"), ("سلام عليكم", "one two three"), ("א", "ב")] {
        for end in ["", controls, "\n"] {
          let text = one + controls + other + end
          let paragraph = try Paragraph.bundled(text)
          guard let table = LineTable(paragraph, breakingWordsBeyond: 60) else { continue }
          for width in stride(from: 8.0, to: 160, by: 9.3).map({ LayoutUnit($0) }) {
            guard let sums = table.measure(in: width, pitch: paragraph.pitch()) else { continue }
            known += 1
            let measure = paragraph.measure(in: .fixed(width))
            #expect(
              sums.agrees(with: measure) && sums.isRightToLeft == measure.lastLine.isRightToLeft,
              "\(text.debugDescription) at \(width.points)")
          }
        }
      }
    }
    #expect(known > 500)
  }

  @Test func anEmptyTextHasOneLine() throws {
    let empty = try Paragraph.bundled("")
    let table = try #require(LineTable(empty, breakingWordsBeyond: 60))
    #expect(
      table.measure(in: 100, pitch: empty.pitch())?.agrees(with: empty.measure(in: .fixed(100))) == true)
  }
}

extension LineSums {
  func agrees(with measure: TextMeasure) -> Bool {
    lineCount == measure.lineCount && Size(width: width, height: height) == measure.size
      && firstLineHeight == measure.firstLineHeight && lastLineHeight == measure.lastLine.frame.height
      && lastLineWidth == measure.lastIndent + measure.lastLine.frame.width
      && lastLineDescent == measure.lastLine.descent
  }
}
