/// Text with styles: what a paragraph is made from.
public struct StyledText: Hashable, Sendable {
  /// The characters, with one U+FFFC for each inline box.
  public var text: String
  /// The style of all that no run covers.
  public var style: TextStyle
  /// Stretches in another style, ascending and apart; where two overlap the later one wins.
  public var runs: [StyleRun]
  /// What stretches mean to the one who draws them: a colour, a link, a mention. They change no glyph.
  public var tags: [TextTag]
  /// Boxes that stand in the text, each in place of one U+FFFC, ascending by offset.
  public var boxes: [InlineBox]

  /// Text in one style, but for the runs.
  public init(
    _ text: String, style: TextStyle, runs: [StyleRun] = [], tags: [TextTag] = [], boxes: [InlineBox] = []
  ) {
    self.text = text
    self.style = style
    self.runs = runs
    self.tags = tags
    self.boxes = boxes
  }
}

/// An opaque mark on a stretch of text. It is carried along and never splits shaping; `selectionRects(for:)` of a
/// laid-out text says where the stretch is.
public struct TextTag: Hashable, Sendable {
  /// UTF-16 offsets.
  public var range: Range<Int>
  /// Whatever the caller means by it.
  public var value: Int

  /// A mark on a stretch of UTF-16 offsets.
  public init(range: Range<Int>, value: Int) {
    self.range = range
    self.value = value
  }
}

/// A stretch of text in one style.
public struct StyleRun: Hashable, Sendable {
  /// UTF-16 offsets; clamped to the text.
  public var range: Range<Int>
  /// The style of the stretch.
  public var style: TextStyle

  /// A stretch of UTF-16 offsets in a style.
  public init(range: Range<Int>, style: TextStyle) {
    self.range = range
    self.style = style
  }
}
