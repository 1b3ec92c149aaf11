/// The Markdown dialect: CommonMark 0.31.2 with the enabled extensions.
///
/// The defaults suit answers of language models and chats. ``commonMark`` has no extensions.
public struct MarkdownOptions: Sendable, Equatable, Hashable {
  /// How a line end inside a paragraph is shown.
  public enum SoftBreaks: String, Sendable, CaseIterable {
    /// A space, as in CommonMark.
    case space
    /// A line feed, as in chats.
    case line
  }

  /// Tables of GFM: a header row, a delimiter row with the same number of cells, and rows.
  public var tables = true
  /// `~~struck out~~`. Only with two tildes: `~12万和~510万` is not changed.
  public var strikethrough = true
  /// `- [ ] to do` and `- [x] done`.
  public var taskLists = true
  /// `[^label]` and `[^label]: text`. Definitions are shown at their own place.
  public var footnotes = true
  /// `> [!NOTE]`, also with `TIP`, `IMPORTANT`, `WARNING` and `CAUTION`.
  public var alerts = true
  /// `<details>` with `<summary>`. Their content is Markdown.
  public var details = true
  /// A picture that is alone between line ends of a paragraph is a block of its own, and so is a heading that
  /// consists of a picture.
  public var pictures = true
  /// `<br>`, `<img>`, `<a href="…">`, and the emphases `<sub>`, `<sup>`, `<kbd>`, `<mark>`, `<u>`, `<ins>`, `<s>`, `<del>`, `<b>`,
  /// `<strong>`, `<i>`, `<em>`, `<code>`. Tags that only group text (`<p>`, `<div>`, `<center>`,
  /// `<section>`, `<article>`, `<span>`, `<font>`, `<small>`, `<big>`) are left out. Other tags are shown as they are written.
  public var tags = true
  /// Addresses without markup, such as `https://example.org/__init__.py`, `www.example.org/a_b_` and
  /// `name_@example.org`, are text in which nothing is markup (GFM's extended autolinks). They get no address
  /// as a link; the program that shows the text decides about that.
  public var addresses = true
  /// `$$…$$`, `\(…\)`, `\[…\]` and code of the language `math`.
  public var math = true
  /// `$…$` by Pandoc's rule: no space inside the dollars, no digit after the second, and no letter or digit before the first.
  public var dollarMath = false
  /// `||hidden||`.
  public var spoilers = false
  /// `==marked==`.
  public var marks = false
  /// Emphasis opens and closes next to Chinese, Japanese and Korean characters, including punctuation, as it
  /// does next to letters (`**「…」**です`): the amendment of commonmark-spec #650.
  public var cjkFriendlyEmphasis = false
  /// Inside a fence whose language is Markdown, a fence with a language opens another one, which must be
  /// closed first. In CommonMark the first closing fence ends everything.
  public var nestsTaggedFences = false
  /// `- > 25` is a list item with a comparison instead of a quote, if a digit follows the `>`.
  public var comparisonsAfterMarkers = false
  /// How a line end inside a paragraph is shown.
  public var softBreaks = SoftBreaks.space

  /// Creates options with the defaults.
  public init() {}

  /// CommonMark 0.31.2 without any extension.
  public static var commonMark: MarkdownOptions {
    var options = MarkdownOptions()
    options.tables = false
    options.strikethrough = false
    options.taskLists = false
    options.footnotes = false
    options.alerts = false
    options.details = false
    options.pictures = false
    options.tags = false
    options.addresses = false
    options.math = false
    return options
  }
}
