import BubbleLayout
import Foundation
import MessageReading

/// One conversation with messages in every state: those of `make pictures`, each below a notice that names its
/// state.
///
/// States that need another style or another setting of the page are left out: the page shows one conversation
/// in one style.
struct PreviewGallery: Sendable {
  let messages: PreviewMessages
  /// The message below the unread line; nil if no state has one.
  let unread: MessageID?
  /// Who reads the conversation.
  static let reader = "you"

  /// Options of `bubble layout` that change all messages of a conversation.
  private static let wholeConversation: Set = ["--selecting", "--private", "--expand"]

  /// A line of the states.
  private struct State: Decodable {
    let part: String
    let state: String
    let style: String?
    let options: [String]?
    let messages: [JSONValue]
  }

  /// - Parameter lines: The states, one JSON object a line.
  /// - Throws: Why a line is no state, or a message cannot be read.
  init(_ lines: [UInt8]) throws {
    var all: [JSONValue] = []
    var unread: MessageID?
    for (number, line) in lines.split(separator: UInt8(ascii: "\n")).enumerated() {
      let state = try JSONDecoder().decode(State.self, from: Data(line))
      let options = state.options ?? []
      guard state.style == nil, Self.wholeConversation.isDisjoint(with: options) else { continue }
      all.append(Self.heading("\(state.part): \(state.state)", id: "state \(number + 1)"))
      all += state.messages.map { Self.renamed($0, within: number) }
      if let option = options.firstIndex(of: "--unread"), option + 1 < options.count {
        unread = .string(Self.name(options[option + 1], within: number))
      }
    }
    let reader = try MessageReader(
      bytes: [UInt8](JSONValue.array(all).json().utf8), name: "the states", format: .json)
    var messages: [Message] = []
    while let entry = try reader.next() {
      if let message = entry.message { messages.append(message) }
    }
    self.messages = PreviewMessages(messages)
    self.unread = unread
  }

  private static func heading(_ text: String, id: String) -> JSONValue {
    let members = [("id", id), ("kind", "notice"), ("text", text)]
    return .object(members.map { .init(name: $0.0, value: .string($0.1)) })
  }

  /// A message with an id that no other state has.
  private static func renamed(_ message: JSONValue, within state: Int) -> JSONValue {
    guard case .object(let members) = message else { return message }
    return .object(
      members.map { member in
        guard member.name == "id", case .string(let id) = member.value else { return member }
        return .init(name: "id", value: .string(name(id, within: state)))
      })
  }

  private static func name(_ id: String, within state: Int) -> String { "\(state + 1) \(id)" }
}
