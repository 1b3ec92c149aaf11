import Foundation
import LayoutPainting

/// The page, which needs no other files.
struct PreviewPage {
  /// The title of the page.
  let title: String
  /// The styles to choose from.
  let styles: [String]
  let style: String
  /// In points.
  let width: Double
  /// The content of the text field at first.
  let text: String

  var html: String {
    let options = styles.map { name in
      "<option\(name == style ? " selected" : "")>\(XMLText.escaped(name))</option>"
    }.joined()
    // Line ends are kept by XMLText as spaces, which a text field must not have.
    let text = text.components(separatedBy: "\n").map(XMLText.escaped).joined(separator: "\n")
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width,initial-scale=1">
      <title>\(XMLText.escaped(title))</title>
      <style>
      \(Self.rules)
      </style>
      </head>
      <body>
      <main>
      <form id="controls" autocomplete="off">
      <h1>\(XMLText.escaped(title))</h1>
      <label for="text">Messages, an empty line between them; the last is yours</label>
      <textarea id="text" rows="5" dir="auto" spellcheck="false">
      \(text)</textarea>
      <div class="row">
      <label>Style <select id="style">\(options)</select></label>
      <label>Type <select id="scale"><option value="0.8">80 %</option><option value="1" selected>100 %</option>\
      <option value="1.5">150 %</option><option value="2">200 %</option><option value="3">300 %</option></select>\
      </label>
      <label><input type="checkbox" id="rtl"> right to left</label>
      <label><input type="checkbox" id="dark"> dark</label>
      </div>
      <div class="row wide">
      <label for="slider">Width</label>
      <input type="range" id="slider" min="60" max="800" step="0.5" value="\(WidthArgument(points: width))">
      <input type="number" id="width" min="1" max="2000" step="any" value="\(WidthArgument(points: width))" aria-label="Width in points">
      </div>
      <div class="row" id="marks">
      <label><input type="checkbox" value="frames"> <i class="k-cell">frames</i></label>
      <label><input type="checkbox" value="lines"> <i class="k-line">lines, baselines</i></label>
      <label><input type="checkbox" value="caps"> <i class="k-caps">caps</i></label>
      </div>
      <p id="status" role="status">…</p>
      <details><summary>Heights</summary><ol id="heights"></ol></details>
      </form>
      <div id="view"><div id="stage"></div><div id="handle" role="separator" tabindex="0" \
      aria-orientation="vertical" aria-label="Width" title="Drag to change the width"></div></div>
      </main>
      <script>
      \(Self.script)
      </script>
      </body>
      </html>

      """
  }

  private static let rules = """
    :root{color-scheme:light;--page:#e7e9ee;--card:#fff;--ink:#1c1c1e;--faint:#666b76;--line:#c9cdd6;--grip:#5b6475}
    :root.dark{color-scheme:dark;--page:#0d0e11;--card:#1b1d23;--ink:#e6e7eb;--faint:#9498a4;--line:#3a3e48;\
    --grip:#9aa3b5}
    *{box-sizing:border-box}
    body{margin:0;background:var(--page);color:var(--ink);font:15px/1.45 system-ui,sans-serif}
    main{display:grid;grid-template-columns:minmax(17rem,24rem) minmax(0,1fr);gap:1rem;padding:1rem;\
    align-items:start}
    form{background:var(--card);border-radius:10px;padding:1rem;position:sticky;top:1rem}
    h1{font-size:1.05rem;margin:0 0 .6rem;overflow-wrap:anywhere}
    label{color:var(--faint)}
    textarea{width:100%;margin:.3rem 0 .6rem;font:inherit;padding:.5rem;border:1px solid var(--line);\
    border-radius:6px;background:transparent;color:inherit;resize:vertical}
    select,input{font:inherit;color:inherit}
    .row{display:flex;flex-wrap:wrap;gap:.4rem .9rem;align-items:center;margin:.5rem 0}
    .wide{flex-wrap:nowrap}
    #slider{flex:1;min-width:0}
    #width{width:5.2rem}
    #marks i{font-style:normal}
    .k-cell{color:#9aa0ac}.k-line{color:#2e9e5b}.k-caps{color:#d0312d}
    #status{margin:.5rem 0;color:var(--faint);font-variant-numeric:tabular-nums}
    #status.bad{color:#d0312d}
    details{color:var(--faint)}
    #heights{margin:.3rem 0;padding-inline-start:2.2rem;max-height:14rem;overflow:auto;\
    font-variant-numeric:tabular-nums}
    #view{display:flex;align-items:flex-start;overflow:auto;max-height:calc(100vh - 2rem);min-width:0;\
    border-radius:10px}
    #stage{flex:none;line-height:0}
    #stage svg{display:block}
    #handle{flex:none;width:18px;height:7rem;position:sticky;top:0;background:var(--card);\
    border-radius:0 0 10px 0;cursor:ew-resize;touch-action:none;display:flex;align-items:center;\
    justify-content:center}
    #handle::before{content:"";width:4px;height:40px;border-radius:2px;background:var(--grip)}
    #handle:focus-visible{outline:2px solid #2d7dd2}
    #stage:not(.frames) :is(.fc,.fb,.ft,.fs),#stage:not(.lines) :is(.fl,.fx),#stage:not(.caps) .fk{display:none}
    @media (max-width:46rem){
    main{grid-template-columns:minmax(0,1fr);padding:.6rem;gap:.6rem}
    form{position:static}
    #view{max-height:75vh}
    }
    """
}
