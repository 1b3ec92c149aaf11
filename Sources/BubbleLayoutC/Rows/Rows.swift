import BubbleLayout
import CBubbleLayout
import LayoutDrawing
import TextLayout

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_transcript_rows(
  _ transcript: OpaquePointer?, _ request: UnsafePointer<bubble_rows_request>?, _ rows: OpaquePointer?,
  _ view: UnsafeMutablePointer<bubble_rows_view>?, _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    let (box, rows) = (try TranscriptBox.of(transcript), try RowsBox.of(rows))
    try bubble_rows_view.check(view, "view")
    let request = try bubble_rows_request.read(request, "request")
    var content = try request.map { (request) throws(Failure) in try RowContent(request) } ?? RowContent()
    try box.state.with { (state) throws(Failure) in
      content.offsets = state.offsets
      let viewport = request.map { state.rowsViewport($0) } ?? .everything
      let items = state.transcript.rows(in: viewport)
      let overlay =
        content.overlay ? request.map { state.transcript.overlay(in: state.viewport($0.y, $0.height)) } : nil
      try rows.store.with { (store) throws(Failure) in
        store.fill(items, of: box, state, content)
        if let theme = content.drawing {
          store.page.arrays.add(DisplayList(items, theme: Theme(theme), overlay: overlay), box.engine)
        }
        try store.page.arrays.view().write(to: view)
      }
    }
  }
}

extension TranscriptState {
  /// Returns the requested part of the transcript; only its y and height are used.
  fileprivate func rowsViewport(_ request: bubble_rows_request) -> Rect {
    let beyond = max(0, LayoutUnit(request.overscan))
    return Rect(
      x: 0, y: LayoutUnit(request.y) - beyond, width: 0,
      height: max(0, LayoutUnit(request.height)) + beyond + beyond)
  }
}

extension Rect {
  /// A rectangle that contains all rows.
  fileprivate static var everything: Rect {
    let far = LayoutUnit(Double.infinity)
    return Rect(x: 0, y: -far, width: 0, height: far + far)
  }
}
