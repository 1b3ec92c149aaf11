import BubbleLayout
import Foundation
import LayoutPainting

let engine = try LayoutEngine(fonts: .bundled)

let message = Message(
  id: 1, sender: "ann", text: "Count me in! I’ll bring sandwiches 🥪",
  quote: QuotedReply(sender: "Omar", text: "Who is in for Saturday?"),
  reactions: [Reaction(symbol: "😍", count: 4), Reaction(symbol: "🔥")])
let cell = engine.cell(for: message, style: .merged, width: 260)

let drawing = SVGPainter(theme: .light).drawing(of: [cell])
try drawing.write(toFile: "cell.svg", atomically: true, encoding: .utf8)
print("cell.svg")
