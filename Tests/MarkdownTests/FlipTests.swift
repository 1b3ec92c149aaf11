import Markdown
import Testing

/// Tests how often blocks above the open block change while a text grows.
struct FlipTests {
  /// Returns the number of tokens of four bytes, and how many of them changed a block above the open one.
  static func flips(_ text: String) -> (flips: Int, tokens: Int) {
    let bytes = Array(text.utf8)
    var stream = MarkdownStream()
    var result = (flips: 0, tokens: 0)
    var before: [MessageBlock] = []
    for start in stride(from: 0, to: bytes.count, by: 4) {
      stream.append(utf8: bytes[start..<min(bytes.count, start + 4)])
      result.tokens += 1
      if changed(before[...], stream.blocks) { result.flips += 1 }
      before = stream.blocks
    }
    return result
  }

  /// Whether a block other than the open one now shows something else. Within the last block, only its open
  /// path may change.
  private static func changed(_ before: ArraySlice<MessageBlock>, _ now: [MessageBlock]) -> Bool {
    guard let last = before.last else { return false }
    let closed = before.dropLast()
    guard now.count >= closed.count else { return true }
    if zip(closed, now).contains(where: { $0 != $1 }) { return true }
    guard now.count > closed.count else { return false }
    switch (last.content, now[closed.count].content) {
    case (.list(let old), .list(let new)):
      guard new.items.count >= old.items.count - 1 else { return true }
      if zip(old.items.dropLast(), new.items).contains(where: {
        $0.blocks != $1.blocks
      }) {
        return true
      }
      guard let item = old.items.last, new.items.count >= old.items.count else { return false }
      return changed(item.blocks[...], new.items[old.items.count - 1].blocks)
    case (.quote(let old), .quote(let new)): return changed(old.blocks[...], new.blocks)
    case (.details(let old), .details(let new)): return changed(old.blocks[...], new.blocks)
    case (.table(let old), .table(let new)):
      return old.rows.first != new.rows.first || zip(old.rows.dropLast(), new.rows).contains { $0 != $1 }
    default: return false
    }
  }

  @Test func blocksAboveTheOpenOneDoNotChange() {
    var flips = 0
    var tokens = 0
    for text in Cases.texts {
      let found = Self.flips(text)
      flips += found.flips
      tokens += found.tokens
    }
    // The remaining flips are late link definitions, and lines that turn the last line of a paragraph into a
    // table's header.
    #expect(Double(flips) <= 0.02 * Double(tokens), "\(flips) of \(tokens)")
  }
}
