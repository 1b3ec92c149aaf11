/// How unfinished markup is treated while a text grows. By default all rules are on.
///
/// A rule that holds something back does not show it until more of the text has arrived. After `finish` no
/// rule applies.
public struct HealingOptions: Sendable, Equatable, Hashable {
  /// A line that may become a heading's underline (`-`, `===`) is held back.
  public var underlines = true
  /// A line that may become a fence is held back until it ends, so that a code block comes with its language.
  public var fences = true
  /// A table's header row is held back until its delimiter row begins. From then on the two rows are shown as
  /// a table.
  public var tables = true
  /// A line with only markers so far is held back: `-`, `1.`, `- [ ]`, `>`, `##`, `***`, `[^1]:`, `$`.
  public var markers = true
  /// A line that starts with an unfinished tag is held back.
  public var htmlBlocks = true
  /// Open `**`, `*`, `_`, `~~`, `||` and `==` are closed at the end of the text.
  public var emphasis = true
  /// Open code is closed at the end of the text.
  public var code = true
  /// An open formula is closed at the end of the text and marked as unfinished.
  public var formulas = true
  /// A half-typed link shows its label, never its address.
  public var links = true
  /// A half-typed image is left out.
  public var images = true
  /// A half-typed tag or autolink is left out, and open tags such as `<kbd>` extend to the end.
  public var tags = true
  /// A half-typed entity (`&nb`), escape and footnote label (`[^2`) are left out.
  public var entities = true
  /// `[^1]` is a footnote before its definition has arrived, because definitions come last.
  public var footnotes = true

  /// Creates options with all rules on.
  public init() {}

  /// Options with all rules off: an unfinished text is parsed as if it were complete.
  public static var none: HealingOptions {
    var options = HealingOptions()
    options.underlines = false
    options.fences = false
    options.tables = false
    options.markers = false
    options.htmlBlocks = false
    options.emphasis = false
    options.code = false
    options.formulas = false
    options.links = false
    options.images = false
    options.tags = false
    options.entities = false
    options.footnotes = false
    return options
  }
}
