import TextLayout

/// The line below a bubble with the pictures of the people who have seen the message: as many as fit, and the
/// number of further people.
struct ReadersLine: LineBelow {
  private let style: FacesStyle
  private let maker: TextMaker
  private let faces: Faces
  /// The number of all people who have seen the message.
  private let count: Int

  /// The distance from the last picture to the number of further people, in points.
  private static let restGap: LayoutUnit = 3

  /// Creates the line; nil if nobody has seen the message.
  init?(_ people: [String], style: FacesStyle, maker: TextMaker) {
    if people.isEmpty { return nil }
    self.style = style
    self.maker = maker
    faces = Faces(people.prefix(style.maximumCount), size: style.size, in: maker)
    count = people.count
  }

  var name: ElementName { ElementName(.seenBy) }
  var gap: LayoutUnit { style.gap }
  var width: LayoutUnit { width(of: faces.ids.count, rest(besides: faces.ids.count)) }

  func height(on grid: PixelGrid) -> LayoutUnit { style.size }

  func width(within room: LayoutUnit) -> LayoutUnit {
    let (shown, rest) = shown(within: room)
    return width(of: shown, rest)
  }

  func place(in size: Size, with placer: inout PartPlacer) {
    let (shown, rest) = shown(within: size.width)
    for number in 0..<shown {
      let frame = Rect(
        x: style.width(of: number + 1) - style.size, y: 0, width: style.size, height: style.size)
      var visible = frame
      if number + 1 < shown { visible.size.width = style.size - style.overlap }
      placer.face(
        faces[number], in: frame, index: number, visible: style.overlap <= 0 || shown == 1 ? nil : visible)
    }
    guard let rest else { return }
    let start = style.width(of: shown) + Self.restGap
    placer.label(
      rest, .detail, in: Rect(x: start, y: 0, width: size.width - start, height: size.height))
  }

  /// Returns how many pictures are shown within a width, at least one, and the number of further people.
  private func shown(within room: LayoutUnit) -> (count: Int, rest: PreparedText?) {
    var shown = faces.ids.count
    var rest = rest(besides: shown)
    while shown > 1, width(of: shown, rest) > room {
      shown -= 1
      rest = self.rest(besides: shown)
    }
    return (shown, rest)
  }

  private func width(of shown: Int, _ rest: PreparedText?) -> LayoutUnit {
    style.width(of: shown) + (rest.map { $0.size(within: .unbounded).width + Self.restGap } ?? 0)
  }

  /// Returns the text that counts the people without a picture; nil if all have one.
  private func rest(besides shown: Int) -> PreparedText? {
    count > shown
      ? maker.ofIcons.line("+" + maker.short(count - shown), .system(style.size.points * 0.7)) : nil
  }
}
