import BubbleLayout
import Foundation
import TextLayout
import TextShaping

extension SVGWriter {
  mutating func fill(_ frame: Rect, radius: LayoutUnit, with role: ColorRole) {
    guard frame.width > 0, frame.height > 0 else { return }
    let rounding = radius > 0 ? " rx=\"\(SVGNumber.text(radius))\"" : ""
    writeRect(frame, fill(role).dropFirst() + rounding)
  }

  mutating func fill(_ path: OutlinePath, clippedTo clip: [OutlinePath]?, with role: ColorRole) {
    write("<path\(fill(role))\(clipping(clip)) d=\"")
    write(path)
    write("\"/>")
  }

  mutating func fill(_ path: OutlinePath, clippedTo clip: [OutlinePath]?, with color: Color) {
    write("<path\(Self.fill(color))\(clipping(clip)) d=\"")
    write(path)
    write("\"/>")
  }

  mutating func stroke(_ path: OutlinePath, width: Double, with role: ColorRole) {
    write(
      "<path\(stroke(role)) fill=\"none\" stroke-width=\"\(SVGNumber.text(width))\" stroke-linecap=\"round\" "
        + "stroke-linejoin=\"round\" d=\"")
    write(path)
    write("\"/>")
  }

  mutating func paint(_ layer: BubbleArtwork.Layer, of bubble: Bubble) {
    let background =
      switch layer.fill {
      case .bubble: fill(bubble.background)
      case .color(let color): Self.fill(color)
      case .gradient(let stops): " fill=\"url(#\(painter.identifierPrefix)f\(gradient(stops)))\""
      }
    write("<path\(background) d=\"")
    write(layer.path)
    write("\"/>")
    if layer.hasBorder { stroke(layer.path, width: 0.75, with: bubble.foreground) }
  }

  mutating func draw(
    _ picture: Picture, over frame: Rect, in shape: OutlinePath, clippedTo clip: [OutlinePath]?,
    edge: ColorRole?
  ) {
    let number = definition(of: picture)
    let whole = clipping([shape])
    let isClipped = clip != nil
    if isClipped { write("<g\(clipping(clip))>") }
    write("<g\(whole)><svg")
    writeAttributes(of: frame)
    write("><use href=\"#\(painter.identifierPrefix)i\(number)\"/></svg>")
    if let edge {
      // The outer half of the line is clipped.
      let outline = OutlinePath(shape.elements + (clip ?? []).flatMap(\.elements))
      stroke(outline, width: PictureEdge.width * 2, with: edge)
    }
    write("</g>")
    if isClipped { write("</g>") }
  }

  mutating func beginWindow(_ frame: Rect, shiftedBy shift: Point) {
    write("<g\(clipping([OutlinePath(frame, corners: .zero)]))><g")
    writeTranslation(x: shift.x, y: shift.y)
    write(">")
  }

  mutating func endWindow() { write("</g></g>") }

  /// Returns the number of the picture's definition, which is written if it is new. The picture fills the
  /// element that uses it.
  private mutating func definition(of picture: Picture) -> Int {
    if let number = pictures[picture.digest] { return number }
    let number = pictures.count + 1
    pictures[picture.digest] = number
    let shape =
      "id=\"\(painter.identifierPrefix)i\(number)\" width=\"100%\" height=\"100%\" "
      + "preserveAspectRatio=\"xMidYMid slice\""
    func link(_ bytes: [UInt8]) -> String {
      "href=\"data:\(picture.mediaType);base64,\(Data(bytes).base64EncodedString())\"/>"
    }
    guard let header = PictureHeader(picture), header.orientation != .upright else {
      define("<image \(shape) \(link(picture.bytes))")
      return number
    }
    // Only browsers turn a picture as its file says.
    let shown = header.shownSize
    let matrix = header.orientation.matrix(width: header.width, height: header.height)
    define(
      "<svg \(shape) viewBox=\"0 0 \(shown.width) \(shown.height)\"><image width=\"\(header.width)\" "
        + "height=\"\(header.height)\" preserveAspectRatio=\"none\" "
        + "transform=\"matrix(\(matrix.map(String.init).joined(separator: " ")))\" "
        + "\(link(picture.withoutOrientation(header)))</svg>")
    return number
  }

  /// Defines clip paths and returns the attribute that clips to them; empty if there are none.
  private mutating func clipping(_ clip: [OutlinePath]?) -> String {
    guard let clip else { return "" }
    clipCount += 1
    let name = "\(painter.identifierPrefix)c\(clipCount)"
    defineOwn("<clipPath id=\"\(name)\"><path d=\"")
    for path in clip { defineOwn(path.svg(decimals: 3)) }
    defineOwn("\"/></clipPath>")
    return " clip-path=\"url(#\(name))\""
  }

  mutating func defineOwn(_ text: String) { ownDefinitions.append(contentsOf: text.utf8) }

  private mutating func gradient(_ stops: [BubbleArtwork.Stop]) -> Int {
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

  static func fill(_ color: Color) -> String {
    let fill = " fill=\"\(color.hexadecimal)\""
    return color.opacity < 1 ? fill + " fill-opacity=\"\(SVGNumber.text(color.opacity))\"" : fill
  }

  private mutating func write(_ path: OutlinePath) { write(path.svg(decimals: 3)) }

  // MARK: Frames

  mutating func mark(_ cell: Cell) {
    if painter.showsFrames { paintFrames(of: cell) }
  }

  mutating func mark(_ separator: TranscriptSeparator) {
    if painter.showsFrames { paintFrames(of: separator) }
  }

  mutating func markRow(of size: Size) {
    if painter.showsFrames { writeRect(Rect(origin: .zero, size: size), "class=\"fc\"") }
  }
}
