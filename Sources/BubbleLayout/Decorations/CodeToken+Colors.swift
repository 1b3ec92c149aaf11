extension [CodeToken] {
  /// Returns the ranges of the tokens that have a colour of their own on a surface, with these colours.
  func foregrounds(on surface: ColorSurface) -> [(range: Range<Int>, color: TextColor)] {
    compactMap { token in
      token.foreground.map { (range: token.range, color: TextColor.role(.on(surface, $0))) }
    }
  }
}

extension LabelPart {
  /// The ranges whose letters have another colour than `foreground`, in ascending order and without overlaps.
  package var foregrounds: [(range: Range<Int>, color: TextColor)] {
    guard let surface = foreground.surface, !tokens.isEmpty else { return [] }
    let layers = tokens.foregrounds(on: surface)
    return RangeLayers.visible(layers.map(\.range)).map { ($0.range, layers[$0.layer].color) }
  }
}
