import BubbleLayout

/// The valid names in tolerances and masks: kinds of items, roles of labels and boxes, and fields.
package enum GoldenNames {
  /// The names of the kinds of items, and of the roles of labels and boxes.
  static let owners: Set<String> = kinds.union(LabelRole.allCases.map(\.rawValue))
    .union(BoxRole.allCases.map(\.rawValue))

  private static let kinds: Set = [
    "accessibility", "around", "avatar", "bar", "box", "bubble", "button", "candidate", "candidates",
    "caption", "case", "cell", "cellElement", "colors", "composer", "decoration", "degree", "denominator",
    "detected", "element", "end", "environment", "font", "formula", "glyph", "groups", "highlight", "item",
    "label", "line", "media", "message", "missing", "numerator", "object", "order", "over", "paragraph",
    "patch", "placeholder", "preview", "query", "radicand", "rule", "run", "separator", "shape", "span",
    "status", "step", "strip", "style", "subscript", "superscript", "tableCell", "text", "token", "topic",
    "typing", "under",
  ]

  /// The names of fields in files, and the names of their components in failures.
  static let fields: Set<String> = written.union(GoldenValue.allTitles)

  private static let written: Set = [
    "accessibility", "actions", "align", "alt", "asset", "attachments", "background", "bars", "baseline",
    "before", "behind", "border", "borderColor", "candidates", "caps", "caret", "cells", "characters",
    "chosen", "clip", "close", "cluster", "codePoints", "color", "content", "contentHeight", "contentWidth",
    "corners", "count", "cut", "dark", "depth", "destination", "direction", "display", "done", "duration",
    "edit", "edits", "enabled", "ending", "file", "fill", "font", "fontScale", "footnote", "format", "frame",
    "freetype", "ground", "harfbuzz", "head", "height", "hidden", "hint", "href", "id", "index", "ink",
    "kind", "label", "light", "line", "lines", "locale", "look", "looks", "marked", "markedRects", "masked",
    "me", "messages", "mirrored", "missing", "name", "notation", "now", "number", "offset", "origin",
    "outline", "parts", "path", "people", "person", "picture", "place", "policy", "progress", "quote",
    "quotes", "radius", "range", "rects", "remove", "resizing", "role", "roles", "scale", "scroll",
    "scrollOffset", "scrolls", "selection", "selectionRects", "sender", "senderName", "sha256", "shape",
    "side", "sign", "size", "source", "spans", "spoken", "state", "states", "style", "synthesizesBold",
    "synthesizesItalic", "tag", "tail", "text", "thickness", "tile", "timeZone", "tint", "title", "trigger",
    "type", "unicode", "value", "variations", "veil", "visible", "wholeText", "width", "x", "y",
  ]

  /// All names, for suggestions if a name is unknown.
  private static var all: Set<String> { owners.union(fields) }

  /// Returns the first unknown name, with the names that are known there; nil if all names are known.
  ///
  /// - Parameter names: The names, such as `avatar`, `height`, `bubble.height` or `style.avatar.size`.
  package static func unknown(in names: [String]) -> (name: String, known: [String])? {
    for name in names where !isKnown(name) {
      guard let point = name.firstIndex(of: "."), point < name.endIndex else { return (name, all.sorted()) }
      let (owner, field) = (String(name[..<point]), String(name[name.index(after: point)...]))
      if !owners.contains(owner), fields.contains(field) {
        return (name, owners.sorted().map { "\($0).\(field)" })
      }
      return (name, fields.sorted().map { "\(owner).\($0)" })
    }
    return nil
  }

  static func isKnown(_ name: String) -> Bool {
    if all.contains(name) { return true }
    guard let point = name.firstIndex(of: ".") else { return false }
    let owner = String(name[..<point])
    // Fields of styles are not checked, because there are too many.
    return owner == "style"
      || owners.contains(owner) && fields.contains(String(name[name.index(after: point)...]))
  }
}
