import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests growing tables: a new row makes no column narrower than the rows above made it, nothing moves when its line ends, and
/// the finished table has the widths of the whole table.
@Suite struct TableGrowthTests {
  private let bench: BlockBench

  init() throws { bench = try BlockBench() }

  private func cell(_ markdown: String, isStreaming: Bool, width: Double, style: ChatStyle) -> Cell {
    var message = Message(id: 1, sender: "ann", text: markdown)
    (message.format, message.isStreaming) = (.markdown, isStreaming)
    return bench.engine.cell(
      for: message, style: style, width: width, environment: LayoutEnvironment(me: "you"))
  }

  /// Returns the widths of the columns in the first row.
  private func widths(_ cell: Cell, _ columns: Int) -> [LayoutUnit] {
    cell.boxes(.cell).prefix(columns).map(\.frame.width)
  }

  private static let styles = [
    ChatStyle.clustered, BlockBench.style { $0.rich.tableMode = .wrap },
    BlockBench.style { ($0.rich.tableMode, $0.rich.tableColumnLimit) = (.scroll, 90) },
    BlockBench.style { ($0.rich.tableMode, $0.rich.breaksWordsInTables) = (.wrap, true) },
    BlockBench.style { ($0.rich.tableMode, $0.rich.tableLeastColumn) = (.auto, 9) },
  ]

  @Test(arguments: 0..<5) func noRowMakesAColumnNarrower(style number: Int) throws {
    var random = RichMessages(seed: UInt64(40 + number))
    let style = Self.styles[number]
    for _ in 0..<Laws.some(6, of: 60) {
      let columns = 1 + random.below(5)
      func row(_ words: () -> String) -> String {
        "| " + (0..<columns).map { _ in words() }.joined(separator: " | ") + " |\n"
      }
      var text = row { "h" } + "|" + String(repeating: " - |", count: columns) + "\n"
      for _ in 0..<(1 + random.below(6)) {
        text += row {
          (0..<random.below(5)).map { _ in random.pick(["a", "longer", "Antidisestablishment", "12", "日本語"]) }
            .joined(separator: " ")
        }
      }
      let width = Double(150 + random.below(400))
      var last = [LayoutUnit](repeating: 0, count: columns)
      var open = (height: LayoutUnit.zero, widths: last)
      var prefix = ""
      for character in text {
        prefix.append(character)
        let cell = cell(prefix, isStreaming: true, width: width, style: style)
        let now = widths(cell, columns)
        guard now.count == columns else { continue }
        #expect(zip(last, now).allSatisfy { $0 <= $1 }, "\(prefix) at \(width): \(last), then \(now)")
        if character == "\n" {
          if prefix.count(where: { $0 == "\n" }) > 2 {
            #expect(now == open.widths && cell.height == open.height, "\(prefix) at \(width)")
          }
          last = now
        }
        open = (cell.height, now)
      }
    }
  }

  /// No word of the row that is being written is broken, in any column, and a table that grew equals a new one.
  @Test(arguments: [0, 1, 2, 4]) func noWordOfTheOpenRowIsBroken(style number: Int) throws {
    let style = Self.styles[number]
    let words = [
      "Donaudampfschifffahrt", "ein", "الاستقلالية", "Самостоятельность", "[unbelievable](a)", "**bold**",
      "日本語",
    ]
    for (offset, columns) in [2, 3, 5].enumerated() {
      let closed =
        "|" + String(repeating: " a |", count: columns) + "\n|"
        + String(repeating: " - |", count: columns) + "\n|"
        + String(repeating: " some words |", count: columns) + "\n"
      let row =
        "| "
        + (0..<columns).map { words[($0 + offset) % words.count] + " " + words[$0] }.joined(separator: " | ")
      for width in [200.0, 330] {
        var message = Message(id: 1, sender: "ann", text: closed)
        (message.format, message.isStreaming) = (.markdown, true)
        var transcript = Transcript([message], style: style, width: width, engine: bench.engine)
        for character in row + " |\n" {
          _ = transcript.append(String(character), to: 1)
          let fresh = Transcript(transcript.messages, style: style, width: width, engine: bench.engine)
          #expect(Laws.differences(transcript, fresh) == [])
          let cell = cell(transcript.messages[0].text, isStreaming: true, width: width, style: style)
          for text in cell.texts(.cell) {
            #expect(
              text.block.lines.allSatisfy { $0.ending != .emergency },
              "\(text.text) in \(columns) at \(width)")
          }
        }
      }
    }
  }

  /// A picture has its box as soon as it is there, also in a row that is being written, and the end moves
  /// nothing.
  @Test(arguments: 0..<5) func aPictureInAnOpenRowHasItsBox(style number: Int) throws {
    let pictures = ["![Chart](c.png)", #"<img src="c.png" width="150" height="80">"#]
    for picture in pictures {
      for row in [
        "| \(picture) | x |", "| x | \(picture) |", "| \(picture)", "| \(picture) | \(picture) |\n| x | y |",
      ] {
        let text = "| a | b |\n| - | - |\n" + row
        for width in [240.0, 420] {
          let growing = cell(text, isStreaming: true, width: width, style: Self.styles[number])
          let finished = cell(text, isStreaming: false, width: width, style: Self.styles[number])
          // Columns that keep their widths while the table grows may need a scroll bar, which has room of its own.
          func scrolls(_ cell: Cell) -> Bool { cell.element(at: ["blocks", 0])?.scroll != nil }
          let bar: LayoutUnit = scrolls(growing) && !scrolls(finished) ? 6 : 0
          #expect(growing.height == finished.height + bar, "\(row) at \(width)")
        }
      }
    }
  }

  /// The columns follow the row that is being written.
  @Test func theOpenRowCounts() throws {
    let closed = "| a | b |\n| - | - |\n| one | two |\n"
    func widths(_ text: String, _ isStreaming: Bool = true) -> [LayoutUnit] {
      self.widths(cell(text, isStreaming: isStreaming, width: 500, style: Self.styles[1]), 2)
    }
    let before = widths(closed)
    #expect(widths(closed + "| unbelievable words | t") == widths(closed + "| unbelievable words | t |\n"))
    #expect(widths(closed + "| unbelievable words | t")[0] > widths(closed + "| unbelievable")[0])
    // In a long table, all rows would be measured again with each letter.
    let many = closed + String(repeating: "| one | two |\n", count: 70)
    #expect(widths(many + "| unbelievable words | t") == before)
    // A column that was wider while the table grew has, at the end, the same width as in the whole table.
    let long = "| x | " + String(repeating: "word ", count: 30) + "|\n"
    let whole = closed + long + "| " + String(repeating: "other ", count: 30) + "| y |\n"
    #expect(widths(whole)[1] > widths(whole, false)[1])
  }

  @Test func linesThatAreHeldBackLeaveTheRowsAboveClosed() throws {
    let closed = "> | a | b |\n> | - | - |\n> | one | two |\n"
    let before = widths(cell(closed, isStreaming: true, width: 320, style: .clustered), 2)
    for more in [">", "> ", "> |", "\n", "\n-", "x"] {
      let now = widths(cell(closed + more, isStreaming: true, width: 320, style: .clustered), 2)
      #expect(zip(before, now).allSatisfy { $0 <= $1 }, "\(more)")
    }
  }
}
