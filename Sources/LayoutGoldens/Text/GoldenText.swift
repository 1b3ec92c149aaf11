import BubbleLayout
import Foundation
import LayoutFormat

/// A layout as text: the content of a golden file.
///
/// Each line is one item; inner items are indented by two more spaces. Fields have a fixed order. Lengths are
/// in points with three decimals, which is exact enough for units of 1/64 point. Offsets in texts are UTF-16
/// offsets. The first lines name what the layout depends on: the shaper, the Unicode version and each font
/// with its hash.
///
/// ```
/// bubble-golden/1
/// environment harfbuzz="6.0.0" unicode="17.0.0"
/// font NotoSans-Bold sha256="…"
/// case width=320.000
/// cell 0 id="m1" sender="you" side=left role=sent frame=[0.000 0.000 320.000 65.000]
///   text 0 text="Hello" frame=[20.000 40.000 41.297 18.000] origin=[0.000 0.000]
///     line 0 range=[0 5] visible=5 frame=[…] baseline=14.000 ending=endOfText direction=ltr text="Hello"
/// ```
/// Characters that have no glyph in any font are listed on their lines as `missing=[U+2A6D6]`, and a line
/// before the rows says `missing characters="1" codePoints="U+2A6D6"`.
///
/// `bubble layout --format text` writes the same format.
public struct GoldenText: Hashable, Sendable {
  /// The file's content, ending in a line feed.
  public let text: String

  /// The content of a golden file.
  public init(text: String) { self.text = text }

  /// Makes a golden of the rows of a layout: messages, dates, the unread line, the typing row.
  ///
  /// - Parameters:
  ///   - rows: The rows, in the order in which they are written.
  ///   - properties: The settings that the layout was made with, such as `("width", "320")`, for people who
  ///     read the file.
  ///   - detail: Whether glyphs are listed.
  ///   - environment: The shaper and fonts that the layout depends on; nil to take them from the rows.
  ///   - narrator: Computes what screen readers say about the rows; nil to leave it out.
  ///   - style: The style of the rows. Its fields are listed, so that a failure can name the changed field.
  ///     If it is nil, the style is taken from the rows, if they contain it, as those of `LayoutEngine.rows`
  ///     do.
  /// - Complexity: Linear in the length of the output.
  public init(
    _ rows: some Sequence<TranscriptRow>, properties: [(name: String, value: String)] = [],
    detail: GoldenDetail = .lines, environment: GoldenEnvironment? = nil,
    narrator: AccessibilityNarrator? = nil, style: ChatStyle? = nil
  ) {
    let origin = rows as? any RowOrigin
    let properties = properties.isEmpty ? origin.map(Self.properties) ?? [] : properties
    let rows = Array(rows)
    var body = TextSink(glyphs: detail == .glyphs, narrator: narrator)
    for row in rows { body.write(row) }
    let listed = body.text
    var sink = TextSink(glyphs: detail == .glyphs)
    (environment ?? GoldenEnvironment(of: rows)).write(to: &sink)
    if !properties.isEmpty {
      sink.open("case")
      for property in properties { sink.field(named: property.name, property.value) }
      sink.close()
    }
    GoldenHead(rows, style: style ?? origin?.style, text: listed).write(to: &sink)
    var missing = MissingGlyphs()
    for row in rows { missing.add(row) }
    GoldenEnvironment.write(missing, to: &sink)
    self.init(text: sink.text + listed.drop { $0 != "\n" }.dropFirst())
  }

  /// Returns the settings that rows were laid out with, as properties of the golden.
  static func properties(of origin: any RowOrigin) -> [(name: String, value: String)] {
    properties(style: origin.style, width: origin.width, in: origin.environment)
  }

  static func properties(
    style: ChatStyle, width: Double, in environment: LayoutEnvironment
  ) -> [(name: String, value: String)] {
    [
      ("style", style.name), ("width", "\(width)"), ("direction", environment.direction.rawValue),
      ("fontScale", "\(environment.fontScale)"), ("me", environment.me ?? ""),
      ("timeZone", environment.timeZone.identifier), ("locale", environment.locale.identifier),
    ]
  }

  /// Whether the layout shows boxes for characters that have no glyph in any font. A line before the rows
  /// lists such characters.
  public var showsMissingGlyphs: Bool {
    for line in text.split(separator: "\n") {
      if line.hasPrefix("missing ") { return true }
      // The line about missing characters precedes all rows, so the search ends at the first row.
      if ["cell ", "separator ", "typing"].contains(where: line.hasPrefix) { return false }
    }
    return false
  }

  /// The content of the line about missing glyphs; nil if there is none.
  var missingGlyphs: String? {
    guard showsMissingGlyphs else { return nil }
    return text.split(separator: "\n").first { $0.hasPrefix("missing ") }.map { String($0.dropFirst(8)) }
  }

  /// Makes a golden of cells alone; see `init(_:properties:detail:environment:)`.
  public init(
    _ cells: some Sequence<Cell>, properties: [(name: String, value: String)] = [],
    detail: GoldenDetail = .lines, environment: GoldenEnvironment? = nil, style: ChatStyle? = nil
  ) {
    self.init(
      cells.lazy.map { TranscriptRow.message($0) }, properties: properties, detail: detail,
      environment: environment, style: style)
  }
}

/// How much detail a golden file has.
public enum GoldenDetail: String, Hashable, Sendable {
  /// Frames and lines.
  case lines
  /// Frames, lines, and each glyph with its position.
  case glyphs
}
