import BubbleLayout

let engine = try LayoutEngine(fonts: .bundled)

let message = Message(id: 1, sender: "ann", text: "Morning! Who is in for Saturday? ☀️")
let cell = engine.cell(for: message, style: .merged, width: 260)
print(cell.height)
