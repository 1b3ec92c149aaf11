import TestSupport
import TextLayout

/// Texts that are difficult to divide into tokens, because a token can change the layout of the one before.
enum StreamedTexts {
  /// Pieces that interact with each other, by the kind of text.
  static let pieces: [[String]] = [
    latin, adversarial, rightToLeft, ideographic, indic, adversarial + rightToLeft, latin + rightToLeft,
    latin + adversarial,
  ]

  private static let latin = [
    "word ", "the ", "quick ", "brown fox ", "a", " b", "c ", "Straße ", "AV", "office ", ", ", ". ", "\n",
    "(", ")",
    " – ", "é", "e\u{301}", "x ", "\"", "-", "1", "3.5 ",
  ]
  private static let rightToLeft = [
    "שלום ", "עולם ", "א", " ב", "مرحبا ", "بالعالم ", "م", "ـ", " (", ") ", "abc ", "12 ", "3.5", "% ", "\n",
    ", ",
    "، ", "x", "[", "]", " ", "\u{2068}", "\u{2069} ",
  ]
  private static let ideographic = [
    "中文", "字", "日本語", "の", "テスト", "，", "。", "「", "」", "abc", " ", "한국어 ", "이것은 ", "ᄒ", "ᅡ", "ᆫ", "1",
    "ー", "ッ", "々", "\n",
  ]
  private static let indic = [
    "नमस्ते ", "दुनिया ", "क", "्", "ष", "ि", " है", "। ", "বাংলা ", "தமிழ் ", "สวัสดีครับ ", "ผมชื่อ", " ไทย", "ำ", "ភាសា",
    "ລາວ", "မြန်မာ", "abc ", "\n",
  ]
  private static let adversarial = [
    "a", "b ", " ", "  ", "ffi", ".", "(", ")", "[", "]", "{", "«", "»", "\u{201C}", "\u{201D}", "'", "--",
    "\u{2014}",
    "$", "%", "1,000", "https://ex.am/ple?q=1", "\n", "\r", "\r\n", "\t", "\u{0B}", "\u{0C}", "\u{85}",
    "\u{2028}",
    "\u{2029}", "\u{1D}", "\u{01}", "\u{AD}", "\u{200B}", "\u{200D}", "\u{200C}", "\u{2060}", "\u{A0}",
    "\u{3000}",
    "\u{FFFC}", "\u{301}", "\u{308}\u{301}", "\u{20E3}", "\u{FE0F}", "\u{FE0E}", "#", "*", "ש", "م", "لله",
    "١٢", "؟",
    "ّ", "\u{200F}", "\u{200E}", "\u{202A}", "\u{202B}", "\u{202C}", "\u{202E}", "\u{2066}", "\u{2067}",
    "\u{2068}",
    "\u{2069}", "क", "्", "ि", "কো", "ก", "ำ", "中", "，", "「", "」", "カ", "ー", "👍", "🏽", "👩", "👩‍💻", "👨‍👩‍👧", "🇩", "🇪",
    "🇺🇸", "❤", "❤️", "😀", "1️⃣", "привет", " мир", "я", "άλφα", "ⴰⵣⵓⵍ", "ܫܠܡܐ", "ߒߞߏ", "𞤀𞤣𞤤", "ᠮᠣᠩᠭᠣᠯ", "བོད",
    "ქართ", "𝒜",
    "ꦗꦮ", "ᬩᬮᬶ", "·", "ʼ", "…", "\u{25CC}", "!", ":)",
  ]

  /// Returns a text of up to 60 pieces of one kind.
  static func text(_ random: inout SeededGenerator) -> String {
    let kind = pieces[Int.random(in: 0..<pieces.count, using: &random)]
    return (0..<Int.random(in: 1..<60, using: &random)).map { _ in
      kind[Int.random(in: 0..<kind.count, using: &random)]
    }.joined()
  }

  /// Divides a text between scalars into tokens of about the given number of scalars.
  static func tokens(of text: String, length: Int, _ random: inout SeededGenerator) -> [String] {
    var tokens: [String] = []
    var token = ""
    for scalar in text.unicodeScalars {
      token.unicodeScalars.append(scalar)
      if Int.random(in: 0..<length, using: &random) == 0 {
        tokens.append(token)
        token = ""
      }
    }
    return tokens + [token]
  }
}
