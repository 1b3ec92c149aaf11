extension InlineParser {
  /// Notes the brackets that an address or another bracket may follow.
  mutating func notePending(_ text: Span<UInt8>) {
    if let first = brackets.first { note(pending: items[first.item].start) }
    if end > 0, let closedBracket, let last = items.last, last.kind == .text, last.end == end,
      text[end - 1] == UInt8(ascii: "]")
    {
      note(pending: items[closedBracket].start)
    }
  }

  /// Notes the first run that something may still close.
  mutating func noteOpenRuns() {
    var place = lastTop
    while place >= 0 {
      note(pending: runs[stack[place]].start)
      place = runs[stack[place]].below
    }
  }

  /// Deals with the brackets that are open at the end of an unfinished text, and with those that an address may follow.
  mutating func healBrackets(_ text: Span<UInt8>) {
    if healing.links { hideLastLabel(text) }
    for bracket in brackets {
      let item = items[bracket.item]
      if bracket.isImage {
        guard healing.images else { continue }
        hide(from: bracket.item)
        break
      }
      // `[1` and `[0, 1)` are no labels of links.
      guard healing.links, item.end == end || !text[item.end].isDigit else { continue }
      items[bracket.item].kind = .hidden
    }
  }

  /// `[label]` at the very end: an address may follow, so that its brackets are left out.
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

  /// Leaves out all from an item on.
  private mutating func hide(from first: Int) {
    let start = items[first].start
    items.removeSubrange(first...)
    items.append(InlineItem(kind: .hidden, start: start, end: end))
    stack.removeAll { runs[$0].start >= start }
    links.removeAll { $0.openItem >= first }
  }

  /// Closes the runs that are open at the end, and leaves out those that stand there.
  mutating func healRuns(_ text: Span<UInt8>) {
    guard healing.emphasis else { return }
    var place = lastTop
    while place >= 0 {
      let run = stack[place]
      place = runs[run].below
      if runs[run].end < end { close(run) }
    }
    if let last = items.last, last.kind == .run, last.end == end { hideLast(last.payload) }
  }

  /// Closes a run at the end of the text. A single `*` inside a word is more often a sign than a mark.
  private mutating func close(_ run: Int) {
    let isEmphasis = runs[run].character == UInt8(ascii: "*") || runs[run].character == UInt8(ascii: "_")
    if runs[run].isInsideWord, runs[run].left == 1 { return }
    while runs[run].left > 0 {
      let size = runs[run].left >= 2 ? 2 : 1
      guard isEmphasis || size == 2 else { return }
      pairs.append(
        DelimiterPair(
          character: runs[run].character, size: size, open: runs[run].end - runs[run].opening - size,
          close: -1,
          nextOpened: runs[run].firstOpened))
      runs[run].firstOpened = pairs.count - 1
      runs[run].opening += size
    }
  }

  /// A run at the end may open something, or be a part of what closes: but for one behind a word that nothing opened.
  private mutating func hideLast(_ run: Int) {
    guard runs[run].left > 0, !runs[run].isHidden else { return }
    runs[run].isHidden =
      !runs[run].isInsideWord || runs[run].closing > 0
      || pairs.contains { $0.character == runs[run].character && $0.close < 0 }
  }
}
