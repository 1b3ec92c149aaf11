import BubbleLayout
import TextLayout

/// Paints rows as one self-contained HTML page: an SVG drawing with a legend, in light and dark colours.
///
/// ```swift
/// import BubbleLayout
/// import Foundation
/// import LayoutPainting
///
/// let engine = try LayoutEngine(fonts: .bundled)
/// let cell = engine.cell(for: Message(id: 1, sender: "ann", text: "Hello"), style: .balloon, width: 320)
///
/// let page = HTMLPainter(title: "One message", summary: ["style balloon", "width 320"]).page(of: [cell])
/// try page.write(toFile: "chat.html", atomically: true, encoding: .utf8)
/// print(page.utf8.count, "bytes")
/// ```
public struct HTMLPainter: Sendable {
  /// The page's heading.
  public var title: String
  /// Facts shown below the title, such as the style, the width and the number of messages.
  public var summary: [String]
  /// Whether frames, lines, baselines and the caps of bubbles are drawn. The page can show and hide them.
  public var includesFrames: Bool
  /// The initial theme; nil for the theme of the reader's system.
  public var theme: ColorTheme?
  /// How many CSS pixels a point has.
  public var scale: Double
  /// The pictures of senders and attachments; nil for the layout's placeholders.
  public var provider: (any PictureProvider)?
  /// Picture files of bubbles, as in `Theme.bubblePictures`.
  public var bubblePictures: [String: Picture] = [:]
  /// Computes what screen readers say about rows; nil for a page with only their texts.
  public var narrator: AccessibilityNarrator?

  /// Creates a painter. The parameters have the meanings of the properties with the same names.
  public init(
    title: String = "Transcript", summary: [String] = [], includesFrames: Bool = true,
    theme: ColorTheme? = nil, scale: Double = 1, provider: (any PictureProvider)? = nil,
    narrator: AccessibilityNarrator? = nil
  ) {
    self.title = title
    self.summary = summary
    self.includesFrames = includesFrames
    self.theme = theme
    self.scale = scale
    self.provider = provider
    self.narrator = narrator
  }

  /// Paints rows at their frames.
  ///
  /// - Parameters:
  ///   - rows: The rows, from top to bottom.
  ///   - size: The size of the transcript, in points.
  ///   - overlay: The overlay over the rows; see `SVGPainter`.
  ///   - output: Receives the page row by row.
  public func paint(
    _ rows: some Sequence<some PaintableRow>, size: Size, overlay: TranscriptOverlay? = nil,
    to output: inout some TextOutputStream
  ) {
    let rows = Array(rows.map(\.row))
    output.write(head(rows.lazy.compactMap(\.colors).first ?? .standard))
    drawing.paint(rows, size: size, overlay: overlay, to: &output)
    output.write(Self.tail)
  }

  /// The painter of the SVG drawing in the page.
  var drawing: SVGPainter {
    var painter = SVGPainter(
      theme: .light, showsFrames: includesFrames, includesText: true, title: "", scale: scale,
      provider: provider, narrator: narrator)
    painter.includesStyleSheet = false
    painter.theme.bubblePictures = bubblePictures
    return painter
  }

  /// Returns a page of rows. The size of the drawing is the extent of their frames.
  public func page(of rows: some Collection<some PaintableRow>, overlay: TranscriptOverlay? = nil) -> String {
    var page = ""
    paint(rows, size: rows.extent, overlay: overlay, to: &page)
    return page
  }

  func head(_ colors: ChatColors) -> String {
    let name = XMLText.label(title)
    let facts = summary.map { "<span>\(XMLText.label($0))</span>" }.joined()
    let frames =
      includesFrames
      ? "<label><input type=\"checkbox\" id=\"frames\"> frames</label>\(Self.legend)" : ""
    return """
      <!DOCTYPE html>
      <html lang="en"\(theme.map { " data-theme=\"\($0.rawValue)\"" } ?? "")>
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width,initial-scale=1">
      <title>\(name)</title>
      <style>
      \(Self.pageRules)
      \(StyleSheet.rules(colors.light, scope: "svg"))
      @media (prefers-color-scheme: dark){\(StyleSheet.rules(colors.dark, scope: ":root:not([data-theme=light]) svg"))}
      \(StyleSheet.rules(colors.dark, scope: ":root[data-theme=dark] svg"))
      \(SVGWriter.textRules)\(SVGWriter.frameRules)
      </style>
      </head>
      <body>
      <header><h1>\(name)</h1><p>\(facts)</p>
      <p class="tools"><button id="theme" type="button">light / dark</button>\(frames)</p></header>
      <main>

      """
  }

  private static let legend =
    "<span class=\"legend\"><i style=\"color:#9aa0ac\">cell</i><i style=\"color:#d0312d\">bubble, caps</i>"
    + "<i style=\"color:#2d7dd2\">text, label</i><i style=\"color:#2e9e5b\">line</i>"
    + "<i style=\"color:#b5179e\">baseline</i><i style=\"color:#d97706\">choosing, swiping</i></span>"

  private static let pageRules = """
    :root{color-scheme:light;--page:#e7e9ee;--ink:#1c1c1e;--faint:#666b76}
    :root[data-theme=dark]{color-scheme:dark;--page:#0d0e11;--ink:#e6e7eb;--faint:#9498a4}
    @media (prefers-color-scheme: dark){:root:not([data-theme=light])\
    {color-scheme:dark;--page:#0d0e11;--ink:#e6e7eb;--faint:#9498a4}}
    body{margin:0;background:var(--page);color:var(--ink);font:14px/1.4 system-ui,sans-serif}
    header{max-width:40rem;margin:0 auto;padding:1.2rem 1rem .6rem;text-align:center}
    h1{font-size:1.15rem;margin:0 0 .3rem}
    p{margin:.3rem 0;color:var(--faint)}
    p span+span::before{content:" · "}
    .tools,.legend{display:flex;flex-wrap:wrap;gap:.4rem .9rem;justify-content:center;align-items:center}
    .legend i{font-style:normal;font-size:.85em}
    .legend i::before{content:"■ "}
    main{display:flex;justify-content:safe center;overflow-x:auto;padding:.6rem 0 2rem}
    svg{flex:none;border-radius:10px;box-shadow:0 1px 6px #0003}
    body:not(.frames) :is(.fc,.fb,.ft,.fl,.fx,.fk,.fs){display:none}
    """

  static let tail = """
    </main>
    <script>
    document.getElementById("theme").onclick = () => {
      const root = document.documentElement.dataset;
      const dark = root.theme ? root.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
      root.theme = dark ? "light" : "dark";
    };
    const frames = document.getElementById("frames");
    if (frames) frames.onchange = () => document.body.classList.toggle("frames", frames.checked);
    </script>
    </body>
    </html>

    """
}
