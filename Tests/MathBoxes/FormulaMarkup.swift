import MathLayout
import TextLayout

/// Writes a formula's boxes as MathML, with one element for each box in the same order. Other elements have
/// the attribute `data-skip`.
struct FormulaMarkup {
  private let boxes: [FormulaBox]
  private(set) var text = ""
  /// A feature of the formula that browsers do not support; nil for none.
  private(set) var obstacle: String?
  private var place = 0

  init(_ boxes: [FormulaBox]) {
    self.boxes = boxes
    write()
  }

  private var box: FormulaBox { boxes[place] }

  /// Writes the box at the current place, and its inner boxes.
  private mutating func write(style: String = "") {
    let box = box
    switch box.node {
    case .row: writeRow(box, name: place == 0 ? "math" : "mrow", style)
    case .styled(let change, _): writeStyled(box, change, style)
    case .phantom: writeRow(box, name: "mphantom", style)
    case .token(let token): writeToken(box, token, style)
    case .op(let op): writeOperator(box, op, style)
    case .space(let space): writeSpace(box, space, style)
    case .fraction(let fraction):
      if fraction.numeratorAlignment != .center || fraction.denominatorAlignment != .center {
        obstacle = "fractions with parts at a side"
      }
      let thickness = fraction.barThickness.map { " linethickness=\"\($0.ems)em\"" } ?? ""
      writeElement(box, "mfrac", thickness, style)
    case .root(let root): writeElement(box, root.degree == nil ? "msqrt" : "mroot", "", style)
    case .scripts(let scripts): writeScripts(box, scripts, style)
    case .underOver(let parts):
      let name = parts.under == nil ? "mover" : parts.over == nil ? "munder" : "munderover"
      let accents =
        (box.isUnderAccent ? " accentunder=\"true\"" : "") + (box.isOverAccent ? " accent=\"true\"" : "")
      writeElement(box, parts.under == nil && parts.over == nil ? "mrow" : name, accents, style)
    case .table(let table): writeTable(box, table, style)
    case .padded(let padding, _): writePadded(box, padding, style)
    case .enclosed(let lines, _): writeEnclosed(box, lines, style)
    case .error:
      obstacle = "what was not understood"
      writeElement(box, "mrow", "", style)
    }
  }

  private mutating func writeRow(_ box: FormulaBox, name: String, _ style: String) {
    writeElement(box, name, name == "math" && box.isDisplay ? " displaystyle=\"true\"" : "", style)
  }

  private mutating func writeElement(_ box: FormulaBox, _ name: String, _ attributes: String, _ style: String)
  {
    open(name, attributes, style, box)
    for _ in 0..<box.children { write() }
    text += "</\(name)>"
  }

  private mutating func open(_ name: String, _ attributes: String, _ style: String, _ box: FormulaBox) {
    // The size is explicit, because browsers shrink deeper scripts further.
    let size = box.level > 2 ? "font-size:\(box.size)px;" : ""
    let styles = size + style
    text += "<\(name)\(attributes)\(styles.isEmpty ? "" : " style=\"\(styles)\"")>"
    place += 1
  }

  private mutating func writeStyled(_ box: FormulaBox, _ change: MathStyle, _ style: String) {
    var attributes = ""
    var style = style
    if let isDisplay = change.isDisplay { attributes += " displaystyle=\"\(isDisplay)\"" }
    if change.scriptLevel != nil || change.scriptLevelChange != 0 {
      attributes += " scriptlevel=\"\(box.level)\""
    }
    if let isCramped = change.isCramped { style += "math-shift:\(isCramped ? "compact" : "normal");" }
    if change.scale != 1 { style += "font-size:\(box.size)px;" }
    writeElement(box, "mstyle", attributes, style)
  }

  private mutating func writeToken(_ box: FormulaBox, _ token: MathToken, _ style: String) {
    let name = token.kind == .identifier ? "mi" : token.kind == .number ? "mn" : "mtext"
    open(name, token.variant != nil && name == "mi" ? " mathvariant=\"normal\"" : "", style, box)
    text += Self.escaped(box.text) + "</\(name)>"
  }

  private mutating func writeOperator(_ box: FormulaBox, _ op: MathOperator, _ style: String) {
    var attributes = (op.form ?? box.form).map { " form=\"\($0.rawValue)\"" } ?? ""
    func add(_ name: String, _ value: Bool?) { if let value { attributes += " \(name)=\"\(value)\"" } }
    func add(_ name: String, _ value: MathLength?) {
      if let value { attributes += " \(name)=\"\(value.ems)em\"" }
    }
    add("stretchy", op.isStretchy)
    add("symmetric", op.isSymmetric)
    add("largeop", op.isLarge)
    add("movablelimits", op.movesLimits)
    add("lspace", op.leadingSpace)
    add("rspace", op.trailingSpace)
    add("minsize", op.minimumSize)
    add("maxsize", op.maximumSize)
    open("mo", attributes, style, box)
    text += Self.escaped(box.text) + "</mo>"
  }

  private mutating func writeSpace(_ box: FormulaBox, _ space: MathSpace, _ style: String) {
    let isNegative = space.width.ems < 0
    let attributes =
      " width=\"\(isNegative ? 0 : space.width.ems)em\" height=\"\(space.height.ems)em\" depth=\"\(space.depth.ems)em\""
    open("mspace", attributes, style + (isNegative ? "margin-left:\(space.width.ems)em;" : ""), box)
    text += "</mspace>"
  }

  private mutating func writeScripts(_ box: FormulaBox, _ scripts: MathScripts, _ style: String) {
    guard scripts.before.isEmpty, scripts.after.count <= 1 else {
      open("mmultiscripts", "", style, box)
      for child in 0..<box.children {
        if child == 1 + scripts.after.count * 2 { text += "<mprescripts data-skip=\"\"/>" }
        write()
      }
      text += "</mmultiscripts>"
      return
    }
    let (hasSub, hasSup) = (scripts.after.first?.sub != nil, scripts.after.first?.sup != nil)
    writeElement(box, hasSub ? (hasSup ? "msubsup" : "msub") : hasSup ? "msup" : "mrow", "", style)
  }

  /// Writes a row with lines around it. In CSS, the lines are the row's borders, as wide as their space in
  /// the layout.
  private mutating func writeEnclosed(_ box: FormulaBox, _ lines: MathEnclosure, _ style: String) {
    let inside = boxes[place + 1].frame
    let edges = [
      inside.minY - box.frame.minY, box.frame.maxX - inside.maxX, box.frame.maxY - inside.maxY,
      inside.minX - box.frame.minX,
    ].map { "\($0.points)px" }
    writeElement(box, "mrow", "", style + "padding:\(edges.joined(separator: " "));")
  }

  private mutating func writePadded(_ box: FormulaBox, _ padding: MathPadding, _ style: String) {
    var attributes = ""
    func add(_ name: String, _ value: MathLength?) {
      if let value { attributes += " \(name)=\"\(value.ems)em\"" }
    }
    add("width", padding.width)
    add("height", padding.height)
    add("depth", padding.depth)
    add("lspace", padding.shift)
    add("voffset", padding.raise)
    if padding.alignment != nil || padding.shift.ems < 0 { obstacle = "boxes that hang over a side" }
    writeElement(box, "mpadded", attributes, style)
  }

  private mutating func writeTable(_ box: FormulaBox, _ table: MathTable, _ style: String) {
    open("mtable", " displaystyle=\"\(table.isDisplay)\"", style + "border-spacing:0;", box)
    func cut(_ length: Double) -> Double { (length * 64).rounded(.towardZero) / 64 }
    func gap(_ column: Int) -> Double {
      let ems =
        column < table.columnGaps.count
        ? table.columnGaps[column] : table.columnGaps.last ?? MathLength(ems: 1)
      return cut(ems.ems * box.size)
    }
    let columns = table.rows.map(\.count).max() ?? 0
    let strut = table.hasStruts ? (cut(0.84 * box.size), cut(0.36 * box.size)) : (0, 0)
    for (row, cells) in table.rows.enumerated() {
      text += "<mtr data-skip=\"\">"
      for column in cells.indices {
        let alignment =
          column < table.alignments.count ? table.alignments[column] : table.alignments.last ?? .center
        let after = column < columns - 1 ? gap(column) : 0
        let above = row == 0 ? 0 : cut(table.rowGap.ems * box.size)
        let lines = [table.rowLines, table.columnLines, table.dashedRowLines, table.dashedColumnLines]
        if !table.tags.isEmpty || lines.contains(where: { !$0.isEmpty }) {
          obstacle = "tables with lines or labels"
        }
        let items = alignment == .left ? "start" : alignment == .right ? "end" : "center"
        let depth = table.isSmall ? "math-depth:add(1);" : ""
        text +=
          "<mtd data-skip=\"\" style=\"padding:\(above)px \(after)px 0 0;text-align:\(alignment.rawValue);justify-items:\(items);\(depth)\">"
        if table.hasStruts {
          text += "<mspace data-skip=\"\" height=\"\(strut.0)px\" depth=\"\(strut.1)px\"></mspace>"
        }
        write()
        text += "</mtd>"
      }
      text += "</mtr>"
    }
    text += "</mtable>"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
