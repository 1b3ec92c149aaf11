import BubbleLayout
import Foundation
import TextLayout

/// The definitions of the nine pieces of a bubble's picture.
struct BubblePieces {
  /// The number in the names of the definitions.
  let number: Int
  /// The pieces that have a definition, row by row.
  let isDefined: [Bool]
}

extension SVGWriter {
  /// Writes the picture of a bubble. Each piece is an image of its own, so that no piece shows pixels of its
  /// neighbours when it is stretched.
  mutating func draw(_ file: BubblePictureFile, over frame: Rect, stretchedBy patch: NinePatch) {
    guard let pieces = pieces(of: file, patch) else {
      return fill(frame, radius: 0, with: .everywhere(.media))
    }
    write("<g")
    // The stored picture is drawn, and everything is mirrored around the middle of the frame.
    if patch.isMirrored {
      write(" transform=\"matrix(-1 0 0 1 ")
      write(frame.minX + frame.maxX)
      write(" 0)\"")
    }
    write(">")
    let placed = (patch.isMirrored ? patch.mirrored : patch).patches(in: frame)
    for index in Self.order where pieces.isDefined[index] {
      let piece = placed[index]
      guard piece.destination.width > 0, piece.destination.height > 0 else { continue }
      let place = piece.tile == nil ? piece.overlapping : piece.destination
      let use = "<use href=\"#\(painter.identifierPrefix)b\(pieces.number)-\(index)\"/></svg>"
      if let tile = piece.tile {
        patternCount += 1
        let name = "\(painter.identifierPrefix)t\(patternCount)"
        let corner = Rect(origin: place.origin, size: tile)
        defineOwn("<pattern id=\"\(name)\" patternUnits=\"userSpaceOnUse\" \(Self.attributes(of: corner))>")
        defineOwn("<svg \(Self.attributes(of: Rect(origin: .zero, size: tile)))>\(use)</pattern>")
        write("<rect fill=\"url(#\(name))\" \(Self.attributes(of: place))/>")
      } else {
        write("<svg \(Self.attributes(of: place))>\(use)")
      }
    }
    write("</g>")
  }

  /// The order in which the pieces are drawn: first those that are stretched in both directions, the corners
  /// last.
  private static let order = [4, 1, 3, 5, 7, 0, 2, 6, 8]

  private static func attributes(of rect: Rect) -> String {
    "x=\"\(SVGNumber.text(rect.minX))\" y=\"\(SVGNumber.text(rect.minY))\" "
      + "width=\"\(SVGNumber.text(rect.width))\" height=\"\(SVGNumber.text(rect.height))\""
  }

  /// Returns the definitions of a picture's pieces, which are written if they are new; nil if the file cannot
  /// be shown.
  private mutating func pieces(of file: BubblePictureFile, _ patch: NinePatch) -> BubblePieces? {
    let patch = patch.isMirrored ? patch.mirrored : patch
    let key = BubblePictureKey(name: file.name, patch: patch)
    if let known = bubblePieces[key] { return known }
    var pieces: BubblePieces?
    if let bitmap = GlyphBitmap(png: file.picture.bytes, largestArea: PNGPainter.largestBubbleArea),
      bitmap.width > 0, bitmap.height > 0
    {
      let stretched = StretchedPicture(bitmap, patch)
      let number = bubblePieces.count + 1
      let files = (0..<9).map { stretched.piece($0 / 3, $0 % 3)?.png }
      for (index, file) in files.enumerated() {
        guard let file else { continue }
        define(
          "<image id=\"\(painter.identifierPrefix)b\(number)-\(index)\" width=\"100%\" height=\"100%\" "
            + "preserveAspectRatio=\"none\" href=\"data:image/png;base64,\(Data(file).base64EncodedString())\"/>"
        )
      }
      pieces = BubblePieces(number: number, isDefined: files.map { $0 != nil })
    }
    bubblePieces[key] = .some(pieces)
    return pieces
  }
}

extension GlyphBitmap {
  /// The picture as a PNG file; nil if there is not enough memory.
  fileprivate var png: [UInt8]? { PNGFile.encoded(pixels, width: width, height: height) }
}

extension NinePatch.Patch {
  /// The destination with half a point more in the directions in which the piece is stretched. Otherwise the
  /// background would be visible where the edges of two pieces share a pixel.
  fileprivate var overlapping: Rect {
    let (x, y): (LayoutUnit, LayoutUnit) = (column == 1 ? -0.5 : 0, row == 1 ? -0.5 : 0)
    return destination.inset(by: Insets(top: y, left: x, bottom: y, right: x))
  }
}
