extension InlineParser {
  /// Records the brackets of images that are open, and those after which an address or another bracket may follow.
  mutating func notePending(_ text: Span<UInt8>) {
    if let first = brackets[known.counts.brackets...].first(where: { $0.isImage }) {
      note(pending: first.start)
    }
    if end > 0, let closedBracket, let last = items.last, last.kind == .text, last.end == end,
      text[end - 1] == UInt8(ascii: "]")
    {
      note(pending: items[closedBracket].start)
    }
  }

  /// Completes or hides the brackets that are open at the end of an unfinished text, and those after which an
  /// address may follow (`HealingOptions`).
  mutating func healBrackets(_ text: Span<UInt8>) {
    if healing.links { hideLastLabel(text) }
    for bracket in brackets[known.counts.brackets...] {
      let item = items[bracket.item]
      if bracket.isImage {
        guard healing.images else { continue }
        hide(from: bracket.item)
        break
      }
      // A bracket with a digit, such as `[1` or `[0, 1)`, is not the label of a link.
      guard healing.links, item.end == end || !text[item.end].isDigit else { continue }
      items[bracket.item].kind = .hidden
    }
  }

  /// Hides the brackets of `[label]` at the very end, because an address may follow.
  private mutating func hideLastLabel(_ text: Span<UInt8>) {
    guard let last = items.last, last.kind == .text, last.end == end, text[end - 1] == UInt8(ascii: "]"),
      let opener = closedBracket, opener < items.count - 1 || last.start < end - 1
    else { return }
    let open = items[opener]
    if text[open.start] == UInt8(ascii: "!") {
      if healing.images { hide(from: opener) }
      return
    }
    guard !text[open.end].isDigit, text[open.end] != UInt8(ascii: "^"), open.end < end - 1 else { return }
    items[opener].kind = .hidden
    if last.start == end - 1 {
      items[items.count - 1].kind = .hidden
    } else {
      items[items.count - 1].end = end - 1
      items.append(InlineItem(kind: .hidden, start: end - 1, end: end))
    }
  }

  /// Hides everything from an item on.
  private mutating func hide(from first: Int) {
    let start = items[first].start
    items.removeSubrange(first...)
    items.append(InlineItem(kind: .hidden, start: start, end: end))
    while stack.count > known.counts.stack, let last = stack.last, runs[last].start >= start {
      stack.removeLast()
    }
    links.removeAll { $0.openItem >= first }
  }

  /// Closes the runs that are open at the end, and hides those that are the last text.
  mutating func healRuns() {
    guard healing.emphasis else { return }
    var healed = known.healed
    var place = lastTop
    while place >= known.counts.stack {
      let run = stack[place]
      place = runs[run].below
      guard runs[run].end < end else { continue }
      runs[run].healed = Self.healed(runs[run])
      if runs[run].healed > 0 { healed |= Self.kind(runs[run].character) }
    }
    if let last = items.last, last.kind == .run, last.end == end { hideLast(last.payload, healed: healed) }
  }

  /// Returns how many characters of a run are closed at the end of the text. A single `*` inside a word is left,
  /// because it is usually not emphasis.
  private static func healed(_ run: DelimiterRun) -> Int {
    if run.isInsideWord, run.left == 1 { return 0 }
    let isEmphasis = run.character == UInt8(ascii: "*") || run.character == UInt8(ascii: "_")
    return isEmphasis ? run.left : run.left / 2 * 2
  }

  /// Hides a run at the very end, because it may open or close something. After a word it is hidden only if
  /// there is something to close.
  private mutating func hideLast(_ run: Int, healed: UInt8) {
    guard runs[run].left > 0, !runs[run].isHidden else { return }
    runs[run].isHidden =
      !runs[run].isInsideWord || runs[run].closing > 0 || healed & Self.kind(runs[run].character) != 0
  }
}
