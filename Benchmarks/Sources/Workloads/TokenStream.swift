import BubbleLayout
import Foundation
import TextLayout

/// A long text that arrives token by token, as the answer of a language model does.
public struct TokenStream: Sendable {
  /// The name in the tables.
  public let name: String
  /// The tokens, in order.
  public let tokens: [String]
  private let engine: LayoutEngine
  private let width: AvailableWidth
  private let whole: Paragraph
  private let bare: BareText

  private static let style = TextStyle.system(16)

  /// Cuts a text into tokens: a word with the space before it, or at least two letters of a longer word.
  ///
  /// - Parameters:
  ///   - count: The largest number of tokens.
  ///   - width: The width the text is laid out in, in points.
  public init(_ name: String, _ text: String, tokens count: Int, width: Double) {
    guard let engine = try? LayoutEngine(fonts: .bundled) else {
      fatalError("the bundled fonts cannot be opened")
    }
    self.name = name
    self.engine = engine
    self.width = AvailableWidth(roundingDown: width)
    tokens = Self.tokens(of: text, count)
    whole = engine.paragraph(tokens.joined(), font: Self.style)
    bare = BareText([whole])
  }

  /// The English conversation as one text, with a line for each message, and long texts in other scripts.
  public static func all(tokens count: Int, width: Double) -> [TokenStream] {
    let english = Corpus.english.messages.map(\.text).joined(separator: "\n")
    let multilingual = Corpus.multilingual.messages.map(\.text).joined(separator: "\n")
    let long = [
      ("Arabic", "ar-risalat-al-ghufran-part-1"), ("Hebrew", "he-masaot-binyamin-metudela"),
      ("Hindi", "hi-eidgah"),
      ("Korean", "ko-unsu-joh-eun-nal"), ("Chinese", "zh-zhufu"), ("Thai", "th-nithan-vetal-story-7"),
    ]
    return [
      TokenStream("English", english, tokens: count, width: width),
      TokenStream("multilingual", multilingual, tokens: count, width: width),
    ] + long.map { TokenStream($0.0, longText($0.1), tokens: count, width: width) }
  }

  private static func longText(_ file: String) -> String {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Tests/Corpora/longform/\(file).txt").standardized
    guard let text = try? String(contentsOf: url, encoding: .utf8) else {
      fatalError("\(url.path) cannot be read")
    }
    return text
  }

  private static func tokens(of text: String, _ count: Int) -> [String] {
    var tokens: [String] = []
    var token = String.UnicodeScalarView()
    // The multiplier of SplitMix64, which gives the same lengths in each run.
    var state: UInt64 = 1
    for scalar in text.unicodeScalars {
      state = state &* 0xBF58_476D_1CE4_E5B9 &+ 1
      if !token.isEmpty, scalar == " " || token.count > 1 && (state >> 40) % 6 == 0 {
        tokens.append(String(token))
        if tokens.count == count { break }
        token = String.UnicodeScalarView()
      }
      token.append(scalar)
    }
    return tokens
  }

  /// The length of the whole text in UTF-16.
  public var length: Int { whole.length }
  /// The lines of the whole text.
  public var lineCount: Int { whole.layout(in: width).lines.count }

  /// Shapes the whole text with HarfBuzz alone.
  public func bareHarfBuzz() -> Int { bare.shape() }

  /// Empties the cache of glyphs.
  public func emptyCache() -> Int {
    engine.fonts.emptyShapeCache()
    return 0
  }

  /// Adds the first tokens one by one, and measures the text after each.
  public func stream(_ count: Int) -> Int {
    var paragraph = StreamedParagraph(StyledText("", style: Self.style), fonts: engine.fonts)
    var height = 0
    for token in tokens.prefix(count) {
      paragraph.append(token)
      height &+= paragraph.size(in: width).height.rawValue
    }
    return height
  }

  /// Adds tokens as `stream` does. After each one it makes a block of the last lines and keeps it until the
  /// next, as a view does, so that the tables that the block shares are copied.
  public func streamShown(_ count: Int) -> Int {
    var paragraph = StreamedParagraph(StyledText("", style: Self.style), fonts: engine.fonts)
    var shown: TextBlock?
    var glyphs = 0
    for token in tokens.prefix(count) {
      paragraph.append(token)
      glyphs &+= paragraph.size(in: width).height.rawValue
      shown = paragraph.block(ofLines: max(0, paragraph.lineCount - 10)..<paragraph.lineCount)
      glyphs &+= shown?.lines.count ?? 0
    }
    return glyphs
  }

  /// Measures as `stream` does, but lays out the whole text again after each token.
  public func layAllOut(_ count: Int) -> Int {
    var text = ""
    var height = 0
    for token in tokens.prefix(count) {
      text += token
      height &+= engine.paragraph(text, font: Self.style).size(in: width).height.rawValue
    }
    return height
  }
}
