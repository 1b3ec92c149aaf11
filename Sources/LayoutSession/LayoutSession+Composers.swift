import BubbleLayout
import LayoutFormat
import TextLayout
import TextShaping

extension LayoutSession {
  /// Applies edits to the composer of a transcript. A new composer is empty.
  ///
  /// - Parameter look: The settings of the transcript, whose language, emoticons and detected data the composer
  ///   shares; nil to keep those of the composer.
  /// - Throws: `sessionFull` for edits for which the session may have no room, even if they only move the
  ///   caret. A composer that is full can be closed.
  func compose(
    _ wanted: SessionComposing, in name: String, look: SessionLook?
  ) throws(SessionFailure) -> SessionReply {
    try checkName(name)
    let known = composers[name]
    var composer =
      known
      ?? SessionComposer(
        ScriptedComposer(Composer(style: ComposerStyle(), engine: engine), width: 320))
    // Each edit adds at most about as much as it has, and the undo history about as much again.
    let added = wanted.edits.reduce(0) { $0 + 2 * $1.jsonValue.weight }
    let excess = bytes - (known?.bytes ?? 0) + composer.bytes + added - limits.bytes
    if excess > 0 { throw limits.full(by: excess, "compose") }
    var script = composer.script
    if let width = wanted.width { script.width = width }
    script.restyle { style in
      if let size = wanted.fontSize { (style.font, style.tokenHeight) = (.system(size), size) }
      if let height = wanted.maxHeight { style.maximumHeight = LayoutUnit(height) }
      if let look { style.take(look.style, of: look.environment) }
    }
    let knownFonts = fonts.faces.count
    let steps = wanted.edits.map { edit in
      let step = ComposedStep(edit, in: &script)
      step.addFonts(to: &fonts)
      return step
    }
    composer.script = script
    for edit in wanted.edits { composer.note(edit) }
    bytes += composer.bytes - (known?.bytes ?? 0)
    composers[name] = composer
    return .composed(
      SessionSteps(steps: steps, newFonts: fonts.faces[knownFonts...], fonts: fonts, glyphs: wanted.glyphs))
  }
}
