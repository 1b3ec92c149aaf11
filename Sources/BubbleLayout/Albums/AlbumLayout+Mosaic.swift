extension AlbumLayout {
  /// An album in which every medium keeps about its own aspect ratio.
  ///
  /// It is defined for all input: a size that is missing, not positive or not a number counts as a square, and in
  /// a box that is too small the cells become as small as they have to be, without spacing if need be.
  ///
  /// - Parameters:
  ///   - media: Their sizes, in the order they are shown; nil for unknown.
  ///   - rules: The limits of sizes and shares.
  /// - Complexity: Linear, with at most about two hundred arrangements tried for up to fourteen media.
  package static func mosaic(of media: [PictureSize?], rules: MosaicRules = .compact) -> AlbumLayout {
    guard !media.isEmpty else { return AlbumLayout(frames: []) }
    return AlbumLayout(frames: MosaicBuilder(media.map(\.ratio), rules: rules).frames())
  }
}

extension PictureSize? {
  /// The aspect ratio, width divided by height, held between 1⁄100 and 100; 1 where the size is unknown.
  fileprivate var ratio: Double {
    guard let size = self, size.isUsable else { return 1 }
    return min(max(size.width / size.height, 0.01), 100)
  }
}
