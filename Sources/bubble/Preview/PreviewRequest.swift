import BubbleLayout
import Foundation

/// A request of the page. Its values are not trusted, and checked.
struct PreviewRequest: Decodable, Sendable {
  /// The typed messages, separated by empty lines, the last one from the reader.
  let text: String
  let style: String
  /// In points.
  let width: Double
  let direction: String
  let fontScale: Double
  let isDark: Bool

  /// The largest request in bytes, far more than a person types.
  static let largestBody = 1 << 16
  static let widths = 1.0...2_000
  static let fontScales = 0.5...4

  /// Why a request is refused.
  struct Refusal: Error {
    let reason: String
  }

  /// - Throws: `Refusal` for anything that is not a valid request.
  init(_ body: Data) throws(Refusal) {
    guard body.count <= Self.largestBody else {
      throw Refusal(reason: "the request is longer than \(Self.largestBody) bytes")
    }
    do {
      self = try JSONDecoder().decode(PreviewRequest.self, from: body)
    } catch {
      throw Refusal(
        reason: "the request is not an object with text, style, width, direction, fontScale and isDark")
    }
    guard Self.widths ~= width else {
      throw Refusal(reason: "the width has to be from 1 to 2000 points")
    }
    guard Self.fontScales ~= fontScale else {
      throw Refusal(reason: "the font scale has to be from 0.5 to 4")
    }
    guard InterfaceDirection(rawValue: direction) != nil else {
      throw Refusal(reason: "the direction has to be ltr or rtl")
    }
  }

  /// The typed messages, alternating between another sender and the reader, the last one from the reader.
  func messages(me: String) -> [Message] {
    let normal = text.replacingOccurrences(of: "\r\n", with: "\n")
    let texts = normal.components(separatedBy: "\n\n")
      .map { $0.trimmingCharacters(in: .newlines) }.filter { !$0.isEmpty }
    return texts.enumerated().map { index, text in
      let isMine = (texts.count - index) % 2 == 1
      return Message(
        id: .string("typed \(index + 1)"), sender: isMine ? me : me == "them" ? "other" : "them", text: text)
    }
  }
}
