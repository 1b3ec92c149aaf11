import Foundation
import LayoutPainting
import TestSupport
import Testing

/// The pictures that `Scripts/picture-samples.py` makes.
enum PictureSamples {
  static let folder = Repository.url("Tests/LayoutPaintingTests/Pictures").path

  static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: folder).appending(path: name)))
  }

  static func picture(_ name: String) throws -> Picture { try #require(Picture(try bytes(name))) }

  /// Decodes a sample, with colours not multiplied by alpha.
  static func decoded(_ name: String) throws -> GlyphBitmap {
    try PictureDecoder.bitmap(of: try picture(name))
  }

  /// Why a file is not drawn; nil if it is drawn.
  static func problem(_ bytes: [UInt8]) throws -> String? {
    let picture = try #require(Picture(bytes))
    do throws(PictureProblem) {
      _ = try PictureDecoder.bitmap(of: picture)
      return nil
    } catch {
      return error.description
    }
  }
}

extension GlyphBitmap {
  func color(_ x: Int, _ y: Int) -> [UInt8] {
    Array(pixels[(y * width + x) * 4..<(y * width + x) * 4 + 4])
  }

  /// The colours in the middles of the quarters: top left, top right, bottom left, bottom right.
  var corners: [[UInt8]] {
    let (x, y) = ([width / 4, width * 3 / 4], [height / 4, height * 3 / 4])
    return [color(x[0], y[0]), color(x[1], y[0]), color(x[0], y[1]), color(x[1], y[1])]
  }
}
