import TextLayout

/// The sizes of single pictures.
extension Pictures {
  /// The width of the placeholder of a picture in a block, as a part of `MediaStyle.unknownSide`, and its width
  /// divided by its height. It is smaller than an attachment's, because a text surrounds it.
  private static let (unknownPart, unknownRatio) = (0.75, 1.5)

  /// Returns the size of a single picture: its own size, with the aspect ratio clamped to the style's range.
  /// The size is reduced to the limits. It is enlarged only until the shorter side has the minimum length; a
  /// picture in a block, whose size the writer gave, is never enlarged.
  func rule(_ media: MediaAttachment, isInBlock: Bool) -> PictureRule {
    if let width = style.fixedWidth, let height = style.fixedHeight {
      return .fixed(Size(width: width, height: height))
    }
    let isFree = style.free.contains(media.kind)
    let widest = isFree ? min(style.maximumWidth, style.freeSide) : style.maximumWidth
    let highest = isFree ? min(style.maximumHeight, style.freeSide) : style.maximumHeight
    // A video note is square, whatever the size of its picture.
    guard let size = media.size, size.isUsable, media.kind != .videoNote else {
      if isInBlock, media.kind != .videoNote {
        let width = min(style.unknownSide.points * Self.unknownPart, highest.points * Self.unknownRatio)
        return .scaled(width: width, ratio: Self.unknownRatio, maximum: widest)
      }
      let side = min(media.kind == .videoNote ? style.freeSide : style.unknownSide, highest)
      return .square(side: side, maximum: widest)
    }
    let ratio = min(max(size.width / size.height, style.minimumRatio), style.maximumRatio)
    var width = min(size.width, size.height * ratio)
    let shorter = ratio < 1 ? width : width / ratio
    if !isInBlock, shorter < style.minimumSide.points, shorter > 0 {
      width *= style.minimumSide.points / shorter
    }
    return .scaled(width: min(width, highest.points * ratio), ratio: ratio, maximum: widest)
  }

  /// Returns the frame of the whole picture. It fills its area, and is cropped if its proportions differ. A
  /// picture of a fixed size is centred in an area that was widened.
  func picture(_ media: MediaAttachment, in room: Rect, natural: Size) -> Rect {
    guard let size = media.size, size.isUsable, room.width > 0, room.height > 0 else { return room }
    let width = style.fixedWidth == nil ? room.width : min(room.width, natural.width)
    let target = Size(width: width, height: room.height)
    let factor = max(target.width.points / size.width, target.height.points / size.height)
    let whole = Size(
      width: LayoutUnit(roundingUpPoints: size.width * factor),
      height: LayoutUnit(roundingUpPoints: size.height * factor))
    return Rect(
      origin: Point(
        x: room.minX + (room.width - whole.width).half, y: room.minY + (room.height - whole.height).half),
      size: whole)
  }
}
