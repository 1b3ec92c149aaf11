import TextLayout

extension CellLayout {
  /// The room of an avatar that stands on the cell's lower edge: the cell is at least as tall.
  var avatarRoom: LayoutUnit {
    guard let avatar = shownAvatar, avatar.anchor == .cellBottom else { return 0 }
    return context.spacing + avatar.size + max(0, avatar.offset)
  }

  private var shownAvatar: AvatarStyle? {
    style.avatar.flatMap { context.shows($0.visibility) && message.sender != nil ? $0 : nil }
  }

  /// Where the avatar is, for all anchors but the cell's lower edge. What would stick out of the cell above moves
  /// everything else down, so that no avatar is cut.
  mutating func avatarFrame(cellWidth: LayoutUnit, bottom: LayoutUnit) -> Rect? {
    guard let avatar = shownAvatar else { return nil }
    var y: LayoutUnit
    switch avatar.anchor {
    case .cellBottom: return nil
    case .cellTop: y = context.spacing
    case .top: y = bubbleFrame.minY
    case .bottom: y = bubbleFrame.maxY - avatar.size
    case .center: y = bubbleFrame.midY - avatar.size.half
    case .firstLine: y = middle(of: text?.block.lines.first) - avatar.size.half
    case .lastLine: y = middle(of: text?.block.lines.last) - avatar.size.half
    }
    y = y + avatar.offset
    if y < context.spacing {
      moveDown(by: context.spacing - y)
      y = context.spacing
    }
    contentBottom = max(contentBottom, y + avatar.size)
    return frame(avatar, y: y, cellWidth: cellWidth)
  }

  /// An avatar on the lower edge of its cell.
  func lowAvatarFrame(in cell: Size) -> Rect? {
    guard let avatar = shownAvatar, avatar.anchor == .cellBottom else { return nil }
    return frame(avatar, y: cell.height - avatar.offset - avatar.size, cellWidth: cell.width)
  }

  private func frame(_ avatar: AvatarStyle, y: LayoutUnit, cellWidth: LayoutUnit) -> Rect {
    let frame = Rect(x: avatar.start + gutter, y: y, width: avatar.size, height: avatar.size)
    return side == .left ? frame : frame.mirrored(in: cellWidth)
  }

  private func middle(of line: LineBox?) -> LayoutUnit {
    guard let line, let text else { return bubbleFrame.midY }
    return text.frame.minY + line.frame.midY
  }

  private mutating func moveDown(by distance: LayoutUnit) {
    bubbleFrame = bubbleFrame.offset(y: distance)
    parts = parts.map { $0.offset(x: 0, y: distance) }
    text = text.map { ($0.frame.offset(y: distance), $0.block) }
    contentBottom = contentBottom + distance
  }
}
