import BubbleLayout
import Foundation
import Workloads

/// `million [COUNT]`: measures a very long conversation of plain messages, and one of lively messages
/// (with replies, reactions and pictures) that has the same texts. Times are CPU times of the thread
/// unless a row says otherwise. Each is the shortest of several runs, or the time of the only run. The
/// time of HarfBuzz alone for such messages is printed first.
///
/// `million edits [COUNT] [EDITS]`: edits a lively conversation at random and compares it with a new one; fails if anything
/// differs.
if CommandLine.arguments.dropFirst().first == "edits" {
  let numbers = CommandLine.arguments.dropFirst(2).compactMap { Int($0) }
  var edits = try RandomEdits(numbers.first ?? 300_000)
  if let difference = try edits.difference(after: numbers.dropFirst().first ?? 10_000) {
    print(difference)
    exit(1)
  }
  exit(0)
}

let count = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 1_000_000
var mix = ChatMix(seed: 1)
let sample = Workload(Corpus("generated", messages: mix.messages(min(count, 5_000))))
_ = sample.bareHarfBuzz()
let bare =
  (0..<3).map { _ in nanoseconds { sample.bareHarfBuzz() } }.min()! / Double(sample.corpus.messages.count)
print("Generated chat: \(count) messages")
print("  bare HarfBuzz \(Int(bare)) ns a message, \(Int(bare * Double(count) / 1e6)) ms in all")

let plain = try await LongConversation(count, .plain)
let lively = try await LongConversation(count, .lively)

func padded(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(0, width - text.count)) + text
}

func spelled(_ figure: LongConversation.Figure) -> String {
  let value = figure.value
  if !figure.isTime { return String(format: value < 100 ? "%.2f" : "%.0f", value) }
  return value < 1 ? String(format: "%.1f µs", value * 1e3) : String(format: "%.1f ms", value)
}

for (one, other) in zip(plain.figures, lively.figures) {
  let ratio = one.value > 0 ? String(format: "%.2f times", other.value / one.value) : ""
  print(
    "  " + one.name.padding(toLength: 28, withPad: " ", startingAt: 0) + padded(spelled(one), 14) + "  lively"
      + padded(spelled(other), 14) + padded(ratio, 14) + "  \(one.unit)")
}
