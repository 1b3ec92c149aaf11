import TextLayout

/// The pictures and films of a message.
struct MediaElement: ContentElement {
  let media: [(index: Int, media: MediaAttachment)]
  let style: MediaStyle

  /// The number of pictures that are not shown, in ever smaller type; empty where all are.
  let counts: [PreparedText]

  init?(_ attachments: [MessageAttachment], style: MediaStyle, maker: TextMaker) {
    media = attachments.enumerated().compactMap { index, attachment in
      if case .media(let media) = attachment { return (index, media) }
      return nil
    }
    if media.isEmpty { return nil }
    self.style = style
    let hidden = media.count > 1 ? Self.album(media.map(\.media), style: style, width: 300).hiddenCount : 0
    counts =
      hidden > 0
      ? [1, 0.75, 0.5, 0.35, 0.25].map { factor in
        var font = style.countFont
        font.size *= factor
        return maker.line("+\(hidden)", font)
      } : []
  }

  var kind: ContentKind { .media }
  var gap: LayoutUnit { style.gap }
  var inset: LayoutUnit? { style.inset }

  func measured(in space: ContentSpace) -> any MeasuredContent {
    if media.count > 1 { return measuredAlbum(in: space) }
    let item = media[0]
    let natural = single(item.media, within: space.limit).size
    return MeasuredParts(width: natural.width, limit: space.limit) { width in
      let room = Rect(x: 0, y: 0, width: width, height: natural.height)
      return PlacedContent(
        height: natural.height,
        parts: [.media(part(item, in: room, picture: picture(item.media, in: room, natural: natural)))])
    }
  }

  private func measuredAlbum(in space: ContentSpace) -> any MeasuredContent {
    let album = Self.album(media.map(\.media), style: style, width: min(style.maximumWidth, space.limit))
    return MeasuredParts(width: album.size.width, limit: space.limit) { width in
      // An album in a bubble widened by its caption stays together in the middle.
      let x = (width - album.size.width).half
      var parts: [Part] = zip(media, album.frames).map { item, frame in
        let room = frame.offset(x: x)
        return .media(part(item, in: room, picture: picture(item.media, in: room, natural: room.size)))
      }
      if let last = album.frames.last, let count = count(fitting: last.size) {
        parts.append(.label(count.label(.hiddenCount, in: last.offset(x: x), alignment: .center)))
      }
      return PlacedContent(height: album.size.height, parts: parts)
    }
  }

  /// The number in the largest type that its picture has room for.
  private func count(fitting size: Size) -> PreparedText? {
    counts.first {
      let text = $0.block(within: LayoutUnit(Double.infinity)).size
      return text.width <= size.width && text.height <= size.height
    } ?? counts.last
  }

  private func part(
    _ item: (index: Int, media: MediaAttachment), in room: Rect, picture: Rect
  ) -> MediaPart {
    MediaPart(
      frame: room, picture: picture, index: item.index, kind: item.media.kind, state: item.media.state,
      corners: .zero, isMasked: style.isMasked)
  }

  private static func album(
    _ media: [MediaAttachment], style: MediaStyle, width: LayoutUnit
  ) -> AlbumLayout {
    if style.album == .templates {
      return .template(count: media.count, width: width, spacing: style.spacing)
    }
    var rules = style.album == .wide ? MosaicRules.wide : .compact
    rules.maximumSize = Size(width: width, height: style.maximumHeight)
    rules.spacing = style.spacing
    return .mosaic(of: media.map(\.size), rules: rules)
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
