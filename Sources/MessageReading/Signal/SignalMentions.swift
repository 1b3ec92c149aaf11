import BubbleLayout

/// Replaces mentions by names. A mention is one character in the text, so the ranges after it move.
struct SignalMentions {
  /// The formatted ranges for the mentions, as ranges of the text in which names have replaced the mentions.
  private(set) var marks: [TextMark] = []
  private let mentions: [(start: Int, length: Int, id: String, name: String)]
  /// For each mention, the offset of its end and how far the offsets after it move, in UTF-16 code units.
  private var shifts: [(end: Int, by: Int)] = []

  init(_ fields: [ExportField], names: [String: String]) {
    var found: [(start: Int, length: Int, id: String, name: String)] = []
    for field in fields {
      guard let id = field.first(of: "mentionAci", "mentionUuid")?.words, let start = field["start"]?.integer,
        let length = field["length"]?.integer, (0..<Int.max / 4).contains(start), length > 0, length <= 1_024
      else {
        field.note("it is not a mention; it was left out")
        continue
      }
      found.append((start, length, id, names[id] ?? field["replacementText"]?.words ?? id))
    }
    mentions = found.sorted { $0.start < $1.start }
  }

  /// Returns the text with names in place of mentions.
  mutating func insert(into text: String) -> String {
    guard !mentions.isEmpty else { return text }
    let units = Array(text.utf16)
    let edges = ScalarEdges(text)
    var result: [UInt16] = []
    var place = 0
    for mention in mentions {
      let range = edges.whole(mention.start..<mention.start + mention.length)
      guard range.lowerBound >= place, range.lowerBound < units.count else { continue }
      result += units[place..<range.lowerBound]
      let start = result.count
      result += Array(("@" + mention.name).utf16)
      place = min(range.upperBound, units.count)
      let object = InlineObject(kind: .mention, id: mention.id)
      marks.append(TextMark(start..<result.count, .style(PieceStyle.plain.showing(object))))
      shifts.append((place, result.count - place))
    }
    result += units[place...]
    return String(decoding: result, as: UTF16.self)
  }

  /// Makes a mark for a range of the original text, and moves the range to its place in the text with names;
  /// nil if the range is invalid.
  func mark(start: Int, length: Int, _ kind: TextMark.Kind) -> TextMark? {
    guard start >= 0, length > 0, start <= Int.max / 4, length <= Int.max / 4 else { return nil }
    return TextMark(moved(start, isEnd: false)..<moved(start + length, isEnd: true), kind)
  }

  /// Converts an offset in the original text to an offset in the text with names.
  ///
  /// - Complexity: O(log n) in the number of mentions.
  private func moved(_ place: Int, isEnd: Bool) -> Int {
    var (low, high) = (0, shifts.count)
    while low < high {
      let middle = (low + high) / 2
      if shifts[middle].end <= place { low = middle + 1 } else { high = middle }
    }
    return place + (low > 0 ? shifts[low - 1].by : 0)
  }
}
