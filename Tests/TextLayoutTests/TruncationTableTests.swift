import TestSupport
import Testing
import TextLayout

/// Tests that each result of a text's `TruncationTable` equals that of laying the truncated text out.
@Suite struct TruncationTableTests {
  private static let widths = (0..<40).map { LayoutUnit(rawValue: 9_600 + $0 * 173) }

  private func tables(_ paragraph: Paragraph, _ most: Int) -> (LineTable, TruncationTable)? {
    guard let lines = LineTable(paragraph, breakingWordsBeyond: 120),
      let cut = TruncationTable(paragraph, maximumLines: most, around: 200)
    else { return nil }
    return (lines, cut)
  }

  private func sums(
    _ paragraph: Paragraph, _ tables: (LineTable, TruncationTable), _ most: Int, in width: LayoutUnit
  ) -> LineSums? {
    tables.0.measure(in: width, pitch: paragraph.pitch(), cutAfter: most, by: tables.1)
  }

  /// Measures a paragraph with at most `most` lines.
  private func measure(_ paragraph: Paragraph, _ most: Int, in width: LayoutUnit) -> TextMeasure {
    paragraph.measure(in: .fixed(width), options: LayoutOptions(maximumLines: most))
  }

  /// Returns the number of UTF-16 units before the ellipsis on the last line.
  private func shownOnLastLine(_ paragraph: Paragraph, _ most: Int, in width: LayoutUnit) -> Int {
    let line = measure(paragraph, most, in: width).lastLine
    return line.visibleEnd - line.start
  }

  @Test(arguments: [1, 2, 3]) func itsMeasuresAreThoseOfTheParagraph(most: Int) throws {
    var asked = 0
    var known = 0
    for message in try Corpora.chat() {
      let paragraph = try Paragraph.bundled(message.text, language: message.language)
      let whole = paragraph.measure(in: .unbounded)
      guard whole.size.width > 150, let tables = tables(paragraph, most) else { continue }
      for width in Self.widths {
        guard let lines = tables.0.measure(in: width, pitch: paragraph.pitch()), lines.lineCount > most else {
          continue
        }
        asked += 1
        guard let sums = sums(paragraph, tables, most, in: width) else { continue }
        known += 1
        #expect(
          sums.agrees(with: measure(paragraph, most, in: width)),
          "\(message.id) at \(width.points): \(sums)")
      }
    }
    print("Cut lines: \(known) of \(asked) known after \(most) lines")
    #expect(Double(known) > 0.95 * Double(asked))
  }

  @Test(arguments: [1, 2, 3]) func itsValidWidthsGiveTheSameLines(most: Int) throws {
    var checked = 0
    for message in try Corpora.chat() {
      let paragraph = try Paragraph.bundled(message.text, language: message.language)
      guard let tables = tables(paragraph, most),
        let lines = tables.0.measure(in: 200, pitch: paragraph.pitch()), lines.lineCount > most,
        let sums = sums(paragraph, tables, most, in: 200)
      else { continue }
      let valid = sums.validWidths
      #expect(valid.contains(AvailableWidth(200)))
      checked += 1
      for width in [valid.narrowest] + (valid.widest.map { [LayoutUnit(rawValue: $0.rawValue - 1)] } ?? []) {
        #expect(
          sums.agrees(with: measure(paragraph, most, in: width)),
          "\(message.id) at \(width.points): \(valid)")
      }
    }
    #expect(checked > 50)
  }

  /// The end of a name stays behind the ellipsis, also if the fonts of what is shown differ at each width.
  ///
  /// - Parameters:
  ///   - most: The number of lines.
  ///   - more: By how many UTF-16 units an end grows that is not longer than the beginning.
  @Test(arguments: [1, 2], [0, 4, 1_000]) func aKeptEndStays(most: Int, growingBy more: Int) throws {
    var (asked, known) = (0, 0)
    for message in try Corpora.chat() where message.text.utf16.count < 400 {
      // Full stops do not stay next to the ellipsis if the end grows.
      let name = message.text.replacing("\n", with: " ").replacing("e", with: ".") + " 47.docx"
      let paragraph = try Paragraph.bundled(name, language: message.language)
      for keptEnd in more == 1_000 ? [0] : [5, 8] {
        var options = LayoutOptions(maximumLines: most, truncation: .middle)
        (options.keptEnd, options.keptBeforeEnd) = (keptEnd, more)
        guard let lines = LineTable(paragraph, breakingWordsBeyond: 120),
          let cut = TruncationTable(
            paragraph, maximumLines: most, keptEnd: keptEnd, keptBeforeEnd: more, around: 200)
        else { continue }
        for width in Self.widths {
          let pitch = paragraph.pitch()
          guard lines.measure(in: width, pitch: pitch)?.lineCount ?? 0 > most else { continue }
          asked += 1
          guard let sums = lines.measure(in: width, pitch: pitch, cutAfter: most, by: cut) else { continue }
          known += 1
          let valid = sums.validWidths
          let edges = [valid.narrowest, valid.widest.map { LayoutUnit(rawValue: $0.rawValue - 1) } ?? width]
          for width in [width] + edges {
            let laidOut = paragraph.measure(in: .fixed(width), options: options)
            #expect(sums.agrees(with: laidOut), "\(message.id) at \(width.points): \(sums)")
          }
        }
      }
    }
    print("Kept ends: \(known) of \(asked) known after \(most) lines, growing by \(more)")
    #expect(Double(known) > 0.9 * Double(asked))
  }

  /// Each end that begins inside a word of Arabic is shaped, however long the word is.
  @Test func theEndsOfALongWordAreShapedInLinearWork() throws {
    for length in [50, 500, 5_000] {
      let paragraph = try Paragraph.bundled(String(repeating: "سلام", count: length) + ".org")
      var options = LayoutOptions(maximumLines: 1, truncation: .middle)
      (options.keptEnd, options.keptBeforeEnd) = (0, paragraph.length)
      for width in [90, 200, 750] {
        let block = paragraph.layout(in: .fixed(LayoutUnit(Double(width))), options: options)
        #expect(block.reshapeCount < 400, "\(length) times, \(width): \(block.reshapeCount)")
        #expect(block.lines[0].ending == .truncated && block.size.width <= LayoutUnit(Double(width)))
        _ = TruncationTable(
          paragraph, maximumLines: 1, keptEnd: 0, keptBeforeEnd: paragraph.length,
          around: LayoutUnit(Double(width)))
      }
    }
  }

  /// If there is only one line, the text can be truncated without a table of its words.
  @Test func aLineIsCutWithoutItsWords() throws {
    let paragraph = try Paragraph.bundled("The individual must struggle to keep from being overwhelmed")
    let table = try #require(TruncationTable(paragraph, maximumLines: 1, around: 200))
    for width in Self.widths {
      let sums = try #require(table.measure(in: width, pitch: paragraph.pitch()))
      #expect(sums.agrees(with: measure(paragraph, 1, in: width)), "\(width.points)")
    }
    #expect(table.measure(in: 60, pitch: paragraph.pitch()) == nil)
    #expect(table.measure(in: 900, pitch: paragraph.pitch()) == nil)
  }

  @Test func aLineThatEndsAtAHardBreakIsCutThere() throws {
    for text in [
      "Yes\nand then some more of it", "Yes  \r\nno", "a\n\nb", "\nb", "first\nsecond line of it\nthird",
    ] {
      for most in 1...2 {
        let paragraph = try Paragraph.bundled(text)
        let both = tables(paragraph, most)
        let known = try #require(both)
        for width in Self.widths where measure(paragraph, 9, in: width).lineCount > most {
          let found = sums(paragraph, known, most, in: width)
          let cut = try #require(found, "\(text) at \(width.points)")
          #expect(cut.agrees(with: measure(paragraph, most, in: width)), "\(text) at \(width.points)")
        }
      }
    }
  }

  @Test func whatItCannotKnowItDoesNotSay() throws {
    #expect(TruncationTable(try .bundled("a\tb"), maximumLines: 1, around: 200) == nil)
    #expect(TruncationTable(try .bundled("abc"), maximumLines: 1, around: 0) == nil)
    #expect(TruncationTable(try .bundled("abc"), maximumLines: .max, around: 200) == nil)
    let breaks = try Paragraph.bundled(String(repeating: "\n", count: 10_000))
    #expect(TruncationTable(breaks, maximumLines: 2, around: 200) == nil)
    // If not even one letter fits, the line has only the ellipsis.
    let paragraph = try Paragraph.bundled("letters")
    let table = try #require(TruncationTable(paragraph, maximumLines: 1, around: 20))
    #expect(table.measure(in: 1, pitch: paragraph.pitch()) == nil)
  }
}
