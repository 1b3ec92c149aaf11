import BubbleLayout

let engine = try LayoutEngine(fonts: .bundled)

let message = Message(
  id: 1, sender: "ann", text: "Count me in! I’ll bring sandwiches 🥪",
  quote: QuotedReply(sender: "Omar", text: "Who is in for Saturday?"),
  reactions: [Reaction(symbol: "😍", count: 4), Reaction(symbol: "🔥")])
let cell = engine.cell(for: message, style: .merged, width: 260)
print(cell.height)
