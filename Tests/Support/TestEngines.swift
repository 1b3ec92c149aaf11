import BubbleLayout
import MathLayout
import TextLayout

/// Engines that all tests share: opening fonts costs more than most tests.
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

  /// The bundled fonts, and formulas as the tool lays them out.
  package static var mathematics: LayoutEngine { get throws { try mathematicsEngine.get() } }

  /// The bundled fonts, and formulas laid out by `PlainFormulas`.
  package static var formulas: LayoutEngine { get throws { try formulaEngine.get() } }

  /// Every glyph is one em wide, 0.8 em above and 0.2 em below the baseline.
  package static var square: LayoutEngine { get throws { try squareEngine.get() } }

  /// The bundled fonts.
  package static var bundled: LayoutEngine { get throws { try bundledEngine.get() } }
}

extension LayoutEngine {
  /// The cell of a message as `you` sees it, where `change` says.
  package func cell(
    _ message: Message, _ style: ChatStyle = .balloon, width: Double = 320, placement: Placement = .alone,
    _ change: (inout LayoutEnvironment) -> Void = { _ in }
  ) -> Cell {
    var environment = Fixtures.me
    change(&environment)
    return cell(for: message, style: style, width: width, in: environment, placement: placement)
  }

  /// The cell of a text as `you` sees it, its message changed as `change` says.
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
