extension AlbumLayout {
  /// An album in which every medium keeps about its own ratio.
  ///
  /// Total: a size that is missing, not positive or not a number counts as a square; a box that is too small makes
  /// cells as small as they have to be, without any spacing if need be.
  ///
  /// - Parameters:
  ///   - media: In the order they are shown.
  ///   - rules: Sizes and shares.
  /// - Complexity: Linear, with at most about two hundred arrangements tried for up to fourteen media.
  package static func mosaic(of media: [PictureSize?], rules: MosaicRules = .compact) -> AlbumLayout {
    guard !media.isEmpty else { return AlbumLayout(frames: []) }
    return AlbumLayout(frames: MosaicBuilder(media.map(\.ratio), rules: rules).frames())
  }
}

extension PictureSize? {
  /// How wide a medium is for its height, held between 1⁄100 and 100; 1 where its size is unknown.
  fileprivate var ratio: Double {
    guard let size = self, size.isUsable else { return 1 }
    return min(max(size.width / size.height, 0.01), 100)
  }
}
