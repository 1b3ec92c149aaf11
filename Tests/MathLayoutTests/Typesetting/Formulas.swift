import BundledFonts
import Foundation
import MathLayout
import TextLayout
import TextShaping

/// The bundled math font, typesetters with it, and short names for trees.
enum Formulas {
  static func face() throws -> FontFace { try FontFace(path: BundledFonts.math.url.path) }

  static func bundledFace(_ file: String) throws -> FontFace {
    try FontFace(path: BundledFonts.url(for: file).path)
  }

  static func typesetter(_ policy: LayoutPolicy = .unicode) throws -> MathTypesetter {
    try MathTypesetter.bundled(policy: policy)
  }

  /// Returns the boxes of a formula at 1,000 points, where one unit of the font is one point.
  static func boxes(
    _ node: MathNode, isDisplay: Bool = false, _ policy: LayoutPolicy = .unicode
  ) throws -> [FormulaBox] {
    try typesetter(policy).boxes(of: node, isDisplay: isDisplay, size: 1_000)
  }

  static func tex(_ source: String) -> MathNode { TeXReader().read(source).node }
}

func id(_ text: String, _ variant: MathVariant? = nil) -> MathNode {
  .token(MathToken(.identifier, text, variant: variant))
}

func num(_ text: String) -> MathNode { .token(MathToken(.number, text)) }

func op(_ text: String, _ form: MathOperator.Form? = nil) -> MathNode { .op(MathOperator(text, form: form)) }
