import BubbleLayout
import BundledFonts
import Foundation
import TextLayout

/// Engines and messages that the tests share.
enum Fixtures {
  /// An engine whose every glyph is one em wide, with ascent 0.8 and descent 0.2.
  static func squareEngine() throws -> LayoutEngine {
    try LayoutEngine(fonts: .files([BundledFonts.squareTest.url.path]))
  }

  /// 2011-09-12T19:34:21Z.
  static let timestamp = Timestamp(milliseconds: 1_315_856_061_000)

  /// A message from `you` unless said otherwise.
  static func message(_ text: String, from sender: String? = "you", kind: MessageKind = .message) -> Message {
    Message(id: "m1", sender: sender, timestamp: timestamp, text: text, kind: kind)
  }

  static let me = LayoutEnvironment(me: "you")
}

/// Tests that look at one cell at a time.
protocol CellSuite {
  var engine: LayoutEngine { get }
}

extension CellSuite {
  /// A cell as `you` sees it, where `change` says.
  func cell(
    _ message: Message, _ style: ChatStyle, width: Double = 320, placement: Placement = .alone,
    _ change: (inout LayoutEnvironment) -> Void = { _ in }
  ) -> Cell {
    var environment = Fixtures.me
    change(&environment)
    return engine.cell(for: message, style: style, width: width, in: environment, placement: placement)
  }
}

extension Cell {
  var label: LabelPart? {
    for case .label(let label) in parts { return label }
    return nil
  }

  var textPart: TextPart? {
    for case .text(let text) in parts { return text }
    return nil
  }
}
