import BubbleLayout
import MessageReading
import TextLayout

/// Asks for the visible rows of a transcript, page by page, as `viewport.c` does through the C library:
/// Viewports MESSAGES [WHAT [ROUNDS]]. Callgrind counts the instructions of `viewport_of_swift`, which a
/// Swift program would call.
let arguments = CommandLine.arguments
let what = arguments.count > 2 ? arguments[2] : "rows"
let rounds = arguments.count > 3 ? Int(arguments[3]) ?? 1 : 1
let reader = try MessageReader(path: arguments[1])
var messages: [Message] = []
while let entry = try reader.next() {
  if let message = entry.message { messages.append(message) }
}
let counter = ViewportCounter(
  transcript: Transcript(
    messages, style: .merged, width: 300, engine: try LayoutEngine(fonts: .bundled),
    environment: LayoutEnvironment(me: "you")),
  readsRows: what == "rows")
var glyphs = 0
let clock = ContinuousClock()
// Each width has two rounds: in the first, rows are laid out again; in the second, they are cached.
for round in 0..<4 * rounds {
  counter.transcript.width = round / 2 % 2 == 0 ? 300 : 360
  let pages = Int((min(counter.transcript.height.points, 900 * 40) / 900).rounded(.up))
  var spent = Duration.zero
  for page in 0..<pages { spent += clock.measure { glyphs += viewport(of: counter, page: page) } }
  print("round \(round): \(pages) pages, \(spent / .microseconds(1)) µs")
}
print("viewport: \(glyphs) glyphs")
