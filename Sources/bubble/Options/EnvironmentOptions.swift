import ArgumentParser
import BubbleLayout
import Foundation

/// Who reads, and where.
struct EnvironmentOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The sender whose messages are sent; all others are received.", valueName: "NAME"))
  var me = "you"

  @Option(help: ArgumentHelp("The direction of the interface: ltr or rtl.", valueName: "DIRECTION"))
  var direction = InterfaceDirection.leftToRight

  @Option(
    help: ArgumentHelp(
      "Device pixels in a point; measured sizes are rounded up to whole pixels. (default: no rounding)",
      valueName: "S"))
  var scale: Double?

  @Option(help: ArgumentHelp("The zone times are shown in, such as Europe/Berlin.", valueName: "ZONE"))
  var timeZone = "GMT"

  @Option(help: ArgumentHelp("The locale times are written in, such as de_DE.", valueName: "LOCALE"))
  var locale = "en_US"

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("By how much the reader wants all fonts larger, from 0.5 to 4.", valueName: "F"))
  var fontScale = 1.0

  @Flag(help: "Lay out as while messages are being chosen, in styles that have a place to tick them.")
  var selecting = false

  func validate() throws {
    guard (0.5...4).contains(fontScale) else {
      throw ValidationError(
        "The value '\(fontScale)' is invalid for '--font-scale <F>': a number from 0.5 to 4 is needed.")
    }
    if let scale, !(scale > 0 && scale.isFinite) {
      throw ValidationError("The value '\(scale)' is invalid for '--scale <S>': a positive number is needed.")
    }
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
}

extension InterfaceDirection: ExpressibleByArgument {}

extension EnvironmentOptions {
  /// The options as the layout takes them.
  var environment: LayoutEnvironment {
    LayoutEnvironment(
      me: me, locale: Locale(identifier: locale), timeZone: TimeZone(identifier: timeZone) ?? .gmt,
      direction: direction, scale: scale, fontScale: fontScale, isSelecting: selecting)
  }
}
