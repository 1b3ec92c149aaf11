import TextShaping
import TextUnicode

/// The fonts of formulas: a face with a MATH table, and fonts for characters that it lacks.
struct MathFace: Sendable {
  let face: FontFace
  /// Fonts for words in other scripts; nil if there are none.
  let fallback: FontCollection?
  /// Whether bounding boxes of glyphs and some other details follow browsers instead of MathML Core.
  let policy: LayoutPolicy
  /// Whether the font has kerning for scripts.
  let hasKerning: Bool

  init(_ face: FontFace, fallback: FontCollection?, policy: LayoutPolicy) {
    self.face = face
    self.fallback = fallback
    self.policy = policy
    hasKerning = face.hasMathKerning && policy != .browser
  }
}
