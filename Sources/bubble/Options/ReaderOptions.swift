import ArgumentParser
import Foundation

/// Who reads a conversation, and where.
struct ReaderOptions: ParsableArguments {
  @Option(
    name: .customLong("me"),
    help: ArgumentHelp(
      "The sender whose messages are sent; all others are received. (default: you)", valueName: "NAME"))
  var givenMe: String?

  @Option(help: ArgumentHelp("The zone times are shown in, such as Europe/Berlin.", valueName: "ZONE"))
  var timeZone = "GMT"

  @Option(help: ArgumentHelp("The locale times are written in, such as de_DE.", valueName: "LOCALE"))
  var locale = "en_US"

  func validate() throws {
    guard TimeZone(identifier: timeZone) != nil else {
      throw ValidationError(
        "The value '\(timeZone)' is invalid for '--time-zone <ZONE>': no such zone is known.")
    }
    let language = Locale(identifier: locale).language.languageCode
    guard let language, language.isISOLanguage else {
      throw ValidationError(
        "The value '\(locale)' is invalid for '--locale <LOCALE>': no such language is known.")
    }
  }

  /// The sender whose messages are sent.
  var me: String { givenMe ?? "you" }

  /// The zone, which `validate` has found.
  var zone: TimeZone { TimeZone(identifier: timeZone) ?? .gmt }
}
