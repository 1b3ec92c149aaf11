import ArgumentParser
import BubbleLayout
import Foundation
import MessageReading

/// The options for the reader of a conversation: their name, time zone, locale and people.
struct ReaderOptions: ParsableArguments {
  @Option(
    name: .customLong("me"),
    help: ArgumentHelp(
      "The sender whose messages are sent; all others are received. (default: you)", valueName: "NAME"))
  var givenMe: String?

  @Option(
    help: ArgumentHelp("The time zone in which times are shown, such as Europe/Berlin.", valueName: "ZONE"))
  var timeZone = "GMT"

  @Option(help: ArgumentHelp("The locale in which times are written, such as de_DE.", valueName: "LOCALE"))
  var locale = "en_US"

  @Option(
    name: .customLong("people"),
    help: ArgumentHelp(
      """
      A file with the people in the conversation, in the order they joined: {"u1": {"name": "Ann", "color": "#8a2be2", \
      "initials": "A", "picture": "ann.png"}}. (default: those of the first file of messages)
      """, valueName: "FILE"), completion: .file(extensions: ["json"]))
  var peopleFile: String?

  @Option(
    help: ArgumentHelp(
      "The current time, for the words today and yesterday, such as 2026-01-31T08:30Z. (default: only dates)",
      valueName: "TIME"))
  var now: TimeArgument?

  @Option(
    name: .customLong("day-text"),
    help: ArgumentHelp(
      "The text above the messages of a day, such as '2025-12-25=Christmas'. May be repeated.",
      valueName: "DAY=TEXT"))
  var dayTexts: [DayTextArgument] = []

  func validate() throws {
    guard TimeZone(identifier: timeZone) != nil else {
      throw ValidationError(
        "The value '\(timeZone)' is invalid for '--time-zone <ZONE>': it is not a known time zone.")
    }
    let language = Locale(identifier: locale).language.languageCode
    guard let language, language.isISOLanguage else {
      throw ValidationError(
        "The value '\(locale)' is invalid for '--locale <LOCALE>': its language is not known.")
    }
  }

  /// The sender who is the reader; messages of this sender are shown as sent.
  var me: String { givenMe ?? "you" }

  /// Reads the people from the file of the option; nil if no file is given.
  func people() throws(ToolFailure) -> People? { try peopleFile.map(Self.people) }

  /// Reads the people from a file.
  static func people(in file: String) throws(ToolFailure) -> People {
    let bytes = try InputFile.bytes(of: file, what: "the people")
    do throws(ReadingError) {
      return try People(json: bytes, name: file)
    } catch {
      throw ToolFailure.unreadable(error.description)
    }
  }

  /// The texts that replace the names or dates of days, by date.
  var textsOfDays: [String: String] { dayTexts.reduce(into: [:]) { $0[$1.day] = $1.text } }

  /// The time zone; `validate` has checked that it exists.
  var zone: TimeZone { TimeZone(identifier: timeZone) ?? .gmt }
}
