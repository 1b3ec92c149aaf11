import BubbleLayout

let engine = try LayoutEngine(fonts: .bundled)
let messages = (1...5_000).map {
  Message(id: .integer($0), sender: $0 % 3 == 0 ? "me" : "ann", text: "Message \($0), and something about it")
}

var transcript = Transcript(
  messages, style: .merged, width: 320, engine: engine, environment: LayoutEnvironment(me: "me"),
  opening: .estimated)

var viewport = Rect(x: 0, y: transcript.height - 640, width: 320, height: 640)
viewport = transcript.settle(around: viewport, for: .milliseconds(4))
for row in transcript.rows(in: viewport) {
  print(row.id.map { "\($0)" } ?? "typing", row.frame)
}
