/// Which Markdown is read: CommonMark 0.31.2 with the extensions that are on.
///
/// The defaults are what answers of language models and chats need. ``commonMark`` has no extension at all.
public struct MarkdownOptions: Sendable, Equatable, Hashable {
  /// What a line end inside a paragraph is shown as.
  public enum SoftBreaks: String, Sendable, CaseIterable {
    /// A space, as CommonMark has it.
    case space
    /// A line feed, as chats have it.
    case line
  }

  /// Tables of GFM: a header row, a delimiter row of as many cells, and rows.
  public var tables = true
  /// `~~struck out~~`. Two tildes only: `~12万和~510万` stays as it is.
  public var strikethrough = true
  /// `- [ ] to do` and `- [x] done`.
  public var taskLists = true
  /// `[^label]` and `[^label]: text`. Definitions are shown where they stand.
  public var footnotes = true
  /// `> [!NOTE]`, and `TIP`, `IMPORTANT`, `WARNING`, `CAUTION`.
  public var alerts = true
  /// `<details>` with `<summary>`: what is within is Markdown.
  public var details = true
  /// `<br>`, and the emphases `<sub>`, `<sup>`, `<kbd>`, `<mark>`, `<u>`, `<ins>`, `<s>`, `<del>`, `<b>`, `<strong>`, `<i>`, `<em>`,
  /// `<code>`. Other tags stand as they are written.
  public var tags = true
  /// `$$…$$`, `\(…\)`, `\[…\]` and code of the language `math`.
  public var math = true
  /// `$…$` by Pandoc's rule: no space inside the dollars, no digit after the second, and no letter or digit before the first.
  public var dollarMath = false
  /// `||hidden||`.
  public var spoilers = false
  /// `==marked==`.
  public var marks = false
  /// Emphasis opens and closes beside Chinese, Japanese and Korean characters as beside letters, their punctuation
  /// too (`**「…」**です`): the amendment of commonmark-spec #650.
  public var cjkFriendlyEmphasis = false
  /// Inside a fence whose language is Markdown, a fence with a language opens one more that must be closed first.
  /// By CommonMark the first closing fence ends all.
  public var nestsTaggedFences = false
  /// `- > 25` is a list item that compares, not one with a quote, where a digit follows the `>`.
  public var comparisonsAfterMarkers = false
  /// What a line end inside a paragraph is shown as.
  public var softBreaks = SoftBreaks.space

  /// All defaults.
  public init() {}

  /// CommonMark 0.31.2 and nothing else.
  public static var commonMark: MarkdownOptions {
    var options = MarkdownOptions()
    options.tables = false
    options.strikethrough = false
    options.taskLists = false
    options.footnotes = false
    options.alerts = false
    options.details = false
    options.tags = false
    options.math = false
    return options
  }
}
