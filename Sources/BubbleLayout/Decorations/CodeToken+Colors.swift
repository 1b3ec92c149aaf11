extension [CodeToken] {
  /// The colours of those that have one.
  func inks(on surface: ColorSurface) -> [(range: Range<Int>, color: TextColor)] {
    compactMap { token in
      token.ink.map { (range: token.range, color: TextColor.role(.on(surface, $0))) }
    }
  }
}

extension LabelPart {
  /// The ranges whose letters have other colours than `ink`, ascending and apart.
  package var inks: [(range: Range<Int>, color: TextColor)] {
    guard let surface = ink.surface, !tokens.isEmpty else { return [] }
    let layers = tokens.inks(on: surface)
    return RangeLayers.visible(layers.map(\.range)).map { ($0.range, layers[$0.layer].color) }
  }
}
