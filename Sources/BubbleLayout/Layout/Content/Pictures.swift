import TextLayout

extension ContentBuilder {
  /// Adds pictures and videos at their places; nothing if there are none.
  ///
  /// - Parameter startsRight: Whether the text around the picture of a block runs from right to left.
  mutating func pictures(
    _ media: [(place: AttachmentPlace, media: MediaAttachment)], style: MediaStyle, startsRight: Bool = false,
    maker: TextMaker
  ) -> PreparedBlock? {
    guard let first = media.first, let pictures = Pictures(media, style: style, startsRight, maker: maker)
    else { return nil }
    var block = PreparedBlock(.media, ElementName(.media, first.place), gap: style.gap, in: self)
    block.inset = style.inset
    block.pictures = pictures.traits
    let paint = Paint(nil, .pictures(pictures))
    if media.count == 1 {
      add(.picture(pictures.rule(first.media, isInBlock: first.place.block != nil)), paint)
    } else {
      tree.albums.append(pictures.album(counts: number(pictures.counts)))
      add(.album(Int32(tree.albums.count - 1)), paint)
    }
    return block
  }
}

/// The pictures and videos of a message.
struct Pictures: Sendable {
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
  /// Whether the text around the picture of a block runs from right to left. The picture is then at the right.
  private let startsRight: Bool
  private let texts = MadeOnce<[PictureTexts]>()

  /// Prepares the texts on pictures; nil if there are no pictures.
  init?(
    _ media: [(place: AttachmentPlace, media: MediaAttachment)], style: MediaStyle, _ startsRight: Bool,
    maker: TextMaker
  ) {
    self.media = media
    self.startsRight = startsRight
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

  /// What a bubble has to know of the pictures.
  fileprivate var traits: PictureTraits {
    PictureTraits(
      isFree: media.allSatisfy { style.free.contains($0.media.kind) }, keepsWidth: keepsWidth,
      isRound: media.count == 1 && media[0].media.kind == .videoNote,
      isMarked: media.count == 1 && Self.hasMark(media[0].media))
  }

  /// Whether a picture has a sign in its middle: to play it, or for its state.
  private static func hasMark(_ media: MediaAttachment) -> Bool {
    media.kind.hasPlayMark || media.state != .ready
  }

  /// Whether this is one picture that keeps its width in a wider bubble.
  private var keepsWidth: Bool {
    guard media.count == 1, style.fixedWidth == nil, media[0].place.block == nil else { return false }
    switch media[0].media.kind {
    case .sticker, .videoNote: return true
    case .image, .video, .animation:
      guard let size = media[0].media.size, size.isUsable else { return false }
      return size.width < style.maximumWidth.points / 2
    }
  }

  /// Returns the rule of several pictures.
  ///
  /// - Parameter counts: The indices of the texts that count the hidden pictures.
  fileprivate func album(counts: Range<Int32>) -> AlbumRule {
    AlbumRule(
      sizes: media.map(\.media.size), mosaic: Self.mosaic(style), maximum: style.maximumWidth,
      spacing: style.spacing, counts: counts, marksLast: media.last.map { Self.hasMark($0.media) } ?? false)
  }

  /// Adds the parts of one picture.
  func place(_ node: PlacedNode, with placer: inout PartPlacer) {
    guard node.number < media.count else { return }
    let (place, media) = media[node.number]
    placer.begin(ElementName(picture: place, link: media.href))
    defer { placer.end() }
    placer.covered(media.isCovered) {
      self.place(node.number, in: node.frame, node.natural, isVeiled: node.isLast && !counts.isEmpty, &$0)
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
    var room = room
    if room.width > natural.width {
      if item.place.block != nil, startsRight { room.origin.x = room.maxX - natural.width }
      if keepsWidth || item.place.block != nil { room.size.width = natural.width }
    }
    var part = MediaPart(
      frame: room, picture: picture(item.media, in: room, natural: natural), index: item.place.index ?? 0,
      kind: kind, state: item.media.state,
      // The placer knows the corners of other pictures.
      corners: kind == .videoNote ? CornerRadii(all: min(room.width, room.height).half) : .zero,
      isMasked: style.isMasked && !style.free.contains(kind), isVeiled: isVeiled,
      hiddenCount: isVeiled ? hiddenCount : 0, duration: item.media.duration,
      alternative: item.media.alternative)
    (part.href, part.address, part.block) = (item.media.href, item.media.address, item.place.block)
    part.progress = item.media.state.progress(item.media.progress)
    // A small picture within a bubble has round corners of its own.
    let isInside = keepsWidth && kind != .sticker
    let radius =
      isInside ? min(Self.smallRadius, min(room.width, room.height).half) : placer.pictureRadius
    placer.media(part, radius: radius, isInside: isInside)
    if PictureTexts.describes(item.media, at: item.place) {
      texts(of: number).placeWords(in: room, index: item.place.index, with: &placer)
    }
    guard !isVeiled, item.media.state != .missing else { return }
    if kind.hasPlayMark, item.media.state == .ready {
      let mark = MediaPart.mark(in: room)
      placer.box(BoxPaint(role: .play, corners: .round, icon: .play), in: mark)
    }
    texts(of: number).placeBadges(on: part, with: &placer)
  }

  private func texts(of number: Int) -> PictureTexts {
    texts.value { media.map { PictureTexts($0.media, at: $0.place, style: style, maker: maker) } }[number]
  }

  /// The radius of the corners of a small picture that does not reach the edges of its bubble, in points.
  private static let smallRadius: LayoutUnit = 6

  /// Returns the rules of a mosaic; nil if albums use fixed templates.
  private static func mosaic(_ style: MediaStyle) -> MosaicRules? {
    if style.album == .templates { return nil }
    var rules = style.album == .wide ? MosaicRules.wide : .compact
    rules.maximumSize.height = style.maximumHeight
    rules.spacing = style.spacing
    return rules
  }
}

extension MediaKind {
  /// Whether a play icon is in the middle of the picture when it is available.
  package var hasPlayMark: Bool { self == .video || self == .videoNote }
}
