import BubbleLayout
import Foundation

/// One combination of options with which a transcript is laid out.
struct GoldenVariant {
  /// The style as named on the command line: a preset's name or a path.
  let styleName: String
  let style: ChatStyle
  let width: WidthArgument
  let direction: InterfaceDirection
  let fontScale: Double
  let scale: Double?
  var reader = GoldenReader()
  var rows = TranscriptOptions()
  var themes: [PictureTheme] = []

  /// The name of the golden within the transcript's folder, such as `merged-180-rtl`. Options with their
  /// default values are not in the name.
  var name: String {
    let style = styleName.split(separator: "/").last.map(String.init) ?? styleName
    var name = Self.fileName(style.hasSuffix(".json") ? String(style.dropLast(5)) : style)
    name += "-" + width.description
    if direction == .rightToLeft { name += "-rtl" }
    if fontScale != 1 { name += "-font\(Self.decimal(fontScale))" }
    if let scale { name += "-\(Self.decimal(scale))x" }
    return name
  }

  /// The properties that the golden lists.
  var properties: [(name: String, value: String)] {
    var properties = [
      ("style", style.name), ("width", width.description), ("direction", direction.rawValue),
      ("fontScale", Self.decimal(fontScale)), ("me", reader.me), ("timeZone", reader.timeZone),
      ("locale", reader.locale),
    ]
    if let scale { properties.append(("scale", Self.decimal(scale))) }
    if let now = reader.now { properties.append(("now", now.text)) }
    return properties
  }

  /// Returns the folder of a transcript's goldens: the transcript's file name without the ending.
  static func folder(of file: String) -> String {
    let name = file == "-" ? "stdin" : file.split(separator: "/").last.map(String.init) ?? file
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return fileName(name) }
    return fileName(String(name[..<dot]))
  }

  /// Returns a valid name of a golden, which may not begin with a dot or be empty.
  private static func fileName(_ name: String) -> String {
    name.hasPrefix(".") ? "_" + name.drop { $0 == "." } : name.isEmpty ? "_" : name
  }

  private static func decimal(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? "\(number)"
  }
}

extension GoldenVariant {
  /// What the layout depends on besides messages, style and width.
  var environment: LayoutEnvironment {
    LayoutEnvironment(
      me: reader.me, locale: .init(identifier: reader.locale),
      timeZone: TimeZone(identifier: reader.timeZone) ?? .gmt, direction: direction, scale: scale,
      fontScale: fontScale, people: reader.people ?? People(), now: reader.now?.moment,
      dayTexts: reader.dayTexts)
  }
}

/// The reader of a conversation: their name, time zone, locale and the people they see.
struct GoldenReader {
  var me = "you"
  var timeZone = "GMT"
  var locale = "en_US"
  /// The people; nil to take them from the transcript's file.
  var people: People?
  var now: TimeArgument?
  var dayTexts: [String: String] = [:]
}
