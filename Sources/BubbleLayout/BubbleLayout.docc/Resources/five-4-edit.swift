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

viewport = transcript.keepPlace(in: viewport) {
  $0.prepend(Message(id: 0, sender: "ann", text: "An older message"))
  $0.width = 414
}
transcript.append(Message(id: 5_001, sender: "me", text: "A new one"))
print(viewport.minY, "of", transcript.height)
