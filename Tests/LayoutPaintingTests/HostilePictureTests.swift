import LayoutPainting
import TestSupport
import Testing

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
