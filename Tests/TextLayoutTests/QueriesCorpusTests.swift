import Foundation
import TestSupport
import Testing
import TextLayout

/// Tests rules for carets and selections in the whole chat corpus, in the bundled fonts.
@Suite struct QueriesCorpusTests {
  private func forEachBlock(
    _ widths: [Double], every step: Int = 1, _ body: (TextBlock, _ message: String) throws -> Void
  ) throws {
    let messages = try Corpora.chat()
    for index in stride(from: 0, to: messages.count, by: step) {
      let message = messages[index]
      let paragraph = try Paragraph.bundled(message.text, language: message.language)
      for width in widths { try body(paragraph.layout(width: width), "\(message.id) at \(width)") }
    }
  }

  /// Returns the grapheme boundaries of a line without its line break.
  private func boundaries(of carets: LineCarets, in paragraph: Paragraph) -> [Int] {
    var offsets = [carets.line.start]
    while let last = offsets.last, last < carets.contentEnd {
      offsets.append(paragraph.graphemeBoundary(after: last))
    }
    return offsets
  }

  /// Returns a description of each position whose caret, when hit, gives a different caret.
  private func strayCarets(in block: TextBlock, count: inout Int) -> [String] {
    var strays: [String] = []
    for index in block.lines.indices {
      let carets = block.carets(ofLine: index)
      for offset in boundaries(of: carets, in: block.paragraph) {
        for affinity in TextPosition.Affinity.allCases {
          let caret = carets.caret(at: offset, affinity: affinity)
          let hit = carets.position(atX: caret.frame.minX)
          let again = carets.caret(at: hit.offset, affinity: hit.affinity)
          count += 1
          if again.frame != caret.frame || block.line(containing: hit) != index {
            strays.append("line \(index), \(offset) \(affinity): \(hit)")
          }
        }
      }
    }
    return strays
  }

  @Test func caretToPointToCaretIsTheIdentity() throws {
    var count = 0
    try forEachBlock([180, 320]) { block, message in
      #expect(strayCarets(in: block, count: &count) == [], "\(message)")
    }
    #expect(count > 1_000_000, "\(count) carets")
  }

  @Test(arguments: ["adversarial", "longform"])
  func caretToPointToCaretIsTheIdentityInLongTexts(_ folder: String) throws {
    var count = 0
    for file in try Corpora.files(in: folder) {
      let text = String(decoding: try Data(contentsOf: file).prefix(100_000), as: UTF8.self)
      let paragraph = try Paragraph.bundled(text)
      for width in [40.0, 300] {
        let strays = strayCarets(in: paragraph.layout(width: width), count: &count)
        #expect(strays.prefix(3) == [], "\(file.lastPathComponent) at \(width)")
      }
    }
    #expect(count > 1_000, "\(count) carets")
  }

  /// Texts with difficult carets: mixed directions, levels, joined letters, tabs, hanging spaces, characters
  /// without width, boxes.
  private static let pieces = [
    "abc", " ", "  ", "שלום", "سلام", "لا", "12", "(", ")", "\t", "\u{AD}", "\u{200B}", "\u{200F}",
    "\u{202B}",
    "\u{2067}", "\u{2069}", "\u{202C}", "e\u{301}", "\u{301}", "👩‍👩‍👧", "🇩🇪", "\n", "\r\n", "漢字", "สวัสดี", "क्षि",
    "ffi", "\u{FFFC}",
    ".", "-", "\u{3000}",
  ]

  @Test(arguments: TextAlignment.allCases)
  func caretToPointToCaretIsTheIdentityInRandomText(_ alignment: TextAlignment) throws {
    var random = SeededGenerator(seed: 7)
    var count = 0
    for _ in 0..<1_500 {
      let length = Int.random(in: 0...14, using: &random)
      let text = (0..<length).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
      let paragraph = try Paragraph.bundled(text)
      let options = LayoutOptions(alignment: alignment, opensLineAfterFinalBreak: true)
      for width in [0.0, 30, 90, .infinity] {
        let block = paragraph.layout(width: width, options: options)
        #expect(strayCarets(in: block, count: &count) == [], "\(text.debugDescription) at \(width)")
        for carets in block.lines.indices.map(block.carets(ofLine:)) {
          var rects: [Rect] = []
          carets.appendSelection(
            of: carets.line.start..<min(carets.line.visibleEnd, carets.contentEnd), to: &rects)
          let sum = rects.reduce(0) { $0 + $1.width }
          #expect(sum == carets.line.width, "\(text.debugDescription) at \(width)")
        }
      }
    }
    #expect(count > 100_000, "\(count) carets")
  }

  @Test(arguments: Truncation.allCases)
  func caretToPointToCaretIsTheIdentityBesideAnEllipsis(_ truncation: Truncation) throws {
    var random = SeededGenerator(seed: 8)
    var count = 0
    for _ in 0..<1_000 {
      let length = Int.random(in: 2...14, using: &random)
      let text = (0..<length).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
      let paragraph = try Paragraph.bundled(text)
      for width in [0.0, 40, 90] {
        let options = LayoutOptions(maximumLines: 2, truncation: truncation)
        let block = paragraph.layout(width: width, options: options)
        #expect(strayCarets(in: block, count: &count) == [], "\(text.debugDescription) at \(width)")
      }
    }
    #expect(count > 10_000, "\(count) carets")
  }

  @Test func theSameHoldsOfPointsInTheBlock() throws {
    var differences: [String] = []
    try forEachBlock([180, 320], every: 40) { block, message in
      var offset = 0
      while true {
        for affinity in TextPosition.Affinity.allCases {
          let caret = block.caret(at: TextPosition(offset: offset, affinity: affinity))
          let hit = block.position(at: Point(x: caret.frame.minX, y: caret.frame.midY))
          let again = block.caret(at: hit)
          if again.frame != caret.frame || again.line != caret.line {
            differences.append("\(message), \(offset) \(affinity): \(hit)")
          }
        }
        let next = block.paragraph.graphemeBoundary(after: offset)
        if next == offset { break }
        #expect(block.paragraph.graphemeBoundary(before: next) == offset)
        offset = next
      }
    }
    #expect(differences.prefix(5) == [])
  }

  @Test func everyEdgeIsReachedByItsOwnPosition() throws {
    // If the line has one direction and no grapheme has width zero, the hit also gives the same offset.
    var count = 0
    try forEachBlock([260]) { block, message in
      for index in block.lines.indices {
        let carets = block.carets(ofLine: index)
        let offsets = boundaries(of: carets, in: block.paragraph)
        let all = offsets.map { carets.caret(at: $0, affinity: .downstream) }
        guard Set(all.map(\.isRightToLeft)).count == 1, Set(all.map(\.frame.minX)).count == all.count else {
          continue
        }
        let hits = all.map { carets.position(atX: $0.frame.minX).offset }
        #expect(hits == offsets, "\(message), line \(index)")
        count += 1
        if !carets.line.isRightToLeft, !all[0].isRightToLeft {
          #expect(all.map(\.frame.minX) == all.map(\.frame.minX).sorted(), "\(message), line \(index)")
        }
      }
    }
    #expect(count > 5_000, "\(count) lines")
  }

  @Test func aSelectedLineIsAsWideAsTheLine() throws {
    try forEachBlock([180, 320]) { block, message in
      for index in block.lines.indices {
        let carets = block.carets(ofLine: index)
        let line = carets.line
        var rects: [Rect] = []
        carets.appendSelection(of: line.start..<max(line.start, line.visibleEnd), to: &rects)
        #expect(rects.reduce(0) { $0 + $1.width } == line.width, "\(message), line \(index)")
        // The graphemes of the line cover it without gaps or overlaps.
        var sum: LayoutUnit = 0
        var offset = line.start
        while offset < min(line.visibleEnd, carets.contentEnd) {
          let next = block.paragraph.graphemeBoundary(after: offset)
          rects = []
          carets.appendSelection(of: offset..<next, to: &rects)
          #expect(rects.count <= 1 && rects.allSatisfy { line.frame.contains($0) }, "\(message), \(offset)")
          sum = rects.reduce(sum) { $0 + $1.width }
          offset = next
        }
        #expect(sum == line.width, "\(message), line \(index)")
      }
    }
  }

  @Test func wholeTextSelectionsHaveOneRectanglePerLine() throws {
    try forEachBlock([180], every: 10) { block, message in
      let expected = block.lines.filter { $0.width > 0 || $0.hangingWidth > 0 }.map(\.frame.minY)
      let rects = block.selectionRects(for: 0..<block.paragraph.length)
      #expect(rects.map(\.minY) == expected, "\(message)")
    }
  }

  @Test func wordsCoverTheTextAndNeverCutAGrapheme() throws {
    try forEachBlock([320]) { block, message in
      let paragraph = block.paragraph
      var offset = 0
      while offset < paragraph.length {
        let next = paragraph.wordBoundary(after: offset)
        #expect(next > offset, "\(message)")
        #expect(paragraph.graphemeBoundary(after: next - 1) == next, "\(message), \(next)")
        guard next > offset else { break }
        offset = next
      }
    }
  }
}
