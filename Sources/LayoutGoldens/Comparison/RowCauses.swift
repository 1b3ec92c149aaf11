import TextLayout

/// Finds the differences of a row that explain its other differences.
///
/// A changed length is a consequence of another length that changed by the same amount or, for centred items,
/// by twice the amount. Changes of lines are consequences of the first line that differs.
struct RowCauses {
  private let differences: ArraySlice<GoldenDifference>
  private var isRoot: [Bool]

  /// Returns the indices of the differences that no other difference explains, in ascending order.
  ///
  /// - Parameter unsettled: The rows whose neighbours have changed. Tails, avatars and names depend on the
  ///   neighbours.
  static func roots(in differences: [GoldenDifference], unsettled: Set<String> = []) -> [Int] {
    // The inputs of a layout explain all differences in it, except messages that were added, removed or
    // moved.
    let inputs = inputs(in: differences)
    let moves = differences.indices.filter { differences[$0].isOfSequence }
    if !inputs.isEmpty { return inputs + moves.filter { differences[$0].field != "separator" } }
    var roots: [Int] = []
    var start = differences.startIndex
    while start < differences.endIndex {
      let row = differences[start].row
      let end = differences[start...].firstIndex { $0.row != row } ?? differences.endIndex
      let own = RowCauses(differences[start..<end]).roots
      roots += unsettled.contains(row) ? own.filter { differences[$0].isOwn } : own
      start = end
    }
    // Changes of groups are consequences of rows that were added or removed, and changes of fonts are
    // consequences of changed texts.
    if !moves.isEmpty { roots.removeAll { differences[$0].kind.source == "groups" } }
    let others = roots.filter { !differences[$0].isOfFonts }
    if !others.isEmpty { roots = others }
    // A change of the total height is a consequence of changed heights of rows.
    let proper = roots.filter { differences[$0].kind.row != "end" }
    return proper.isEmpty ? roots : proper
  }

  /// Returns the differences of the inputs. Consequences of another style, or of other fill colours, are left
  /// out.
  private static func inputs(in differences: [GoldenDifference]) -> [Int] {
    let cases = differences.indices.filter { differences[$0].kind.row == "case" }
    if cases.contains(where: { differences[$0].field == "style" }) { return cases }
    let style = differences.indices.filter { differences[$0].kind.source == "style" }
    let colors = ownColors(in: differences)
    let followsFromFill = style.contains { differences[$0].isOfColor }
    let inputs = cases + style + (followsFromFill ? [] : colors)
    return inputs.isEmpty ? differences.indices.filter { differences[$0].kind.source == "face" } : inputs
  }

  /// Returns the colours that have changed independently. The other colours of a surface follow from its fill
  /// and its text.
  private static func ownColors(in differences: [GoldenDifference]) -> [Int] {
    let changed = differences.indices.filter { differences[$0].kind.source == "colors" }
    let fields = Set(changed.map { differences[$0].field })
    return changed.filter { index in
      let field = differences[index].field
      guard let point = field.lastIndex(of: ".") else { return true }
      let basis = ["fill", "text"].map { field[...point] + $0 }
      return basis.contains { $0 == field } || !basis.contains { fields.contains(String($0)) }
    }
  }

  private init(_ differences: ArraySlice<GoldenDifference>) {
    self.differences = differences
    isRoot = differences.map { !$0.kind.isMove }
    explainWholeRow()
    explainInitials()
    var hasOtherContent = false
    for part in parts where explain(part) { hasOtherContent = true }
    if hasOtherContent { explainFrames() }
    explainLengths(along: .vertical)
    explainLengths(along: .horizontal)
  }

  private var roots: [Int] { differences.indices.filter { isRoot[$0 - differences.startIndex] } }

  private mutating func mark(_ index: Int) { isRoot[index - differences.startIndex] = false }

  /// Marks all differences of a row as consequences, if its message changed its role or side, or gained or
  /// lost a part.
  private mutating func explainWholeRow() {
    let own = differences.indices.filter { differences[$0].part.isEmpty && differences[$0].offset == nil }
    guard !own.isEmpty else { return }
    for index in differences.indices where differences[index].offset != nil { mark(index) }
    guard own.contains(where: { !differences[$0].kind.isCount && differences[$0].field != "id" }) else {
      return
    }
    for index in differences.indices
    where !differences[index].part.isEmpty && differences[index].field != "text" { mark(index) }
  }

  /// Marks differences of the initials as consequences of a difference of the avatar, which determines their
  /// size.
  private mutating func explainInitials() {
    guard differences.contains(where: { $0.part == "avatar" && $0.offset != nil }) else { return }
    for index in differences.indices
    where differences[index].kind.part.hasPrefix("label (initials)") && differences[index].field != "text" {
      mark(index)
    }
  }

  /// The outermost items of the row that differ, in order.
  private var parts: [Substring] {
    var parts: [Substring] = []
    for difference in differences {
      let part = Self.outermost(difference)
      if !part.isEmpty, parts.last != part { parts.append(part) }
    }
    return parts
  }

  private static func outermost(_ difference: GoldenDifference) -> Substring {
    guard let comma = difference.part.firstRange(of: ", ") else { return difference.part[...] }
    return difference.part[..<comma.lowerBound]
  }

  /// Marks differences within a text part as consequences of the changed text, or of the first line that
  /// differs.
  ///
  /// - Returns: Whether there is such a text.
  private mutating func explain(_ part: Substring) -> Bool {
    let group = differences.indices.filter { Self.outermost(differences[$0]) == part }
    let texts = group.filter { differences[$0].part == part && differences[$0].field == "text" }
    if !texts.isEmpty {
      for index in group where !texts.contains(index) && followsFromText(index, part) { mark(index) }
      return true
    }
    guard let root = lineRoot(among: group, part) else { return false }
    for index in group where index != root && followsFromText(index, part) { mark(index) }
    return true
  }

  /// Marks differences in the frames of bubbles, cells and other parts as consequences of changes in the
  /// text.
  private mutating func explainFrames() {
    for index in differences.indices
    where differences[index].offset != nil && !differences[index].part.contains(", ") { mark(index) }
  }

  /// Whether a difference within a part concerns lengths or lines, and not, for example, its colour.
  private func followsFromText(_ index: Int, _ part: Substring) -> Bool {
    let difference = differences[index]
    return difference.part != part || difference.offset != nil || difference.kind.isCount
  }

  /// Returns the difference of the first line that differs, which explains the others.
  private func lineRoot(among group: [Int], _ part: Substring) -> Int? {
    let lines = group.filter { differences[$0].kind.part.contains("line") }
    func first(_ field: String, _ kind: String, among indices: [Int]) -> Int? {
      indices.first { differences[$0].field == field && differences[$0].kind.part.hasSuffix(kind) }
    }
    for (field, kind) in [("font", "run"), ("size", "run"), ("id", "glyph"), ("missing", "line")] {
      if let root = first(field, kind, among: lines) { return root }
    }
    guard let line = lines.first.map({ Self.line(of: differences[$0]) }) else {
      return group.first { differences[$0].kind.isCount && differences[$0].field == "line" }
    }
    let own = lines.filter { Self.line(of: differences[$0]) == line }
    let (height, end) = (first("height", "line", among: own), first("ends", "line", among: own))
    if let height {
      let taller = lines.filter { differences[$0].field == "height" }.count
      if end == nil || taller == Set(lines.map { Self.line(of: differences[$0]) }).count { return height }
    }
    return end ?? first("width", "line", among: own)
  }

  /// Returns the line of a difference, such as `text 0, line 2`.
  private static func line(of difference: GoldenDifference) -> String {
    difference.part.split(separator: ", ").prefix(2).joined(separator: ", ")
  }

  private enum Axis {
    case vertical, horizontal
    var size: String { self == .vertical ? "height" : "width" }
    var place: String { self == .vertical ? "y" : "x" }
  }

  private mutating func explainLengths(along axis: Axis) {
    var (inner, bubble, all): ([LayoutUnit], LayoutUnit?, Set<Int>) = ([], nil, [])
    for difference in differences where difference.field == axis.size && difference.kind.source == "frame" {
      guard let offset = difference.offset else { continue }
      all.insert(Int(offset.rawValue.magnitude))
      if difference.part == "bubble" {
        bubble = offset
      } else if !difference.part.isEmpty, !difference.part.contains(", ") {
        inner.append(offset)
      }
    }
    let contents = Set(inner + (inner.isEmpty ? [] : [inner.reduce(.zero, +)]))
    let shift = differences.first {
      $0.part == "bubble" && $0.field == axis.place && $0.kind.source == "frame"
    }?.offset
    for index in differences.indices {
      let difference = differences[index]
      guard let offset = difference.offset else { continue }
      let amount = Int(offset.rawValue.magnitude)
      let isHalf = all.contains { abs($0 - 2 * amount) <= 2 }
      switch (difference.field, difference.kind.source) {
      case (axis.size, "frame"):
        if difference.part == "bubble", contents.contains(offset) { mark(index) }
        // A cell grows or shrinks with its bubble, unless something else in it is taller.
        if difference.part.isEmpty, bubble.map({ ($0 < 0) == (offset < 0) }) ?? contents.contains(offset) {
          mark(index)
        }
      case (axis.place, "frame"):
        guard !difference.part.contains(", ") else { continue }
        let movesWithBubble = difference.part != "bubble" && shift == offset
        let isOfGrownBubble = difference.part == "bubble" && bubble != nil
        if movesWithBubble || isOfGrownBubble || all.contains(amount) || isHalf { mark(index) }
      case ("origin \(axis.place)", _), ("radius", _):
        if all.contains(amount) || isHalf { mark(index) }
      case (_, "picture"):
        if all.contains(amount) { mark(index) }
      default: break
      }
    }
  }
}

extension GoldenDifference {
  /// Whether the difference is that rows were added, removed or reordered.
  var isOfSequence: Bool {
    row.isEmpty
      && (kind.source == "order" || kind.isCount && ["cell", "separator", "typing"].contains(field))
  }

  /// Whether the difference concerns the fonts that are used.
  fileprivate var isOfFonts: Bool { row.isEmpty && kind.isCount && field == "font" }

  /// Whether the difference concerns the content or the sender of a message, which do not depend on the
  /// neighbouring messages.
  fileprivate var isOwn: Bool {
    !kind.isCount && ["text", "sender", "senderName", "role", "state", "type"].contains(field)
      && offset == nil && !kind.part.hasSuffix("line")
  }

  /// Whether the difference is a changed colour of a style.
  fileprivate var isOfColor: Bool { change.contains(" \"#") }
}
