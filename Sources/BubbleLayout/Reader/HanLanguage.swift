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
  let reader: HanStyle?
  private var scope = Scope.label(of: nil)

  private enum Scope: Hashable {
    /// The texts of a message, which all have its language, and the language that its labels belong to; nil for
    /// none.
    case message(HanStyle?, labels: HanStyle?)
    /// A label that belongs to a message with a language; nil for a label of no message.
    case label(of: HanStyle?)
  }

  /// - Parameter tag: The reader's language as a BCP 47 tag, or the identifier of the reader's locale.
  init(readerOf tag: String) {
    reader = HanStyle(language: String(tag.prefix { $0 != "@" && $0 != "." }))
  }

  /// Returns the language for a text without one; nil for none.
  ///
  /// - Complexity: Linear in the text.
  func language(of text: String) -> HanStyle? {
    switch scope {
    case .message(let language, _): return language
    case .label(let language):
      let letters = HanLetters(in: text)
      return letters.contains(.han) ? letters.language ?? language ?? reader : nil
    }
  }

  /// Returns the language for a message's own texts; nil for none.
  func language(of letters: HanLetters) -> HanStyle? {
    letters.contains(.han) ? letters.language ?? reader : nil
  }

  /// Returns the rule for a message's own texts.
  func texts(of message: Message) -> HanLanguage {
    var rule = self
    if let language = message.hanLanguage {
      rule.scope = .message(language, labels: language)
    } else {
      let letters = HanLetters(in: message)
      rule.scope = .message(language(of: letters), labels: letters.language)
    }
    return rule
  }

  /// The rule for the labels of the attachments of the message to which this rule belongs.
  var ofLabels: HanLanguage {
    guard case .message(_, let language) = scope else { return self }
    var rule = self
    rule.scope = .label(of: language)
    return rule
  }
}

extension Message {
  /// The message's language, if it is written in Han characters; otherwise nil.
  fileprivate var hanLanguage: HanStyle? { language.flatMap { HanStyle(language: $0) } }
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
    guard text.highestByte >= 0xE1 else { return }
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
  var language: HanStyle? {
    if contains(.kana) { return .japanese }
    if contains(.hangul) { return .korean }
    return contains(.bopomofo) ? .traditional : nil
  }
}
