import TextShaping

/// The indents of displayed lines that continue a line of the text (the text between two hard breaks). The
/// indent is as wide as the white space at the beginning of the line of the text, plus a fixed indent
/// (`ParagraphOptions.hangingIndent`).
///
/// CSS Text 3 `text-indent: hanging each-line` indents the same lines, but does not count the white space.
struct HangingIndents {
  private let paragraph: Paragraph
  let limit: IndentLimit
  /// The fixed indent, which is added to the width of the white space.
  private let added: Advance

  /// Returns nil for a paragraph whose lines all begin at the edge.
  init?(_ paragraph: Paragraph) {
    guard paragraph.hangs, let spaces = paragraph.options.hangingIndent else { return nil }
    self.paragraph = paragraph
    limit = IndentLimit(text: Advance(paragraph.firstFont.instance.size) * IndentLimit.ems)
    added = paragraph.tabRule.space * min(max(0, spaces), 100)
  }

  /// Returns the indent of the lines that continue a line of the text.
  ///
  /// - Parameter start: The first cluster of that line of the text.
  /// - Complexity: Linear in the white space at the beginning of that line of the text.
  func indent(ofLineFrom start: Int) -> Advance {
    let clusters = paragraph.clusters
    var end = start
    while end < clusters.count, isBlank(end) { end += 1 }
    var indent = clusters.position(end) - clusters.position(start)
    if !paragraph.tabs.isEmpty {
      let stops = paragraph.tabStops
      var tab = stops.first(atOrAfter: start)
      indent += stops.shift(upTo: end, from: &tab, origin: clusters.position(start), shift: .zero)
    }
    return (max(.zero, indent) + added).wholeUnits
  }

  private func isBlank(_ cluster: Int) -> Bool {
    let unit = paragraph.units[Int(paragraph.clusters.offset(cluster))]
    return unit == 0x20 || unit == 0x09
  }

  /// Returns the indents of the continuation lines of all lines of the text; nil if all are 0.
  ///
  /// - Complexity: Linear in the text.
  func table() -> HangingTable? {
    let clusters = paragraph.clusters
    var indents: ContiguousArray<Int64> = [indent(ofLineFrom: 0).rawValue]
    for cluster in 0..<clusters.count where clusters.flags(cluster).contains(.isHardBreak) {
      indents.append(indent(ofLineFrom: cluster + 1).rawValue)
    }
    return indents.allSatisfy { $0 == 0 } ? nil : HangingTable(indents, limit)
  }
}

/// How far the lines that continue a line of the text may be indented: at most by half of the width, and so that eight em
/// stay for the text, as far as there is so much.
struct IndentLimit: Sendable {
  /// How many em stay for the text.
  static let ems = 8

  /// The width that stays for the text.
  let text: Advance

  /// Returns the indent in a line of this width.
  func fitted(_ indent: Advance, in width: Advance) -> Advance {
    min(indent, max(.zero, min(width.share(1, of: 2), width - text)).wholeUnits)
  }

  /// Returns the minimum width that does not limit an indent.
  func needed(_ indent: Advance) -> Advance { max(indent + indent, indent + text) }

  /// Returns the width at which a line that continues a line of the text would hold a word; nil if it holds it in this width.
  /// A word that it does not hold is broken right after the white space at the beginning of the line of the text, which would
  /// otherwise stand alone on a line.
  ///
  /// - Parameters:
  ///   - word: The width of the word.
  ///   - indent: The indent of the lines that continue the line of the text.
  @inline(__always)
  func wanted(for word: Advance, after indent: Advance, in width: Advance) -> Advance? {
    let wanted = word + fitted(indent, in: width)
    return wanted > width ? wanted : nil
  }
}

/// The indents of the lines that continue lines of a text.
final class HangingTable: Sendable {
  /// For each line of the text, the indent of the lines that continue it, in 1/65536 points.
  let indents: ContiguousArray<Int64>
  let limit: IndentLimit

  init(_ indents: ContiguousArray<Int64>, _ limit: IndentLimit) {
    self.indents = indents
    self.limit = limit
  }

  /// The approximate number of bytes on the heap.
  var byteCount: Int { indents.count * 8 + 64 }
}

/// Finds the indent of each line while lines are broken one after the other, in 1/65536 points.
struct HangingLine {
  /// The indent of the next line.
  private(set) var indent: Int64 = 0
  private let hangs: HangingTable?
  /// Whether a line has an indent.
  var isUsed: Bool { hangs != nil }
  /// The number of the line of the text that the next line continues.
  private var number = 0

  /// - Parameter hangs: The indents; nil if all lines begin at the edge.
  init(_ hangs: HangingTable?) {
    self.hangs = hangs
  }

  /// Returns the width at which a line that continues the same line of the text would hold a word (`IndentLimit.wanted`); nil
  /// if it holds it, or if no line has an indent.
  @inline(__always)
  func wanted(for word: Advance, in room: Int64) -> Advance? {
    hangs.flatMap { $0.limit.wanted(for: word, after: indent(in: $0), in: Advance(rawValue: room)) }
  }

  /// The indent of the lines that continue the same line of the text, before it is limited.
  private func indent(in hangs: HangingTable) -> Advance {
    Advance(rawValue: number < hangs.indents.count ? hangs.indents[number] : 0)
  }

  /// Moves to the next line.
  @inline(__always)
  mutating func next(afterHardBreak isHard: Bool, in room: Int64, _ sums: inout LineSumming) {
    if isUsed { findIndent(isHard, room, &sums) }
  }

  private mutating func findIndent(_ isHard: Bool, _ room: Int64, _ sums: inout LineSumming) {
    guard let hangs else { return }
    if isHard {
      number += 1
      indent = 0
      return
    }
    let hang = indent(in: hangs)
    indent = hangs.limit.fitted(hang, in: Advance(rawValue: room)).rawValue
    // An indent that is limited changes with every width.
    if indent < hang.rawValue {
      sums.holds(from: room, below: room &+ 1)
    } else if hang > .zero {
      sums.holds(from: hangs.limit.needed(hang).rawValue, below: .max)
    }
  }
}

extension Advance {
  /// The width plus an indent; the maximum, which means no limit, stays as it is.
  func indented(by indent: Advance) -> Advance { self == .max ? .max : self + indent }

  /// The length rounded down to 1/64 point, so that indents and widths add up exactly.
  fileprivate var wholeUnits: Advance { Advance(rawValue: rawValue & ~1023) }
}
