import BubbleLayout
import MathLayout
import TextLayout

/// Engines that all tests share, because opening fonts takes longer than most tests.
package enum TestEngines {
  private static let squareEngine = Result { try LayoutEngine(fonts: .collection(TestFonts.square.get())) }
  private static let bundledEngine = Result { try LayoutEngine(fonts: .collection(TestFonts.bundled.get())) }

  private static let formulaEngine = Result {
    let fonts = try TestFonts.bundled.get()
    return try LayoutEngine(fonts: .collection(fonts), formulas: PlainFormulas(try TestFonts.face(of: fonts)))
  }

  private static let mathematicsEngine = Result {
    let fonts = try TestFonts.bundled.get()
    return try LayoutEngine(
      fonts: .collection(fonts), formulas: try MathTypesetter.bundled(fallback: fonts))
  }

  /// An engine with the bundled fonts, and with formulas laid out as in the tool.
  package static var mathematics: LayoutEngine { get throws { try mathematicsEngine.get() } }

  /// An engine with the bundled fonts, and with formulas laid out by `PlainFormulas`.
  package static var formulas: LayoutEngine { get throws { try formulaEngine.get() } }

  /// An engine with the square font: every glyph is one em wide, and extends 0.8 em above and 0.2 em below
  /// the baseline.
  package static var square: LayoutEngine { get throws { try squareEngine.get() } }

  /// An engine with the bundled fonts.
  package static var bundled: LayoutEngine { get throws { try bundledEngine.get() } }
}

extension LayoutEngine {
  /// Returns the cell of a message for the reader `you`, in an environment after a change by the closure.
  package func cell(
    _ message: Message, _ style: ChatStyle = .balloon, width: Double = 320, placement: Placement = .alone,
    _ change: (inout LayoutEnvironment) -> Void = { _ in }
  ) -> Cell {
    var environment = Fixtures.me
    change(&environment)
    return cell(for: message, style: style, width: width, environment: environment, placement: placement)
  }

  /// Returns the cell of a text for the reader `you`, after a change of its message by the closure.
  package func cell(
    _ text: String, _ style: ChatStyle = .balloon, from sender: String? = "you", width: Double = 320,
    direction: InterfaceDirection = .leftToRight, fontScale: Double = 1,
    _ change: (inout Message) -> Void = { _ in }
  ) -> Cell {
    cell(Fixtures.message(text, from: sender, change), style, width: width) {
      $0.direction = direction
      $0.fontScale = fontScale
    }
  }
}
