import BubbleLayout
import LayoutPainting
import Testing
import TextLayout
import TextShaping

@Suite struct BubbleArtworkTests {
  private func reach(_ picture: BubbleArtwork) throws -> [Double] {
    let boxes = picture.layers.compactMap(\.path.bounds)
    return [
      try #require(boxes.map(\.minimum.x).min()), try #require(boxes.map(\.maximum.x).max()),
    ]
  }

  @Test func aMirroredBalloonHasItsTailOnTheOtherSide() throws {
    let left = try #require(BubbleArtwork.bundled["orange"])
    let reachLeft = try reach(left)
    let reachRight = try reach(left.mirrored)
    #expect(left.tail == .left && left.mirrored.tail == .right)
    #expect(reachLeft[0] < 1 && reachLeft[1] == 48)
    #expect(reachRight[0] == 1 && reachRight[1] > 48)
  }

  /// Artwork that is half as large as the style says is first scaled to the style's size.
  @Test func aPictureIsStretchedByItsBubblesCuts() throws {
    let box = OutlinePath([.move(.init(0, 0)), .line(.init(12, 10)), .line(.init(24, 15)), .close])
    let picture = BubbleArtwork(
      width: 24, height: 15, layers: [.init(path: box, fill: .color(Color(0xFF0000)))])
    var theme = Theme.light
    theme.artworks["small"] = picture
    let patch = NinePatch(size: Size(width: 48, height: 30), caps: Insets(all: 10))
    let frame = Rect(x: 5, y: 7, width: 100, height: 50)
    let cell = Cell(
      id: 1, sender: nil, side: .left, frame: frame,
      bubble: Bubble(frame: Rect(origin: .zero, size: frame.size), asset: "small", ninePatch: patch),
      parts: [])
    // Scaled to 48 × 30, the middle point is (24, 20). Its x is the middle of the 28 points that are
    // stretched to 80. Its y is where the lower cap begins.
    #expect(
      SVGPainter(theme: theme).drawing(of: [cell]).contains(
        "<path fill=\"#ff0000\" d=\"M0 0l50 40l50 10z\"/>"))
  }
}
