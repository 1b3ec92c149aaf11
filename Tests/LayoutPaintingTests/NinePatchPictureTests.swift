import BubbleLayout
import LayoutDrawing
import LayoutPainting
import TestSupport
import Testing

/// Tests reading the border of Android's nine-patch files.
@Suite struct NinePatchPictureTests {
  /// The pixels of a file with a border: black where marks are.
  private struct Bordered {
    var width: Int
    var height: Int
    var pixels: [UInt8]

    /// - Parameter inside: The colour of the picture, whose size is without the border.
    init(_ width: Int, _ height: Int, inside: [UInt8] = [10, 20, 30, 255]) {
      (self.width, self.height) = (width + 2, height + 2)
      pixels = [UInt8](repeating: 0, count: self.width * self.height * 4)
      for y in 1...height { for x in 1...width { set(x, y, inside) } }
    }

    mutating func set(_ x: Int, _ y: Int, _ color: [UInt8]) {
      for channel in 0..<4 { pixels[(y * width + x) * 4 + channel] = color[channel] }
    }

    /// Marks pixels at the four sides, in pixels of the picture.
    mutating func mark(
      top: [Range<Int>] = [], left: [Range<Int>] = [], right: [Range<Int>] = [], bottom: [Range<Int>] = [],
      _ color: [UInt8] = [0, 0, 0, 255]
    ) {
      for x in top.joined() { set(x + 1, 0, color) }
      for x in bottom.joined() { set(x + 1, height - 1, color) }
      for y in left.joined() { set(0, y + 1, color) }
      for y in right.joined() { set(width - 1, y + 1, color) }
    }

    var bytes: [UInt8] {
      get throws { try #require(PNGFile.encoded(pixels, width: width, height: height)) }
    }
  }

  private func reason(_ file: Bordered) throws -> String? {
    do throws(PictureProblem) {
      _ = try NinePatchPicture((try? file.bytes) ?? [])
      return nil
    } catch {
      return error.description
    }
  }

  @Test func marksAreStretchedAndContent() throws {
    var file = Bordered(12, 9)
    file.mark(top: [4..<6], left: [2..<3], right: [1..<8], bottom: [3..<10])
    let read = try NinePatchPicture(file.bytes)
    #expect(read.file.width == 12 && read.file.height == 9)
    #expect(read.file.stretchedColumns == 4..<6 && read.file.stretchedRows == 2..<3)
    #expect(read.file.contentColumns == 3..<10 && read.file.contentRows == 1..<8)
    #expect(!read.hasSeveralAreas)
    // The border is not in the picture.
    let picture = try #require(PNGFile.decoded(read.picture.bytes))
    #expect(picture.width == 12 && picture.height == 9)
    #expect(
      stride(from: 0, to: picture.pixels.count, by: 4).allSatisfy {
        Array(picture.pixels[$0..<$0 + 4]) == [10, 20, 30, 255]
      })
  }

  /// Without marks below and at the right, the content is in the stretched area.
  @Test func contentIsInTheStretchedArea() throws {
    var file = Bordered(8, 8)
    file.mark(top: [2..<4], left: [3..<7])
    let read = try NinePatchPicture(file.bytes).file
    #expect(read.contentColumns == 2..<4 && read.contentRows == 3..<7)
    file.mark(right: [0..<8])
    let partly = try NinePatchPicture(file.bytes).file
    #expect(partly.contentColumns == 2..<4 && partly.contentRows == 0..<8)
  }

  @Test func severalAreasCountAsOne() throws {
    var file = Bordered(10, 10)
    file.mark(top: [1..<2, 4..<5, 8..<9], left: [5..<6])
    let read = try NinePatchPicture(file.bytes)
    #expect(read.hasSeveralAreas && read.file.stretchedColumns == 1..<9)
    file.mark(left: [2..<3])
    #expect(try NinePatchPicture(file.bytes).file.stretchedRows == 2..<6)
  }

  /// Files without transparency have a white border, and red marks belong to Android's layout.
  @Test func whiteAndRedAreNoMarks() throws {
    var file = Bordered(6, 6)
    file.mark(top: [0..<6], left: [0..<6], right: [0..<6], bottom: [0..<6], [255, 255, 255, 255])
    file.mark(top: [2..<3], left: [2..<3])
    file.mark(right: [0..<2], bottom: [4..<6], [255, 0, 0, 255])
    let read = try NinePatchPicture(file.bytes).file
    #expect(read.stretchedColumns == 2..<3 && read.contentRows == 2..<3)
  }

  @Test(arguments: [[255, 0, 0, 255], [0, 0, 0, 128], [1, 0, 0, 255], [128, 128, 128, 255]] as [[UInt8]])
  func otherColoursAreNamed(_ color: [UInt8]) throws {
    for (place, name) in [("upper", "3, 0"), ("left", "0, 3"), ("right", "7, 3"), ("lower", "3, 7")] {
      var file = Bordered(6, 6)
      file.mark(top: [1..<2], left: [1..<2])
      switch place {
      case "upper": file.mark(top: [2..<3], color)
      case "left": file.mark(left: [2..<3], color)
      case "right": file.mark(right: [2..<3], color)
      default: file.mark(bottom: [2..<3], color)
      }
      let isIgnored = color == [255, 0, 0, 255] && (place == "right" || place == "lower")
      let reason = try reason(file)
      if isIgnored {
        #expect(reason == nil)
      } else {
        #expect(reason?.contains("its \(place) border has the colour #") == true)
        #expect(reason?.contains("at pixel \(name);") == true)
      }
    }
  }

  @Test func otherFilesHaveReasons() throws {
    #expect(try reason(Bordered(6, 6))?.contains("upper border has no black pixels") == true)
    var file = Bordered(6, 6)
    file.mark(top: [0..<6])
    #expect(try reason(file)?.contains("left border has no black pixels") == true)
    let small = try #require(PNGFile.encoded([UInt8](repeating: 0, count: 16), width: 2, height: 2))
    #expect(throws: PictureProblem.self) { try NinePatchPicture(small) }
    #expect(throws: PictureProblem.self) { try NinePatchPicture([]) }
    #expect(throws: PictureProblem.self) { try NinePatchPicture(Array("GIF89a".utf8)) }
    file.mark(left: [1..<2])
    let bytes = try file.bytes
    for count in 0..<bytes.count { _ = try? NinePatchPicture(Array(bytes.prefix(count))) }
    for place in bytes.indices {
      var damaged = bytes
      damaged[place] ^= 0x55
      _ = try? NinePatchPicture(damaged)
    }
  }
}
