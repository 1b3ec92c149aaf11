import BubbleLayout
import LayoutFormat
import TextLayout

/// Converts coordinates between the transcript and a session's client. They differ only if the client's list
/// is inverted (`InvertedTranscript`). Each conversion is its own inverse.
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

  /// Converts the upper edge of a viewport of this height.
  func top(_ top: LayoutUnit, height: LayoutUnit) -> LayoutUnit {
    list?.turned(top: top, viewportHeight: height) ?? top
  }

  /// Converts the valid range for the upper edge of a viewport of this height.
  ///
  /// - Parameter range: The valid range in the transcript.
  func range(_ range: ClosedRange<LayoutUnit>, height: LayoutUnit) -> ClosedRange<LayoutUnit> {
    list == nil ? range : top(range.upperBound, height: height)...top(range.lowerBound, height: height)
  }

  /// Converts the frames of rows, which keep their order.
  func rows(_ rows: [TranscriptRow]) -> [TranscriptRow] { list.map { rows.map($0.turned) } ?? rows }

  /// Returns the overlay of a viewport of the client's list.
  func overlay(in viewport: Rect, _ layout: Transcript, _ rules: OverlayRules) -> TranscriptOverlay {
    list?.overlay(in: viewport, rules: rules) ?? layout.overlay(in: viewport, rules: rules)
  }
}

extension OpenTranscript {
  /// Converts between the client's coordinates and those of the present transcript.
  ///
  /// - Complexity: Constant; linear for an inverted list of infinite width.
  var places: SessionPlaces { SessionPlaces(layout, isInverted: look.isInverted) }
}
