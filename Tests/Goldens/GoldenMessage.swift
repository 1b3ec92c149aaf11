import BubbleLayout
import Foundation

/// A message as a case holds it.
struct GoldenMessage: Decodable {
  let id: GoldenMessageID
  let sender: String?
  let timestamp: String?
  let text: String
  let kind: String?
  let lang: String?

  var message: Message {
    get throws {
      let date = try timestamp.map { try Date($0, strategy: .iso8601) }
      return Message(
        id: id.id, sender: sender,
        timestamp: date.map { Timestamp(milliseconds: Int64(($0.timeIntervalSince1970 * 1_000).rounded())) },
        text: text, kind: kind.flatMap(MessageKind.init) ?? .message, language: lang)
    }
  }
}

/// A string or a whole number.
struct GoldenMessageID: Decodable {
  let id: MessageID

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Int.self) {
      id = .integer(number)
    } else {
      id = .string(try container.decode(String.self))
    }
  }
}
