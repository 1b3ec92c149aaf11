import TextLayout

extension PartPlacer {
  /// Adds the round picture of a person who is not the sender, with the person's initials.
  ///
  /// - Parameter visible: The part of the frame that the next picture does not cover; nil for a picture that
  ///   stands alone. Pictures that overlap have a ring in the colour of the surface.
  mutating func face(_ face: Face, in frame: Rect, index: Int, visible: Rect? = nil) {
    let person = people[face.id]
    var part = AvatarPart(
      frame: placed(frame), radius: frame.height.half,
      border: visible == nil ? 0 : LayoutUnit(frame.height.points >= 24 ? 2 : 1.5),
      background: .avatar(people.hue(of: face.id)),
      foreground: visible == nil ? .on(.page, .border) : .on(surface, .fill))
    (part.person, part.tint, part.picture) = (face.id, person?.color, person?.picture)
    add(.avatar(part))
    guard let initials = face.initials else {
      unnamed(in: visible?.inset(by: Insets(all: part.border)) ?? frame, index: index, color: person?.color)
      return
    }
    let tint = person?.color?.dullInitials
    func width(_ text: PreparedText) -> LayoutUnit { text.size(within: .unbounded).width }
    guard let visible, (frame.width + width(initials)).half > visible.width - part.border else {
      label(initials, .initials, in: frame, alignment: .center, index: index, tint: tint)
      return
    }
    // Where the next picture would cut the initials, the first one stands alone in the middle of what is visible. An
    // initial that is wider than that is left out.
    let first = face.firstInitial ?? initials
    let strip = visible.inset(by: Insets(top: 0, left: part.border, bottom: 0, right: part.border))
    guard width(first) <= strip.width else { return }
    label(first, .initials, in: strip, alignment: .center, index: index, tint: tint)
  }

  /// Adds the sign of a person on a picture without initials, such as that of a telephone number.
  ///
  /// - Parameters:
  ///   - room: The visible part of the picture.
  ///   - color: The person's own colour; nil for one of the hues.
  mutating func unnamed(in room: Rect, index: Int? = nil, color: Color?) {
    let side = max(0, min(room.width, room.height))
    // On a light colour, the sign is as dark as capsules are.
    box(
      BoxPaint(
        role: .sign, corners: .round, index: index, icon: .person,
        foreground: .fixed(.everywhere(color?.dullInitials == nil ? .avatarText : .capsule))),
      in: Rect(x: room.midX - side.half, y: room.midY - side.half, width: side, height: side))
  }

  mutating func avatar(_ style: AvatarStyle, _ frame: Rect) {
    var part = AvatarPart(
      frame: placed(frame), radius: style.radius, border: style.border, borderColor: style.borderColor,
      background: .avatar(people.hue(of: sender ?? "")))
    let person = sender.flatMap { people[$0] }
    (part.tint, part.picture) = (person?.color, person?.picture)
    add(.avatar(part))
  }
}

extension PartPlacer {
  /// Adds a picture. Its corners are those of the bubble that it reaches into, or have a radius.
  ///
  /// - Parameter isInside: Whether all corners have at least the radius, because the picture does not reach the edges of
  ///   its bubble.
  mutating func media(_ part: MediaPart, radius: LayoutUnit, isInside: Bool = false) {
    var part = part
    part.frame = placed(part.frame)
    part.picture = placed(part.picture)
    part.isCovered = isCovered
    // A video note is round in any place.
    if !part.isRound {
      let cropped = bubble.map { $0.corners.inset(from: $0.frame, to: part.frame) } ?? .zero
      part.corners =
        if isInside {
          CornerRadii(
            topLeft: max(radius, cropped.topLeft), topRight: max(radius, cropped.topRight),
            bottomRight: max(radius, cropped.bottomRight), bottomLeft: max(radius, cropped.bottomLeft))
        } else {
          cropped == .zero ? CornerRadii(all: radius) : cropped
        }
    }
    add(.media(part))
  }
}
