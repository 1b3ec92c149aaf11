import TextLayout

extension PartPlacer {
  /// Adds the round picture of a person who is not the sender, with the person's initials.
  ///
  /// - Parameter visible: The width of the picture that the next one does not cover, in points; nil for a
  ///   picture that stands alone. Pictures that overlap have a ring in the colour of the surface.
  mutating func face(_ face: Face, in frame: Rect, index: Int, visible: LayoutUnit? = nil) {
    guard makesParts else { return }
    let person = people[face.id]
    var part = AvatarPart(
      frame: placed(frame), radius: frame.height.half,
      border: visible == nil ? 0 : LayoutUnit(frame.height.points >= 24 ? 2 : 1.5),
      background: .avatar(people.hue(of: face.id)),
      foreground: visible == nil ? .on(.page, .border) : .on(surface, .fill))
    (part.person, part.tint, part.picture) = (face.id, person?.color, person?.picture)
    add(.avatar(part))
    // Initials that the next picture would cut are left out.
    guard let initials = face.initials,
      visible.map({ (frame.width + initials.size(within: .unbounded).width).half <= $0 - part.border })
        ?? true
    else { return }
    label(
      initials, .initials, in: frame, alignment: .center, index: index, tint: person?.color?.dullInitials)
  }

  mutating func avatar(_ style: AvatarStyle, _ frame: Rect) {
    guard makesParts else { return }
    var part = AvatarPart(
      frame: placed(frame), radius: style.radius, border: style.border, borderColor: style.borderColor,
      background: .avatar(people.hue(of: sender ?? "")))
    let person = sender.flatMap { people[$0] }
    (part.tint, part.picture) = (person?.color, person?.picture)
    add(.avatar(part))
  }
}
