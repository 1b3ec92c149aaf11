import BubbleLayout
import TextLayout

/// A composer after an edit, laid out.
package struct ComposedStep: Sendable {
  /// The number of the edit, from 1.
  let number: Int
  /// What the edit is called.
  let edit: String
  let outcome: ComposerEdit.Outcome
  let composer: Composer
  let layout: ComposerLayout
  /// How far the content is scrolled, so that the caret can be seen.
  package let scrollOffset: LayoutUnit

  /// - Parameters:
  ///   - width: The composer's width, in points.
  ///   - scrollOffset: How far the content was scrolled before.
  package init(
    _ number: Int, _ edit: ComposerEdit, _ outcome: ComposerEdit.Outcome, _ composer: Composer, width: Double,
    scrolledFrom scrollOffset: LayoutUnit
  ) {
    self.number = number
    self.edit = edit.name
    self.outcome = outcome
    self.composer = composer
    layout = composer.layout(width: width)
    self.scrollOffset = layout.scrollOffset(showing: composer.selection.upperBound, from: scrollOffset)
  }

  /// The fonts of its texts.
  var fonts: [TextBlock] { [layout.block] + (layout.placeholder.map { [$0] } ?? []) }
}

extension ComposedStep {
  func describe(to sink: inout some LayoutSink) {
    if !sink.detail.isExplicit { sink.field("step", number) }
    sink.field("edit", edit)
    sink.field("done", outcome.isDone, unless: true)
    if let sent = outcome.sent {
      sink.field("content", sent.content)
      sink.field("to_uid", sent.joinedIDs)
    }
    sink.field("text", composer.text)
    sink.field("count", composer.count)
    sink.field("selection", composer.selection)
    sink.optional("marked", composer.markedRange)
    sink.field("size", layout.size)
    sink.field("contentHeight", layout.contentHeight)
    sink.field("scrolls", layout.scrolls, unless: false)
    sink.field("scrollOffset", scrollOffset, unless: 0)
    let origin = layout.blockOrigin
    let caret = layout.block.caret(at: TextPosition(offset: composer.selection.upperBound))
    sink.field("caret", caret.frame.offset(x: origin.x, y: origin.y))
    if !composer.tokens.isEmpty {
      sink.list("tokens", of: "token", composer.tokens) { token, _, sink in
        sink.field("offset", token.offset)
        sink.field("id", token.userID)
        sink.field("text", token.text)
        sink.field("width", LayoutUnit(token.width))
      }
    }
    layout.block.describeLines(at: origin, to: &sink)
    if let placeholder = layout.placeholder {
      sink.open("placeholder")
      placeholder.describeLines(at: origin, to: &sink)
      sink.close()
    }
  }
}
