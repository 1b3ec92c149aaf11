import TextUnicode

/// Text with styles: what a paragraph is made from.
public struct StyledText: Hashable, Sendable {
  /// The characters, with one U+FFFC for each inline box.
  public var text: String
  /// The style of the text outside the runs.
  public var style: TextStyle
  /// Ranges in other styles, ascending. If two overlap, the later one wins.
  public var runs: [StyleRun]
  /// Values attached to ranges, for the code that draws the text: a colour, a link, a mention. They do not
  /// change glyphs.
  public var tags: [TextTag]
  /// Boxes in the text, each represented by a U+FFFC, ascending by offset.
  public var boxes: [InlineBox]
  /// Ranges whose directions are analysed apart from the text around them, ascending and without overlaps:
  /// code, addresses, names.
  package var directions: [BidiRange] = []

  /// Creates text in one style, except in the runs.
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

/// An opaque value attached to a range of text. It has no effect on shaping; `TextBlock.selectionRects(for:)`
/// gives the rectangles of the range.
public struct TextTag: Hashable, Sendable {
  /// UTF-16 offsets.
  public var range: Range<Int>
  /// A value of the caller's choice.
  public var value: Int

  /// Attaches a value to a range of UTF-16 offsets.
  public init(range: Range<Int>, value: Int) {
    self.range = range
    self.value = value
  }
}

/// A range of text in one style.
public struct StyleRun: Hashable, Sendable {
  /// UTF-16 offsets; clamped to the text.
  public var range: Range<Int>
  /// The style of the range.
  public var style: TextStyle

  /// A range of UTF-16 offsets in a style.
  public init(range: Range<Int>, style: TextStyle) {
    self.range = range
    self.style = style
  }
}
