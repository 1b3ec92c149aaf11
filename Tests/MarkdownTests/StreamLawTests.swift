import Markdown
import Testing

/// Tests the law of streams: after n bytes, a stream has the same blocks as a new stream that got these n
/// bytes at once; after the end, it has the blocks of the whole text.
struct StreamLawTests {
  /// A random number generator with the same numbers on every run.
  struct Numbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 31
    }
  }

  /// Appends a text in parts of the given sizes, in bytes, and compares after each part and at the end.
  /// Returns the first violation of the law; nil for none.
  static func firstBreach(
    _ text: String, sizes: () -> Int, options: MarkdownOptions = .init(), healing: HealingOptions = .init()
  ) -> String? {
    let bytes = Array(text.utf8)
    var stream = MarkdownStream(options: options, healing: healing)
    var place = 0
    while place < bytes.count {
      let next = min(bytes.count, place + sizes())
      stream.append(utf8: bytes[place..<next])
      place = next
      var fresh = MarkdownStream(options: options, healing: healing)
      fresh.append(utf8: bytes[..<place])
      if stream.blocks != fresh.blocks || stream.blocks.map(\.places) != fresh.blocks.map(\.places) {
        return "after \(place) bytes: \(String(decoding: bytes[..<place], as: UTF8.self).debugDescription)"
      }
    }
    stream.finish()
    let whole = MarkdownDocument(text, options: options).blocks
    return stream.blocks == whole && stream.blocks.map(\.places) == whole.map(\.places)
      ? nil : "at the end of \(text.debugDescription)"
  }

  @Test(arguments: Cases.texts) func everyPrefixIsThatOfAFreshStream(_ text: String) {
    #expect(Self.firstBreach(text, sizes: { 1 }) == nil)
  }

  @Test func everyPrefixOfTheSpecificationsExamplesIsThatOfAFreshStream() throws {
    for example in try CommonMarkTests.examples() {
      #expect(Self.firstBreach(example.markdown, sizes: { 1 }) == nil)
    }
  }

  @Test func randomCutsOfRandomTextsAreNoDifferent() {
    var numbers = Numbers(state: 21)
    let parts =
      Cases.texts.flatMap { $0.split(separator: " ", omittingEmptySubsequences: false) }.map(String.init)
      + [
        "\n", "\n\n", "- ", "> ", "  ", "```\n", "**", "[a]", "[a]: /u\n", "[^1]", "\n[^1]: x\n", "|", "\r",
        "$$", "<b>", "</b>", "`",
      ]
    for _ in 0..<400 {
      let text = (0..<Int.random(in: 1...16, using: &numbers)).map { _ in
        parts.randomElement(using: &numbers) ?? ""
      }
      .joined(separator: Bool.random(using: &numbers) ? " " : "")
      var sizes = numbers
      #expect(Self.firstBreach(text, sizes: { Int.random(in: 1...7, using: &sizes) }) == nil)
      numbers = sizes
    }
  }

  @Test func optionsChangeNothingOfTheLaw() {
    var options = MarkdownOptions()
    options.spoilers = true
    options.marks = true
    options.dollarMath = true
    options.cjkFriendlyEmphasis = true
    options.softBreaks = .line
    options.nestsTaggedFences = true
    let text = "a ||hidden|| ==marked== $x^2$ costs $5 **「x」**です\nline\n````markdown\n```js\nx\n```\n````\n"
    #expect(Self.firstBreach(text, sizes: { 1 }, options: options) == nil)
    #expect(Self.firstBreach(text, sizes: { 1 }, options: .commonMark) == nil)
  }

  /// A footnote inside another with the same label has no number, and the words after a fence may go on with
  /// each piece.
  @Test(arguments: [
    "[^1]\n[^1]:[^1]:*<?", "[^1]\n[^1]:1. [^1]:&", "<details open>```math\nx", "- ~~~ swift and more\nx\n~~~",
  ])
  func labelsAndLanguagesAreThoseOfAFreshStream(_ text: String) {
    for fences in [true, false] {
      var healing = HealingOptions()
      healing.fences = fences
      for size in 1...4 { #expect(Self.firstBreach(text, sizes: { size }, healing: healing) == nil) }
    }
  }

  /// If an unfinished line is held back, blocks that it had settled are open again. Blocks that are reported
  /// as settled must not change.
  @Test(arguments: [
    "|-|-|\n||[^1]: __\r<![CDATA[\"", "||[^1]: __ and more words here\n<![CDATA[ and\" so on",
  ])
  func whatIsCalledSettledHasStayed(_ text: String) {
    for size in 1...5 {
      var stream = MarkdownStream()
      var rest = Array(text.utf8)[...]
      while !rest.isEmpty {
        let before = stream.blocks
        let change = stream.append(utf8: rest.prefix(size))
        rest = rest.dropFirst(size)
        guard change.settled > 0, change.path.count == 1 else { continue }
        let texts = [before, stream.blocks].map { blocks -> [UInt16]? in
          let text = blocks.dropFirst(change.path[0]).first?.line
          return text.map { Array($0.text.utf16.prefix(change.settled)) }
        }
        #expect(texts[0] == texts[1] && texts[1]?.count == change.settled)
      }
    }
  }

  /// An end tag within the text of an incomplete image closes only tags that are open.
  @Test func anUnfinishedImageTakesTheEndsOfTagsAlong() {
    var stream = MarkdownStream()
    stream.append("<sub>a![b</sub>](")
    let text = stream.blocks.first?.line
    #expect(text?.text == "a" && text?.spans.map(\.range) == [0..<1])
  }

  /// Two code spans with a comment between them are written separately.
  @Test(arguments: ["` `<!-->` `", "`a`<!-->`b`", "`|`<!-->`, `"])
  func codesSideBySideAreWrittenApart(_ text: String) {
    let read = MarkdownDocument(text).blocks
    let written = MarkdownWriter.markdown(read, options: MarkdownOptions())
    let again = MarkdownDocument(written).blocks
    #expect(again.plainText() == read.plainText(), "\(written)")
    let emphases = [read, again].map { blocks -> Set<Int> in
      Set((blocks.first?.line?.spans ?? []).filter { $0.emphases == .code }.flatMap { Array($0.range) })
    }
    #expect(emphases[0] == emphases[1] && emphases[0].count == read.plainText().count, "\(written)")
  }

  @Test func aCutCharacterWaitsForItsRest() {
    var stream = MarkdownStream()
    stream.append(utf8: [0x61, 0xF0, 0x9F])
    #expect(stream.blocks.plainText() == "a")
    stream.append(utf8: [0x98, 0x80])
    #expect(stream.blocks.plainText() == "a😀")
    stream.append(utf8: [0xE4])
    stream.finish()
    #expect(stream.blocks.plainText() == "a😀\u{FFFD}")
    #expect(stream.append("more").path == stream.change.path)
    #expect(stream.blocks.plainText() == "a😀\u{FFFD}")
  }

  @Test func aCarriageReturnAtTheEndMayBeHalfOfALineEnd() {
    var stream = MarkdownStream()
    stream.append("a\r")
    stream.append("\nb\r")
    stream.append("c")
    #expect(stream.blocks.plainText() == "a b c")
  }

  @Test func aLateDefinitionRedoesTheBlocksThatNameItAndNoOthers() {
    var stream = MarkdownStream()
    stream.append("First [x].\n\nSecond.\n\n- item [x]\n- other\n\nLast.\n\n")
    let before = stream.blocks
    stream.append("[x]: /there\n")
    #expect(stream.change.others == [[0], [2, 0, 0]])
    #expect(stream.changedFrom == 0)
    #expect(stream.blocks[1] == before[1])
    #expect(stream.blocks[0].line?.spans.first?.address == "/there")
  }

  /// A link without text shows nothing once its definition arrives. Its paragraph stays, so that no other
  /// block moves.
  @Test func aLateDefinitionTakesNoBlockAway() {
    for text in [
      "1. [][bar]\n1. \n1. [bar]: /2\n", "[][x]\n\nafter\n\n[x]: /u\n\nend\n", "> [][y]\n\n[y]: /u\n",
    ] {
      for size in [1, 4, 27] { #expect(Self.firstBreach(text, sizes: { size }) == nil) }
    }
    #expect(MarkdownDocument("[][x]\n\nafter\n\n[x]: /u\n").blocks.count == 2)
  }

  /// Tests truncated and invalid UTF-8 sequences next to other bytes.
  @Test func bytesAreReadAlikeInWhateverPiecesTheyCome() {
    let bytes: [UInt8] = [
      0x61, 0, 0xC3, 0xA9, 0xC3, 0x28, 0xE2, 0x82, 0xAC, 0xE2, 0x82, 0xF0, 0x9F, 0x98, 0x80, 0xF0, 0x9F, 0xED,
      0xA0, 0x80,
      0xF4, 0x90, 0x80, 0x80, 0xC0, 0xAF, 0xE0, 0x80, 0xAF, 0x62, 0xFF, 0xC3,
    ]
    let whole = String(decoding: bytes, as: UTF8.self).replacing("\0", with: "\u{FFFD}")
    for size in 1...7 {
      var stream = MarkdownStream()
      for start in stride(from: 0, to: bytes.count, by: size) {
        stream.append(utf8: bytes[start..<min(bytes.count, start + size)])
      }
      stream.finish()
      #expect(stream.source == Array(whole.utf8))
    }
  }

  @Test func aLooseListIsReportedByItsPath() {
    var stream = MarkdownStream()
    stream.append("before\n\n- a\n- b\n")
    stream.append("\n- c")
    #expect(stream.change.others == [[1]])
    #expect(stream.change.path.starts(with: [1]))
  }

  @Test func finishedItemsStayWhereTheyAre() {
    var stream = MarkdownStream()
    stream.append("- one\n- two\n- three\n- fo")
    stream.append("ur goes")
    #expect(stream.change.path == [0, 3, 0])
    stream.append(" on and on")
    #expect(stream.change.path == [0, 3, 0])
    #expect(stream.change.settled > 0)
    #expect(stream.change.others.isEmpty)
  }

  /// A kind of block that a text did not have is at or after the path of the change that brings it.
  @Test(arguments: Cases.texts) func newKindsAreBehindTheChange(_ text: String) {
    let conditions: [(MessageBlock) -> Bool] = [
      { if case .code = $0.content { true } else { false } },
      { if case .table = $0.content { true } else { false } },
      { $0.picture != nil }, { if case .formula = $0.content { true } else { false } },
    ]
    for condition in conditions {
      var stream = MarkdownStream()
      var known = false
      for byte in text.utf8 {
        let change = stream.append(utf8: [byte])
        let found = stream.blocks.contains { $0.contains(condition) }
        if !known, change.others.isEmpty {
          #expect(stream.blocks.contains(from: change.path[...], condition) == found)
        }
        known = found
      }
    }
  }
}
