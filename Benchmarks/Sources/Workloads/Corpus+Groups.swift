import BubbleLayout
import Foundation

extension Corpus {
  /// The chat messages of the tests' data by group of languages.
  public static let groups = [
    group("Latin", "en de fr es it pt nl sv fi pl cs hu tr vi id ro da nb et lt lv hr sk is ga ca"),
    group("Cyrillic, Greek", "ru uk bg mn tt kk mk be ky tg sr el"),
    group("Chinese, Japanese", "zh-Hans zh-Hant yue ja"),
    group("Korean", "ko"),
    group("right to left", "he ar fa ur ug ckb ps yi sd dv"),
    group("Thai, Lao, Khmer, Burmese", "th lo km my"),
    group("Indic", "hi mr ne bn pa gu or ta te kn ml si"),
  ]

  private static let chat: [ChatMessage] = lines(of: "chat-dev.jsonl")

  private static func group(_ name: String, _ languages: String) -> Corpus {
    let languages = Set(languages.split(separator: " ").map(String.init))
    let own = chat.filter { languages.contains($0.lang) }
    return Corpus(
      name,
      messages: own.enumerated().map { index, message in
        Message(
          id: .integer(index), sender: index % 3 == 0 ? "you" : "s\(index % 7)", timestamp: nil,
          text: message.text)
      })
  }

  /// All texts of the chat messages, from which conversations are generated.
  static var chatTexts: [(text: String, isEnglish: Bool)] { chat.map { ($0.text, $0.lang == "en") } }

  private struct ChatMessage: Decodable {
    let lang: String
    let text: String
  }
}
