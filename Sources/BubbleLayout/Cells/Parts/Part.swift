import TextLayout

/// One part of a cell: the text, a label, an avatar, a delivery state, a picture, a box or a formula.
public enum Part: Sendable {
  case text(TextPart)
  case label(LabelPart)
  case avatar(AvatarPart)
  case delivery(DeliveryPart)
  case media(MediaPart)
  case box(BoxPart)
  case formula(FormulaPart)

  /// The part's frame, relative to the cell, in points.
  public var frame: Rect {
    switch self {
    case .text(let part): part.frame
    case .label(let part): part.frame
    case .avatar(let part): part.frame
    case .delivery(let part): part.frame
    case .media(let part): part.frame
    case .box(let part): part.frame
    case .formula(let part): part.frame
    }
  }

  /// The lines of a text or a label; nil for parts of other kinds.
  public var block: TextBlock? {
    switch self {
    case .text(let part): part.block
    case .label(let part): part.block
    case .avatar, .delivery, .media, .box, .formula: nil
    }
  }

  /// The top left corner of the block, relative to the cell. For a part without a block, the corner of its
  /// frame.
  public var blockPlace: Point {
    switch self {
    case .text(let part): Point(x: frame.minX + part.blockOrigin.x, y: frame.minY + part.blockOrigin.y)
    case .label(let part): Point(x: frame.minX + part.blockOrigin.x, y: frame.minY + part.blockOrigin.y)
    case .avatar, .delivery, .media, .box, .formula: frame.origin
    }
  }
}

extension Part {
  /// Whether a spoiler covers the whole part until the reader uncovers it. If it covers only a range of a
  /// text, the text's `spans` name the range.
  public var isCovered: Bool {
    switch self {
    case .text(let part): part.spans.first?.covers(part.text) == true
    case .label(let part): part.isCovered
    case .media(let part): part.isCovered
    case .box(let part): part.isCovered
    case .formula(let part): part.isCovered
    case .avatar, .delivery: false
    }
  }
}

extension LabelPart {
  /// Whether a spoiler covers the whole label until the reader uncovers it.
  package var isCovered: Bool { spans.first?.covers(text) == true }
}

extension TextSpan {
  /// Whether the span covers a whole text.
  fileprivate func covers(_ text: String) -> Bool {
    isCover && range.lowerBound == 0 && range.upperBound >= text.utf16.count
  }
}

extension Part {
  /// Returns the part moved by a distance.
  func offset(x: LayoutUnit, y: LayoutUnit) -> Part { framed(frame.offset(x: x, y: y)) }

  /// Returns the part moved to another frame of the same size.
  private func framed(_ frame: Rect) -> Part {
    switch self {
    case .text(var part):
      part.frame = frame
      return .text(part)
    case .label(var part):
      part.frame = frame
      return .label(part)
    case .avatar(var part):
      part.frame = frame
      return .avatar(part)
    case .delivery(var part):
      part.frame = frame
      return .delivery(part)
    case .media(var part):
      part.picture = part.picture.offset(x: frame.minX - part.frame.minX, y: frame.minY - part.frame.minY)
      part.frame = frame
      return .media(part)
    case .box(var part):
      let (x, y) = (frame.minX - part.frame.minX, frame.minY - part.frame.minY)
      part.bars = part.bars.map { $0.offset(x: x, y: y) }
      part.frame = frame
      return .box(part)
    case .formula(let part):
      return .formula(part.framed(frame))
    }
  }

  /// Returns the part mirrored in a container that starts at x = 0. Frames and alignments change sides; texts
  /// keep their direction.
  func mirrored(in width: LayoutUnit) -> Part {
    let frame = frame.mirrored(in: width)
    switch self {
    case .label(let part):
      return .label(part.mirrored(in: frame))
    case .media(var part):
      part.picture = part.picture.mirrored(in: width)
      part.frame = frame
      part.corners = part.corners.mirrored
      return .media(part)
    case .box(var part):
      part.frame = frame
      part.corners = part.corners?.mirrored
      return .box(part)
    default:
      return framed(frame)
    }
  }
}
