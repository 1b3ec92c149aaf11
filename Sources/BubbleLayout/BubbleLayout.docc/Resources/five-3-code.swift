import BubbleLayout

var style = try ChatStyle(
  json: """
    { "preset": "clustered", "name": "square",
      "bubble": { "radius": 6, "mergedRadius": 2, "padding": { "start": 14, "end": 14 } },
      "sent": { "bubble": { "fill": "#1d6fa5" } } }
    """)
style.sent.bubble.width = WidthRule(fraction: 0.9)
try style.validate()

do {
  _ = try ChatStyle(json: #"{ "preset": "clustered", "bubble": { "radios": 6 } }"#)
} catch {
  print(error)
}

let engine = try LayoutEngine(fonts: .bundled)
let message = Message(id: 1, sender: "me", text: "Count me in!")
let environment = LayoutEnvironment(me: "me")
print(engine.cell(for: message, style: style, width: 260, environment: environment).height)
