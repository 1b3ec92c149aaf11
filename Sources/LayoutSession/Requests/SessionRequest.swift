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
  /// Closes a transcript.
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
  case environment(SessionSettings)
  /// Sets the width in points; infinite for rows as wide as their content.
  case width(Double)
  case edit([SessionEdit])
  case expand(MessageID)
  case collapse(MessageID)
  /// Uncovers the spoilers at a place, or in a whole message.
  case uncover(BlockPlace)
  /// Covers them again.
  case cover(BlockPlace)
  /// Replaces at most this many estimated heights by exact ones.
  case settle(Int)
  /// Sets the highlights; nil removes them.
  case highlight(SessionHighlights?)
}

/// A request that changes nothing.
package enum SessionQuestion: Sendable {
  case hit(SessionPoint)
  case caret(SessionPlace)
  case rects(SessionRange)
  case select(SessionSelection)
  case find(SessionSearch)
  case next(SessionSearch)
  case previous(SessionSearch)
  case anchor(SessionViewport)
  case offset(SessionOffset)
  case overlay(SessionOverlay)
}
