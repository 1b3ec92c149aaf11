extension AlbumLayout {
  /// Returns an album in which every picture keeps about its own aspect ratio.
  ///
  /// Every input gives a result. A size that is missing, not positive or NaN counts as a square. In a box
  /// that is too small, the cells shrink as far as necessary, and so does the spacing.
  ///
  /// - Parameters:
  ///   - media: The sizes of the pictures, in the order in which they are shown; nil for an unknown size.
  ///   - rules: The limits of sizes and shares.
  /// - Complexity: Linear in the number of pictures. For up to fourteen pictures, at most about two hundred
  ///   arrangements are tried.
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
