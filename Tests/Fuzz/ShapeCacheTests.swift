import Foundation
import TestSupport
import Testing
import TextLayout
import TextShaping

/// Tests that the shape cache gives the same glyphs as HarfBuzz. `BUBBLE_FUZZ` multiplies the number of
/// strings; 10 gives a million random ones.
@Suite struct ShapeCacheTests {
  private static let factor = Int(ProcessInfo.processInfo.environment["BUBBLE_FUZZ"] ?? "") ?? 1

  /// Fonts of Debian packages that kern with the space, or flag most of their letters as unsafe to break, or
  /// both.
  static let families = [
    "/usr/share/fonts/opentype/inter/Inter-Regular.otf",
    "/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf",
    "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",
    "/usr/share/fonts/opentype/ebgaramond/EBGaramond12-Regular.otf",
    "/usr/share/fonts/truetype/lato/Lato-Regular.ttf",
  ]

  /// The same fonts with and without a cache.
  private struct Pair {
    let cached: FontCollection
    let bare: FontCollection

    init(_ faces: [FontFace], cache: ShapeCacheLimit = .standard) {
      cached = FontCollection(faces: faces, cache: cache)
      bare = FontCollection(faces: faces, cache: .off)
    }

    static func bundled() throws -> Pair { Pair(try TestFonts.bundled.get().faces) }

    /// Describes a difference between a text's paragraphs with and without a cache; nil for none.
    func difference(
      _ text: String, size: Double = 16, language: String? = nil,
      options: ParagraphOptions = ParagraphOptions()
    ) -> String? {
      let text = StyledText(text, style: TextStyle(size: size, language: language))
      return Self.difference(
        Paragraph(text, options: options, fonts: cached), Paragraph(text, options: options, fonts: bare))
    }

    static func difference(_ left: Paragraph, _ right: Paragraph) -> String? {
      // Flags may differ. In text made from cached pieces, a place is flagged if cutting there changes
      // glyphs; HarfBuzz flags each place where it examined neighbours. The lines are compared below, which
      // checks what the flags promise.
      let isSame = left.glyphs[0..<left.glyphs.count].elementsEqual(right.glyphs[0..<right.glyphs.count]) {
        $0.isDrawn(like: $1)
      }
      if !isSame { return "other glyphs" }
      for width in [60.0, 180, .infinity] {
        let (one, other) = (left.layout(width: width), right.layout(width: width))
        if one.lines != other.lines { return "other lines at \(width)" }
        if one.validWidths != other.validWidths { return "other valid widths at \(width)" }
        for line in one.lines.indices where one.glyphRuns(inLine: line) != other.glyphRuns(inLine: line) {
          return "other glyphs in line \(line) at \(width)"
        }
        // Some fonts have rules that HarfBuzz's flags miss. Such differences are not caused by the cache.
        if let difference = one.differencesFromFreshShaping().first,
          other.differencesFromFreshShaping().isEmpty
        {
          return "\(difference) at \(width)"
        }
      }
      return nil
    }
  }

  /// Makes texts of repeated words, so that the cache assembles them from pieces.
  private struct Words {
    private var random: RandomText
    private let words: [String]

    init(seed: UInt64) {
      random = RandomText(seed: seed)
      var random = random
      words = (0..<600).map { _ in random.string(stretches: 2) }
    }

    mutating func text() -> String {
      if random.below(4) == 0 { return random.string(stretches: 5) }
      return (0...random.below(7)).reduce("") { text, _ in
        text + words[random.below(words.count)] + ["", " ", " ", " ", "  ", "\n"][random.below(6)]
      }
    }

    mutating func below(_ count: Int) -> Int { random.below(count) }
  }

  @Test func cacheOnIsCacheOffForRandomText() throws {
    let fonts = try Pair.bundled()
    var words = Words(seed: 11)
    let languages = [nil, nil, "en", "ja", "ar", "hi"]
    var failures = 0
    for number in 0..<100_000 * Self.factor {
      let text = words.text()
      let options = ParagraphOptions(policy: words.below(2) == 0 ? .unicode : .browser)
      let language = languages[words.below(languages.count)]
      if let difference = fonts.difference(text, language: language, options: options) {
        failures += 1
        if failures <= 5 { Issue.record("string \(number): \(text.debugDescription): \(difference)") }
      }
    }
    #expect(failures == 0)
    // Most pieces must come from the cache; otherwise the test would prove nothing.
    let counts = fonts.cached.shapingPool.cache.counts
    print("Shape cache: \(counts.hits) pieces found, \(counts.misses) shaped")
    #expect(counts.hits > 2 * counts.misses)
  }

  @Test func cacheOnIsCacheOffForTheCorpora() throws {
    let fonts = try Pair.bundled()
    for round in 0..<2 {
      for message in try Corpora.chat() {
        for policy in [LayoutPolicy.unicode, .browser] {
          let difference = fonts.difference(
            message.text, language: message.language, options: ParagraphOptions(policy: policy))
          #expect(difference == nil, "\(message.id), round \(round)")
        }
      }
      for (name, text) in try Corpora.longTexts() {
        for piece in text.split(separator: "\n\n") {
          #expect(fonts.difference(String(piece)) == nil, "\(name), round \(round)")
        }
      }
      for file in try Corpora.files(in: "adversarial") {
        let text = String(decoding: try Data(contentsOf: file).prefix(200_000), as: UTF8.self)
        for line in text.split(separator: "\n") {
          #expect(fonts.difference(String(line.prefix(2_000))) == nil, "\(file.lastPathComponent)")
        }
      }
    }
  }

  /// Inter and Liberation Sans kern with the space, so their pieces are longer than words.
  @Test(arguments: families.filter { FileManager.default.fileExists(atPath: $0) })
  func cacheOnIsCacheOffInFontsThatKernWithTheSpace(_ path: String) throws {
    let fonts = Pair([try FontFace(path: path)] + (try TestFonts.bundled.get().faces))
    let messages = try Corpora.chat()
    for round in 0..<2 {
      for message in messages {
        let difference = fonts.difference(message.text, language: message.language)
        #expect(difference == nil, "\(message.id), round \(round)")
      }
    }
    var words = Words(seed: 12)
    for _ in 0..<10_000 * Self.factor {
      let text = words.text()
      #expect(fonts.difference(text) == nil, "\(text.debugDescription)")
    }
  }

  /// Eight threads that share a small cache, which is emptied again and again, give the same texts as one
  /// thread.
  @Test func oneThreadIsEight() async throws {
    let pair = Pair(try TestFonts.bundled.get().faces, cache: .bytes(100_000))
    var words = Words(seed: 13)
    let texts = (0..<4_000).map { _ in words.text() }
    let differing = await withTaskGroup(of: [String].self) { group in
      for thread in 0..<8 {
        group.addTask {
          texts.indices.filter { pair.difference(texts[($0 + thread * 400) % texts.count]) != nil }
            .map { texts[$0] }
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    #expect(differing == [])
    #expect(pair.cached.shapingPool.cache.bytesUsed <= 100_000)
  }

  /// Plain text is processed by a faster path, with the same result.
  @Test func plainTextIsLikeAnyOther() throws {
    let fonts = try TestFonts.bundled.get()
    var random = RandomText(seed: 14)
    let style = TextStyle.system(16)
    let characters = Array(
      "abcdefghijklmnopqrstuvwxyz     AVTWYf fi ffl 0123456789.,-/:;!?()[]{}\"'$%+&@#*=<>|~\t\n")
    for _ in 0..<40_000 * Self.factor {
      let text = String((0...random.below(40)).map { _ in characters[random.below(characters.count)] })
        .replacingOccurrences(of: "#", with: random.below(3) == 0 ? "\r\n" : "#")
      let options = ParagraphOptions(policy: random.below(2) == 0 ? .unicode : .browser)
      let plain = Paragraph(StyledText(text, style: style), options: options, fonts: fonts)
      // A run with the same style as the text only prevents the faster path.
      let run = StyleRun(range: 0..<text.utf16.count, style: style)
      let other = Paragraph(StyledText(text, style: style, runs: [run]), options: options, fonts: fonts)
      #expect(Pair.difference(plain, other) == nil, "\(text.debugDescription)")
    }
  }
}

extension Glyph {
  fileprivate func isDrawn(like other: Glyph) -> Bool {
    id == other.id && cluster == other.cluster && xAdvance == other.xAdvance && xOffset == other.xOffset
      && yOffset == other.yOffset
  }
}
