import LayoutPainting
import TestSupport
import Testing

/// Tests the pixels of picture files.
@Suite struct PictureFileTests {
  private static let red: [UInt8] = [255, 0, 0, 255]
  private static let green: [UInt8] = [0, 255, 0, 255]
  private static let blue: [UInt8] = [0, 0, 255, 255]
  private static let white: [UInt8] = [255, 255, 255, 255]

  private func isNear(_ first: [[UInt8]], _ second: [[UInt8]], within distance: Int = 6) -> Bool {
    zip(first.joined(), second.joined()).allSatisfy { abs(Int($0) - Int($1)) <= distance }
  }

  @Test(arguments: [
    "full.png", "full.jpg", "halved.jpg", "halved-across.jpg", "progressive.jpg", "inks.jpg", "lossy.webp",
    "lossless.webp",
  ])
  func formatsHaveTheirColors(name: String) throws {
    let bitmap = try PictureSamples.decoded(name)
    #expect(bitmap.width == 32 && bitmap.height == 16)
    let expected = [Self.red, Self.green, Self.blue, Self.white]
    #expect(isNear(bitmap.corners, expected), "\(name): \(bitmap.corners)")
  }

  @Test func greyAndTransparentPixelsAreDrawn() throws {
    // ITU-R 601: the lightness of red, green and blue.
    let grey = try PictureSamples.decoded("grey.jpg").corners.map { Int($0[0]) }
    #expect(zip(grey, [76, 150, 29, 255]).allSatisfy { abs($0 - $1) <= 4 }, "\(grey)")
    for name in ["clear.webp", "clear.png"] {
      #expect(try PictureSamples.decoded(name).corners[3] == [128, 128, 128, 128], "\(name)")
    }
    // Of an animation the first picture is drawn, at its place.
    let first = try PictureSamples.decoded("animated.webp")
    #expect(first.width == 32 && first.height == 16)
    #expect(first.color(3, 3) == [0, 0, 0, 0])
    #expect(first.color(3, 12) == Self.red && first.color(28, 12) == Self.green)
  }

  /// EXIF 2.32, 4.6.4: what is at the top left of the shown picture, and so on.
  @Test(
    arguments: [
      (1, ["r", "g", "b", "w"]), (2, ["g", "r", "w", "b"]), (3, ["w", "b", "g", "r"]),
      (4, ["b", "w", "r", "g"]), (5, ["r", "b", "g", "w"]), (6, ["b", "r", "w", "g"]),
      (7, ["w", "g", "b", "r"]), (8, ["g", "w", "r", "b"]),
    ], ["jpg", "webp", "png"])
  func picturesAreTurnedAsTheySay(orientation: (number: Int, corners: [String]), ending: String) throws {
    let bitmap = try PictureSamples.decoded("turned-\(orientation.number).\(ending)")
    let isTurned = orientation.number >= 5
    #expect(bitmap.width == (isTurned ? 16 : 32) && bitmap.height == (isTurned ? 32 : 16))
    let names = ["r": Self.red, "g": Self.green, "b": Self.blue, "w": Self.white]
    let expected = orientation.corners.compactMap { names[$0] }
    #expect(isNear(bitmap.corners, expected), "\(orientation.number).\(ending): \(bitmap.corners)")
  }

  /// The map that drawings use turns each pixel to where the decoder puts it.
  @Test(arguments: PictureOrientation.allCases) func drawingsTurnPicturesAlike(
    orientation: PictureOrientation
  ) throws {
    let (width, height) = (32, 16)
    let matrix = orientation.matrix(width: width, height: height)
    let shown = try PictureSamples.decoded("turned-\(orientation.rawValue).png")
    let stored = try PictureSamples.decoded("full.png")
    for y in 0..<height {
      for x in 0..<width {
        // The middle of the pixel, in half pixels.
        let (column, row) = (2 * x + 1, 2 * y + 1)
        let place = (
          x: matrix[0] * column + matrix[2] * row + 2 * matrix[4],
          y: matrix[1] * column + matrix[3] * row + 2 * matrix[5]
        )
        #expect(shown.color((place.x - 1) / 2, (place.y - 1) / 2) == stored.color(x, y))
      }
    }
  }

  @Test(arguments: ["jpg", "webp", "png"]) func orientationsAreRemovedFromFiles(ending: String) throws {
    for number in 1...8 {
      let picture = try PictureSamples.picture("turned-\(number).\(ending)")
      let header = try #require(PictureHeader(picture))
      #expect(header.orientation.rawValue == number)
      let bare = try #require(Picture(picture.withoutOrientation(header)))
      #expect(try #require(PictureHeader(bare)).orientation == .upright)
      #expect(bare.bytes.count < picture.bytes.count)
      let pixels = try PictureDecoder.bitmap(of: bare).pixels
      #expect(try pixels == PictureSamples.decoded("turned-1.\(ending)").pixels)
    }
  }

  /// Decoders of all versions give the same pixels, with and without vector instructions. The hashes were
  /// recorded with libjpeg-turbo 2.1.5 and libwebp 1.2.4 on x86-64.
  @Test(arguments: [
    ("full.jpg", "13de87a7a4c76b25"), ("halved.jpg", "433b1d0e515f4b84"),
    ("halved-across.jpg", "bd4ee44ae2fc5ff5"), ("progressive.jpg", "433b1d0e515f4b84"),
    ("grey.jpg", "c254662305039125"), ("inks.jpg", "271995bbaea41725"), ("lossy.webp", "71fe50ad846af3d5"),
    ("lossless.webp", "271995bbaea41725"), ("clear.webp", "b722cda4fd588525"),
  ]) func pixelsAreTheSameEverywhere(name: String, hash: String) throws {
    // FNV-1a
    let found = try PictureSamples.decoded(name).pixels.reduce(UInt64(0xCBF2_9CE4_8422_2325)) {
      ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3
    }
    #expect(String(found, radix: 16) == hash, "\(name)")
  }
}
