import TextLayout

/// The pictures and videos of a message.
struct MediaElement: ContentElement {
  let media: [(place: AttachmentPlace, media: MediaAttachment)]
  let style: MediaStyle

  /// The number of hidden pictures as text, in several font sizes from large to small; empty if no picture is
  /// hidden.
  let counts: [PreparedText]
  /// The number of hidden pictures.
  private let hiddenCount: Int

  /// Shapes the texts on pictures. Heights do not depend on these texts, so they are shaped when a cell first
  /// shows them.
  private let maker: TextMaker
  private let overlays = MadeOnce<[Overlay]>()

  /// The texts on a picture.
  private struct Overlay: Sendable {
    /// The length of a video; nil if it is unknown, and for other media.
    var duration: PreparedText?
    /// The label "GIF" of an animation, or "HD" of a picture in high resolution; nil for other media.
    var badge: PreparedText?
  }

  /// `overlayInset` is the distance from a picture's edges to the texts on it, `capsulePadding` the distance
  /// from a capsule's sides to its text, and `largestMark` the maximum size of a video's play icon. All are
  /// in points.
  private static let (overlayInset, capsulePadding, largestMark): (LayoutUnit, LayoutUnit, LayoutUnit) =
    (6, 6, 48)

  /// Creates the element; nil if there are no pictures.
  ///
  /// - Parameters:
  ///   - hidden: The indices of attachments that are not shown in this element.
  init?(
    _ attachments: [MessageAttachment], style: MediaStyle, leavingOut hidden: Set<Int> = [], maker: TextMaker
  ) {
    self.init(
      attachments.enumerated().compactMap { index, attachment in
        if case .media(let media) = attachment, !hidden.contains(index) { return (.number(index), media) }
        return nil
      }, style: style, maker: maker)
  }

  /// Creates the element of pictures at their places; nil if there are none.
  init?(_ media: [(place: AttachmentPlace, media: MediaAttachment)], style: MediaStyle, maker: TextMaker) {
    self.media = media
    if media.isEmpty { return nil }
    self.style = style
    self.maker = maker
    let hidden =
      media.count > 1
      ? AlbumRule.layout(
        media.map(\.media.size), Self.mosaic(style), spacing: style.spacing, width: 300
      ).hiddenCount : 0
    hiddenCount = hidden
    counts =
      hidden > 0
      ? [1, 0.75, 0.5, 0.35, 0.25].map { factor in
        var font = style.countFont
        font.size *= factor
        return maker.line("+" + maker.short(hidden), font)
      } : []
  }

  /// Whether all pictures are of kinds that the style shows without a bubble.
  var isFree: Bool { media.allSatisfy { style.free.contains($0.media.kind) } }

  var kind: ContentKind { .media }
  var name: ElementName { ElementName(.media, media[0].place) }
  var gap: LayoutUnit { style.gap }
  var inset: LayoutUnit? { style.inset }

  func child(_ node: PlacedNode) -> ElementName? {
    node.index < media.count ? ElementName(.picture, media[node.index].place) : nil
  }

  func addNodes(to tree: inout BlockTreeBuilder) {
    guard media.count > 1 else {
      return tree.add(.picture(rule(media[0].media, isInBlock: media[0].place.block != nil)), tag: 0)
    }
    tree.albums.append(
      AlbumRule(
        sizes: media.map(\.media.size), mosaic: Self.mosaic(style), maximum: style.maximumWidth,
        spacing: style.spacing, counts: tree.number(counts)))
    tree.add(.album(Int32(tree.albums.count - 1)), tag: 0)
  }

  func place(_ node: PlacedNode, with placer: inout PartPlacer) {
    guard node.index < media.count else { return }
    placer.covered(media[node.index].media.isCovered) {
      place(node.index, in: node.frame, node.natural, isVeiled: node.isLast && !counts.isEmpty, &$0)
    }
    if node.isLast, let count = node.text {
      placer.label(count, .hiddenCount, in: node.frame, alignment: .center)
    }
  }

  /// - Parameter natural: The size of the picture's area without a caption.
  private func place(
    _ number: Int, in room: Rect, _ natural: Size, isVeiled: Bool = false, _ placer: inout PartPlacer
  ) {
    let item = media[number]
    let kind = item.media.kind
    var part = MediaPart(
      frame: room, picture: picture(item.media, in: room, natural: natural), index: item.place.index ?? 0,
      kind: kind, state: item.media.state,
      // A video note is round. The corners of other pictures follow those of the bubble.
      corners: kind == .videoNote ? CornerRadii(all: min(room.width, room.height).half) : .zero,
      isMasked: style.isMasked && !style.free.contains(kind), isVeiled: isVeiled,
      hiddenCount: isVeiled ? hiddenCount : 0, duration: item.media.duration,
      alternative: item.media.alternative)
    (part.href, part.address, part.block) = (item.media.href, item.media.address, item.place.block)
    part.progress = item.media.state.progress(item.media.progress)
    placer.media(part)
    guard !isVeiled, item.media.state == .ready else { return }
    let texts = overlays.value { media.map { overlay(of: $0.media) } }[number]
    if kind.hasPlayMark { placeVideo(texts.duration, in: room, &placer) }
    if let badge = texts.badge { placeBadge(badge, in: room, hasMark: kind.hasPlayMark, &placer) }
  }

  private func overlay(of media: MediaAttachment) -> Overlay {
    guard media.state == .ready else { return Overlay() }
    var font = style.countFont
    font.size /= 2
    // The names of formats are the same in all languages.
    let badge = media.kind == .animation ? "GIF" : media.isHD ? "HD" : nil
    return Overlay(
      duration: media.kind.hasPlayMark
        ? media.duration.map { maker.line(maker.clock($0), font) } : nil,
      badge: badge.map { maker.line($0, font) })
  }

  /// Adds a label in the upper corner at the end side, opposite the length of a video, if it fits.
  ///
  /// - Parameter hasMark: Whether the play icon of a video is in the middle.
  private func placeBadge(
    _ badge: PreparedText, in room: Rect, hasMark: Bool, _ placer: inout PartPlacer
  ) {
    let text = badge.size(within: .unbounded)
    let width = text.width + Self.capsulePadding + Self.capsulePadding
    let capsule = Rect(
      x: room.maxX - Self.overlayInset - width, y: room.minY + Self.overlayInset, width: width,
      height: text.height)
    // The label must stay in the upper half, because the time is in the lower half.
    guard room.height >= Self.leastBadged, capsule.minX >= room.minX + Self.overlayInset,
      capsule.maxY <= room.midY,
      !hasMark || !capsule.overlaps(Self.mark(in: room))
    else { return }
    placer.box(.capsule, capsule, radius: 4)
    placer.label(badge, .duration, in: capsule, alignment: .center)
  }

  /// The minimum height of a picture with a label, in points. A lower picture has no space for both the label
  /// and the time.
  private static let leastBadged: LayoutUnit = 60

  /// Returns the frame of a video's play icon.
  private static func mark(in room: Rect) -> Rect {
    let side = min(largestMark, min(room.width, room.height).half)
    return Rect(x: room.midX - side.half, y: room.midY - side.half, width: side, height: side)
  }

  /// Adds the play icon of a video, and the video's length, if they fit.
  private func placeVideo(_ duration: PreparedText?, in room: Rect, _ placer: inout PartPlacer) {
    let mark = Self.mark(in: room)
    placer.box(.play, mark, radius: mark.width.half, icon: .play)
    guard let duration else { return }
    let text = duration.size(within: .unbounded)
    let capsule = Rect(
      x: room.minX + Self.overlayInset, y: room.minY + Self.overlayInset,
      width: text.width + Self.capsulePadding + Self.capsulePadding, height: text.height)
    guard capsule.maxX <= room.maxX - Self.overlayInset, capsule.maxY <= mark.minY else { return }
    placer.box(.capsule, capsule, radius: capsule.height.half)
    placer.label(duration, .duration, in: capsule, alignment: .center)
  }

  /// Returns the rules of a mosaic; nil if albums use fixed templates.
  private static func mosaic(_ style: MediaStyle) -> MosaicRules? {
    if style.album == .templates { return nil }
    var rules = style.album == .wide ? MosaicRules.wide : .compact
    rules.maximumSize.height = style.maximumHeight
    rules.spacing = style.spacing
    return rules
  }

  /// Returns the size of a single picture: its own size, with the aspect ratio clamped to the style's range.
  /// The size is reduced to the limits. It is enlarged only until the shorter side has the minimum length; a
  /// picture in a block, whose size the writer gave, is never enlarged.
  private func rule(_ media: MediaAttachment, isInBlock: Bool) -> PictureRule {
    if let width = style.fixedWidth, let height = style.fixedHeight {
      return .fixed(Size(width: width, height: height))
    }
    let isFree = style.free.contains(media.kind)
    let widest = isFree ? min(style.maximumWidth, style.freeSide) : style.maximumWidth
    let highest = isFree ? min(style.maximumHeight, style.freeSide) : style.maximumHeight
    // A video note is square, whatever the size of its picture.
    guard let size = media.size, size.isUsable, media.kind != .videoNote else {
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

  /// Returns the frame of the whole picture. It fills its area, or is centred in an area that was widened.
  private func picture(_ media: MediaAttachment, in room: Rect, natural: Size) -> Rect {
    guard let size = media.size, size.isUsable, room.width > 0, room.height > 0 else { return room }
    // In an area that was widened for a caption, the picture is as large as without the caption.
    let target = Size(width: min(room.width, natural.width), height: room.height)
    let factor = max(target.width.points / size.width, target.height.points / size.height)
    let width = LayoutUnit(roundingUpPoints: size.width * factor)
    let height = LayoutUnit(roundingUpPoints: size.height * factor)
    return Rect(
      x: room.minX + (room.width - width).half, y: room.minY + (room.height - height).half, width: width,
      height: height)
  }
}

extension MediaKind {
  /// Whether a play icon is in the middle of the picture.
  fileprivate var hasPlayMark: Bool { self == .video || self == .videoNote }
}
