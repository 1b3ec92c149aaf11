/// The bold or italic that a renderer has to synthesize because a face lacks it. Advances stay those of the
/// face.
package struct FontSynthesis: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Strokes must be thickened.
  package static let bold = FontSynthesis(rawValue: 1)
  /// Letters must be slanted.
  package static let italic = FontSynthesis(rawValue: 2)
}

extension FontFace {
  /// Returns what a renderer has to synthesize for a style in this face (CSS Fonts 4 §2.8, `font-synthesis`):
  /// bold for weights from 600 on if the face is lighter and has no `wght` axis, italic if the face is
  /// upright and has neither an `ital` nor an `slnt` axis. Coloured faces are drawn as they are.
  package func synthesis(weight: FontWeight, slant: FontSlant) -> FontSynthesis {
    guard !isColor else { return [] }
    var synthesis: FontSynthesis = []
    if weight >= .semibold, self.weight < .semibold, !hasAxis("wght") { synthesis.insert(.bold) }
    if slant == .italic, self.slant == .upright, !hasAxis("ital"), !hasAxis("slnt") {
      synthesis.insert(.italic)
    }
    return synthesis
  }

  private func hasAxis(_ name: String) -> Bool { axes.contains { $0.tag == OpenTypeTag(name) } }
}
