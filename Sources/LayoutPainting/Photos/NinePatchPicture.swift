import BubbleLayout
import LayoutDrawing

/// The picture inside an Android nine-patch file (`.9.png`), and what its border of one pixel says: black
/// pixels above and at the left mark what is stretched, and black pixels at the right and below the content.
package struct NinePatchPicture: Sendable {
  package let file: NinePatchFile
  /// The picture without its border.
  package let picture: Picture
  /// Whether the border marks several areas that are stretched. Bubbles stretch everything from the first to
  /// the last one.
  package let hasSeveralAreas: Bool

  /// The ending of the names of such files.
  package static let ending = ".9.png"

  package static func isNamed(_ name: String) -> Bool { name.lowercased().hasSuffix(ending) }

  /// Reads the content of a file.
  package init(_ bytes: [UInt8]) throws(PictureProblem) {
    guard Picture(bytes)?.format == .png else { throw PictureProblem("it is not a PNG file") }
    guard let decoded = PNGFile.decoded(bytes, largestArea: PNGPainter.largestBubbleArea) else {
      throw PictureProblem(
        "it is damaged, or has more than \(PNGPainter.largestBubbleArea / 1_000_000) million pixels")
    }
    let border = NinePatchBorder(pixels: decoded.pixels, width: decoded.width, height: decoded.height)
    guard decoded.width >= 3, decoded.height >= 3 else {
      throw PictureProblem("it has \(decoded.width) × \(decoded.height) pixels, which leaves no picture")
    }
    let (columns, rows) = (try border.marks(.top), try border.marks(.left))
    guard let across = columns.extent else { throw Self.unmarked("upper", "columns") }
    guard let along = rows.extent else { throw Self.unmarked("left", "rows") }
    let (below, beside) = (try border.marks(.bottom), try border.marks(.right))
    hasSeveralAreas = columns.count > 1 || rows.count > 1
    file = NinePatchFile(
      width: decoded.width - 2, height: decoded.height - 2, stretchedColumns: across, stretchedRows: along,
      // Without marks, the content is in the stretched area, as on Android.
      contentColumns: below.extent ?? across, contentRows: beside.extent ?? along)
    guard let picture = border.inside else { throw .damaged }
    self.picture = picture
  }

  private static func unmarked(_ side: String, _ parts: String) -> PictureProblem {
    PictureProblem("its \(side) border has no black pixels, which mark the \(parts) that are stretched")
  }
}

/// The pixels of a nine-patch file.
private struct NinePatchBorder {
  /// Four bytes per pixel, with colours not multiplied by alpha.
  let pixels: [UInt8]
  let width: Int
  let height: Int

  enum Side: String {
    case top = "upper"
    case left
    case right
    case bottom = "lower"
  }

  /// Returns the ranges of black pixels at a side, in pixels of the picture.
  func marks(_ side: Side) throws(PictureProblem) -> [Range<Int>] {
    let count = (side == .top || side == .bottom ? width : height) - 2
    var marks: [Range<Int>] = []
    for place in 0..<count {
      let (x, y) =
        switch side {
        case .top: (place + 1, 0)
        case .bottom: (place + 1, height - 1)
        case .left: (0, place + 1)
        case .right: (width - 1, place + 1)
        }
      guard try isMark(x, y, side) else { continue }
      if let last = marks.last, last.upperBound == place {
        marks[marks.count - 1] = last.lowerBound..<place + 1
      } else {
        marks.append(place..<place + 1)
      }
    }
    return marks
  }

  private func isMark(_ x: Int, _ y: Int, _ side: Side) throws(PictureProblem) -> Bool {
    let start = (y * width + x) * 4
    let (red, green, blue, alpha) = (pixels[start], pixels[start + 1], pixels[start + 2], pixels[start + 3])
    if alpha == 0 { return false }
    let isOpaque = alpha == 255
    if isOpaque, (red, green, blue) == (0, 0, 0) { return true }
    // Files without transparency have a white border. Red marks the visible bounds for Android's layout.
    if isOpaque, (red, green, blue) == (255, 255, 255) { return false }
    if isOpaque, (red, green, blue) == (255, 0, 0), side == .right || side == .bottom { return false }
    func hex(_ value: UInt8) -> String { (value < 16 ? "0" : "") + String(value, radix: 16) }
    throw PictureProblem(
      "its \(side.rawValue) border has the colour #\(hex(red))\(hex(green))\(hex(blue))\(hex(alpha)) at pixel "
        + "\(x), \(y); the pixels of a border are black or transparent")
  }

  /// The picture without the border.
  var inside: Picture? {
    var inside: [UInt8] = []
    inside.reserveCapacity((width - 2) * (height - 2) * 4)
    for row in 1..<height - 1 {
      inside += pixels[(row * width + 1) * 4..<(row * width + width - 1) * 4]
    }
    GlyphBitmap.multiplyByAlpha(&inside)
    return PNGFile.encoded(inside, width: width - 2, height: height - 2).flatMap { Picture($0) }
  }
}

extension [Range<Int>] {
  /// The range from the start of the first range to the end of the last one; nil without ranges.
  fileprivate var extent: Range<Int>? {
    guard let first, let last else { return nil }
    return first.lowerBound..<last.upperBound
  }
}
