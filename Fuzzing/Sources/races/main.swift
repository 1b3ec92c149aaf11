import BubbleLayout
import Foundation
import FuzzParts
import LayoutFormat
import LayoutPainting
import TextLayout

/// `races [ROUNDS]`: eight threads use shared objects at the same time, to find data races with
/// ThreadSanitizer. Each round makes new engines, so that the threads open fonts and fill caches at the
/// same time. The results are compared with those of one thread alone.
let rounds = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 4
let threads = 8

let texts: [String] = {
  var random = RandomBytes(seed: 7)
  return (0..<48).map { _ in FuzzInput.text(random.bytes(60), picksScalars: true) }
}()
let messages = texts.enumerated().map {
  Message(id: .integer($0.offset), sender: "s\($0.offset % 3)", text: $0.element)
}

/// Returns a checksum of all glyphs and lines of some texts.
func layoutSum(_ engine: LayoutEngine, _ paragraphs: [Paragraph]) -> Int {
  var hasher = StableSum()
  for (text, shared) in zip(texts, paragraphs) {
    for paragraph in [shared, engine.paragraph(text, font: .system(15))] {
      for width in [90.0, 200] {
        let block = paragraph.layout(width: width)
        for line in block.lines.indices {
          hasher.add(block.lines[line].end)
          for run in block.glyphRuns(inLine: line) { for glyph in run.glyphs { hasher.add(Int(glyph.id)) } }
        }
      }
    }
  }
  return hasher.sum
}

struct StableSum {
  private(set) var sum = 17
  mutating func add(_ value: Int) { sum = sum &* 1_000_003 &+ value }
}

func work(_ thread: Int, _ engine: LayoutEngine, _ paragraphs: [Paragraph], _ shared: Transcript) -> Int {
  let sum = layoutSum(engine, paragraphs)
  // Each thread edits its own copy of one transcript.
  var own = shared
  own.width = Double(200 + thread * 10)
  for message in messages.prefix(12) { _ = own.append(message.text, to: message.id) }
  _ = own.remove(.integer(thread))
  own.style = .merged
  // Painters and writers use the shared rows and transcript.
  let rows = Array(shared.rows.prefix(8))
  var size = SVGPainter().drawing(of: rows).utf8.count
  if let png = try? PNGPainter(scale: 0.5).png(of: rows) { size += png.count }
  try? JSONWriter(options: WritingOptions(glyphs: true)).write(shared) { size += $0.count }
  return sum &+ size
}

func engine() -> LayoutEngine {
  do { return try LayoutEngine(fonts: .bundled) } catch { fatalError("\(error)") }
}

for round in 0..<rounds {
  let engine = engine()
  let paragraphs = texts.map { engine.paragraph($0, font: .system(15)) }
  let transcript = Transcript(messages, style: .balloon, width: 280, engine: engine)
  let sums = await withTaskGroup(of: Int.self) { group in
    for thread in 0..<threads { group.addTask { work(thread, engine, paragraphs, transcript) } }
    var sums: Set<Int> = []
    for await sum in group { sums.insert(sum) }
    return sums
  }
  let alone = work(0, engine, paragraphs, transcript)
  expect(sums == [alone], "threads get other layouts than one alone", "\(sums) \(alone)")
  // Another task measures heights while the transcript is edited here.
  var opened = Transcript(messages, style: .tailed, width: 260, engine: engine, opening: .estimated)
  let viewport = Rect(x: 0, y: 0, width: 260, height: 400)
  let unsettled = opened.unsettledRows(around: viewport, limit: 64)
  async let measured = unsettled?.measured()
  _ = opened.append(Message(id: "late", sender: "s1", text: "late"))
  _ = opened.remove(.integer(3))
  if let measured = await measured { _ = opened.adopt(measured, around: viewport) }
  opened.settle()
  print("round \(round + 1): \(threads) threads agree")
}
