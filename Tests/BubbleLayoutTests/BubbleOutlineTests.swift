import BubbleLayout
import TestSupport
import Testing
import TextLayout
import TextShaping

/// Tests the outlines of bubbles that are drawn from their corners.
@Suite struct BubbleOutlineTests {
  private typealias Place = OutlinePath.Point

  @Test func radiiThatDoNotFitShrinkTogether() throws {
    let bubble = Bubble(frame: Rect(x: 0, y: 0, width: 20, height: 40), corners: CornerRadii(all: 20))
    let path = try #require(bubble.outline)
    #expect(path.elements.first == .move(Place(10, 0)))
    #expect(path.elements.contains(.line(Place(20, 30))))
  }

  @Test func aTailReachesOutOfItsSide() throws {
    let frame = Rect(x: 0, y: 0, width: 100, height: 40)
    for (tail, tip) in [(Side.left, -5.0), (.right, 105)] {
      let path = try #require(Bubble(frame: frame, tail: tail, corners: CornerRadii(all: 10)).outline)
      let ends = path.elements.compactMap { if case .cubic(_, _, let end) = $0 { end } else { nil } }
      #expect(ends.contains(Place(tip, 40)))
      let bounds = try #require(path.bounds)
      #expect(bounds.minimum == Place(min(0, tip), 0) && bounds.maximum == Place(max(100, tip), 40))
    }
  }

  /// The control points of a quarter circle of 16 points are 16 · 0.55228 = 8.836 from its ends, which rounds
  /// to 8.84375 in units of 1/64 point.
  @Test func theOutlineIsClosedAndInWholeUnits() throws {
    let bubble = Bubble(frame: Rect(x: 1.015625, y: 2, width: 60, height: 50), corners: CornerRadii(all: 16))
    let path = try #require(bubble.outline)
    #expect(path.elements.last == .close && path.elements.count { $0 == .close } == 1)
    #expect(path.elements[2] == .cubic(Place(53.859375, 2), Place(61.015625, 9.15625), Place(61.015625, 18)))
    #expect(path == path.mapping { Place(($0.x * 64).rounded() / 64, ($0.y * 64).rounded() / 64) })
    #expect(path.svg.hasPrefix("M17.015625 2l28 0c8.84375 0 16 7.15625 16 16l0 18c"))
  }

  @Test func aBorderStandsWithinTheFrame() throws {
    let frame = Rect(x: 10, y: 20, width: 80, height: 40)
    let bubble = Bubble(frame: frame, corners: CornerRadii(all: 8), border: 3)
    let bounds = try #require(bubble.borderPath?.bounds)
    #expect(bounds.minimum == Place(11.5, 21.5) && bounds.maximum == Place(88.5, 58.5))
    #expect(bubble.outline?.bounds?.minimum == Place(10, 20))
    #expect(Bubble(frame: frame).borderPath == nil)
  }

  @Test func aPictureHasPatchesAndNoOutline() throws {
    let patch = NinePatch(
      size: Size(width: 48, height: 35), caps: Insets(top: 13, left: 13, bottom: 13, right: 21),
      resizing: .tile,
      isMirrored: true)
    let bubble = Bubble(
      frame: Rect(x: 5, y: 0, width: 100, height: 60), asset: "bubble", ninePatch: patch, tail: .left,
      border: 2)
    #expect(bubble.outline == nil && bubble.borderPath == nil)
    #expect(bubble.caps == Insets(top: 13, left: 21, bottom: 13, right: 13))
    #expect(bubble.isMirrored && bubble.resizing == .tile)
    #expect(bubble.patches.count == 9 && bubble.patches == patch.patches(in: bubble.frame))
    #expect(bubble.patches[4].destination == Rect(x: 26, y: 13, width: 66, height: 34))
    #expect(Bubble(frame: bubble.frame).patches.isEmpty)
  }

  /// The bubbles of a layout have the asset and the caps that their style names.
  @Test(arguments: ["balloon", "tailed"]) func bubblesOfALayoutKnowTheirPicture(name: String) throws {
    let style = try ChatStyle.preset(name)
    let engine = try TestEngines.bundled
    for sender in ["you", "friend"] {
      let cell = engine.cell(
        for: Message(id: 1, sender: sender, text: "Hello"), style: style, width: 320,
        environment: LayoutEnvironment(me: "you"))
      let bubble = try #require(cell.bubble)
      let picture = try #require((sender == "you" ? style.sent : style.received).bubble.ninePatch)
      #expect(bubble.ninePatch == picture.ninePatch(on: cell.side))
      #expect(bubble.caps == picture.resolvedCaps(on: cell.side))
      #expect(
        bubble.patches.map(\.destination).reduce(bubble.patches[0].destination) { $0.union($1) }
          == bubble.frame)
    }
  }
}
