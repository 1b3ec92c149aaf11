import BubbleLayout
import MessageReading
import TextLayout

/// Asks for what can be seen of a transcript, page by page, as `viewport.c` does through the C library: Viewports MESSAGES [WHAT
/// [ROUNDS]]. Callgrind counts the instructions of `viewport_of_swift`, which a Swift program would call.
let arguments = CommandLine.arguments
let what = arguments.count > 2 ? arguments[2] : "glyphs"
let rounds = arguments.count > 3 ? Int(arguments[3]) ?? 1 : 1
let reader = try MessageReader(path: arguments[1])
var messages: [Message] = []
while let entry = try reader.next() {
  if let message = entry.message { messages.append(message) }
}
let transcript = Transcript(
  messages, style: .merged, width: 360, engine: try LayoutEngine(fonts: .bundled),
  environment: LayoutEnvironment(me: "you"))
let counter = ViewportCounter(transcript: transcript, readsGlyphs: what == "glyphs")
let pages = Int(min(transcript.height.points, 900 * 40) / 900 + 1)
var glyphs = 0
let clock = ContinuousClock()
for _ in 0..<rounds {
  var seconds: [Duration] = []
  for page in 0..<pages where Double(page) * 900 < transcript.height.points {
    seconds.append(clock.measure { glyphs += viewport(of: counter, page: page) })
  }
  print("round: \(seconds.reduce(.zero, +) / .microseconds(1)) µs")
}
print("viewport: \(rounds * pages) viewports of 900 pt, \(glyphs) glyphs")
