import BubbleLayout
import MathLayout
import TextLayout
import TextShaping

extension LayoutEngine {
  /// An engine that lays formulas out in the font for them that comes with the tool, with its own fonts for what that lacks.
  ///
  /// - Parameter policy: Whether formulas follow browsers where these differ.
  convenience init(
    tool fonts: FontSet, limits: MessageLimits = .standard, policy: LayoutPolicy = .unicode
  ) throws(FontSetError) {
    // Without that font formulas are shown as their source.
    try self.init(
      fonts: fonts, limits: limits,
      makingFormulas: { try? MathTypesetter.bundled(fallback: $0, policy: policy) })
  }
}
