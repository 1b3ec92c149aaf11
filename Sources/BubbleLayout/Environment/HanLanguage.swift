import TextShaping
import TextUnicode

/// The language whose forms Han characters have in texts without a language. The same character has other
/// strokes in China, Taiwan, Japan and Korea.
///
/// Letters that only one language uses decide: kana for Japanese, Hangul for Korean, Bopomofo for Chinese in
/// traditional characters. They decide for all of a message's own texts, so that a heading without kana has the
/// forms of the paragraph below it. Without such letters, the reader's language decides. A text without Han
/// characters gets no language.
struct HanLanguage: Hashable, Sendable {
  /// The reader's language, if it is written in Han characters.
  let reader: String?
  private var scope = Scope.label(of: nil)

  private enum Scope: Hashable {
    /// The texts of a message, which all have its language; nil for none.
    case message(String?)
    /// A label that belongs to a message with a language; nil for a label of no message.
    case label(of: String?)
  }

  /// - Parameter tag: The reader's language as a BCP 47 tag, or the identifier of the reader's locale.
  init(readerOf tag: String) {
    reader = HanStyle(language: String(tag.prefix { $0 != "@" && $0 != "." }))?.languageTag
  }

  /// Returns the language for a text without one; nil for none.
  ///
  /// - Complexity: Linear in the text.
  func language(of text: String) -> String? {
    switch scope {
    case .message(let language): return language
    case .label(let language):
      let letters = HanLetters(in: text)
      return letters.contains(.han) ? letters.language ?? language ?? reader : nil
    }
  }

  /// Returns the language for a message's own texts; nil for none.
  func language(of letters: HanLetters) -> String? {
    letters.contains(.han) ? letters.language ?? reader : nil
  }

  /// Returns the rule for a message's own texts.
  func texts(of message: Message) -> HanLanguage {
    var rule = self
    rule.scope = .message(message.hanLanguage ?? language(of: HanLetters(in: message)))
    return rule
  }

  /// Returns the rule for the labels of a message's attachments.
  func labels(of message: Message) -> HanLanguage {
    var rule = self
    rule.scope = .label(of: message.hanLanguage ?? HanLetters(in: message).language)
    return rule
  }
}

extension Message {
  /// The message's language, if it is written in Han characters; otherwise nil.
  fileprivate var hanLanguage: String? { language.flatMap { HanStyle(language: $0)?.languageTag } }
}

/// The letters in a text by which the language of its Han characters is found.
struct HanLetters: OptionSet, Sendable {
  let rawValue: UInt8

  static let han = HanLetters(rawValue: 1)
  static let kana = HanLetters(rawValue: 2)
  static let hangul = HanLetters(rawValue: 4)
  static let bopomofo = HanLetters(rawValue: 8)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// - Complexity: Linear in the text. Most texts in other scripts are searched byte by byte.
  init(in text: String) {
    self.init(rawValue: 0)
    // The first of these characters is U+1100, whose UTF-8 begins with 0xE1.
    guard text.utf8.contains(where: { $0 >= 0xE1 }) else { return }
    for scalar in text.unicodeScalars where scalar.value >= 0x1100 {
      switch ScalarProperties(scalar.value).script {
      case .han: insert(.han)
      case .hiragana, .katakana: insert(.kana)
      case .hangul: insert(.hangul)
      case .bopomofo: insert(.bopomofo)
      default: continue
      }
      // Nothing that follows can change the result.
      if isSuperset(of: [.han, .kana]) { return }
    }
  }

  /// Finds the letters in a message's own texts: its text as it was typed or, without it, its blocks.
  init(in message: Message) {
    self.init(in: message.blocks.isEmpty || message.format == .markdown ? message.text : "")
    message.blocks.eachText(at: ContentPath([])) { _, text in
      formUnion(HanLetters(in: text.text))
      return !isSuperset(of: [.han, .kana])
    }
  }

  /// The language that the letters belong to; nil if they do not tell.
  var language: String? {
    if contains(.kana) { return HanStyle.japanese.languageTag }
    if contains(.hangul) { return HanStyle.korean.languageTag }
    return contains(.bopomofo) ? HanStyle.traditional.languageTag : nil
  }
}
