import LayoutPainting
import TestSupport
import Testing

/// Tests photos with more pixels than are decoded: they are reduced while they are decoded, so memory stays
/// bounded.
@Suite struct LargePictureTests {
  /// Returns a JPEG of one colour and any size in multiples of 8, without the marks that every file has in
  /// common with another: the frame of a small grey file with another size, and its data repeated.
  private func jpeg(_ width: Int, _ height: Int) throws -> [UInt8] {
    // A grey baseline JPEG of 8 × 8 pixels: one block, whose DC is 0 and whose AC ends at once.
    var file: [UInt8] = [0xFF, 0xD8, 0xFF, 0xDB, 0, 67, 0]
    file += [UInt8](repeating: 1, count: 64)
    file += [0xFF, 0xC0, 0, 11, 8]
    file += [UInt8(height >> 8), UInt8(height & 255), UInt8(width >> 8), UInt8(width & 255), 1, 1, 0x11, 0]
    // Huffman tables of one code of one bit each: size 0 for DC, end of block for AC.
    for table: UInt8 in [0x00, 0x10] {
      file += [0xFF, 0xC4, 0, 20, table, 1] + [UInt8](repeating: 0, count: 15) + [0]
    }
    file += [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0]
    // Two bits of 0 for each block.
    let blocks = (width / 8) * (height / 8)
    file += [UInt8](repeating: 0, count: (blocks * 2 + 7) / 8)
    return file + [0xFF, 0xD9]
  }

  @Test(arguments: [
    (16, 8, 16, 8), (4_000, 4_000, 4_000, 4_000), (6_000, 4_000, 3_000, 2_000), (4_000, 6_000, 2_000, 3_000),
    (12_000, 8_000, 3_000, 2_000), (16_000, 16_000, 4_000, 4_000), (65_496, 512, 32_748, 256),
  ])
  func aLargeJPEGIsDecodedAtAReducedSize(width: Int, height: Int, shownWidth: Int, shownHeight: Int) throws {
    let picture = try #require(Picture(try jpeg(width, height)))
    let bitmap = try PictureDecoder.bitmap(of: picture)
    #expect(bitmap.width == shownWidth && bitmap.height == shownHeight)
    #expect(bitmap.width * bitmap.height <= PictureDecoder.largestArea)
    for place in [0, bitmap.pixels.count / 8 * 4, bitmap.pixels.count - 4] {
      #expect(Array(bitmap.pixels[place..<place + 4]) == [128, 128, 128, 255])
    }
  }

  @Test func limitsAreNamed() throws {
    #expect(
      try PictureSamples.problem(try jpeg(20_000, 20_000))
        == "it has 20000 × 20000 pixels; of a JPEG like this, at most 320 million are drawn")
  }

  @Test func aLargePNGIsRefusedByName() throws {
    var file = try PictureSamples.bytes("full.png")
    file.replaceSubrange(16..<24, with: [0, 0, 0x17, 0x70, 0, 0, 0x0F, 0xA0])
    #expect(
      try PictureSamples.problem(file)
        == "it has 6000 × 4000 pixels; of a PNG like this, at most 16 million are drawn")
  }
}
