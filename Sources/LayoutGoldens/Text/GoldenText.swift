import BubbleLayout
import TextLayout

/// A layout as text: what a golden file holds.
///
/// One item a line, children indented by two spaces, fields in a fixed order, lengths in points with three
/// decimals (1/64 point is more than 0.015, so none is lost), text offsets as whole UTF-16 numbers. The first
/// lines name what the layout depends on: the shaper, the Unicode version and each font by its hash.
///
/// ```
/// bubble-golden/1
/// environment harfbuzz="6.0.0" unicode="17.0.0"
/// font NotoSans-Bold sha256="…"
/// case width=320.000
/// cell 0 id="m1" sender="you" side=left frame=[0.000 0.000 320.000 65.000]
///   text 0 frame=[20.000 40.000 41.297 18.000]
///     line 0 range=[0 5] visible=5 frame=[…] baseline=14.000 ending=endOfText direction=ltr text="Hello"
/// ```
public struct GoldenText: Hashable, Sendable {
  /// The file's content, ending in a line feed.
  public let text: String

  /// Takes a golden file's content as it is.
  public init(text: String) { self.text = text }

  /// Writes a layout.
  ///
  /// - Parameters:
  ///   - cells: In the order they are listed.
  ///   - properties: What the layout was made with, such as `("width", "320")`, for the reader of the file.
  ///   - detail: Whether glyphs are listed.
  ///   - environment: What the layout depends on; taken from the cells where it is not given.
  public init(
    _ cells: [Cell], properties: [(name: String, value: String)] = [], detail: GoldenDetail = .lines,
    environment: GoldenEnvironment? = nil
  ) {
    var writer = GoldenWriter(detail: detail)
    writer.begin(environment ?? GoldenEnvironment(of: cells), properties: properties)
    for (index, cell) in cells.enumerated() { writer.write(cell, index: index) }
    self.init(text: writer.text)
  }
}

/// How much of a layout a golden file holds.
public enum GoldenDetail: String, Hashable, Sendable {
  /// Frames and lines.
  case lines
  /// Each glyph with its place too.
  case glyphs
}
