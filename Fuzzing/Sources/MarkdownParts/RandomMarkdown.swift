import RunParts

/// Makes random Markdown: from pieces, or by changing given texts. The same seed gives the same texts.
package struct RandomMarkdown: RandomNumberGenerator {
  private var random: SeededGenerator
  private let texts: [[UInt8]]

  /// - Parameter texts: The texts that are changed.
  package init(seed: UInt64, texts: [[UInt8]]) {
    random = SeededGenerator(seed: seed)
    self.texts = texts
  }

  package mutating func next() -> UInt64 { random.next() }

  package mutating func below(_ count: Int) -> Int { Int(next() % UInt64(max(1, count))) }

  private mutating func piece() -> [UInt8] { Array(MarkdownPieces.all[below(MarkdownPieces.all.count)].utf8) }

  /// Returns a text of at most about `limit` bytes.
  package mutating func text(_ limit: Int) -> [UInt8] {
    guard below(3) > 0, !texts.isEmpty else {
      var text: [UInt8] = []
      for _ in 0..<(1 + below(40)) where text.count < limit { text += piece() }
      return text
    }
    var text = part(limit)
    for _ in 0..<below(5) { change(&text, limit) }
    return text
  }

  /// Returns a part of a given text, often from the beginning of a line.
  private mutating func part(_ limit: Int) -> [UInt8] {
    let text = texts[below(texts.count)]
    guard text.count > limit else { return text }
    var start = below(text.count - limit)
    if below(4) > 0 { while start > 0, text[start - 1] != 0x0A { start -= 1 } }
    return Array(text[start..<min(text.count, start + 1 + below(limit))])
  }

  private mutating func change(_ text: inout [UInt8], _ limit: Int) {
    let place = below(text.count + 1)
    switch below(8) {
    case 0: text.insert(contentsOf: piece(), at: place)
    case 1: text.removeSubrange(place..<min(text.count, place + 1 + below(8)))
    case 2: text.replaceSubrange(place..<min(text.count, place + 1), with: piece())
    case 3:
      let end = min(text.count, place + 1 + below(40))
      text.insert(contentsOf: text[place..<end], at: below(text.count + 1))
    case 4: text.insert(contentsOf: part(limit / 2), at: place)
    case 5:
      indent(&text, by: [Array("> ".utf8), Array("- ".utf8), Array("  ".utf8), Array("1. ".utf8)][below(4)])
    case 6: text.removeSubrange(place...)
    default: if !text.isEmpty { text[below(text.count)] = UInt8(truncatingIfNeeded: next()) }
    }
  }

  /// Puts a mark before each line, or before the first line and spaces before the others.
  private mutating func indent(_ text: inout [UInt8], by mark: [UInt8]) {
    let other = below(2) == 0 ? mark : [UInt8](repeating: 0x20, count: mark.count)
    var lines = text.split(separator: 0x0A, omittingEmptySubsequences: false)
    for index in lines.indices { lines[index] = ArraySlice((index == 0 ? mark : other) + lines[index]) }
    text = Array(lines.joined(separator: [0x0A]))
  }
}
