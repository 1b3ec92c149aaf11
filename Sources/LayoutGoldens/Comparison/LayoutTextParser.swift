/// Reads the plain-text form of a layout as the items of a golden, so that two of them can be compared.
///
/// The form names each field and puts its values behind it: `frame 0.000 0.000 320.000 65.000`. Fields this parser
/// has not heard of are taken as a name and one value, or all numbers that follow.
struct LayoutTextParser {
  static let signature = "layout bubble-layout/"

  private var fonts: [String: String] = [:]
  private var properties: [GoldenField] = []

  static func parse(_ text: String) throws(GoldenParser.Failure) -> [GoldenNode] {
    var parser = LayoutTextParser()
    var open = [GoldenNode(kind: "layout", key: "", fields: [])]
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.isEmpty {
      let spaces = line.prefix { $0 == " " }.count
      let depth = spaces / 2
      guard spaces % 2 == 0, depth < open.count, depth < 16 else {
        throw GoldenParser.Failure(
          line: index + 1, reason: "the indentation does not follow from the line above")
      }
      close(&open, to: depth + 1)
      guard let words = words(of: line.dropFirst(spaces)) else {
        throw GoldenParser.Failure(line: index + 1, reason: "a quote is not closed")
      }
      if let node = parser.node(words, siblings: open[depth].children.count) { open.append(node) }
    }
    close(&open, to: 1)
    return [GoldenNode(kind: "case", key: "", fields: parser.properties)] + open[0].children
  }

  private static func close(_ open: inout [GoldenNode], to count: Int) {
    while open.count > count {
      let node = open.removeLast()
      open[open.count - 1].children.append(node)
    }
  }

  /// The item of a line; nil for lines that say something about the whole layout.
  private mutating func node(_ words: [Substring], siblings: Int) -> GoldenNode? {
    let kind = words[0]
    let rest = words.dropFirst()
    switch kind {
    case "layout", "style", "width", "scale":
      properties.append(GoldenField(name: String(kind), value: rest.joined(separator: " ")))
      return nil
    case "engine":
      return GoldenNode(kind: "environment", key: "", fields: Self.fields(rest))
    case "font":
      let words = Array(rest)
      guard words.count >= 2 else { break }
      fonts[String(words[0])] = String(words[1])
      return GoldenNode(kind: "font", key: String(words[1]), fields: Self.fields(words[2...]))
    case "run":
      // The number of a font is that of its first use, which is not what a run is about.
      let fields = Self.fields(rest).map { field in
        field.name == "font" ? GoldenField(name: "font", value: fonts[field.value] ?? field.value) : field
      }
      return GoldenNode(kind: "run", key: String(siblings), fields: fields)
    case "glyph":
      return GoldenNode(
        kind: "glyph", key: String(siblings),
        fields: [GoldenField(name: "id", value: String(rest.first ?? ""))] + Self.fields(rest.dropFirst()))
    default: break
    }
    let key = rest.prefix { Self.counts[$0] == nil && !$0.hasPrefix("\"") }
    return GoldenNode(
      kind: String(kind), key: key.joined(separator: " "), fields: Self.fields(rest.dropFirst(key.count)))
  }

  private static func fields(_ words: some Collection<Substring>) -> [GoldenField] {
    var fields: [GoldenField] = []
    var rest = words[...]
    while let name = rest.popFirst() {
      guard !name.hasPrefix("\"") else {
        fields.append(GoldenField(name: "text", value: String(name)))
        continue
      }
      let numbers = rest.prefix { GoldenFormat.length($0) != nil || Int($0) != nil }.count
      let values = rest.prefix(counts[name] ?? max(1, numbers))
      rest = rest.dropFirst(values.count)
      let value = values.count == 1 ? String(values.first ?? "") : "[\(values.joined(separator: " "))]"
      fields.append(GoldenField(name: name == "at" ? "origin" : String(name), value: value))
    }
    return fields
  }

  /// How many values a field has.
  private static let counts: [Substring: Int] = [
    "id": 1, "side": 1, "frame": 4, "sender": 1, "asset": 1, "caps": 4, "resizing": 1, "corners": 4,
    "tail": 1, "mirrored": 0, "border": 1, "align": 1, "radius": 1, "picture": 4, "range": 2, "baseline": 1,
    "ending": 1, "at": 2, "cluster": 1, "size": 1, "font": 1, "sha256": 1, "cells": 1, "height": 1,
  ]

  /// Words end at a space outside quotes; nil where a quote is not closed.
  private static func words(of line: Substring) -> [Substring]? {
    var words: [Substring] = []
    var start = line.utf8.startIndex
    var (isQuoted, isEscaped) = (false, false)
    for index in line.utf8.indices {
      let byte = line.utf8[index]
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\"), isQuoted {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isQuoted.toggle()
      } else if byte == UInt8(ascii: " "), !isQuoted {
        if start < index { words.append(line[start..<index]) }
        start = line.utf8.index(after: index)
      }
    }
    if start < line.endIndex { words.append(line[start...]) }
    return isQuoted || words.isEmpty ? nil : words
  }
}
