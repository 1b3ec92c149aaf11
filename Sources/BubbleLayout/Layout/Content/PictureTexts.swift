import TextLayout

/// The texts on a picture.
struct PictureTexts: Sendable {
  /// The length of a video, and the label "GIF" of an animation or "HD" of a picture in high resolution.
  private let badges: [PreparedText]
  /// The same texts in smaller sizes, from large to small. They are shaped if a picture has no space for `badges`.
  private let smaller = MadeOnce<[[PreparedText]]>()
  private let maker: TextMaker
  private let font: TextStyle
  /// The description of a picture of unknown size in a block; nil for other media.
  private let words: PreparedText?

  /// `inset` is the distance from a picture's edges to the texts on it, `capsulePadding` the distance from a
  /// capsule's sides to its text, and `badgeGap` the distance between two capsules. All are in points.
  private static let (inset, capsulePadding, badgeGap): (LayoutUnit, LayoutUnit, LayoutUnit) = (6, 6, 4)
  /// `inset` and `capsulePadding` of texts in a smaller size, in points.
  private static let (smallInset, smallPadding): (LayoutUnit, LayoutUnit) = (4, 4)
  /// The sizes of smaller texts as parts of the ordinary size, and the minimum size of the font, in points.
  private static let (factors, leastFont) = ([0.75, 0.5, 0.4], 9.0)
  /// The minimum distance of a capsule from the sign in the middle of the picture, in points.
  private static let signDistance = 4.0
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
    (self.maker, self.font) = (maker, font)
    var badges: [String] = []
    if media.state != .missing {
      if media.kind.hasPlayMark, let duration = media.duration { badges.append(maker.clock(duration)) }
      // The names of formats are the same in all languages.
      let format = media.kind == .animation ? "GIF" : media.isHD ? "HD" : nil
      if media.state == .ready, let format { badges.append(format) }
    }
    self.badges = badges.map { maker.line($0, font) }
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

  /// Adds the texts on a picture side by side in its upper corner at the start side, in the largest size in which all of
  /// them fit; if there is none, as many as fit in the smallest. The time is in the opposite corner.
  func placeBadges(on part: MediaPart, with placer: inout PartPlacer) {
    // A lower picture has no space for both the texts and the time.
    guard !badges.isEmpty, part.frame.height >= Self.leastBadged else { return }
    var (texts, capsules) = (badges, capsules(of: badges, on: part, Self.inset, Self.capsulePadding))
    if capsules.count < badges.count {
      for small in smallerBadges {
        (texts, capsules) = (small, self.capsules(of: small, on: part, Self.smallInset, Self.smallPadding))
        if capsules.count == badges.count { break }
      }
    }
    for (text, capsule) in zip(texts, capsules) {
      placer.box(BoxPaint(role: .capsule, corners: .radius(capsule.height.half)), in: capsule)
      placer.label(text, .duration, in: capsule, alignment: .center)
    }
  }

  private var smallerBadges: [[PreparedText]] {
    smaller.value {
      let sizes = Self.factors.map { font.size * $0 }.filter { $0 * maker.fontScale >= Self.leastFont }
      return sizes.map { size in
        var font = font
        font.size = size
        return badges.map { maker.line($0.text, font) }
      }
    }
  }

  /// Returns the frames of the capsules behind texts, as far as they fit.
  private func capsules(
    of texts: [PreparedText], on part: MediaPart, _ inset: LayoutUnit, _ padding: LayoutUnit
  ) -> [Rect] {
    let room = part.frame
    var reach = LayoutUnit.zero
    var capsules: [Rect] = []
    for text in texts {
      let size = text.size(within: .unbounded)
      var inset = inset
      if part.isRound {
        guard let round = CapsuleOnCircle.inset(height: size.height, diameter: min(room.width, room.height))
        else { break }
        inset = round
      }
      let capsule = Rect(
        x: room.minX + inset + reach, y: room.minY + inset, width: size.width + padding + padding,
        height: size.height)
      guard capsule.maxX <= room.maxX - inset, isClear(capsule, of: part) else { break }
      capsules.append(capsule)
      reach = capsule.maxX - room.minX - inset + Self.badgeGap
    }
    return capsules
  }

  /// Whether a capsule in the upper corner keeps its distance from the sign in the middle of a picture.
  private func isClear(_ capsule: Rect, of part: MediaPart) -> Bool {
    let middle = Point(x: part.frame.midX, y: part.frame.midY)
    let right = max(0, middle.x - capsule.maxX).points
    let down = max(0, middle.y - capsule.maxY).points
    if part.kind.hasPlayMark || part.state != .ready {
      let radius = MediaPart.mark(in: part.frame).width.points / 2 + Self.signDistance
      return right * right + down * down >= radius * radius
    }
    // The landscape of a picture that is not yet there is wide and low.
    let sign = MediaPart.placeholder(in: part.frame).width.points
    return right >= sign * 0.28 + 1 || down >= sign * 0.24 + 1
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
