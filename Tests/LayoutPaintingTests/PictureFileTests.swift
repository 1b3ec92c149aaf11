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

/// Tests files that are damaged, or would take long to decode.
@Suite struct HostilePictureTests {
  /// Replaces the bytes at the first place of some bytes.
  private func replacing(_ old: [UInt8], _ new: [UInt8], in bytes: [UInt8]) throws -> [UInt8] {
    let place = try #require(
      bytes.indices.first { $0 + old.count <= bytes.count && Array(bytes[$0..<$0 + old.count]) == old })
    return Array(bytes[..<place]) + new + bytes[(place + old.count)...]
  }

  private func jpeg(_ old: [UInt8], _ new: [UInt8]) throws -> [UInt8] {
    try replacing(old, new, in: try PictureSamples.bytes("full.jpg"))
  }

  @Test func unusualKindsAreRefusedByName() throws {
    let frame: [UInt8] = [0xFF, 0xC0, 0, 17, 8, 0, 16, 0, 32, 3]
    func changed(_ place: Int, _ value: UInt8) throws -> String? {
      var new = frame
      new[place] = value
      return try PictureSamples.problem(try jpeg(frame, new))
    }
    for process: UInt8 in [0xC3, 0xC5, 0xC9, 0xCA, 0xCB, 0xCF] {
      #expect(try changed(1, process)?.contains("lossless or arithmetic") == true)
    }
    #expect(try changed(4, 12)?.contains("12 bits") == true)
    #expect(try changed(9, 2)?.contains("2 colour components") == true)
    var large = frame
    (large[5], large[6], large[7], large[8]) = (255, 255, 255, 255)
    #expect(try PictureSamples.problem(try jpeg(frame, large))?.contains("65535 × 65535 pixels") == true)
    #expect(try PictureSamples.problem([0xFF, 0xD8, 0xFF]) == "it is damaged")
  }

  /// A scan of some bytes may change all pixels of a progressive JPEG.
  @Test func manyScansAreRefused() throws {
    let file = try PictureSamples.bytes("progressive.jpg")
    let starts = file.indices.dropLast().filter { file[$0] == 0xFF && file[$0 + 1] == 0xDA }
    let last = try #require(starts.last)
    let scan = Array(file[last..<file.count - 2])
    func repeated(_ count: Int) throws -> String? {
      try PictureSamples.problem(
        Array(file[..<last]) + Array(repeatElement(scan, count: count).joined()) + [0xFF, 0xD9])
    }
    #expect(try repeated(101 - starts.count) == nil)
    #expect(try repeated(102 - starts.count)?.contains("101 scans") == true)
    // Larger pictures may have fewer scans.
    var tall = file
    let frame = try #require(tall.indices.first { tall[$0] == 0xFF && tall[$0 + 1] == 0xC2 })
    (tall[frame + 5], tall[frame + 6], tall[frame + 7], tall[frame + 8]) = (0x10, 0, 0x0F, 0)
    let more = try PictureSamples.problem(
      Array(tall[..<last]) + Array(repeatElement(scan, count: 30).joined()) + [0xFF, 0xD9])
    #expect(more?.contains("scans") == true)
  }

  /// What is there of a cut file is drawn, as in browsers, and nothing traps.
  @Test(arguments: [
    "full.jpg", "progressive.jpg", "turned-6.jpg", "lossy.webp", "animated.webp", "clear.png",
  ])
  func cutFilesAreDrawnOrRefused(name: String) throws {
    let file = try PictureSamples.bytes(name)
    for length in 12..<file.count {
      guard let picture = Picture(Array(file[..<length])) else { continue }
      let bitmap = try? PictureDecoder.bitmap(of: picture)
      #expect(bitmap == nil || bitmap?.pixels.count == 32 * 16 * 4)
      if name == "full.jpg", length == file.count - 3 { #expect(bitmap?.corners[0] == [254, 0, 0, 255]) }
    }
  }

  /// Every byte may be anything.
  @Test(arguments: [
    "turned-6.jpg", "progressive.jpg", "turned-5.webp", "animated.webp", "clear.webp", "turned-7.png",
  ])
  func changedFilesAreDrawnOrRefused(name: String) throws {
    let file = try PictureSamples.bytes(name)
    for place in 12..<file.count {
      for value: UInt8 in [0, 1, 0x7F, 0x80, 0xFF] {
        var changed = file
        changed[place] = value
        guard let picture = Picture(changed) else { continue }
        let bitmap = try? PictureDecoder.bitmap(of: picture)
        #expect((bitmap?.pixels.count ?? 0) == (bitmap?.width ?? 0) * (bitmap?.height ?? 0) * 4)
        if let header = PictureHeader(picture) { _ = picture.withoutOrientation(header) }
      }
    }
  }
}
