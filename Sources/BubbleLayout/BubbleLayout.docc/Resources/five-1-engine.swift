import BubbleLayout

let engine = try LayoutEngine(fonts: .bundled)
