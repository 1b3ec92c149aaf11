import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests code: its lines, the parts around them, and the colours of its tokens.
@Suite struct CodeBlockTests {
  private let bench: BlockBench

  init() throws { bench = try BlockBench() }

  private static let source =
    "func f() {\n\tlet longName = anotherLongName(of: everything, that: isThere)\n}\n" + "x\n" * 9

  private static func code(_ tokens: [CodeToken] = []) -> MessageBlock {
    .code(CodeBlock(text: source, language: "swift", tokens: tokens))
  }

  /// Returns cells with the same code as a block and as an attachment.
  private func cells(_ change: (inout CodeStyle) -> Void, width: Double = 300) -> [Cell] {
    let style = BlockBench.style {
      ($0.code.showsHeader, $0.code.wraps) = (false, true)
      change(&$0.code)
    }
    let attached = Message(
      id: 1, sender: "ann", text: "",
      attachments: [.code(CodeBlock(text: Self.source, language: "swift"))])
    return [
      bench.cell([Self.code()], width: width, style: style),
      bench.engine.cell(for: attached, style: style, width: width, environment: LayoutEnvironment(me: "you")),
    ]
  }

  /// Returns the frames of the lines, in the cell's coordinates.
  private func lines(_ cell: Cell) -> [Rect] {
    for part in cell.parts where part.frame.height > 0 {
      switch part {
      case .text(let text) where text.role == .code: break
      case .label(let label) where label.role == .code: break
      default: continue
      }
      guard let block = part.block else { continue }
      return block.lines.map { $0.frame.offset(x: part.blockPlace.x, y: part.blockPlace.y) }
    }
    return []
  }

  private func scroll(_ elements: [CellElement]) -> CellElement? {
    for element in elements {
      if element.scroll != nil { return element }
      if let found = scroll(element.children) { return found }
    }
    return nil
  }

  @Test func linesThatDoNotWrapScroll() throws {
    for cell in cells({ $0.wraps = false }, width: 240) {
      #expect(lines(cell).count == 12 || lines(cell).count == 13)
      let element = try #require(scroll(cell.elements))
      let extent = try #require(element.scroll)
      let background = try #require(cell.boxes(.code).first).frame
      #expect(element.type == "lines" && extent.width > element.frame.width)
      #expect(background.contains(element.frame) && lines(cell)[1].maxX > background.maxX)
      // The scroll bar covers no line.
      let end = lines(cell).last?.maxY ?? 0
      #expect(element.frame.maxY >= end + 4 && extent.height == element.frame.height)
    }
    for cell in cells({ _ in }, width: 240) {
      #expect(scroll(cell.elements) == nil && lines(cell).count > 13)
    }
  }

  @Test func aHeightLimitScrollsWhatIsBelow() throws {
    for cell in cells({ $0.maximumHeight = 60 }, width: 900) {
      let element = try #require(scroll(cell.elements))
      #expect(element.frame.height == 60)
      #expect(try #require(element.scroll).height > 100)
      #expect(try #require(cell.boxes(.code).first).frame.height == 72)
    }
    for cell in cells({ $0.maximumHeight = 900 }) { #expect(scroll(cell.elements) == nil) }
    // Below the last line, which is reached by scrolling, there is room for the bar of the other direction.
    for cell in cells({ ($0.maximumHeight, $0.wraps) = (60, false) }, width: 240) {
      let element = try #require(scroll(cell.elements))
      let extent = try #require(element.scroll)
      #expect(element.frame.height == 69)
      #expect(extent.height == (lines(cell).last?.maxY ?? 0) - (lines(cell).first?.minY ?? 0) + 9)
    }
  }

  @Test func theLanguageStandsAboveWithASignToCopy() throws {
    for (index, cell) in cells({ $0.showsHeader = true }).enumerated() {
      let label = try #require(cell.labels(.language).first)
      let icon = try #require(cell.boxes(.copy).first)
      #expect(label.text == "swift" && icon.icon == .copy)
      #expect(label.frame.maxY <= lines(cell)[0].minY && icon.frame.minX > label.frame.maxX)
      let hit = try #require(cell.hit(at: Point(x: icon.frame.midX, y: icon.frame.midY)))
      #expect(hit.target == .copy(index == 0 ? ["blocks", 0] : ["attachments", 0, "text"]))
    }
    // Without a language there is no header.
    let style = BlockBench.style { $0.code.showsHeader = true }
    let plain = bench.cell([.code(CodeBlock(text: "x"))], style: style)
    #expect(plain.boxes(.copy).isEmpty && plain.labels(.language).isEmpty)
  }

  @Test func linesAreNumbered() throws {
    for cell in cells({ $0.showsLineNumbers = true }, width: 220) {
      let numbers = cell.labels(.lineNumber)
      #expect(numbers.count == 12 || numbers.count == 13)
      #expect(numbers.prefix(3).map(\.text) == ["1", "2", "3"])
      #expect(Set(numbers.map(\.frame.maxX)).count == 1)
      let lines = lines(cell)
      #expect(numbers[0].frame.maxX < lines[0].minX)
      // A wrapped line of code has one number, beside its first line.
      #expect(lines.count > numbers.count)
      let middles = Set(lines.map(\.midY))
      #expect(numbers.allSatisfy { middles.contains($0.frame.midY) })
      #expect(numbers[0].frame.midY == lines[0].midY && numbers.last?.frame.midY == lines.last?.midY)
    }
  }

  @Test func tabsAreAsTheStyleHasThem() throws {
    func width(_ size: Int?) throws -> LayoutUnit {
      try #require(lines(cells({ $0.tabSize = size }, width: 900)[0]).dropFirst().first).width
    }
    #expect(try width(2) < width(8))
    #expect(try width(nil) == width(4))
  }

  /// The colours of tokens do not change the layout.
  @Test func tokensNeverChangeGeometry() throws {
    let tokens = [
      CodeToken(range: 12..<15, role: "keyword"), CodeToken(range: 0..<4, role: "keyword"),
      CodeToken(range: 5..<6, role: "function"), CodeToken(range: 90..<9_000, role: "own word"),
      CodeToken(range: 7..<7, role: "string"),
    ]
    for wraps in [true, false] {
      let style = BlockBench.style { ($0.code.wraps, $0.code.showsHeader) = (wraps, true) }
      let plain = bench.cell([Self.code()], style: style)
      let colored = bench.cell([Self.code(tokens)], style: style)
      #expect(plain.height == colored.height && plain.parts.map(\.frame) == colored.parts.map(\.frame))
      #expect(lines(plain) == lines(colored))
      let text = try #require(colored.texts(.code).first)
      #expect(text.tokens.map(\.range.lowerBound) == [0, 5, 12, 90])
      #expect(text.foreground(of: text.tokens[1]) == .on(.received, .codeName))
    }
  }

  @Test func everyColourOfWordsIsLegible() {
    for preset in ChatStylePreset.all {
      for theme in ColorTheme.allCases {
        let palette = preset.style.palettes[theme]
        for surface in ColorSurface.allCases {
          for role in ["keyword", "string", "comment", "number", "function", "type", "inserted", "deleted"] {
            let foreground = CodeToken(range: 0..<1, role: role).foreground ?? .text
            let contrast = palette[surface, foreground].contrast(on: palette[surface, .code])
            #expect(contrast >= 4.5, "\(preset.name) \(theme) \(surface) \(role)")
          }
        }
      }
    }
    #expect(CodeToken(range: 0..<1, role: "punctuation").foreground == nil)
  }
}

extension String {
  fileprivate static func * (text: String, count: Int) -> String { String(repeating: text, count: count) }
}
