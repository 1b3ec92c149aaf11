import BubbleLayout
import TextLayout

/// Where the points of a picture go when the picture is stretched to a frame by its caps.
package struct StretchMap {
  private let horizontal: Axis
  private let vertical: Axis

  /// - Parameter frame: The bubble's frame; the points come out in the space it stands in.
  package init(picture: BubblePicture, caps: Insets, frame: Rect) {
    horizontal = Axis(
      length: picture.width, leading: caps.left.points, trailing: caps.right.points, start: frame.minX.points,
      target: frame.width.points)
    vertical = Axis(
      length: picture.height, leading: caps.top.points, trailing: caps.bottom.points,
      start: frame.minY.points, target: frame.height.points)
  }

  package func callAsFunction(_ point: PicturePath.Point) -> PicturePath.Point {
    PicturePath.Point(horizontal(point.x), vertical(point.y))
  }

  /// One direction: caps keep their size, what lies between is stretched. Caps that do not fit into the frame
  /// shrink in proportion; caps that leave nothing of the picture to stretch stretch all of it.
  private struct Axis {
    let length: Double
    let leading: Double
    let trailing: Double
    let start: Double
    let target: Double

    func callAsFunction(_ place: Double) -> Double {
      let middle = length - leading - trailing
      guard middle > 0, leading >= 0, trailing >= 0 else {
        return length > 0 ? start + place / length * target : start
      }
      let caps = leading + trailing
      let scale = caps > target ? target / caps : 1
      if place <= leading { return start + place * scale }
      if place >= length - trailing { return start + target - (length - place) * scale }
      return start + leading * scale + (place - leading) / middle * max(0, target - caps)
    }
  }
}
