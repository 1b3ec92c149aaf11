import BubbleLayout
import BundledFonts
import Foundation
import LayoutPainting
import Testing
import TextShaping

@Suite struct RasterizerTests {
  private let clip = PixelRect(x: 0, y: 0, width: 20, height: 20)

  private func rectangle(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> OutlinePath {
    OutlinePath([
      .move(.init(left, top)), .line(.init(right, top)), .line(.init(right, bottom)),
      .line(.init(left, bottom)),
    ])
  }

  /// The coverage of whole and half pixels is calculated by hand; a quarter is 64 of 255.
  @Test func coverageIsTheShareOfEachPixel() throws {
    let mask = try #require(OutlineRasterizer().coverage(of: rectangle(1.5, 2, 3, 3.5), in: clip))
    #expect(mask.frame == PixelRect(x: 1, y: 2, width: 2, height: 2))
    #expect(mask.bytes == [128, 255, 64, 128])
  }

  @Test func shapesAreClipped() throws {
    let rasterizer = OutlineRasterizer()
    let mask = try #require(rasterizer.coverage(of: rectangle(-5, -5, 2, 500), in: clip))
    #expect(mask.frame == PixelRect(x: 0, y: 0, width: 2, height: 20))
    #expect(mask.bytes.allSatisfy { $0 == 255 })
    #expect(rasterizer.coverage(of: rectangle(30, 0, 40, 9), in: clip) == nil)
    #expect(rasterizer.coverage(of: OutlinePath(), in: clip) == nil)
  }

  @Test func aLineStandsAstrideItsPath() throws {
    let mask = try #require(
      OutlineRasterizer().coverage(
        ofLineAlong: OutlinePath(rectangle(4, 4, 10, 10).elements + [.close]), width: 2, in: clip))
    #expect(mask.frame == PixelRect(x: 3, y: 3, width: 8, height: 8))
    #expect((150...210).contains(mask.bytes[0]))  // the round corner: a quarter of a circle, π/4 of 255
    #expect(mask.bytes[8 * 4] == 255)  // the side
    #expect(mask.bytes[8 * 4 + 4] == 0)  // the inside
  }

  /// An open line has two ends that are not connected.
  @Test func anOpenLineStaysOpen() throws {
    let angle = OutlinePath([.move(.init(4, 4)), .line(.init(4, 14)), .line(.init(14, 14))])
    let mask = try #require(OutlineRasterizer().coverage(ofLineAlong: angle, width: 2, in: clip))
    func share(_ x: Int, _ y: Int) -> UInt8 {
      mask.bytes[(y - mask.frame.y) * mask.frame.width + x - mask.frame.x]
    }
    #expect(share(4, 9) == 255 && share(9, 14) == 255)
    #expect(share(9, 9) == 0 && share(8, 10) == 0)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func hostileCoordinatesEnd(value: Double) {
    let rasterizer = OutlineRasterizer()
    let path = OutlinePath([
      .move(.init(0, 0)), .cubic(.init(value, 1), .init(1, value), .init(value, value)), .line(.init(3, 9)),
    ])
    _ = rasterizer.coverage(of: path, in: clip)
    _ = rasterizer.coverage(ofLineAlong: path, width: value, in: clip)
    _ = rasterizer.coverage(ofLineAlong: path, width: 3, in: clip)
    let long = OutlinePath(
      [.move(.init(0, 0))] + (0..<40_000).map { .line(.init(Double($0 % 9), Double($0 % 7))) })
    #expect(rasterizer.coverage(of: long, in: clip) == nil)
  }

  /// A few bytes of a font can describe gigabytes of pixels.
  @Test func aPictureThatIsTooLargeIsNotDecoded() throws {
    func file(_ width: Int, _ height: Int) throws -> [UInt8] {
      let pixels = [UInt8](repeating: 255, count: width * height * 4)
      return try #require(PNGFile.encoded(pixels, width: width, height: height))
    }
    let side = 1_024
    #expect(GlyphBitmap.largestArea == side * side)
    #expect(GlyphBitmap(png: try file(side, side))?.width == side)
    #expect(GlyphBitmap(png: try file(side, side + 1)) == nil)
    #expect(PNGFile.decoded(try file(3, 4), largestArea: 11) == nil)
    #expect(PNGFile.decoded(try file(3, 4), largestArea: 12)?.height == 4)
  }

  @Test func aPictureGlyphGivesItsPixels() throws {
    let fonts = try FontCollection(files: [BundledFonts.url(for: "NotoColorEmoji.ttf").path])
    let font = FontInstance(face: fonts.faces[0], size: FontInstance.size(points: 20))
    let outlines = GlyphOutlines()
    let glyphs = (1..<200).compactMap { outlines.image(of: UInt32($0), in: font) }
    let image = try #require(glyphs.first)
    let bitmap = try #require(GlyphBitmap(png: image.png))
    #expect(bitmap.width == 136 && bitmap.height == 128)
    #expect(bitmap.pixels.count == 136 * 128 * 4)
    for place in stride(from: 0, to: bitmap.pixels.count, by: 4) {
      let alpha = bitmap.pixels[place + 3]
      #expect(bitmap.pixels[place..<place + 3].allSatisfy { $0 <= alpha })
    }
    #expect(GlyphBitmap(png: [0x89, 0x50]) == nil)
  }
}
