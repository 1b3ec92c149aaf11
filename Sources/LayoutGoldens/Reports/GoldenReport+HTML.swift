import Foundation
import TextLayout

extension GoldenReport {
  /// The maximum number of goldens that are drawn; the others are only listed.
  private static let pictureLimit = 100

  /// The report as a self-contained HTML page. For each golden that is not equal it shows what has changed,
  /// and the expected and the actual layout, side by side and overlaid, with the changed frames marked.
  public var html: String { page(accepting: nil) }

  /// - Parameter token: A token that the page sends back when somebody accepts a golden; nil for a page on
  ///   which goldens cannot be accepted.
  package func page(accepting token: String?) -> String {
    let failures = entries.filter(\.hasFailed)
    let letters = failures.isEmpty ? nil : GoldenLetters()
    let causes = Dictionary(grouping: failures.filter(\.isAcceptable), by: \.cause).mapValues(\.count)
    let counts = Self.words.filter { count($0) > 0 }
      .map { "<span class=\"n \($0)\">\(count($0)) \($0)</span>" }.joined(separator: " ")
    var body = ""
    for (index, entry) in failures.enumerated() {
      body += article(
        entry, index, letters, draws: index < Self.pictureLimit, accepts: token != nil,
        alike: causes[entry.cause] ?? 1)
    }
    if failures.isEmpty { body = "<p class=\"none\">All goldens agree.</p>" }
    let options = Self.words.filter { word in failures.contains { $0.word == word } }
      .map { "<option>\($0)</option>" }.joined()
    return """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(XML.text(title)): \(failures.count) of \(entries.count) not equal</title>
      <style>\(Self.styleSheet)</style></head>
      <body\(token.map { " data-token=\"\(XML.attribute($0))\"" } ?? "")>
      <header><h1>\(XML.text(title))</h1><p class="counts">\(counts)</p>
      <form id="bar" onsubmit="return false">
      <input id="filter" type="search" placeholder="Filter by name or cause" aria-label="Filter by name or cause">
      <select id="kind" aria-label="Outcome"><option value="">all</option>\(options)</select>
      <span role="group" aria-label="View">
      <button type="button" data-view="side" aria-pressed="true">Side by side</button>
      <button type="button" data-view="over" aria-pressed="false">Overlay</button>
      <button type="button" data-view="fade" aria-pressed="false">Fade</button></span>
      <label><input id="cut" type="range" min="0" max="100" value="50" disabled aria-label="How much of the actual layout is shown"></label>
      <label><input id="marks" type="checkbox" checked> changed frames</label>
      \(token == nil ? "" : Self.acceptAll(failures.count(where: \.isAcceptable)))
      <span class="keys"><kbd>j</kbd> <kbd>k</kbd> next, previous · <kbd>1</kbd> <kbd>2</kbd> <kbd>3</kbd> view ·
      <kbd>←</kbd> <kbd>→</kbd> slider · <kbd>m</kbd> frames · <kbd>/</kbd> filter\(token == nil ? "" : " · <kbd>a</kbd> accept · <kbd>c</kbd> accept all with this cause")</span>
      </form></header>
      <main>\(body)</main>
      <script>\(Self.script)</script>
      </body></html>

      """
  }

  private static func acceptAll(_ count: Int) -> String {
    "<button type=\"button\" id=\"accept-all\">Accept all \(count)</button>"
  }

  /// - Parameter alike: How many goldens fail for the same cause as this one.
  private func article(
    _ entry: Entry, _ index: Int, _ letters: GoldenLetters?, draws: Bool, accepts: Bool, alike: Int
  ) -> String {
    var lines = entry.lines
    let first = lines.isEmpty ? "" : lines.removeFirst()
    let rest = lines.map { "<li>\(XML.text($0.trimmingCharacters(in: .whitespaces)))</li>" }.joined()
    var button = ""
    if accepts, entry.isAcceptable {
      button =
        "<button type=\"button\" class=\"accept\" data-name=\"\(XML.attribute(entry.name))\">Accept</button>"
      if alike > 1 {
        button += " <button type=\"button\" class=\"alike\">Accept all \(alike) with this cause</button>"
      }
    }
    return """
      <article id="c\(index)" data-word="\(entry.word)" data-cause="\(XML.attribute(entry.cause))" tabindex="-1">
      <h2><span class="n \(entry.word)">\(entry.word)</span> \(XML.text(entry.name)) \(button)</h2>
      <p class="cause">\(XML.text(first))</p>\(rest.isEmpty ? "" : "<ul>\(rest)</ul>")
      \(draws ? pictures(of: entry, index, letters) : "")\(listing(of: entry))
      <p class="path">\(XML.text(entry.path))</p></article>

      """
  }

  private func listing(of entry: Entry) -> String {
    guard case .different(let explanation) = entry.outcome else { return "" }
    let lines = explanation.listing
    let shown = lines.prefix(500).map(XML.text).joined(separator: "\n")
    return "<details><summary>All \(explanation.differences.count) differences</summary><pre>\(shown)"
      + (lines.count > 500 ? "\n… and \(lines.count - 500) more" : "") + "</pre></details>"
  }

  private func pictures(of entry: Entry, _ index: Int, _ letters: GoldenLetters?) -> String {
    guard entry.pictures.actual == nil else {
      let figures = [
        ("expected", entry.pictures.expected), ("actual", entry.pictures.actual),
        ("difference", entry.pictures.difference),
      ].filter { $0.0 != "difference" || $0.1 != nil }.map { name, data in
        let image =
          data.map { "<img alt=\"\(name)\" src=\"data:image/png;base64,\($0.base64EncodedString())\">" }
          ?? "<p class=\"none\">no golden</p>"
        return
          "<figure class=\"\(name)\"><figcaption>\(name)</figcaption><div class=\"pic\">\(image)</div></figure>"
      }
      return "<div class=\"pics\">\(figures.joined())</div>"
    }
    let old = entry.expected.flatMap { try? GoldenParser.parse($0.text) }
    let new = entry.actual.flatMap { try? GoldenParser.parse($0.text) }
    guard old != nil || new != nil else { return "" }
    var marks: [GoldenMark] = []
    var causes: Set<String> = []
    if case .different(let explanation) = entry.outcome {
      marks = explanation.marks
      for difference in explanation.causes.flatMap(\.differences) { causes.insert(difference.place) }
    }
    let focus = marks.first.flatMap { $0.expected ?? $0.actual }
    func shown(_ side: KeyPath<GoldenMark, Rect?>) -> [GoldenPicture.Mark] {
      marks.compactMap { mark in
        mark[keyPath: side].map {
          GoldenPicture.Mark(frame: $0, place: mark.place, isCause: causes.contains(mark.place))
        }
      }
    }
    func figure(_ name: String, _ nodes: [GoldenNode]?, _ marks: [GoldenPicture.Mark]) -> String {
      let picture = nodes.map { GoldenPicture($0, focus: focus, letters: letters) }
      let svg =
        picture.map { $0.svg(prefix: "g\(index)\(name.first ?? "x")", marks: marks) }
        ?? "<p class=\"none\">no golden</p>"
      return
        "<figure class=\"\(name)\"><figcaption>\(name)</figcaption><div class=\"pic\">\(svg)</div></figure>"
    }
    return "<div class=\"pics\">"
      + figure("expected", old, shown(\.expected)) + figure("actual", new, shown(\.actual)) + "</div>"
  }
}
