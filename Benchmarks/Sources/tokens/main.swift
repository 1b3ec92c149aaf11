import BubbleLayout
import Foundation
import Workloads

/// Prints the cost of a token of a growing text compared with bare HarfBuzz. It runs on one thread, so that
/// instruction counters can be used. The arguments are the parts to print: `messages`, `answers`, `texts`;
/// without arguments, all parts.
let turns = 9
let few = 250
let many = 2_000

/// Returns the processor time of some work, so that other processes have little influence.
func nanoseconds(of work: () -> Int) -> Double {
  let start = threadTime()
  checksum &+= work()
  return threadTime() - start
}

func threadTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

nonisolated(unsafe) var checksum = 0

func number(_ format: String, _ value: Double) -> String { String(format: format, value) }

/// Prints the cost of messages that grow in a transcript: their heights after each token.
func printAnswers() {
  var plain = Double.infinity
  print("a token of 4 bytes in a transcript, nanoseconds, and that as a multiple of one of a plain message")
  for stream in AnswerStream.all {
    var (best, worst) = (Double.infinity, Double.infinity)
    for _ in 0..<turns {
      var transcript = stream.begin()
      var times: [Double] = []
      var start = 0.0
      let all = nanoseconds {
        let sum = stream.stream(into: &transcript) { _ in
          let now = threadTime()
          if start > 0 { times.append(now - start) }
          start = now
        }
        return sum
      }
      best = min(best, all / Double(stream.tokens.count))
      worst = min(worst, times.max() ?? 0)
    }
    if stream.name == "plain" { plain = best }
    print(
      "  " + stream.name.padding(toLength: 22, withPad: " ", startingAt: 0) + number("%7.0f ", best)
        + number("= %5.2f, ", best / plain) + number("the worst %8.0f", worst))
  }
  let (short, long) = (AnswerStream.answers(tokens: few), AnswerStream.answers(tokens: many))
  var times = [Double.infinity, .infinity]
  for _ in 0..<turns {
    for (index, stream) in [short, long].enumerated() {
      var transcript = stream.begin()
      times[index] = min(times[index], nanoseconds { stream.stream(into: &transcript) })
    }
  }
  print(number("  an answer: 2,000 tokens cost %5.2f ", times[1] / times[0]) + "times what 250 do")
}

/// Prints the cost of whole messages in Markdown: their heights at a new width, and opening them.
func printConversations() {
  guard let engine = try? LayoutEngine(fonts: .bundled) else {
    fatalError("the bundled fonts cannot be opened")
  }
  let widths = [320.0, 340, 300, 330]
  func best(_ work: () -> Int) -> Double { (0..<turns).map { _ in nanoseconds(of: work) }.min() ?? 0 }
  func resized(_ conversation: RichConversation) -> Double {
    for width in widths { checksum &+= conversation.resize(to: width) }
    return best { widths.reduce(0) { $0 &+ conversation.resize(to: $1) } } / Double(widths.count)
  }
  let answer = RichConversation([AnswerStream.answer], engine: engine)
  print(
    number("an answer of %.0f bytes at a new width: ", Double(AnswerStream.answer.utf8.count))
      + number("%.1f µs", resized(answer) / 1_000))
  let many = RichConversation(RichConversation.short(10_000), engine: engine)
  let time = resized(many)
  let prepared = many.preparedCount
  checksum &+= many.resize(to: 310)
  print(
    number("10,000 rich messages at a new width: %.1f ms, ", time / 1e6)
      + "\(many.preparedCount - prepared) prepared at another")
  let (bare, open) = (best { many.bareHarfBuzz() }, best { many.open(many.bareCount) })
  print(
    number("opening them: %.2f times bare HarfBuzz", open / bare)
      + number(" (%.1f µs a message, with what was seen)", open / Double(many.bareCount) / 1_000))
  // The first messages open the fonts and are not measured.
  let texts = RichConversation.short(many.bareCount + 6)
  let cold = (0..<turns).map { _ -> Double in
    guard let engine = try? LayoutEngine(fonts: .bundled) else { return 0 }
    checksum &+= RichConversation.open(Array(texts.suffix(6)), engine: engine)
    return nanoseconds { RichConversation.open(Array(texts.prefix(many.bareCount)), engine: engine) }
  }
  print(number("  with an engine that has seen six others: %.2f times", (cold.min() ?? 0) / bare))
}

let parts = CommandLine.arguments.dropFirst()
func prints(_ part: String) -> Bool { parts.isEmpty || parts.contains(part) }

if prints("messages") { printConversations() }
if prints("answers") { printAnswers() }

for width in prints("texts") ? [300.0, 600] : [] {
  print(
    "\(Int(width)) pt, nanoseconds a token, and that as a multiple of what bare HarfBuzz needs for a line")
  for stream in TokenStream.all(tokens: many, width: width) {
    let count = Double(stream.tokens.count)
    var best = Array(repeating: Double.infinity, count: 6)
    for _ in 0..<turns {
      let times = [
        nanoseconds { stream.bareHarfBuzz() },
        nanoseconds { stream.emptyCache() &+ stream.stream(few) },
        nanoseconds { stream.emptyCache() &+ stream.stream(many) },
        nanoseconds { stream.stream(many) },
        nanoseconds { stream.layAllOut(few) }, nanoseconds { stream.streamShown(many) },
      ]
      best = zip(best, times).map(min)
    }
    let line = best[0] / Double(stream.lineCount)
    print(
      "  " + stream.name.padding(toLength: 14, withPad: " ", startingAt: 0)
        + number("%5.0f tokens, ", count) + number("%5.0f units, ", Double(stream.length))
        + number("a line %6.0f, ", line) + number("cold %6.0f ", best[2] / count)
        + number("= %5.2f, ", best[2] / count / line) + number("seen %6.0f ", best[3] / count)
        + number("= %5.2f, ", best[3] / count / line)
        + number("2,000 tokens %5.2f × 250, ", best[2] / best[1])
        + number("the whole of 250 anew %7.0f, ", best[4] / Double(few))
        + number("a block held %6.0f", best[5] / count))
  }
}
print("checksum \(checksum)")
