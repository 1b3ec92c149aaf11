import TextLayout

/// The texts on a picture.
struct PictureTexts: Sendable {
  /// The length of a video, and the label "GIF" of an animation or "HD" of a picture in high resolution.
  private var badges: [PreparedText] = []
  /// The same texts at the usual type size, for a picture of a block that is shown in its own size and too small for large
  /// ones; empty for other pictures, and if the type is not larger.
  private var smallBadges: [PreparedText] = []
  /// The picture's own width, in points. A picture of this width does not grow with the type.
  private var ownWidth = Double.infinity
  /// The description of a picture of unknown size in a block; nil for other media.
  private let words: PreparedText?

  /// `inset` is the distance from a picture's edges to the texts on it, `capsulePadding` the distance from a
  /// capsule's sides to its text, and `badgeGap` the distance between two capsules. All are in points.
  private static let (inset, capsulePadding, badgeGap): (LayoutUnit, LayoutUnit, LayoutUnit) = (6, 6, 4)
  /// The maximum number of lines of a description, before the height of the placeholder limits it.
  private static let mostLines = 8
  /// The minimum height of a picture with texts in its corner, in points. A lower picture has no space for
  /// both the texts and the time.
  private static let leastBadged: LayoutUnit = 60

  init(_ media: MediaAttachment, at place: AttachmentPlace, style: MediaStyle, maker: TextMaker) {
    var font = style.countFont
    font.size /= 2
    let description = Self.describes(media, at: place) ? media.alternative : nil
    words = description.map { maker.preview($0, font, maximumLines: Self.mostLines) }
    if media.state == .missing { return }
    var texts: [String] = []
    if media.kind.hasPlayMark, let duration = media.duration { texts.append(maker.clock(duration)) }
    // The names of formats are the same in all languages.
    let format = media.kind == .animation ? "GIF" : media.isHD ? "HD" : nil
    if media.state == .ready, let format { texts.append(format) }
    badges = texts.map { maker.line($0, font) }
    // Pictures of an album grow with the type.
    guard maker.fontScale > 1, place.block != nil, let size = media.size, size.isUsable else { return }
    ownWidth = size.width
    font.size /= maker.fontScale
    smallBadges = texts.map { maker.line($0, font) }
  }

  /// Whether a picture in a block has a placeholder with room for words: its size is unknown, and nothing stands in its
  /// middle.
  static func describes(_ media: MediaAttachment, at place: AttachmentPlace) -> Bool {
    place.block != nil && media.size?.isUsable != true && media.kind == .image && !media.state.isMoving
  }

  /// Adds the description of a picture to its placeholder, below the icon, which keeps two fifths of the height.
  func placeWords(in room: Rect, index: Int?, with placer: inout PartPlacer) {
    guard var words else { return }
    let width = room.width - Self.inset - Self.inset
    let free = room.height.points * 0.6 - Self.inset.points
    let lines = Int(max(0, min(Double(Self.mostLines), free / max(1, words.plainLine.height.points))))
    guard width > 0, lines > 0 else { return }
    words.maximumLines = lines
    let height = words.size(within: .fixed(width)).height
    guard height.points <= free else { return }
    placer.label(
      words, .detail,
      in: Rect(
        x: room.minX + Self.inset, y: room.maxY - Self.inset - height, width: width, height: height),
      alignment: .center, index: index, foreground: MediaPart.wordsForeground)
  }

  /// Adds the texts on a picture side by side in its upper corner at the start side, as far as they fit. The
  /// time is in the opposite corner. If not all of them fit in large type on a picture in its own size, they have the
  /// usual size.
  func placeBadges(on part: MediaPart, with placer: inout PartPlacer) {
    var (texts, capsules) = (badges, Self.capsules(of: badges, on: part))
    if capsules.count < texts.count, abs(part.picture.width.points - ownWidth) < 0.5 {
      (texts, capsules) = (smallBadges, Self.capsules(of: smallBadges, on: part))
    }
    for (text, capsule) in zip(texts, capsules) {
      placer.box(BoxPaint(role: .capsule, corners: .radius(capsule.height.half)), in: capsule)
      placer.label(text, .duration, in: capsule, alignment: .center)
    }
  }

  /// Returns the frames of the capsules of texts, up to the first one that does not fit.
  private static func capsules(of texts: [PreparedText], on part: MediaPart) -> [Rect] {
    let room = part.frame
    let hasMark = part.kind.hasPlayMark || part.state != .ready
    // The texts must stay in the upper half, above the icon in the middle.
    guard room.height >= leastBadged else { return [] }
    let mark = hasMark ? MediaPart.mark(in: room) : nil
    var capsules: [Rect] = []
    var reach = LayoutUnit.zero
    for text in texts {
      let size = text.size(within: .unbounded)
      var inset = inset
      if part.isRound {
        guard let round = CapsuleOnCircle.inset(height: size.height, diameter: min(room.width, room.height))
        else { break }
        inset = round
      }
      let capsule = Rect(
        x: room.minX + inset + reach, y: room.minY + inset,
        width: size.width + capsulePadding + capsulePadding, height: size.height)
      let isClear =
        mark.map { capsule.maxY + badgeGap <= $0.minY || capsule.maxX + badgeGap <= $0.minX }
        ?? (capsule.maxY <= room.midY)
      guard capsule.maxX <= room.maxX - inset, isClear else { break }
      capsules.append(capsule)
      reach = capsule.maxX - room.minX - inset + badgeGap
    }
    return capsules
  }
}

/// The place of a text's capsule in a corner of a round picture.
enum CapsuleOnCircle {
  /// The distance of a capsule from the circle's edge, in points.
  private static let air: LayoutUnit = 8

  /// Returns the distance of a capsule's outer edges from the edges of the square around the circle: the round
  /// end of the capsule is on the diagonal, and stays inside the circle with some air.
  ///
  /// - Returns: Nil if the capsule is too high for the circle.
  static func inset(height: LayoutUnit, diameter: LayoutUnit) -> LayoutUnit? {
    let (radius, end) = (diameter.points / 2, height.points / 2)
    let reach = radius - air.points - end
    guard reach > 0 else { return nil }
    return LayoutUnit(roundingUpPoints: radius - end - reach * 0.5.squareRoot())
  }
}
