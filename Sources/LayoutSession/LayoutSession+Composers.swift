import BubbleLayout
import LayoutFormat
import TextLayout
import TextShaping

extension LayoutSession {
  /// Applies edits to the composer of a transcript. A new composer is empty.
  ///
  /// - Parameter emoticons: The emoticons of the transcript's style; nil to keep those of the composer.
  func compose(
    _ wanted: SessionComposing, in name: String, emoticons: EmoticonTable?
  ) -> SessionReply {
    var script =
      composers[name] ?? ScriptedComposer(Composer(style: ComposerStyle(), engine: engine), width: 320)
    if let width = wanted.width { script.width = width }
    script.restyle { style in
      if let size = wanted.fontSize { (style.font, style.tokenHeight) = (.system(size), size) }
      if let height = wanted.maxHeight { style.maximumHeight = LayoutUnit(height) }
      if let emoticons { style.emoticons = emoticons }
    }
    let known = fonts.faces.count
    let steps = wanted.edits.map { edit in
      let step = ComposedStep(edit, in: &script)
      step.addFonts(to: &fonts)
      return step
    }
    composers[name] = script
    return .composed(
      SessionSteps(steps: steps, newFonts: fonts.faces[known...], fonts: fonts, glyphs: wanted.glyphs))
  }
}
