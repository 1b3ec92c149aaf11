import BubbleLayout
import TextLayout

/// The area that the pictures of a message fill together.
struct PictureArea {
  private(set) var frame: Rect
  /// The radii of the area's corners, in points.
  private(set) var corners: CornerRadii
  private(set) var count = 1
  /// Whether the pictures are cropped to the shape of the bubble.
  let isMasked: Bool

  /// Finds the area of a cell's pictures; nil if there are none, or if one of them has its own outline.
  ///
  /// - Complexity: Linear in the number of parts.
  init?(of cell: Cell) {
    var area: PictureArea?
    for case .media(let media) in cell.parts where media.block == nil {
      guard media.kind != .sticker, media.kind != .videoNote else { return nil }
      if area == nil { area = PictureArea(media) } else { area?.add(media) }
    }
    guard let area else { return nil }
    self = area
  }

  private init(_ media: MediaPart) {
    (frame, corners, isMasked) = (media.frame, media.corners, media.isMasked)
  }

  private mutating func add(_ media: MediaPart) {
    count += 1
    let (old, new) = (frame, media.frame)
    let (left, top) = (min(old.minX, new.minX), min(old.minY, new.minY))
    frame = Rect(
      x: left, y: top, width: max(old.maxX, new.maxX) - left, height: max(old.maxY, new.maxY) - top)
    // A corner of the area is that of the picture in it.
    let whole = frame
    func corner(_ corner: KeyPath<CornerRadii, LayoutUnit>, _ isAt: (Rect) -> Bool) -> LayoutUnit {
      isAt(new) ? media.corners[keyPath: corner] : isAt(old) ? corners[keyPath: corner] : 0
    }
    corners = CornerRadii(
      topLeft: corner(\.topLeft) { $0.minX == whole.minX && $0.minY == whole.minY },
      topRight: corner(\.topRight) { $0.maxX == whole.maxX && $0.minY == whole.minY },
      bottomRight: corner(\.bottomRight) { $0.maxX == whole.maxX && $0.maxY == whole.maxY },
      bottomLeft: corner(\.bottomLeft) { $0.minX == whole.minX && $0.maxY == whole.maxY })
  }
}
