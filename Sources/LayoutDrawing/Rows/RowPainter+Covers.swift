import BubbleLayout
import TextLayout

extension RowPainter {
  /// Paints a part that a spoiler covers. Nothing of its content is painted: no letters, no icon, no bars and
  /// no picture, not even below the cover.
  mutating func paint(covered part: Part, in cell: Cell) {
    switch part {
    case .text(let text): paint(text, of: part, in: cell)
    case .label(let label):
      // A label on a picture is part of what the picture's cover covers, and a mention has the cover of the
      // text that contains it.
      if label.foreground.surface != nil, label.role != .mention { paintRanges(of: label, in: cell) }
    case .box(let box): paint(cover: box)
    case .formula, .avatar, .delivery, .media: break
    }
  }

  /// Paints an icon of an eye on the background of a picture.
  mutating func paint(cover media: MediaPart, in cell: Cell) {
    let clip = media.isMasked ? cell.bubble.map { outlines(of: $0, on: cell.side) } : nil
    let shape = OutlinePath(media.frame, corners: media.corners)
    surface.fill(shape, clippedTo: clip, with: media.background)
    if let veil = media.veil {
      surface.fill(shape, clippedTo: clip, with: veil)
    } else {
      paint(.eye, in: media.frame.middle(Self.eye), with: media.foreground, on: media.background)
    }
  }

  private mutating func paint(cover box: BoxPart) {
    switch box.role {
    case .emoji, .mention, .sign: break
    // These are on a picture, or they say how others voted, or their table has painted them.
    case .play, .capsule, .share, .cell: break
    case .waveform:
      if let foreground = box.foreground {
        surface.fill(box.frame, radius: min(4, box.frame.height.half), with: foreground)
      }
    case .custom, .linkPicture, .quotePicture:
      paintGround(of: box)
      paint(
        .eye, in: box.frame.middle(Self.eye), with: .everywhere(.mediaSign), on: .everywhere(.media))
    // Whether a task is done, or an answer is chosen, is covered too.
    case .option, .task:
      if let ground = box.foreground?.surface {
        surface.outline(box.frame, radius: box.radius, width: 1.5, with: .on(ground, .bar))
      }
    default: paintGround(of: box)
    }
  }

  private mutating func paintGround(of box: BoxPart) {
    guard let background = box.background else { return }
    surface.fill(
      OutlinePath(box.frame, corners: box.corners ?? CornerRadii(all: box.radius)), with: background)
  }

  /// The side of the largest eye, in points.
  private static var eye: LayoutUnit { 40 }
}

extension Rect {
  /// Returns the square in the middle with at most this side.
  fileprivate func middle(_ side: LayoutUnit) -> Rect {
    let side = min(side, width, height)
    return Rect(x: midX - side.half, y: midY - side.half, width: side, height: side)
  }
}
