import BubbleLayout
import CBubbleLayout
import Foundation
import MessageReading

/// The settings that a caller's options describe.
struct TranscriptSettings {
  var width = 320.0
  var environment = LayoutEnvironment()
  var options = TranscriptOptions()
  var opening = TranscriptOpening.settled
  var offsets = OffsetKind.utf16
  /// Whether the options contain people. Then people in a document of messages are ignored.
  private(set) var givesPeople = false

  /// - Parameter given: The options; nil for the default values.
  init(_ given: bubble_transcript_options?) throws(Failure) {
    guard let given else { return }
    let flags = given.flags
    try Arguments.checkFlags(flags, known: Self.knownFlags, "options->flags", "bubble_transcript_flags")
    func has(_ flag: bubble_transcript_flags) -> Bool { flags & UInt32(flag.rawValue) != 0 }
    width = given.width
    environment = try Self.environment(given)
    environment.direction = has(BUBBLE_TRANSCRIPT_RIGHT_TO_LEFT) ? .rightToLeft : .leftToRight
    environment.isSelecting = has(BUBBLE_TRANSCRIPT_SELECTING)
    environment.isOneToOne = has(BUBBLE_TRANSCRIPT_PRIVATE)
    try readPeople(given)
    options = TranscriptOptions(
      dates: has(BUBBLE_TRANSCRIPT_DATES) ? SeparatorStyle() : nil,
      typing: has(BUBBLE_TRANSCRIPT_TYPING) ? TypingRow() : nil,
      placesShortContentAtBottom: has(BUBBLE_TRANSCRIPT_SHORT_AT_BOTTOM),
      keepsBottom: has(BUBBLE_TRANSCRIPT_KEEPS_BOTTOM))
    if let unread = given.unread {
      let text = try Arguments.text(given.unread_text, "options->unread_text")
      options.unread = UnreadLine(
        before: try Arguments.id(unread, "options->unread"), text: text ?? environment.words.unread)
    }
    if let typists = given.typists {
      let row = try Self.json(typists, "options->typists") { (bytes) throws(ReadingError) in
        try TypingRow(json: bytes)
      }
      if !row.people.isEmpty { options.typing = row }
    }
    if has(BUBBLE_TRANSCRIPT_ESTIMATED) { opening = .estimated }
    offsets = OffsetKind(flags: flags)
  }

  private static let knownFlags = [
    BUBBLE_TRANSCRIPT_RIGHT_TO_LEFT, BUBBLE_TRANSCRIPT_SELECTING, BUBBLE_TRANSCRIPT_PRIVATE,
    BUBBLE_TRANSCRIPT_DATES, BUBBLE_TRANSCRIPT_TYPING, BUBBLE_TRANSCRIPT_SHORT_AT_BOTTOM,
    BUBBLE_TRANSCRIPT_KEEPS_BOTTOM, BUBBLE_TRANSCRIPT_ESTIMATED, BUBBLE_TRANSCRIPT_UTF8_OFFSETS,
  ].reduce(0) { $0 | UInt32($1.rawValue) }

  private mutating func readPeople(_ given: bubble_transcript_options) throws(Failure) {
    if let people = given.people {
      environment.people = try Self.json(people, "options->people") { (bytes) throws(ReadingError) in
        try People(json: bytes)
      }
      givesPeople = true
    }
    if let texts = given.day_texts {
      environment.dayTexts = try Self.json(texts, "options->day_texts") { (bytes) throws(ReadingError) in
        try LayoutEnvironment.dayTexts(json: bytes)
      }
    }
    guard let now = try Arguments.text(given.now, "options->now") else { return }
    do throws(TimestampError) {
      environment.now = try Timestamp(iso8601: now)
    } catch {
      throw .argument("options->now is \"\(now.prefix(128))\": \(error)", "options->now")
    }
  }

  private static func json<Value>(
    _ text: UnsafePointer<CChar>, _ name: StaticString,
    _ read: ([UInt8]) throws(ReadingError) -> Value
  ) throws(Failure) -> Value {
    let bytes = Array(try Arguments.bytes(text, -1, name))
    do throws(ReadingError) {
      return try read(bytes)
    } catch {
      var reason = error.description
      if case .malformed(_, _, let told) = error { reason = told }
      throw .argument("\(name): \(reason)", "\(name)")
    }
  }

  private static func environment(
    _ given: bubble_transcript_options
  ) throws(Failure) -> LayoutEnvironment {
    let locale = try Arguments.text(given.locale, "options->locale") ?? "en_US"
    let language = Locale(identifier: locale).language.languageCode
    guard locale.utf8.count <= 128, language?.isISOLanguage == true else {
      throw .argument(
        "options->locale is \"\(locale.prefix(128))\", which has no known language",
        "options->locale")
    }
    let zone = try Arguments.text(given.time_zone, "options->time_zone") ?? "GMT"
    guard zone.utf8.count <= 128, let timeZone = TimeZone(identifier: zone) else {
      throw .argument(
        "options->time_zone is \"\(zone.prefix(128))\", which is not a known time zone",
        "options->time_zone")
    }
    try Arguments.check(
      given.scale, in: LayoutEnvironment.scales, "options->scale", orZeroFor: "no rounding")
    try Arguments.check(given.font_scale, in: 0.5...4, "options->font_scale", orZeroFor: "1")
    return LayoutEnvironment(
      me: try Arguments.text(given.me, "options->me"), locale: Locale(identifier: locale),
      timeZone: timeZone, scale: given.scale == 0 ? nil : given.scale,
      fontScale: given.font_scale == 0 ? 1 : given.font_scale)
  }
}
