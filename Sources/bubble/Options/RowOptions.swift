import ArgumentParser
import BubbleLayout
import Foundation

/// The options for rows other than messages.
struct RowOptions: ParsableArguments {
  @Flag(help: "Put a date before the first message of each day.")
  var dates = false

  @Option(
    help: ArgumentHelp(
      """
      The id of the message to put the unread line before. A number means an id that is a number; in quotes, as \
      in '"7"', it means an id that is a string.
      """, valueName: "ID"))
  var unread: MessageIDArgument?

  @Option(
    help: ArgumentHelp(
      "The text of the unread line. (default: Unread messages, in the language of the locale)",
      valueName: "TEXT"))
  var unreadText: String?

  @Flag(help: "Add the row that shows that somebody is typing.")
  var typing = false

  @Option(
    help: ArgumentHelp(
      "Who is typing, by the senders of their messages: their avatars are shown in that row.",
      valueName: "ID,…"))
  var typingBy: ListArgument<String>?

  func validate() throws {
    guard let unreadText else { return }
    guard unread != nil else {
      throw ValidationError("'--unread-text' needs '--unread', which says where the line is.")
    }
    guard !unreadText.isEmpty else {
      throw ValidationError("The value '' is invalid for '--unread-text <TEXT>': a text is needed.")
    }
  }
}

extension RowOptions {
  /// The options of a transcript.
  ///
  /// - Parameter locale: The reader's locale. Its language is the language of the unread line's text, unless
  ///   the options contain this text.
  func options(in locale: String) -> TranscriptOptions {
    TranscriptOptions(
      dates: dates ? SeparatorStyle() : nil,
      unread: unread.map {
        UnreadLine(before: $0.id, text: unreadText ?? InterfaceWords(Locale(identifier: locale)).unread)
      },
      typing: typing || typingBy != nil ? TypingRow(people: typingBy?.values ?? []) : nil)
  }
}

/// The id of a message on the command line: an integer, a JSON string in quotes, or any other text, which is
/// taken literally.
struct MessageIDArgument: Hashable, Sendable, ExpressibleByArgument {
  let id: MessageID

  init?(argument: String) {
    if argument.hasPrefix("\"") {
      guard let text = try? JSONDecoder().decode(String.self, from: Data(argument.utf8)) else { return nil }
      id = .string(text)
    } else if let number = Int(argument), String(number) == argument {
      id = .integer(number)
    } else if !argument.isEmpty {
      id = .string(argument)
    } else {
      return nil
    }
  }
}
