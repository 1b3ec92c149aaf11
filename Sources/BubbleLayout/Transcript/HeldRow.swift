import TextLayout

/// The row that stays in place in the viewport while estimated heights around it become exact.
struct HeldRow {
  let edge: ScrollEdge
  private let slot: Int
  /// The distance from the viewport's upper edge to the row's held edge, in points. The held edge is the
  /// upper one or, for `bottom`, the lower one.
  private let offset: LayoutUnit
  private var rowHeight: LayoutUnit

  init(_ transcript: Transcript, in viewport: Rect, edge: ScrollEdge) {
    self.edge = edge
    let rows = transcript.rowIndex
    let seen = transcript.entryRange(from: viewport.minY, to: viewport.maxY)
    let last = max(0, transcript.count - 1)
    var index = edge == .top ? min(seen.lowerBound, last) : min(max(0, seen.upperBound - 1), last)
    // A row whose held edge is in the viewport is preferred to a row that extends beyond the viewport.
    func y(_ index: Int) -> LayoutUnit {
      let position = rows.position(at: index)
      let top = rows.top(of: position)
      return LayoutUnit(rawValue: edge == .top ? top : top &+ rows[position].height)
    }
    if edge == .top, y(index) < viewport.minY, index + 1 < seen.upperBound { index += 1 }
    if edge == .bottom, y(index) > viewport.maxY, index > seen.lowerBound { index -= 1 }
    slot = rows.slot(at: index)
    offset = y(index) - viewport.minY
    rowHeight = 0
  }

  func index(in transcript: Transcript) -> Int { transcript.rowIndex.index(of: slot) }

  /// Stores the row's new height, which `room(of:)` uses.
  mutating func hold(in transcript: Transcript) {
    rowHeight = LayoutUnit(rawValue: transcript.rowIndex[transcript.rowIndex.position(of: slot)].height)
  }

  /// Returns how much of the viewport's height lies on each side of the row: `near` on the side of the held
  /// edge, `far` on the other side.
  func room(of height: LayoutUnit) -> (near: LayoutUnit, far: LayoutUnit) {
    edge == .top ? (offset, height - offset - rowHeight) : (height - offset, offset - rowHeight)
  }

  /// Returns the y at which the viewport begins if the row stays where it was.
  func viewportTop(in transcript: Transcript, _ viewport: Rect) -> LayoutUnit {
    let position = transcript.rowIndex.position(of: slot)
    let top = LayoutUnit(rawValue: transcript.rowIndex.top(of: position))
    let height = LayoutUnit(rawValue: transcript.rowIndex[position].height)
    return (edge == .top ? top : top + height) - offset
  }
}
