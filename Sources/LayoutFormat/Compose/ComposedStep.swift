import BubbleLayout
import TextLayout

/// A composer after an edit, laid out.
package struct ComposedStep: Sendable {
  /// The number of the edit, from 1.
  let number: Int
  /// The name of the edit.
  let edit: String
  let outcome: ComposerEdit.Outcome
  let composer: Composer
  let layout: ComposerLayout
  /// The layout of the bar around the text; nil if there is no bar.
  let around: ComposerBarLayout?
  let bar: ComposerBar
  /// The scroll offset at which the caret is visible.
  package let scrollOffset: LayoutUnit

  /// Applies an edit, and lays out the composer after it.
  package init(_ edit: ComposerEdit, in script: inout ScriptedComposer) {
    outcome = script.apply(edit)
    number = script.count
    self.edit = edit.name
    composer = script.composer
    bar = script.bar
    around = script.barLayout
    layout = around?.composer ?? composer.layout(width: script.width)
    scrollOffset = layout.scrollOffset(showing: composer.caret, from: script.scrollOffset)
    script.scrollOffset = scrollOffset
  }

  /// All texts of the step.
  private var blocks: [TextBlock] {
    [layout.block] + (layout.placeholder.map { [$0] } ?? []) + (around?.labels.map(\.block) ?? [])
  }
}

extension ComposedStep {
  /// Adds the fonts of all texts of the step to a table.
  package func addFonts(to table: inout FontNumbers) {
    for block in blocks { table.add(block) }
  }

  /// Counts the characters of the step's texts that have no glyph.
  package func addMissing(to missing: inout MissingGlyphs) {
    missing.add(blocks.flatMap(\.missingCharacters))
  }

  package func describe(to sink: inout some LayoutSink) {
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
    sink.field("head", composer.caret.offset, unless: composer.selection.upperBound)
    sink.optional("marked", composer.markedRange)
    sink.optional("looks", ValueList(unlessEmpty: composer.emphases.all))
    sink.optional("href", composer.address)
    sink.field("size", layout.size)
    sink.field("contentHeight", layout.contentHeight)
    sink.field("scrolls", layout.scrolls, unless: false)
    sink.field("scrollOffset", scrollOffset, unless: 0)
    sink.field("caret", layout.caretFrame(at: composer.caret))
    sink.optional(
      "selectionRects", ValueList(unlessEmpty: layout.selectionRects(for: composer.selection)))
    sink.optional(
      "markedRects",
      ValueList(unlessEmpty: composer.markedRange.map { layout.selectionRects(for: $0) } ?? []))
    describeMessage(to: &sink)
    sink.optionalItem("query", composer.query) { query, sink in
      sink.field("trigger", query.trigger)
      sink.field("text", query.text)
      sink.field("range", query.range)
    }
    describeTokens(to: &sink)
    describeLooks(to: &sink)
    layout.block.describeLines(at: layout.blockOrigin, to: &sink)
    sink.optionalItem("placeholder", layout.placeholder) { placeholder, sink in
      placeholder.describeLines(at: layout.blockOrigin, to: &sink)
    }
    sink.optionalItem("around", around) { around, sink in around.describe(bar, to: &sink) }
  }

  private func describeTokens(to sink: inout some LayoutSink) {
    guard !composer.tokens.isEmpty else { return }
    let places = zip(composer.tokens, layout.tokens)
    sink.list("tokens", of: "token", places) { place, _, sink in
      let (token, place) = place
      sink.field("offset", token.offset)
      sink.field("kind", token.object.kind, unless: .mention)
      sink.field("id", token.userID)
      sink.field("text", token.text)
      sink.field("width", LayoutUnit(token.width))
      sink.field("height", LayoutUnit(token.height))
      sink.field("baseline", LayoutUnit(-token.descent))
      sink.optional("frame", place?.frame)
      sink.field("cut", place?.isCut ?? false, unless: false)
    }
  }

  private func describeLooks(to sink: inout some LayoutSink) {
    let part = composer.part(in: layout)
    guard !part.spans.isEmpty else { return }
    sink.list("spans", of: "span", part.spans) { span, _, sink in
      sink.range(from: span.range.lowerBound, to: span.range.upperBound)
      sink.optional("looks", ValueList(unlessEmpty: span.emphases.all))
      sink.optional("href", span.address)
    }
    part.describeDecorations(at: layout.blockOrigin, to: &sink)
  }
}

extension ComposedStep {
  /// Describes the message that was sent, with the fields of input messages.
  private func describeMessage(to sink: inout some LayoutSink) {
    guard let sent = outcome.sent else { return }
    sink.open("message")
    sink.field("text", sent.text)
    sink.optional("spans", ValueList(unlessEmpty: sent.spans.map { WrittenRecord($0) }))
    var (quote, edited): (QuotedReply?, MessageID?)
    switch outcome.topic {
    case .reply(let reply): quote = reply
    case .editing(let message): edited = message.id
    case nil: break
    }
    sink.optional("quote", quote.map { WrittenRecord($0) })
    sink.optional("edits", edited)
    sink.optional(
      "attachments", ValueList(unlessEmpty: outcome.attachments.map { WrittenRecord($0) }))
    sink.close()
  }
}
