import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests decorations of text ranges: their places on each line, and that they never move a line.
@Suite struct DecorationTests {
  /// A number that is broken after a space has no rectangle behind the space, in either direction.
  @Test(arguments: [
    "Mail ann@example.org or +49 30 1234567 now", "اتصل على الرقم \u{2066}+49 30 1234567\u{2069} الآن",
  ])
  func whiteSpaceAtTheEndOfALineHasNoUnderline(text: String) throws {
    var broken = 0
    for width in stride(from: 90.0, to: 300, by: 7) {
      let part = try #require(
        try TestEngines.bundled.cell(
          for: Message(id: 1, sender: "ann", text: text), style: .clustered, width: width
        ).textPart)
      for found in part.detected {
        var walk = SelectionWalk(part.block)
        for (rect, line) in walk.shownRects(for: found.range) {
          let frame = part.block.lines[line].frame
          if part.block.lines[line].end > part.block.lines[line].visibleEnd { broken += 1 }
          #expect(rect.minX >= frame.minX - LayoutUnit(0.05) && rect.maxX <= frame.maxX + LayoutUnit(0.05))
        }
      }
    }
    #expect(broken > 0)
  }

  private func part(
    _ text: String, _ spans: [TextSpan], width: Double = 320,
    direction: InterfaceDirection = .leftToRight
  ) throws -> TextPart {
    try #require(
      TestEngines.bundled.cell(text, .merged, width: width, direction: direction) { $0.spans = spans }
        .textPart
    )
  }

  private static let words = "one two three four five six seven eight nine ten eleven twelve"
  private static let all = 0..<62

  /// Returns the origin of a block's lines, relative to the cell.
  private func origin(_ part: TextPart) -> Point {
    part.frame.origin.offset(x: part.blockOrigin.x, y: part.blockOrigin.y)
  }

  // MARK: On lines

  @Test(arguments: [TextEmphasis.underline, .strike, .mark, .spoiler])
  func everyLineHasOneThatEndsBeforeItsSpace(emphasis: TextEmphasis) throws {
    let part = try part(Self.words, [TextSpan(range: Self.all, emphasis: emphasis)], width: 180)
    let (lines, found) = (part.block.lines, part.decorations)
    #expect(lines.count > 3 && found.map(\.line) == Array(lines.indices))
    // Underlines and strikes are as wide as the letters. Backgrounds and covers extend a little beyond the
    // ends of the range.
    let room: LayoutUnit = emphasis == .mark || emphasis == .spoiler ? 1 : 0
    for (line, decoration) in zip(lines, found) {
      let (isFirst, isLast) = (decoration.line == 0, decoration.line == lines.count - 1)
      #expect(line.hangingWidth > 0 || isLast)
      #expect(decoration.frame.minX == origin(part).x + line.frame.minX - (isFirst ? room : 0))
      #expect(decoration.frame.maxX == origin(part).x + line.frame.maxX + (isLast ? room : 0))
      #expect(decoration.startsRange == isFirst && decoration.endsRange == isLast)
      #expect(decoration.range == Self.all && decoration.kind.rawValue == emphasis.rawValue)
    }
  }

  @Test(arguments: [TextEmphasis.code, .mark, .spoiler])
  func whatFillsIsAsTallAsTheLine(emphasis: TextEmphasis) throws {
    let part = try part(Self.words, [TextSpan(range: 4..<40, emphasis: emphasis)], width: 180)
    for decoration in part.decorations {
      let line = part.block.lines[decoration.line].frame
      #expect(
        decoration.frame.minY == origin(part).y + line.minY && decoration.frame.height == line.height)
    }
    #expect(!part.decorations.isEmpty)
  }

  /// In Noto Sans, the underline is 0.1 em below the baseline, and the upper edge of the strike is 0.322 em
  /// above it; both are 0.05 em thick.
  @Test func linesStandWhereTheFontHasThem() throws {
    let spans = [TextSpan(range: 0..<4, emphases: [.underline, .strike])]
    let part = try part("word", spans)
    let size = try #require(part.block.glyphRuns(inLine: 0).first).font.pointSize
    let baseline = origin(part).y + part.block.lines[0].baseline
    let (under, through) = (part.decorations[0], part.decorations[1])
    #expect(part.decorations.map(\.kind) == [.underline, .strike])
    #expect(abs(under.frame.minY.points - baseline.points - 0.1 * size) < 0.02)
    #expect(abs(through.frame.minY.points - baseline.points + 0.322 * size) < 0.02)
    #expect(abs(under.frame.height.points - 0.05 * size) < 0.02)
    #expect(abs(through.frame.height.points - 0.05 * size) < 0.02)
  }

  /// A range has one straight line for all its letters, that of the largest ones. The line of a range with
  /// only raised letters is raised.
  @Test func linesOfRaisedLettersAreRaised() throws {
    func strike(_ range: Range<Int>) throws -> Rect {
      let spans = [TextSpan(range: 4..<6, emphasis: .sup), TextSpan(range: range, emphasis: .strike)]
      let found = try part("word12", spans).decorations
      #expect(found.count == 1)
      return try #require(found.first).frame
    }
    let (all, letters, raised) = (try strike(0..<6), try strike(0..<4), try strike(4..<6))
    #expect(all.minY == letters.minY && all.height == letters.height)
    #expect(raised.minY < letters.minY && raised.height < letters.height && raised.width < letters.width)
  }

  @Test func whiteSpaceAtTheEndHasNone() throws {
    #expect(try part("word   ", [TextSpan(range: 4..<7, emphasis: .underline)]).decorations.isEmpty)
    #expect(try part("a   word", [TextSpan(range: 1..<4, emphasis: .underline)]).decorations.count == 1)
  }

  // MARK: Ends

  @Test func onlyTheEndsOfARangeAreRound() throws {
    for (text, direction, isRightToLeft) in [
      (Self.words, InterfaceDirection.leftToRight, false),
      (String(repeating: "אחת שתיים ", count: 7), .rightToLeft, true),
    ] {
      let spans = [TextSpan(range: 1..<Self.all.upperBound, emphasis: .spoiler)]
      let part = try part(text, spans, width: 180, direction: direction)
      let corners = part.decorations.map(\.corners)
      #expect(corners.count > 2 && part.decorations.allSatisfy { $0.isRightToLeft == isRightToLeft })
      let left = CornerRadii(topLeft: 4, topRight: 0, bottomRight: 0, bottomLeft: 4)
      let right = CornerRadii(topLeft: 0, topRight: 4, bottomRight: 4, bottomLeft: 0)
      #expect(corners.first == (isRightToLeft ? right : left))
      #expect(corners.last == (isRightToLeft ? left : right))
      #expect(corners.dropFirst().dropLast().allSatisfy { $0 == .zero })
    }
    #expect(
      try part("go", [TextSpan(range: 0..<2, emphasis: .code)]).decorations[0].corners == CornerRadii(all: 4))
  }

  /// A range that begins in Latin letters and ends in Hebrew ones has two pieces on a line, each cut at their
  /// common boundary.
  @Test func aRangeOfBothDirectionsHasSeveralPieces() throws {
    let text = "abc אבגדהו xyz"
    let part = try part(text, [TextSpan(range: 1..<7, emphasis: .mark)])
    let found = part.decorations
    #expect(found.count == 2 && found.allSatisfy { $0.line == 0 })
    #expect(found[0].frame.maxX < found[1].frame.minX)
    #expect(found[0].startsRange && !found[0].endsRange && found[0].isCutRight && !found[0].isCutLeft)
    #expect(!found[1].startsRange && found[1].endsRange && found[1].isCutLeft && !found[1].isCutRight)
    // The rectangles are those of a selection, except for the extra space at the ends.
    let rects = part.block.selectionRects(for: 1..<7).map {
      $0.offset(x: origin(part).x, y: origin(part).y)
    }
    #expect(found[0].frame.minX == rects[0].minX - 1 && found[0].frame.maxX == rects[0].maxX)
    #expect(found[1].frame.minX == rects[1].minX && found[1].frame.maxX == rects[1].maxX + 1)
  }

  // MARK: Several spans

  @Test func spansOfALookThatOverlapAreOne() throws {
    let spans = [0..<7, 4..<13, 5..<6, 20..<24].map { TextSpan(range: $0, emphasis: .underline) }
    #expect(try part(Self.words, spans).decorations.map(\.range) == [0..<13, 20..<24])
  }

  @Test func looksCombine() throws {
    let spans = [
      TextSpan(range: 0..<5, emphasis: .bold), TextSpan(range: 2..<8, emphasis: .italic),
      TextSpan(range: 3..<7, emphasis: .underline), TextSpan(range: 0..<8, emphasis: .mark),
    ]
    let part = try part("abcdefgh", spans)
    let faces = part.block.glyphRuns(inLine: 0).map { ($0.range, $0.font.face.name) }
    #expect(faces.map(\.0) == [0..<2, 2..<5, 5..<8])
    #expect(Set(faces.map(\.1)).count == 3)
    #expect(faces[1].1.contains("Bold") && faces[1].1.contains("Italic"))
    #expect(part.decorations.map(\.kind) == [.mark, .underline])
  }

  @Test func theLaterBackgroundIsSeen() throws {
    var (outer, inner) = (TextSpan(range: 0..<7), TextSpan(range: 4..<7))
    (outer.background, inner.background) = ("#ff0000", "#0000ff")
    let found = try part("one two", [outer, inner]).decorations
    #expect(found.map(\.color) == [.given(Color(0xFF0000)), .given(Color(0x0000FF))])
    #expect(found[0].frame.maxX == found[1].frame.minX + 2)
    // The red range ends under the blue one, so its end is cut.
    #expect(found[0].startsRange && !found[0].endsRange && found[1].startsRange && found[1].endsRange)
    #expect(try part("one two", [inner, outer]).decorations.map(\.color) == [.given(Color(0xFF0000))])
  }

  @Test func linesHaveTheColoursOfTheirLetters() throws {
    var colored = TextSpan(range: 4..<7)
    colored.color = "#00aa00"
    let spans = [
      TextSpan(range: 0..<13, emphasis: .underline), colored,
      TextSpan(range: 8..<13, emphases: [], address: "https://example.org"),
    ]
    let part = try part("one two three", spans)
    let usual = TextColor.role(part.foreground)
    #expect(
      part.decorations.map(\.color) == [
        usual, .given(Color(0x00AA00)), usual, .role(.on(part.surface, .link)),
      ])
    #expect(part.decorations.map(\.startsRange) == [true, false, false, false])
    #expect(part.decorations.map(\.endsRange) == [false, false, false, true])
    // Adjacent decorations touch.
    for (left, right) in zip(part.decorations, part.decorations.dropFirst()) {
      #expect(left.frame.maxX == right.frame.minX && left.frame.minY == right.frame.minY)
    }
  }

  @Test func layersShowWhatIsOverTheOthers() {
    var random = SeededGenerator(seed: 21)
    for _ in 0..<2_000 {
      let ranges = (0..<random.below(9)).map { _ in
        let start = random.below(20)
        return start..<start + random.below(8)
      }
      var owners = [Int?](repeating: nil, count: 30)
      for (layer, range) in ranges.enumerated() {
        for offset in range { owners[offset] = layer }
      }
      var seen = [Int?](repeating: nil, count: 30)
      var end = 0
      for piece in RangeLayers.visible(ranges) {
        #expect(piece.range.lowerBound >= end && !piece.range.isEmpty)
        end = piece.range.upperBound
        for offset in piece.range { seen[offset] = piece.layer }
      }
      #expect(seen == owners, "\(ranges)")
    }
  }

  // MARK: Geometry

  /// Colours, backgrounds, addresses and formatting that uses the same glyphs do not change the layout.
  @Test func coloursNeverChangeGeometry() throws {
    let engine = try TestEngines.bundled
    var random = SeededGenerator(seed: 7)
    let texts = [Self.words, "مرحبا بكم hello שלום 👋🏽 " + Self.words, "漢字かな交じり文 " + Self.words]
    for _ in 0..<150 {
      let text = random.pick(texts)
      let width = Double(120 + random.below(300))
      let letters = (0..<random.below(3)).map { _ in
        span(&random, text, TextEmphases(random.pick([.bold, .code, .sup])))
      }
      let colors = (0..<1 + random.below(5)).map { _ in
        var span = span(&random, text, TextEmphases(random.pick([.underline, .strike, .mark, .spoiler])))
        if random.happens(500) { span.color = "#123456" }
        if random.happens(500) { span.background = "#fedcba80" }
        if random.happens(500) { span.address = "https://example.org" }
        return span
      }
      let (plain, colored) = (
        engine.cell(text, .clustered, width: width) { $0.spans = letters },
        engine.cell(text, .clustered, width: width) { $0.spans = letters + colors }
      )
      #expect(plain.frame == colored.frame && plain.bubble?.frame == colored.bubble?.frame)
      #expect(plain.parts.map(\.frame) == colored.parts.map(\.frame))
      #expect(plain.textPart?.block.lines == colored.textPart?.block.lines)
      let runs = [plain, colored].map { cell in
        cell.textPart?.block.lines.indices.map { cell.textPart?.block.glyphRuns(inLine: $0) }
      }
      #expect(runs[0] == runs[1])
    }
  }

  private func span(_ random: inout SeededGenerator, _ text: String, _ emphases: TextEmphases) -> TextSpan {
    let start = random.below(text.utf16.count)
    return TextSpan(range: start..<start + 1 + random.below(20), emphases: emphases)
  }

  @Test(arguments: [TextEmphasis.sub, .sup])
  func smallLettersDoNotMoveLinesApart(emphasis: TextEmphasis) throws {
    let spans = stride(from: 0, to: 60, by: 4).map { TextSpan(range: $0..<$0 + 1, emphasis: emphasis) }
    let (plain, small) = (try part(Self.words, [], width: 180), try part(Self.words, spans, width: 180))
    let heights = [plain, small].map { Set($0.block.lines.map(\.frame.height)) }
    #expect(heights[0].count == 1 && heights[0] == heights[1])
    let ascents = [plain, small].map { part in Set(part.block.lines.map { $0.baseline - $0.frame.minY }) }
    #expect(ascents[0] == ascents[1])
  }
}
