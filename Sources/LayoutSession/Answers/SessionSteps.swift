import BubbleLayout
import LayoutFormat
import TextShaping

/// A composer after each of some edits.
package struct SessionSteps: Sendable {
  let steps: [ComposedStep]
  /// The fonts of the steps that the session had not used before.
  let newFonts: ArraySlice<FontFace>
  /// The fonts of the session.
  let fonts: FontNumbers
  /// Whether lines list their glyphs.
  let glyphs: Bool

  func describe(to sink: inout some LayoutSink) {
    sink.open("composed")
    if !newFonts.isEmpty { newFonts.describe(to: &sink) }
    sink.list("steps", of: "step", steps) { step, _, sink in step.describe(to: &sink) }
    sink.close()
  }
}
