import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests rules for the look of blocks: the frames of tables, sizes of code and headings, pictures, formulas.
@Suite struct BlockLookTests {
  private let bench: BlockBench
  private static let modern = [ChatStyle.merged, .clustered]

  init() throws { bench = try BlockBench() }

  // MARK: Tables

  /// All lines of a table have the same thickness, and no cell covers the frame.
  @Test func theLinesOfATableAreEqual() throws {
    let table = BlockBench.table([["a", "b", "c"], ["d", "e", "f"], ["g", "h", "i"]])
    for style in ChatStylePreset.all.map(\.style) where style.received.text.box == nil {
      let cell = bench.cell([.table(table)], style: style)
      let frame = try #require(cell.boxes(.table).first)
      let line = style.received.content.rich.tableLine
      #expect(frame.border == line && frame.radius == style.received.content.code.radius)
      #expect(cell.boxes(.rule).allSatisfy { min($0.frame.width, $0.frame.height) == line })
      let inner = frame.frame.inset(by: Insets(all: line))
      let cells = cell.boxes(.cell)
      #expect(cells.count == 9 && cells.allSatisfy { inner.contains($0.frame) })
      // The corners of the outer cells follow the frame.
      let radius = max(0, frame.radius - line)
      #expect(cells[0].corners?.topLeft == radius && cells[0].corners?.topRight == 0)
      #expect(cells[2].corners?.topRight == radius && cells[8].corners?.bottomRight == radius)
      #expect(cells[6].corners?.bottomLeft == radius && cells[4].corners == nil)
    }
  }

  private func scrolls(_ table: TableBlock, _ width: Double, _ style: ChatStyle = .merged) -> Bool {
    bench.cell([.table(table)], width: width, style: style).element(at: ["blocks", 0])?.scroll != nil
  }

  /// A table scrolls only if its columns cannot have a width that can be read.
  @Test(arguments: [
    [["言語", "العربية", "mix"], ["日本語のセル", "مرحبا بالعالم", "a b"], ["中文", "نص طويل قليلا هنا", "12 €"]],
    [["a", "A long title of a column"], ["b c", "words and more words of it and others"]],
    [["one two", "three four", "five six"], ["1", "2", "seven eight nine ten eleven twelve"]],
  ])
  func tablesWrapBeforeTheyScroll(rows: [[String]]) {
    let table = BlockBench.table(rows)
    for style in Self.modern {
      for width in stride(from: 390.0, through: 1_200, by: 45) {
        #expect(!scrolls(table, width, style), "\(rows[0]) at \(width)")
      }
    }
  }

  /// What a table that scrolls hides is never only a few points of a column that could be narrower.
  @Test func noColumnIsCutForAFewPoints() throws {
    let rows = [["Key", "Meaning of it"], ["ab", "some words that can wrap"], ["cd", "words"]]
    for width in stride(from: 240.0, through: 700, by: 7) {
      for count in 1...6 {
        let table = BlockBench.table(rows.map { row in (0..<count).flatMap { _ in row } })
        let cell = bench.cell([.table(table)], width: width, style: .merged)
        guard let element = cell.element(at: ["blocks", 0]), let extent = element.scroll else { continue }
        #expect(extent.width - element.frame.width > 30, "\(count) at \(width)")
      }
    }
  }

  // MARK: Code, headings and pictures

  @Test func codeIsALittleSmallerThanText() throws {
    for style in Self.modern {
      let text = style.received.text.font.size
      let block = bench.cell([.code(CodeBlock(text: "let x"))], style: style)
      let size = try #require(block.texts(.code).first).block.paragraph.styledText.style.size
      #expect((0.85...0.9).contains(size / text))
      let cell = bench.cell(
        [.paragraph("see code here", spans: [TextSpan(range: 4..<8, emphasis: .code)])], style: style)
      let run = try #require(cell.texts(.paragraph).first?.block.paragraph.styledText.runs.first)
      #expect((0.85...0.9).contains(run.style.size / text))
      let plain = bench.cell([.paragraph("see code here")], style: style)
      #expect(plain.frame.height == cell.frame.height)
    }
  }

  @Test func headingsHaveMoreSpaceAboveAndAreNotSmall() throws {
    for style in Self.modern {
      let rich = style.received.content.rich
      let below = max(rich.headingGapBelow, rich.gap)
      #expect((1.5...2).contains(rich.headingGapAbove.points / below.points))
      #expect(
        rich.headingSizes.allSatisfy { $0 >= 1 } && rich.headingSizes == rich.headingSizes.sorted(by: >))
    }
  }

  /// The lines of a heading are about equally long, without another height.
  @Test func linesOfHeadingsAreBalanced() throws {
    let words = "Heading one is a big one and says what it has to say"
    for width in [240.0, 320, 390, 600] {
      for scale in [0.8, 1, 2.5] {
        let environment = LayoutEnvironment(me: "you", fontScale: scale)
        let heading = try #require(
          bench.cell(
            [.heading(HeadingBlock(level: 1, words)), .paragraph(words + words + words)], width: width,
            style: .merged,
            environment: environment
          ).texts(.heading(1)).first)
        let lines = heading.block.lines
        guard lines.count > 1, lines.count <= 6 else { continue }
        let widths = lines.map(\.frame.width.points)
        let greedy = heading.block.paragraph.layout(width: heading.frame.width.points)
        #expect(greedy.lines.count <= lines.count)
        #expect((widths.last ?? 0) >= (widths.max() ?? 0) * 0.4, "\(width), \(scale): \(widths)")
      }
    }
  }

  @Test func noticesAreBalanced() {
    for style in Self.modern { #expect(style.notice.text.fit == .balance) }
  }

  @Test func picturesHaveTheCornersOfCode() throws {
    for style in Self.modern {
      let picture = MessageAttachment.media(MediaAttachment(size: PictureSize(width: 600, height: 400)))
      let cell = bench.cell(
        [.paragraph("above"), .attachment(AttachmentBlock(picture)), .paragraph("below")], style: style)
      let media = cell.parts.compactMap { if case .media(let media) = $0 { media } else { nil } }
      #expect(media.map(\.corners) == [CornerRadii(all: style.received.content.code.radius)])
    }
  }

  /// The icon of details is about as tall as capital letters, and points to where the text begins.
  @Test func detailsHaveAnAngle() throws {
    for (summary, isOpen, icon) in [
      ("More", false, BoxIcon.collapsedRight), ("More", true, .expanded), ("עוד", false, .collapsedLeft),
    ] {
      let cell = bench.cell(
        [.details(DetailsBlock(summary: RichText(summary), [.paragraph(summary)], isOpen: isOpen))],
        style: .merged)
      let sign = try #require(cell.boxes(.sign).first)
      #expect(sign.icon == icon && sign.frame.height == LayoutUnit(ChatStyle.merged.received.text.font.size))
      let hit = cell.hit(at: Point(x: sign.frame.midX, y: sign.frame.midY))
      #expect(hit?.target == .details(["blocks", 0]))
    }
  }

  // MARK: Formulas

  private func formulas(_ text: String, width: Double) throws -> Cell {
    try TestEngines.formulas.cell(
      for: Message(id: 1, sender: "ann", text: text, format: .markdown), style: .merged, width: width,
      environment: LayoutEnvironment(me: "you"))
  }

  /// Formulas in consecutive lines are at least 0.2 em apart (TeX's `\lineskip`).
  @Test func tallFormulasDoNotTouch() throws {
    let formula = "\\(\\frac{\\sqrt{a^2+b^2}}{\\sum_{i=1}^n x_i}\\)"
    for width in [240.0, 320, 390] {
      let cell = try formulas(Array(repeating: formula, count: 8).joined(separator: " and "), width: width)
      let frames = cell.parts.compactMap { if case .formula(let part) = $0 { part.frame } else { nil } }
      #expect(frames.count >= 8)
      for (above, below) in zip(frames, frames.dropFirst()) where below.minY >= above.maxY {
        #expect((below.minY - above.maxY).points >= 0.2 * 17 - 0.1)
      }
      #expect(zip(frames, frames.dropFirst()).contains { $1.minY >= $0.maxY })
    }
  }

  /// The scroll bar takes the last 4 points of its window, and is at least 4 points below the formula.
  @Test func aScrollBarIsBelowItsFormula() throws {
    let cell = try formulas("$$\n\\begin{pmatrix}a&b&c&d&e&f&g&h&i&j&k&l&m&n&o\\end{pmatrix}\n$$", width: 240)
    let element = try #require(cell.element(at: ["blocks", 0, "source"]))
    #expect(element.scroll != nil)
    for case .formula(let part) in cell.parts {
      let ink = try #require(part.runs.isEmpty ? nil : part.frame)
      #expect(element.frame.maxY >= ink.minY + 8)
    }
  }
}
