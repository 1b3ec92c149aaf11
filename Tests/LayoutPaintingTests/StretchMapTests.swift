import BubbleLayout
import LayoutPainting
import Testing
import TextLayout

@Suite struct StretchMapTests {
  private let picture = BubblePicture(width: 49, height: 31, layers: [], text: Color(0))
  private let caps = Insets(top: 15, left: 24, bottom: 15, right: 24)

  private func map(_ frame: Rect, _ x: Double, _ y: Double) -> PicturePath.Point {
    StretchMap(picture: picture, caps: caps, frame: frame)(PicturePath.Point(x, y))
  }

  @Test func capsKeepTheirSizeAndTheMiddleStretches() {
    let frame = Rect(x: 10, y: 30, width: 200, height: 100)
    #expect(map(frame, 0, 0) == PicturePath.Point(10, 30))
    #expect(map(frame, 24, 15) == PicturePath.Point(34, 45))
    #expect(map(frame, 24.5, 15.5) == PicturePath.Point(110, 80))
    #expect(map(frame, 25, 16) == PicturePath.Point(186, 115))
    #expect(map(frame, 49, 31) == PicturePath.Point(210, 130))
  }

  @Test func capsThatDoNotFitShrinkInProportion() {
    let frame = Rect(x: 0, y: 0, width: 24, height: 15)
    #expect(map(frame, 24, 15) == PicturePath.Point(12, 7.5))
    #expect(map(frame, 25, 16) == PicturePath.Point(12, 7.5))
    #expect(map(frame, 49, 31) == PicturePath.Point(24, 15))
  }

  @Test func aPictureWithoutAMiddleStretchesWhole() {
    let frame = Rect(x: 0, y: 0, width: 98, height: 62)
    let map = StretchMap(picture: picture, caps: Insets(all: 40), frame: frame)
    #expect(map(PicturePath.Point(24.5, 15.5)) == PicturePath.Point(49, 31))
  }

  @Test func aMirroredBalloonHasItsTailOnTheOtherSide() throws {
    let left = BubblePicture.balloon(.orange, tail: .left)
    func reach(_ picture: BubblePicture) -> [Double] {
      let xs = picture.layers.flatMap(\.path.elements).flatMap { element -> [Double] in
        switch element {
        case .move(let point), .line(let point): [point.x]
        case .cubic(_, _, let end): [end.x]
        case .close: []
        }
      }
      return [xs.min() ?? 0, xs.max() ?? 0]
    }
    let reachLeft = reach(left)
    let reachRight = reach(left.mirrored)
    #expect(reachLeft[0] < 1 && reachLeft[1] == 48)
    #expect(reachRight[0] == 1 && reachRight[1] > 48)
  }

  @Test func radiiThatDoNotFitShrinkTogether() {
    let path = RoundedBubble.path(
      frame: Rect(x: 0, y: 0, width: 20, height: 40), corners: CornerRadii(all: 20), tail: nil)
    #expect(path.elements.first == .move(PicturePath.Point(10, 0)))
    #expect(path.elements.contains(.line(PicturePath.Point(20, 30))))
  }

  @Test func aTailReachesOutOfItsSide() {
    let frame = Rect(x: 0, y: 0, width: 100, height: 40)
    for (tail, tip) in [(Side.left, -5.0), (.right, 105)] {
      let path = RoundedBubble.path(frame: frame, corners: CornerRadii(all: 10), tail: tail)
      let ends = path.elements.compactMap { if case .cubic(_, _, let end) = $0 { end } else { nil } }
      #expect(ends.contains(PicturePath.Point(tip, 40)))
    }
  }
}
