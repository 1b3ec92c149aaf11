extension [CodeToken] {
  /// Returns the ranges of the tokens that have a colour of their own on a surface, with these colours.
  func foregrounds(on surface: ColorSurface) -> [(range: Range<Int>, color: TextColor)] {
    compactMap { token in
      token.foreground.map { (range: token.range, color: TextColor.role(.on(surface, $0))) }
    }
  }
}
