import BubbleLayout

/// What one line requests from a session (`bubble serve`).
package enum SessionRequest: Sendable {
  /// Opens a transcript, and replaces an open one of the same name.
  case open(SessionOpening)
  case change(SessionChange)
  case question(SessionQuestion)
  /// Edits the composer of a transcript.
  case compose(SessionComposing)
  /// Measures texts that belong to no transcript.
  case measure(SessionMeasuring)
  /// Requests the outlines of glyphs.
  case outlines(SessionGlyphs)
  /// Requests the fonts that rows have used.
  case fonts
  /// Requests the people of a transcript, in the order in which they arrived.
  case people
  /// Requests the state of a transcript, and counts of the work that was done for it.
  case statistics
  /// Closes a transcript and its composer.
  case close

  /// Whether the request may change rows.
  var changesTranscript: Bool {
    switch self {
    case .open, .change: true
    case .question, .compose, .measure, .outlines, .fonts, .people, .statistics, .close: false
    }
  }
}

/// A change of a transcript that is open.
package enum SessionChange: Sendable {
  /// Changes settings of the transcript, and keeps all others.
  case environment(SessionSettings)
  /// Sets the width in points; infinite for rows as wide as their content.
  case width(Double)
  /// One or several edits of the transcript.
  case edit([SessionEdit])
  /// Shows the whole text of the long message with this id.
  case expand(MessageID)
  /// Shortens the long message with this id again.
  case collapse(MessageID)
  /// Uncovers the spoilers at a place, or in a whole message.
  case uncover(BlockPlace)
  /// Covers the spoilers at a place, or in a whole message, again.
  case cover(BlockPlace)
  /// Replaces at most this many estimated heights by exact ones.
  case settle(Int)
  /// Sets the highlights; nil removes them.
  case highlight(SessionHighlights?)
}

/// A request that changes nothing.
package enum SessionQuestion: Sendable {
  /// Asks what a press at a point hits.
  case hit(SessionPoint)
  /// Requests the frame of the caret at a position.
  case caret(SessionPlace)
  /// Requests the rectangles that a range covers.
  case rects(SessionRange)
  /// Requests a selection: its rectangles and its text.
  case select(SessionSelection)
  /// Requests all occurrences of a text.
  case find(SessionSearch)
  /// Requests the next occurrence of a text.
  case next(SessionSearch)
  /// Requests the previous occurrence of a text.
  case previous(SessionSearch)
  /// Requests the place of the reader in a viewport.
  case anchor(SessionViewport)
  /// Requests the upper edge of the viewport that shows an anchor at its place.
  case offset(SessionOffset)
  /// Requests the date and the avatar that float over a viewport.
  case overlay(SessionOverlay)
}
