import TextShaping
import TextUnicode

/// What formulas are set with: a face with a MATH table, and the fonts for characters that it lacks.
struct MathFace: Sendable {
  let face: FontFace
  /// For words in other scripts; nil if there is none.
  let fallback: FontCollection?
  /// Whether glyph extents, and other details in which browsers differ, follow browsers.
  let policy: LayoutPolicy
  /// Whether the font says how near scripts may come.
  let hasKerning: Bool

  init(_ face: FontFace, fallback: FontCollection?, policy: LayoutPolicy) {
    self.face = face
    self.fallback = fallback
    self.policy = policy
    hasKerning = face.hasMathKerning && policy != .browser
  }
}
