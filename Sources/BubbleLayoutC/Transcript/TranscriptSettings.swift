import BubbleLayout
import CBubbleLayout
import Foundation

/// What a caller's options mean.
struct TranscriptSettings {
  var width = 320.0
  var environment = LayoutEnvironment()
  var options = TranscriptOptions()
  var opening = TranscriptOpening.settled
  var offsets = OffsetKind.utf16

  /// - Parameter given: Nil for the usual values.
  init(_ given: bubble_transcript_options?) throws(Failure) {
    guard let given else { return }
    let flags = given.flags
    func has(_ flag: bubble_transcript_flags) -> Bool { flags & UInt32(flag.rawValue) != 0 }
    width = given.width
    environment = try Self.environment(given)
    environment.direction = has(BUBBLE_RIGHT_TO_LEFT) ? .rightToLeft : .leftToRight
    environment.isSelecting = has(BUBBLE_SELECTING)
    environment.isPrivate = has(BUBBLE_PRIVATE)
    options = TranscriptOptions(
      dates: has(BUBBLE_DATES) ? SeparatorStyle() : nil, typing: has(BUBBLE_TYPING) ? TypingRow() : nil,
      placesShortContentAtBottom: has(BUBBLE_SHORT_AT_BOTTOM), keepsBottom: has(BUBBLE_KEEPS_BOTTOM))
    if let unread = given.unread {
      let text = try Arguments.text(given.unread_text, "options->unread_text")
      options.unread = UnreadLine(
        before: try Arguments.id(unread, "options->unread"), text: text ?? environment.words.unread)
    }
    if has(BUBBLE_ESTIMATED) { opening = .estimated }
    offsets = OffsetKind(flags: flags)
  }

  private static func environment(
    _ given: bubble_transcript_options
  ) throws(Failure) -> LayoutEnvironment {
    let locale = try Arguments.text(given.locale, "options->locale") ?? "en_US"
    let language = Locale(identifier: locale).language.languageCode
    guard locale.utf8.count <= 128, language?.isISOLanguage == true else {
      throw .argument(
        "options->locale is \"\(locale.prefix(128))\", and no language of that name is known",
        "options->locale")
    }
    let zone = try Arguments.text(given.time_zone, "options->time_zone") ?? "GMT"
    guard zone.utf8.count <= 128, let timeZone = TimeZone(identifier: zone) else {
      throw .argument(
        "options->time_zone is \"\(zone.prefix(128))\", and no zone of that name is known",
        "options->time_zone")
    }
    return LayoutEnvironment(
      me: try Arguments.text(given.me, "options->me"), locale: Locale(identifier: locale),
      timeZone: timeZone, scale: given.scale == 0 ? nil : given.scale,
      fontScale: given.font_scale == 0 ? 1 : given.font_scale)
  }
}
