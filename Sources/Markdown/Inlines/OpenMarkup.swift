/// The markup that is open at a place of a growing text, from which an inline parser goes on: how many of the parser's
/// runs, brackets and tags are before the place.
///
/// What is before the place stays as it is. If markup there is closed, the parser stops, and the text is parsed again
/// from a place before that markup (`InlineParser.closed`).
struct OpenMarkup: Sendable {
  var runs = 0
  var counts = Counts(stack: 0, brackets: 0, tags: 0)
  /// The top of the stack's runs that may still be closed, or -1.
  var top = -1
  /// For each kind of closer, the highest place on the stack at or below which there is no opener for it; empty if there
  /// is no run on the stack.
  var bottoms: [Int32] = []
  /// The kinds of the runs that are closed at the end of the unfinished text (`InlineParser.kind`).
  var healed: UInt8 = 0

  /// How much markup is before a place, or before markup.
  struct Counts: Sendable {
    var stack = Int.max
    var brackets = Int.max
    var tags = Int.max

    /// Whether the place is before the markup.
    func isBefore(_ markup: Counts) -> Bool {
      stack <= markup.stack && brackets <= markup.brackets && tags <= markup.tags
    }
  }

  /// Whether nothing is open.
  var isEmpty: Bool { top < 0 && counts.brackets == 0 && counts.tags == 0 }

  /// Whether nothing was opened since an earlier place that is still open.
  func isAsOpen(as earlier: OpenMarkup) -> Bool {
    top < earlier.counts.stack && counts.brackets == earlier.counts.brackets
      && counts.tags == earlier.counts.tags
  }
}

extension InlineParser {
  /// A tag that may be closed.
  struct OpenTag: Sendable {
    var item: Int
    var start: Int
    /// The number of the tag (`FormattingTag`).
    var number: Int
  }

  /// Returns the markup that is open at a place behind which no pair ends that begins before it.
  func markup(at place: Int) -> OpenMarkup {
    var open = OpenMarkup(runs: runs.count)
    while open.runs > known.runs, runs[open.runs - 1].start >= place { open.runs -= 1 }
    var counts = OpenMarkup.Counts(stack: stack.count, brackets: brackets.count, tags: tags.count)
    while counts.stack > known.counts.stack, runs[stack[counts.stack - 1]].start >= place {
      counts.stack -= 1
    }
    while counts.brackets > known.counts.brackets, brackets[counts.brackets - 1].start >= place {
      counts.brackets -= 1
    }
    while counts.tags > known.counts.tags, tags[counts.tags - 1].start >= place { counts.tags -= 1 }
    open.counts = counts
    open.top = lastTop
    while open.top >= counts.stack { open.top = runs[stack[open.top]].below }
    if open.top >= 0 {
      open.bottoms = bottoms.indices.map { min(bottoms[$0], Int32(clamping: counts.stack - 1)) }
    }
    open.healed = known.healed
    var run = open.top
    while run >= known.counts.stack {
      if runs[stack[run]].healed > 0 { open.healed |= Self.kind(runs[stack[run]].character) }
      run = runs[stack[run]].below
    }
    return open
  }

  /// The kind of a run as a bit.
  static func kind(_ character: UInt8) -> UInt8 {
    switch character {
    case UInt8(ascii: "*"): 1
    case UInt8(ascii: "_"): 2
    case UInt8(ascii: "~"): 4
    case UInt8(ascii: "|"): 8
    default: 16
    }
  }

  /// Finds the pairs of tags among the items. In a growing text, open tags extend to its end.
  mutating func pairTags(_ text: Span<UInt8>) {
    for (index, item) in items.enumerated() where item.kind == .html {
      guard let number = FormattingTag.number(at: item.start, before: item.end, text) else { continue }
      if text[item.start + 1] != UInt8(ascii: "/") {
        if text[item.end - 2] != UInt8(ascii: "/") {
          tags.append(OpenTag(item: index, start: item.start, number: number))
        }
      } else if let place = tags.suffix(32).lastIndex(where: { $0.number == number }) {
        guard place >= known.counts.tags else {
          closed.tags = place
          return hasClosed = true
        }
        partners[tags[place].item] = index
        partners[index] = tags[place].item
        tags.removeSubrange(place...)
      }
    }
    guard isOpen, healing.tags else { return }
    for tag in tags[known.counts.tags...] { partners[tag.item] = items.count }
  }
}
