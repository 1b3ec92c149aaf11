/// What a renderer has to make up because a face lacks it. Advances stay those of the face.
package struct FontSynthesis: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Strokes are to be thickened.
  package static let bold = FontSynthesis(rawValue: 1)
  /// Letters are to be slanted.
  package static let italic = FontSynthesis(rawValue: 2)
}

extension FontFace {
  /// What is to be made up for a style in this face (CSS Fonts 4 §2.8, `font-synthesis`): a bold of 600 or more where
  /// the face is lighter and has no axis `wght`, an italic where it is upright and has none of `ital` and `slnt`.
  /// Coloured faces are drawn as they are.
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
