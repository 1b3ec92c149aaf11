import BubbleLayout
import TextLayout
import TextShaping

extension FormulaPart {
  func describe(to sink: inout some LayoutSink) {
    sink.field("path", path)
    sink.field("index", index)
    sink.field("source", source)
    sink.field("notation", notation, unless: .tex)
    sink.field("display", isDisplay)
    sink.field("covered", isCovered, unless: false)
    sink.field("frame", frame)
    sink.field("baseline", baseline)
    sink.field("ink", foreground)
    sink.optional("tint", tint)
    sink.optional("spoken", spoken)
    let origin = sink.block(at: .zero, in: frame)
    // The distance from the row's coordinates to those of this format.
    let move = Point(x: origin.x - frame.minX, y: origin.y - frame.minY)
    let rules = rules
    let plain = rules.filter(\.isPlain)
    if !plain.isEmpty {
      sink.list("rules", of: "rule", plain, .tuple) { rule, _, sink in
        sink.field("frame", rule.frame.offset(x: move.x, y: move.y))
      }
    }
    if plain.count < rules.count {
      sink.list("shapes", of: "shape", rules.filter { !$0.isPlain }) { rule, _, sink in
        sink.field("shape", rule.shape)
        sink.field("frame", rule.frame.offset(x: move.x, y: move.y))
        sink.field("thickness", rule.thickness, unless: 0)
        sink.optional("color", rule.color.map { Color($0).text })
        sink.field("behind", rule.isBehind, unless: false)
      }
    }
    describeRuns(move, to: &sink)
  }

  private func describeRuns(_ move: Point, to sink: inout some LayoutSink) {
    // Formats for comparison name the parts of the formula. A run is placed by the origin of its first glyph.
    if sink.detail.isExplicit {
      var numbers: [FormulaSlot.Role: Int] = [:]
      for slot in slots {
        sink.open(element: slot.role.element, .object, number: numbers[slot.role, default: 0])
        sink.place("place", Point(x: move.x + slot.origin.x, y: move.y + slot.origin.y))
        sink.close()
        numbers[slot.role, default: 0] += 1
      }
      for (number, run) in runs.enumerated() {
        guard let place = run.glyphs.first?.origin else { continue }
        sink.open(element: "run", .object, number: number)
        sink.place("place", Point(x: move.x + place.x, y: move.y + place.y))
        run.describe(move, to: &sink)
        sink.close()
      }
    } else if sink.detail.glyphs {
      sink.list("runs", of: "formulaRun", runs) { run, _, sink in run.describe(move, to: &sink) }
    }
  }
}

extension FormulaRun {
  fileprivate func describe(_ move: Point, to sink: inout some LayoutSink) {
    sink.font(font.face)
    sink.field("size", LayoutUnit(font.pointSize))
    sink.optional("variations", TagSettings(font.variations))
    sink.optional("color", color.map { Color($0).text })
    guard sink.detail.glyphs else { return }
    sink.list("glyphs", of: "glyph", glyphs, .tuple) { glyph, _, sink in
      sink.field("id", Int(glyph.id))
      sink.place("origin", Point(x: move.x + glyph.origin.x, y: move.y + glyph.origin.y))
      sink.field("cluster", glyph.cluster)
    }
  }
}

extension FormulaSlot.Role {
  /// The name of the part in goldens.
  fileprivate var element: StaticString {
    switch self {
    case .numerator: "numerator"
    case .denominator: "denominator"
    case .radicand: "radicand"
    case .degree: "degree"
    case .subscript: "subscript"
    case .superscript: "superscript"
    case .under: "under"
    case .over: "over"
    case .cell: "tableCell"
    }
  }
}

extension FormulaRule {
  /// Whether the rule is a filled rectangle in the colour of the formula.
  fileprivate var isPlain: Bool { shape == .filled && color == nil && !isBehind }
}
