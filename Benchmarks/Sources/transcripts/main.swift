import BubbleLayout
import Foundation
import Workloads

/// `transcripts [COUNT]`: prints the cost of a conversation of 20,000 messages compared with bare HarfBuzz:
/// opening, new widths, scrolling and edits, and its memory. A lively conversation, with replies, reactions
/// and pictures, is measured next to a plain one with the same texts.
let count = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 20_000
guard let engine = try? LayoutEngine(fonts: .bundled) else {
  fatalError("the bundled fonts cannot be opened")
}
let turns = rounds(usually: 5)
var mix = ChatMix(seed: 1)
let messages = mix.messages(count)
let bare = Workload(Corpus("generated", messages: Array(messages.prefix(2_000))))
/// English messages, whose shaping by HarfBuzz is the unit of the ratios.
let english = Corpus("English", messages: Array(Corpus.english.messages.prefix(100)))
let bareEnglish = Workload(english)
let livelyEnglish = {
  var parts = ChatParts(seed: 1, texts: Corpus.english.messages.map(\.text))
  return english.messages.map { message in
    var message = message
    parts.add(to: &message)
    return message
  }
}()

func bareRow(_ workload: Workload) -> BenchmarkRow {
  BenchmarkRow("bare HarfBuzz", per: "a message", count: workload.corpus.messages.count) { _ in
    workload.bareHarfBuzz()
  }
}

func line(_ name: String, _ plain: String, _ lively: String, _ unit: String) {
  func padded(_ text: String) -> String { String(repeating: " ", count: max(0, 12 - text.count)) + text }
  print(
    "  " + name.padding(toLength: 34, withPad: " ", startingAt: 0) + padded(plain) + "  lively"
      + padded(lively)
      + "  \(unit)")
}

let length = messages.reduce(0) { $0 + $1.text.utf16.count }
print("Generated chat: \(count) messages, \(length) units; a ratio is to a message of bare HarfBuzz")
for (name, style) in [("balloon", ChatStyle.balloon), ("clustered", .clustered), ("merged", .merged)] {
  let plain = Conversation(count, .plain, style: style, engine: engine)
  let lively = Conversation(count, .lively, style: style, engine: engine)
  // This is measured before any edit, so that only the widths decide how much is measured and shaped
  // again.
  for (what, start, widths) in [
    ("at a width far away", 320.0, [260.0, 340, 280]), ("at a step of 6 pt", 320, [314, 308, 302]),
    ("at a step of 1 pt", 320, [319, 318, 317]),
  ] {
    let (one, other) = (plain.work(from: start, at: widths), lively.work(from: start, at: widths))
    func number(_ value: Double) -> String { String(format: "%.2f", value) }
    line("measured " + what, number(one.measured), number(other.measured), "of 100 messages")
    line("prepared " + what, number(one.prepared), number(other.prepared), "of 100 messages")
  }
  line("memory, beyond the texts", "\(plain.memory)", "\(lively.memory)", "bytes a message")
  BenchmarkTable(
    "\(name): \(count) messages",
    rows: [bareRow(bare)] + plain.openingRows + plain.widthRows + plain.editRows,
    lively: lively.openingRows + lively.widthRows + lively.editRows
  ).run(turns: turns)
  BenchmarkTable(
    "\(name): 100 English messages",
    rows: [bareRow(bareEnglish), PreparedCells(english.messages, style: style, engine: engine).row],
    lively: [PreparedCells(livelyEnglish, style: style, engine: engine).row]
  ).run(turns: 3 * turns)
  print("")
}
print("checksum \(checksum)")
