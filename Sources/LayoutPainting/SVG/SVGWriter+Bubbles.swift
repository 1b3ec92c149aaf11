import BubbleLayout
import TextLayout

extension SVGWriter {
  mutating func paint(_ bubble: Bubble, role: MessageRole) {
    guard let picture = painter.theme.picture(of: bubble, role: role) else {
      return paintCorners(of: bubble, role: role)
    }
    let map = StretchMap(picture: picture, caps: bubble.caps, frame: bubble.frame)
    for layer in picture.layers {
      write("<path d=\"")
      write(layer.path.mapping { map($0) })
      write("\"")
      write(layer.fill)
      if let stroke = layer.stroke {
        write(" stroke=\"\(stroke.hexadecimal)\" stroke-width=\".75\"")
      }
      write("/>")
    }
  }

  private mutating func write(_ fill: BubblePicture.Fill) {
    switch fill {
    case .color(let color):
      write(" fill=\"\(color.hexadecimal)\"")
      if color.opacity < 1 { write(" fill-opacity=\"\(SVGNumber.text(color.opacity))\"") }
    case .gradient(let stops):
      write(" fill=\"url(#\(painter.identifierPrefix)f\(gradient(stops)))\"")
    }
  }

  private mutating func gradient(_ stops: [BubblePicture.Stop]) -> Int {
    if let number = gradients[stops] { return number }
    let number = gradients.count + 1
    gradients[stops] = number
    define("<linearGradient id=\"\(painter.identifierPrefix)f\(number)\" x2=\"0\" y2=\"1\">")
    for stop in stops {
      define("<stop offset=\"\(SVGNumber.text(stop.offset))\" stop-color=\"\(stop.color.hexadecimal)\"")
      if stop.color.opacity < 1 { define(" stop-opacity=\"\(SVGNumber.text(stop.color.opacity))\"") }
      define("/>")
    }
    define("</linearGradient>")
    return number
  }

  private mutating func paintCorners(of bubble: Bubble, role: MessageRole) {
    write("<path class=\"\(Theme.className(role))\"")
    let width = bubble.border > 0 ? bubble.border : LayoutUnit(0.75)
    if let colors = painter.theme.styledColors(of: bubble) {
      // A page that recolours classes leaves the style's own colours alone.
      write(" style=\"fill:\(colors.fill.hexadecimal);stroke:\(colors.border.hexadecimal)\"")
    }
    write(" stroke-width=\"\(SVGNumber.text(width))\" d=\"")
    // A line that the style asks for stands within the frame.
    let frame = bubble.frame.inset(by: Insets(all: bubble.border.half))
    write(RoundedBubble.path(frame: frame, corners: bubble.corners, tail: bubble.tail))
    write("\"/>")
  }

  /// A piece of media in its own shape, or in that of the bubble.
  mutating func paint(_ media: MediaPart, in cell: Cell) {
    write("<path class=\"label\" fill-opacity=\".25\" d=\"")
    if media.isMasked, let bubble = cell.bubble {
      writeOutline(of: bubble, role: cell.role)
    } else {
      write(RoundedBubble.path(frame: media.frame, corners: media.corners, tail: nil))
    }
    write("\"/>")
  }

  private mutating func writeOutline(of bubble: Bubble, role: MessageRole) {
    guard let picture = painter.theme.picture(of: bubble, role: role) else {
      return write(RoundedBubble.path(frame: bubble.frame, corners: bubble.corners, tail: bubble.tail))
    }
    let map = StretchMap(picture: picture, caps: bubble.caps, frame: bubble.frame)
    for layer in picture.layers { write(layer.path.mapping { map($0) }) }
  }

  private mutating func write(_ path: PicturePath) {
    for element in path.elements {
      switch element {
      case .move(let point): write("M", [point])
      case .line(let point): write("L", [point])
      case .cubic(let first, let second, let end): write("C", [first, second, end])
      case .close: write("z")
      }
    }
  }

  private mutating func write(_ command: String, _ points: [PicturePath.Point]) {
    write(command)
    for (index, point) in points.enumerated() {
      if index > 0 { write(" ") }
      SVGNumber.append(point.x, to: &body)
      write(" ")
      SVGNumber.append(point.y, to: &body)
    }
  }
}
