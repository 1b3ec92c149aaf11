import BubbleLayout

let engine = try LayoutEngine(fonts: .bundled)
let messages = (1...5_000).map {
  Message(id: .integer($0), sender: $0 % 3 == 0 ? "me" : "ann", text: "Message \($0), and something about it")
}

var transcript = Transcript(
  messages, style: .merged, width: 320, engine: engine, environment: LayoutEnvironment(me: "me"),
  opening: .estimated)
