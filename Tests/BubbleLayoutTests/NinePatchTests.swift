import BubbleLayout
import Testing
import TextLayout
import TextShaping

@Suite struct NinePatchTests {
  /// A picture with a left cap of 24 points and a top cap of 15.
  private let balloon = NinePatch(size: Size(width: 56, height: 36), leftCap: 24, topCap: 15)
  /// A picture with caps on all sides.
  private let mask = NinePatch(
    size: Size(width: 48, height: 36), caps: Insets(top: 13, left: 13, bottom: 13, right: 21))

  @Test func leftAndTopCapsLeaveAMiddleOfOnePoint() {
    #expect(balloon.caps == Insets(top: 15, left: 24, bottom: 20, right: 31))
    #expect(balloon.minimumSize == Size(width: 55, height: 35))
    let middle = balloon.patches(in: Rect(x: 10, y: 20, width: 155, height: 135))[4]
    #expect(middle.source == Rect(x: 24, y: 15, width: 1, height: 1))
    #expect(middle.destination == Rect(x: 34, y: 35, width: 100, height: 100))
    #expect(middle.tile == nil)
  }

  @Test func nineSourcesAndDestinations() {
    let patches = mask.patches(in: Rect(x: 0, y: 0, width: 134, height: 126))
    #expect(patches.map(\.row) == [0, 0, 0, 1, 1, 1, 2, 2, 2])
    #expect(patches.map(\.column) == [0, 1, 2, 0, 1, 2, 0, 1, 2])
    #expect(
      patches.map(\.source) == [
        Rect(x: 0, y: 0, width: 13, height: 13), Rect(x: 13, y: 0, width: 14, height: 13),
        Rect(x: 27, y: 0, width: 21, height: 13), Rect(x: 0, y: 13, width: 13, height: 10),
        Rect(x: 13, y: 13, width: 14, height: 10), Rect(x: 27, y: 13, width: 21, height: 10),
        Rect(x: 0, y: 23, width: 13, height: 13), Rect(x: 13, y: 23, width: 14, height: 13),
        Rect(x: 27, y: 23, width: 21, height: 13),
      ])
    #expect(patches[4].destination == Rect(x: 13, y: 13, width: 100, height: 100))
    #expect(patches[8].destination == Rect(x: 113, y: 113, width: 21, height: 13))
  }

  @Test func mirroringAPictureMirrorsItsCaps() {
    #expect(mask.mirrored.visibleCaps == Insets(top: 13, left: 21, bottom: 13, right: 13))
    #expect(mask.mirrored.mirrored == mask)
    let frame = Rect(x: 7, y: 5, width: 134, height: 126)
    let patches = mask.mirrored.patches(in: frame)
    #expect(patches[0].destination == Rect(x: 7, y: 5, width: 21, height: 13))
    #expect(patches[0].source == Rect(x: 27, y: 0, width: 21, height: 13))
    #expect(patches[2].destination == Rect(x: 128, y: 5, width: 13, height: 13))
    #expect(patches[2].source == Rect(x: 0, y: 0, width: 13, height: 13))
  }

  @Test func smallFramesShrinkCapsInProportion() {
    let patches = mask.patches(in: Rect(x: 0, y: 0, width: 17, height: 13))
    #expect(patches[0].destination == Rect(x: 0, y: 0, width: 6.5, height: 6.5))
    #expect(patches[4].destination == Rect(x: 6.5, y: 6.5, width: 0, height: 0))
    #expect(patches[8].destination == Rect(x: 6.5, y: 6.5, width: 10.5, height: 6.5))
  }

  private func stretched(_ frame: Rect, caps: Insets, _ x: Double, _ y: Double) -> OutlinePath.Point? {
    let patch = NinePatch(size: Size(width: 49, height: 31), caps: caps)
    let path = OutlinePath([.move(OutlinePath.Point(x, y))])
    return patch.stretched(path, to: frame).bounds?.minimum
  }

  @Test func pathsAreStretchedByTheSameCuts() {
    let caps = Insets(top: 15, left: 24, bottom: 15, right: 24)
    let large = Rect(x: 10, y: 30, width: 200, height: 100)
    #expect(stretched(large, caps: caps, 0, 0) == OutlinePath.Point(10, 30))
    #expect(stretched(large, caps: caps, 24, 15) == OutlinePath.Point(34, 45))
    #expect(stretched(large, caps: caps, 24.5, 15.5) == OutlinePath.Point(110, 80))
    #expect(stretched(large, caps: caps, 25, 16) == OutlinePath.Point(186, 115))
    #expect(stretched(large, caps: caps, 49, 31) == OutlinePath.Point(210, 130))
    let small = Rect(x: 0, y: 0, width: 24, height: 15)
    #expect(stretched(small, caps: caps, 24, 15) == OutlinePath.Point(12, 7.5))
    #expect(stretched(small, caps: caps, 25, 16) == OutlinePath.Point(12, 7.5))
    #expect(stretched(small, caps: caps, 49, 31) == OutlinePath.Point(24, 15))
    let twice = Rect(x: 0, y: 0, width: 98, height: 62)
    #expect(stretched(twice, caps: Insets(all: 40), 24.5, 15.5) == OutlinePath.Point(49, 31))
    // A point outside of the picture keeps its distance from the edge.
    #expect(stretched(twice, caps: .zero, -2, 33) == OutlinePath.Point(-2, 64))
    #expect(stretched(twice, caps: caps, -2, 33) == OutlinePath.Point(-2, 64))
  }

  /// Corners of the visible pieces are mapped to the corners of the patches.
  @Test func pathsOnMirroredPicturesAreDrawnAsSeen() {
    let frame = Rect(x: 7, y: 5, width: 17, height: 126)
    for patch in [mask, mask.mirrored] {
      let caps = patch.visibleCaps
      let corner = OutlinePath([.move(OutlinePath.Point(caps.left.points, caps.top.points))])
      let middle = patch.patches(in: frame)[4].destination
      #expect(
        patch.stretched(corner, to: frame).bounds?.minimum
          == OutlinePath.Point(middle.minX.points, middle.minY.points))
    }
  }

  @Test func tilesRepeatTheSourceSize() {
    let tiled = NinePatch(size: mask.size, caps: mask.caps, resizing: .tile)
    let tiles = tiled.patches(in: Rect(x: 0, y: 0, width: 134, height: 126)).map(\.tile)
    #expect(
      tiles == [
        nil, Size(width: 14, height: 13), nil, Size(width: 13, height: 10), Size(width: 14, height: 10),
        Size(width: 21, height: 10), nil, Size(width: 14, height: 13), nil,
      ])
  }

  @Test func capsLargerThanThePictureAreShrunk() {
    let tiny = NinePatch(size: Size(width: 9, height: 1), caps: Insets(all: 30))
    #expect(tiny.caps == Insets(top: 0, left: 4, bottom: 0, right: 4))
    let negative = NinePatch(size: Size(width: -5, height: 10), caps: Insets(all: -3))
    #expect(negative.caps == .zero && negative.size == Size(width: 0, height: 10))
    let huge = NinePatch(
      size: Size(width: LayoutUnit(.infinity), height: 40), caps: Insets(all: LayoutUnit(.infinity)))
    #expect(huge.caps.left + huge.caps.right == huge.size.width - 1)
  }

  @Test(arguments: [1, 2, 3, 4])
  func pixelsOfPicturesAtScale(scale: Int) {
    let patches = mask.patches(in: Rect(x: 0, y: 0, width: 100, height: 100))
    let pixels = patches.map { NinePatch.pixels(of: $0.source, scale: scale) }
    #expect(PixelRect(pixels[0]) == PixelRect((0, 0, 13 * scale, 13 * scale)))
    #expect(PixelRect(pixels[4]) == PixelRect((13 * scale, 13 * scale, 14 * scale, 10 * scale)))
    #expect(pixels.reduce(0) { $0 + $1.width * $1.height } == 48 * scale * 36 * scale)
  }

  @Test func halfPixelsMeet() {
    let odd = NinePatch(
      size: Size(width: 56, height: 35), caps: Insets(top: 17.5, left: 28, bottom: 16, right: 27))
    for scale in 1...4 {
      let pixels = odd.patches(in: Rect(x: 0, y: 0, width: 100, height: 100)).map {
        NinePatch.pixels(of: $0.source, scale: scale)
      }
      #expect(pixels[0].height + pixels[3].height + pixels[6].height == 35 * scale)
      #expect(pixels[3].y == pixels[0].height && pixels[6].y == pixels[3].y + pixels[3].height)
    }
  }

  @Test func picturesForDevices() {
    #expect(NinePatch.assetScale(forDevice: 1.5, among: [1, 2, 3]) == 2)
    #expect(NinePatch.assetScale(forDevice: 4, among: [1, 2, 3]) == 3)
    #expect(NinePatch.assetScale(forDevice: .nan, among: [2, 1, 9]) == 2)
    #expect(NinePatch.assetScale(forDevice: 1, among: [0, 9]) == nil)
  }

  /// Tests frames of many sizes, from empty to about twice the picture, with and without mirroring.
  @Test func destinationsCoverTheFrame() {
    for patch in [balloon, mask, balloon.mirrored, mask.mirrored] {
      for width in stride(from: 0, through: 7200, by: 37) {
        for height in stride(from: 0, through: 4800, by: 41) {
          let frame = Rect(
            x: LayoutUnit(rawValue: width - 999), y: LayoutUnit(rawValue: 333 - height),
            width: LayoutUnit(rawValue: width), height: LayoutUnit(rawValue: height))
          let failure = Self.flaw(of: patch, in: frame)
          #expect(failure == nil, "\(frame)")
          if failure != nil { return }
        }
      }
    }
  }

  private static func flaw(of patch: NinePatch, in frame: Rect) -> String? {
    let patches = patch.patches(in: frame)
    let other = patch.mirrored.patches(in: frame)
    for row in 0..<3 {
      for column in 0..<3 {
        let piece = patches[row * 3 + column].destination
        let left = column == 0 ? frame.minX : patches[row * 3 + column - 1].destination.maxX
        let top = row == 0 ? frame.minY : patches[row * 3 + column - 3].destination.maxY
        if piece.minX != left || piece.minY != top { return "gap before \(row), \(column)" }
        if piece.width < 0 || piece.height < 0 { return "negative \(row), \(column)" }
        if column == 2 && piece.maxX != frame.maxX { return "gap at the right" }
        if row == 2 && piece.maxY != frame.maxY { return "gap at the bottom" }
        let twin = other[row * 3 + 2 - column].destination
        if twin.minX - frame.minX != frame.maxX - piece.maxX || twin.width != piece.width {
          return "not mirrored \(row), \(column)"
        }
      }
    }
    let minimum = patch.minimumSize
    let corner = patches[0].destination.size
    if frame.width >= minimum.width && corner.width != patch.visibleCaps.left { return "left cap" }
    if frame.height >= minimum.height && corner.height != patch.visibleCaps.top { return "top cap" }
    return nil
  }
}

extension PixelRect {
  fileprivate init(_ pixels: (x: Int, y: Int, width: Int, height: Int)) {
    self.init(x: pixels.x, y: pixels.y, width: pixels.width, height: pixels.height)
  }
}
