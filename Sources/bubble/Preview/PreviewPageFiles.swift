import Foundation

/// The files of the page, which are part of the program.
enum PreviewPageFiles {
  /// Returns a file by the last part of its address; nil if it does not exist.
  static func file(_ name: String) -> (type: String, bytes: [UInt8])? {
    guard let bytes = all[name.isEmpty ? "index.html" : name] else { return nil }
    let type =
      switch name.split(separator: ".").last {
      case "js": "text/javascript; charset=utf-8"
      case "css": "text/css; charset=utf-8"
      default: "text/html; charset=utf-8"
      }
    return (type, bytes)
  }

  /// The states of `make pictures`, one a line.
  static let states = PackageResources.states_jsonl

  private static let all: [String: [UInt8]] = [
    "api.js": PackageResources.api_js,
    "chat.css": PackageResources.chat_css,
    "completion.js": PackageResources.completion_js,
    "composer.js": PackageResources.composer_js,
    "controls.js": PackageResources.controls_js,
    "devices.js": PackageResources.devices_js,
    "differences.js": PackageResources.differences_js,
    "editor.js": PackageResources.editor_js,
    "editorwells.js": PackageResources.editorwells_js,
    "elements.js": PackageResources.elements_js,
    "exports.js": PackageResources.exports_js,
    "fields.js": PackageResources.fields_js,
    "find.js": PackageResources.find_js,
    "hover.js": PackageResources.hover_js,
    "index.html": PackageResources.index_html,
    "inspector.js": PackageResources.inspector_js,
    "jsontext.js": PackageResources.jsontext_js,
    "jsontree.js": PackageResources.jsontree_js,
    "keys.js": PackageResources.keys_js,
    "main.js": PackageResources.main_js,
    "page.css": PackageResources.page_css,
    "pane.js": PackageResources.pane_js,
    "panel.css": PackageResources.panel_css,
    "rows.js": PackageResources.rows_js,
    "rulers.js": PackageResources.rulers_js,
    "scroller.js": PackageResources.scroller_js,
    "state.js": PackageResources.state_js,
    "styleediting.js": PackageResources.styleediting_js,
    "stylepaths.js": PackageResources.stylepaths_js,
    "swatches.js": PackageResources.swatches_js,
    "tools.css": PackageResources.tools_css,
    "wells.js": PackageResources.wells_js,
    "width.js": PackageResources.width_js,
  ]
}
