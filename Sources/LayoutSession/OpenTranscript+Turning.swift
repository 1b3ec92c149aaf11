import BubbleLayout
import LayoutFormat
import TextLayout

/// Converts places between the transcript and a session's client. They are the same unless the client turns its list upside down
/// (`InvertedTranscript`). Each conversion is its own inverse.
struct SessionPlaces {
  private let list: InvertedTranscript?

  /// - Parameter isInverted: Whether the client's list is inverted.
  init(_ layout: Transcript, isInverted: Bool) { list = isInverted ? layout.inverted : nil }

  func frame(_ frame: Rect) -> Rect { list?.turned(frame) ?? frame }
  func frames(_ frames: [Rect]) -> [Rect] { list.map { frames.map($0.turned) } ?? frames }
  func point(_ point: Point) -> Point { list?.turned(point) ?? point }
  func edge(_ edge: ScrollEdge) -> ScrollEdge { list?.turned(edge) ?? edge }
  func anchor(_ anchor: ScrollAnchor) -> ScrollAnchor { list?.turned(anchor) ?? anchor }
  func changes(_ changes: ChangeSet) -> ChangeSet { list?.turned(changes) ?? changes }

  /// Where a viewport of a height begins.
  func top(_ top: LayoutUnit, height: LayoutUnit) -> LayoutUnit {
    list?.turned(top: top, viewportHeight: height) ?? top
  }

  /// Where the client's viewport may begin.
  ///
  /// - Parameter range: Where one of the transcript may.
  func range(_ range: ClosedRange<LayoutUnit>, height: LayoutUnit) -> ClosedRange<LayoutUnit> {
    list == nil ? range : top(range.upperBound, height: height)...top(range.lowerBound, height: height)
  }

  /// Rows as they stand in the client's list, in the order in which they were given.
  func rows(_ rows: [TranscriptRow]) -> [TranscriptRow] { list.map { rows.map($0.turned) } ?? rows }

  /// What floats over a viewport of the client's list.
  func overlay(in viewport: Rect, _ layout: Transcript, _ rules: OverlayRules) -> TranscriptOverlay {
    list?.overlay(in: viewport, rules: rules) ?? layout.overlay(in: viewport, rules: rules)
  }
}

extension OpenTranscript {
  /// Converts between the client's places and those of the transcript as it is now.
  ///
  /// - Complexity: Constant; linear for a turned list without a width.
  var places: SessionPlaces { SessionPlaces(layout, isInverted: look.isInverted) }
}
