import TextLayout

/// The pictures and films of a message.
struct MediaElement: ContentElement {
  let media: [(index: Int, media: MediaAttachment)]
  let style: MediaStyle

  init?(_ attachments: [Attachment], style: MediaStyle) {
    media = attachments.enumerated().compactMap { index, attachment in
      if case .media(let media) = attachment { return (index, media) }
      return nil
    }
    if media.isEmpty { return nil }
    self.style = style
  }

  var kind: ContentKind { .media }
  var gap: LayoutUnit { style.gap }
  var inset: LayoutUnit? { style.inset }

  func measured(in space: ContentSpace) -> any MeasuredContent {
    let limit = space.limit
    let frames = media.count == 1 ? [single(media[0].media, within: limit)] : grid(within: limit)
    let size = frames.reduce(Rect.zero) { $0.union($1) }.size
    return MeasuredParts(width: size.width, limit: limit) { width in
      PlacedContent(
        height: size.height,
        parts: zip(media, frames).map { item, frame in
          // A single picture has all the width of its bubble; those of an album stay together in the middle.
          let room =
            media.count == 1
            ? Rect(x: 0, y: 0, width: width, height: frame.height)
            : frame.offset(x: (width - size.width).half)
          return .media(
            MediaPart(
              frame: room, picture: picture(item.media, in: room, natural: frame.size), index: item.index,
              kind: item.media.kind, state: item.media.state, corners: .zero, isMasked: style.isMasked))
        })
    }
  }

  /// The size of a picture alone: its own shape held within the style's, fitted into the limits, and enlarged only
  /// until its shorter side is long enough.
  private func single(_ media: MediaAttachment, within limit: LayoutUnit) -> Rect {
    if let width = style.fixedWidth, let height = style.fixedHeight {
      return Rect(x: 0, y: 0, width: min(width, limit), height: height)
    }
    let most = min(style.maximumWidth, limit).points
    guard let size = media.size, size.isUsable else {
      let side = min(style.unknownSide, LayoutUnit(most), style.maximumHeight)
      return Rect(x: 0, y: 0, width: side, height: side)
    }
    let ratio = min(max(size.width / size.height, style.minimumRatio), style.maximumRatio)
    var width = min(size.width, size.height * ratio)
    let shorter = ratio < 1 ? width : width / ratio
    if shorter < style.minimumSide.points, shorter > 0 { width *= style.minimumSide.points / shorter }
    width = min(width, most, style.maximumHeight.points * ratio)
    return Rect(
      x: 0, y: 0, width: LayoutUnit(roundingDown: width), height: LayoutUnit(roundingDown: width / ratio))
  }

  /// Pairs of squares; the last of an odd number is as wide as both.
  private func grid(within limit: LayoutUnit) -> [Rect] {
    let width = min(style.maximumWidth, limit)
    let side = max(0, width - style.spacing).half
    return media.indices.map { index in
      let isWide = index == media.count - 1 && index % 2 == 0
      return Rect(
        x: index % 2 == 0 ? 0 : width - side, y: (side + style.spacing) * (index / 2),
        width: isWide ? width : side, height: side)
    }
  }

  /// Where the whole picture is: filling its room, or in the middle where it is too small for it.
  private func picture(_ media: MediaAttachment, in room: Rect, natural: Size) -> Rect {
    guard let size = media.size, size.isUsable, room.width > 0, room.height > 0 else { return room }
    // A room that was widened for a caption shows the picture as large as without.
    let target = Size(width: min(room.width, natural.width), height: room.height)
    let factor = max(target.width.points / size.width, target.height.points / size.height)
    let width = LayoutUnit(roundingUp: size.width * factor)
    let height = LayoutUnit(roundingUp: size.height * factor)
    return Rect(
      x: room.minX + (room.width - width).half, y: room.minY + (room.height - height).half, width: width,
      height: height)
  }
}
