import TextLayout

/// How wide a medium is for its height, held between 1⁄100 and 100.
struct MediaRatio: Hashable, Sendable {
  let value: Double
  /// In points, positive.
  let width: Double
  let height: Double

  /// Media of unknown size are laid out as squares of this side.
  static let unknownSide = 256.0

  /// - Parameter size: In points. A size that is missing, not positive or not finite is unknown.
  init(_ size: PictureSize?) {
    let isKnown =
      size.map { $0.width > 0 && $0.height > 0 && $0.width.isFinite && $0.height.isFinite } ?? false
    width = isKnown ? size?.width ?? Self.unknownSide : Self.unknownSide
    height = isKnown ? size?.height ?? Self.unknownSide : Self.unknownSide
    let ratio = width / height
    value = min(max(ratio.isNaN ? 1 : ratio, 0.01), 100)
  }
}
