extension AlbumLayout {
  /// An album in which every medium keeps about its own aspect ratio.
  ///
  /// Every input gives a result. A size that is missing, not positive or NaN counts as a square. In a box
  /// that is too small, the cells shrink as far as necessary, and the spacing disappears if it has to.
  ///
  /// - Parameters:
  ///   - media: Their sizes, in the order they are shown; nil for unknown.
  ///   - rules: The limits of sizes and shares.
  /// - Complexity: Linear; for up to fourteen media it tries at most about two hundred arrangements.
  package static func mosaic(of media: [PictureSize?], rules: MosaicRules = .compact) -> AlbumLayout {
    guard !media.isEmpty else { return AlbumLayout(frames: []) }
    return AlbumLayout(frames: MosaicBuilder(media.map(\.ratio), rules: rules).frames())
  }
}

extension PictureSize? {
  /// The aspect ratio, width divided by height, clamped to 1⁄100…100; 1 if the size is unknown.
  fileprivate var ratio: Double {
    guard let size = self, size.isUsable else { return 1 }
    return min(max(size.width / size.height, 0.01), 100)
  }
}
