import Foundation
import Markdown

/// Prints the syntax tree of each text of a file as a line of JSON, for `Scripts/markdown-oracle.py`.
///
///     MarkdownTree FILE
///
/// The file holds a JSON array of texts. The syntax is CommonMark with tables, strikethrough and footnotes.
@main
struct MarkdownTree {
  static func main() throws {
    guard CommandLine.arguments.count == 2 else {
      print("usage: MarkdownTree FILE")
      exit(2)
    }
    let data = try Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1]))
    var options = MarkdownOptions.commonMark
    options.tables = true
    options.strikethrough = true
    options.footnotes = true
    for text in try JSONDecoder().decode([String].self, from: data) {
      print(TreeDump.dump(MarkdownSyntax(text, options: options).root))
    }
  }
}
