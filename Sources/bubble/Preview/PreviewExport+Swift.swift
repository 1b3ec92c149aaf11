import BubbleLayout
import Foundation

extension PreviewExporter {
  /// A Swift program that lays out what the pane shows.
  var swift: String {
    let settings = pane.settings
    let fonts =
      switch settings.fonts {
      case "system": ".system"
      case "folder": ".directory(\(Self.literal(fontFolder ?? "Fonts")))"
      default: ".bundled"
      }
    let style =
      if let text = settings.styleText {
        "try ChatStyle(json: \(Self.raw(text)))"
      } else if settings.style.hasSuffix(".json") {
        "try ChatStyle(json: Data(contentsOf: URL(fileURLWithPath: \(Self.literal(settings.style)))))"
      } else {
        "ChatStyle.\(settings.style)"
      }
    let typed = settings.messages(other: "them").map { message in
      "  Message(id: \(Self.literal(message.id.description)), sender: \(Self.literal(message.sender ?? "")), "
        + "text: \(Self.literal(message.text))\(message.format == .markdown ? ", format: .markdown" : "")),\n"
    }.joined()
    let unread =
      switch settings.unread {
      case .integer(let number)?: "\(number)"
      case .string(let text)?: Self.literal(text)
      case nil: ""
      }
    let now = reader.now.map { "try Timestamp(iso8601: \(Self.literal($0.text)))" } ?? "nil"
    let people =
      if let people = reader.peopleFile {
        "try People(json: Array(Data(contentsOf: URL(fileURLWithPath: \(Self.literal(people))))))"
      } else {
        file == nil ? "[:]" : "reader.people ?? [:]"
      }
    return """
      import BubbleLayout
      import Foundation
      import MessageReading

      var messages: [Message] = []
      \(file.map { Self.reading($0) } ?? "")\(typed.isEmpty ? "" : "messages += [\n\(typed)]\n")
      let style = \(style)
      let environment = LayoutEnvironment(
        me: \(settings.me.map(Self.literal) ?? "nil"), locale: Locale(identifier: \(Self.literal(reader.locale))),
        timeZone: TimeZone(identifier: \(Self.literal(reader.timeZone))) ?? .gmt,
        direction: \(settings.direction == "rtl" ? ".rightToLeft" : ".leftToRight"), \
      fontScale: \(settings.fontScale),
        isSelecting: \(settings.isSelecting), isOneToOne: \(settings.isPrivate), people: \(people), now: \(now))
      let options = TranscriptOptions(
        dates: \(settings.dates ? "SeparatorStyle()" : "nil"),
        unread: \(unread.isEmpty ? "nil" : "UnreadLine(before: \(unread), text: environment.words.unread)"),
        typing: \(settings.typing ? "TypingRow()" : "nil"))
      let engine = try LayoutEngine(fonts: \(fonts))
      let transcript = Transcript(
        messages, style: style, width: \(settings.width), engine: engine, environment: environment, options: options)

      for row in transcript.rows { print(row.frame) }

      """
  }

  private static func reading(_ file: String) -> String {
    """
    let reader = try MessageReader(path: \(literal(file)))
    while let entry = try reader.next() {
      if let message = entry.message { messages.append(message) }
    }

    """
  }

  /// Returns a text as a Swift string literal.
  private static func literal(_ text: String) -> String { text.debugDescription }

  /// Returns a text of several lines as a Swift string literal. The text may contain any characters.
  private static func raw(_ text: String) -> String {
    // One more than the longest row of these signs behind a quote or a backslash, where they would end the
    // literal or begin an escape.
    var (longest, row, isCounting) = (0, 0, false)
    for byte in text.utf8 {
      if byte == UInt8(ascii: "#"), isCounting {
        row += 1
        longest = max(longest, row)
      } else {
        (row, isCounting) = (0, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\"))
      }
    }
    let marks = String(repeating: "#", count: longest + 1)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return "\(marks)\"\"\"\n" + lines.map { "  \($0)\n" }.joined() + "  \"\"\"\(marks)"
  }
}
