import BubbleLayout
import MathLayout
import TextLayout
import TextShaping

extension LayoutEngine {
  /// Creates an engine that lays out formulas in the tool's bundled math font. For characters that this font
  /// lacks it uses `fonts`.
  ///
  /// - Parameter policy: Whether formulas follow Unicode, or browsers where they differ.
  convenience init(
    tool fonts: FontSet, limits: MessageLimits = .standard, policy: LayoutPolicy = .unicode
  ) throws(FontSetError) {
    // Without the math font, formulas are shown as their source.
    try self.init(
      fonts: fonts, limits: limits,
      makingFormulas: { try? MathTypesetter.bundled(fallback: $0, policy: policy) })
  }
}
