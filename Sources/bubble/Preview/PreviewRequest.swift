import BubbleLayout
import Foundation

/// What the page asks for. Everything in it comes from outside and is checked.
struct PreviewRequest: Decodable, Sendable {
  /// What was typed: messages with empty lines between them, the last one from the reader.
  let text: String
  let style: String
  /// In points.
  let width: Double
  let direction: String
  let fontScale: Double
  let isDark: Bool

  /// Bytes of a request; what a person types is far below.
  static let largestBody = 1 << 16
  static let widths = 1.0...2_000
  static let fontScales = 0.5...4

  /// Why a request is not answered, in words for whoever made it.
  struct Refusal: Error {
    let reason: String
  }

  /// - Throws: `Refusal` for anything that is no request, or asks for what there is not.
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

  /// The typed messages in turn from the other and from the reader, the last one from the reader.
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
