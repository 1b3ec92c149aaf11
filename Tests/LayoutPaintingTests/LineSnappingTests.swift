import BubbleLayout
import LayoutPainting
import TestSupport
import Testing
import TextLayout

/// Tests that lines are painted on whole pixels at every scale.
@Suite struct LineSnappingTests {
  private let engine: LayoutEngine

  init() throws { engine = try TestEngines.bundled }

  private func table(width: Double, in style: ChatStyle, from sender: String) -> Cell {
    let rows = [["Item", "Price", "i"], ["tea", "3.40", "i"], ["i", "12", "jam"]].map { row in
      row.map { TableCell($0) }
    }
    let table = TableBlock(rows: rows)
    return engine.cell(
      Message(id: 1, sender: sender, text: "", blocks: [.table(table)]), style, width: width)
  }

  /// Returns the lengths of the runs of a colour along a line of pixels.
  private func runs(_ pixels: [[UInt8]], of color: [UInt8]) -> [Int] {
    var runs: [Int] = []
    var length = 0
    for pixel in pixels + [[]] {
      if pixel == color {
        length += 1
      } else if length > 0 {
        runs.append(length)
        length = 0
      }
    }
    return runs
  }

  @Test(arguments: [1, 1.25, 1.5, 2, 3], ["clustered", "merged"])
  func linesOfATableHaveEqualWeights(scale: Double, preset: String) throws {
    let style = try ChatStyle.preset(preset)
    for width in [320.0, 333, 347] {
      for sender in ["ann", "you"] {
        let cell = table(width: width, in: style, from: sender)
        let frame = try #require(cell.boxes(.table).first).frame
        let rules = cell.boxes(.rule).map(\.frame)
        let line = style.palettes.light[try #require(cell.boxes(.table).first?.foreground)]
        let file = try #require(PNGFile.decoded(try PNGPainter(scale: scale, margins: .zero).png(of: [cell])))
        let wanted = [16, 8, 0].map { UInt8(line.rgb >> UInt32($0) & 0xFF) } + [255]
        func pixel(_ x: Int, _ y: Int) -> [UInt8] {
          let place = (y * file.width + x) * 4
          return Array(file.pixels[place..<place + 4])
        }
        func place(_ length: LayoutUnit) -> Int { Int((length.points * scale).rounded(.down)) }
        let origin = cell.frame.origin
        let all = frame.offset(x: origin.x, y: origin.y).inset(by: Insets(all: -3))
        // Between the lines and the texts, the padding of the cells has nothing else.
        let level = Set(rules.filter { $0.width > $0.height }.map { $0.maxY + 3 }).sorted() + [frame.minY + 5]
        let upright =
          Set(rules.filter { $0.height > $0.width }.map { $0.maxX + 3 }).sorted() + [frame.minX + 5]
        try #require(!level.isEmpty && !upright.isEmpty)
        var weights: Set<Int> = []
        for y in level {
          let found = runs(
            (place(all.minX)...place(all.maxX)).map { pixel($0, place(origin.y + y)) }, of: wanted)
          #expect(found.count == upright.count + 1)
          weights.formUnion(found)
        }
        for x in upright {
          let found = runs(
            (place(all.minY)...place(all.maxY)).map { pixel(place(origin.x + x), $0) }, of: wanted)
          #expect(found.count == level.count + 1)
          weights.formUnion(found)
        }
        #expect(weights.count == 1, "\(width) \(sender) \(weights)")
      }
    }
  }

  /// The bars beside quotes have round ends or are cut by a round corner; their sides are on whole pixels all the same.
  @Test(arguments: [1, 1.25, 1.5, 2, 3], ["clustered", "merged"])
  func barsOfQuotesAreNotBlurred(scale: Double, preset: String) throws {
    let style = try ChatStyle.preset(preset)
    var message = Message(id: 1, sender: "", text: "")
    message.quote = QuotedReply(sender: "kofi", text: "quoted")
    message.blocks = [
      .quote(QuoteBlock([.paragraph("A note")], alert: .tip)), .quote(QuoteBlock([.paragraph("words")])),
    ]
    for (width, sender) in [
      (200.0, "ann"), (333, "ann"), (347, "ann"), (170, "you"), (200, "you"), (333, "you"),
    ] {
      message.sender = sender
      // Short words, so that a bubble at the right begins between pixels.
      let cell = engine.cell(message, style, width: width)
      let file = try #require(PNGFile.decoded(try PNGPainter(scale: scale, margins: .zero).png(of: [cell])))
      let bars = cell.boxes(.bar) + cell.boxes(.quoteBar)
      #expect(bars.count >= 2)
      for bar in bars {
        let color = style.palettes.light[try #require(bar.background)].rgb
        let y = Int(
          ((cell.frame.minY + bar.frame.minY + bar.frame.height.half).points * scale).rounded(.down))
        let x = Int(((cell.frame.minX + bar.frame.minX).points * scale).rounded(.down))
        let row = y * file.width
        let pixels: [[UInt8]] = (x - 3..<x + Int(bar.frame.width.points * scale) + 4).map { x in
          Array(file.pixels[(row + x) * 4..<(row + x) * 4 + 3])
        }
        // The ground, the bar, the ground: no fourth colour that the eye can tell from the one before.
        let kinds = pixels.reduce(into: [[UInt8]]()) { kinds, pixel in
          let last = kinds.last ?? []
          if last.isEmpty || zip(last, pixel).contains(where: { abs(Int($0) - Int($1)) > 20 }) {
            kinds.append(pixel)
          }
        }
        #expect(kinds.count == 3, "\(width) \(bar.role) \(kinds)")
        let wanted: [UInt8] = [16, 8, 0].map { UInt8(color >> UInt32($0) & 0xFF) }
        #expect(kinds.contains(wanted))
      }
    }
  }
}
