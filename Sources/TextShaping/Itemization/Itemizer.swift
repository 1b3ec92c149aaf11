import TextUnicode

/// Divides a paragraph into items: stretches with one level, script, style and font.
///
/// A font is chosen for each whole grapheme cluster, by its characters and by whether it is text or emoji.
package struct Itemizer {
  private let analysis: TextAnalysis
  private let styles: [ShapingStyle]
  /// The style runs in order of their starts; they cover the text.
  private let styleRuns: [(start: Int, style: Int)]
  /// The offsets of the U+FFFC of inline boxes, ascending.
  private let boxes: [Int]
  /// The face of the text before; nil at the start of a text.
  private let earlierFace: FontFace?
  private var items: [TextItem] = []
  /// The item to which the next cluster may belong.
  private var open: TextItem?

  /// The maximum length of a cluster that is shaped whole, in UTF-16 units. HarfBuzz goes back from each mark
  /// to its base, which takes time quadratic in the length.
  static let longestCluster = 1_024

  /// - Parameter earlierFace: The face of the text before, if the text continues another; nil if not.
  package init(
    _ analysis: TextAnalysis, styles: [ShapingStyle], styleRuns: [(start: Int, style: Int)], boxes: [Int],
    after earlierFace: FontFace? = nil
  ) {
    self.analysis = analysis
    self.styles = styles
    self.styleRuns = styleRuns
    self.boxes = boxes
    self.earlierFace = earlierFace
  }

  /// - Complexity: Linear in the text, for a given number of faces.
  package consuming func itemize() -> [TextItem] {
    var walk = Walk()
    var scalars: [UInt32] = []
    let end = analysis.text.count
    let units = analysis.text
    let text = units.span
    // Uses plain bytes and masks, because this loop visits every character and calls between modules are not
    // inlined.
    let flags = analysis.boundaries.flags
    let isStart = BoundaryFlags.graphemeStart.rawValue
    let isEmojiShown = BoundaryFlags.emojiPresentation.rawValue
    var start = 0
    if let earlierFace {
      walk.advance(to: 0, analysis: analysis, styleRuns: styleRuns)
      walk.face = styles[walk.style].stack.faces.firstIndex { $0 === earlierFace } ?? 0
    }
    while start < end {
      var next = start + 1
      while next < end, flags[next] & isStart == 0 { next += 1 }
      walk.advance(to: start, analysis: analysis, styleRuns: styleRuns)
      let kind = kind(at: start, in: text, walk: &walk)
      let style = walk.style
      var face = 0
      var isCovered = true
      var isPlaceholder = false
      if kind == .text {
        let stack = styles[style].stack
        let isEmoji =
          flags[start] & isEmojiShown != 0
          && (stack.policy == .unicode || Self.asksForColor(text, start..<next))
        let first = text.scalar(at: start)
        if start + first.length == next {
          let index =
            Self.isInvisible(first.value)
            ? walk.face : stack.faceIndex(for: first.value, emojiPresentation: isEmoji)
          face = index ?? 0
          isCovered = index != nil
        } else if let common = Self.commonFace(text, start..<next, of: stack, isEmoji: isEmoji) {
          face = common
        } else {
          Self.collectVisible(text, start..<next, into: &scalars)
          (face, isCovered) = stack.face(forCluster: scalars, emojiPresentation: isEmoji)
        }
        if !isCovered {
          Self.collectVisible(text, start..<next, into: &scalars)
          isPlaceholder = stack.lacksEmoji(scalars, isEmoji: flags[start] & isEmojiShown != 0)
          if isPlaceholder { face = stack.emojiFace ?? 0 }
        }
        walk.face = face
      }
      // HarfBuzz counts the distance from a mark to its base in 16 bits, and walks it again for each mark, so
      // a long cluster of text is divided. An item that is not text is not shaped, so a box with many marks
      // stays one item, and so does a placeholder.
      var part = start
      while kind == .text, !isPlaceholder, next - part > Self.longestCluster {
        var cut = part + Self.longestCluster
        if text[cut] & 0xFC00 == 0xDC00 { cut -= 1 }
        append(kind: kind, part..<cut, walk: walk, face: face, isCovered: isCovered, isClosed: true)
        part = cut
      }
      append(
        kind: kind, part..<next, walk: walk, face: face, isCovered: isCovered, isClosed: isPlaceholder,
        isPlaceholder: isPlaceholder)
      start = next
      if kind == .text, isCovered {
        start = endOfLikes(from: start, in: text, stack: styles[style].stack, face: face, walk: walk)
        if let item = open { open?.range = item.range.lowerBound..<start }
      }
    }
    if let open { items.append(open) }
    return items
  }

  /// Returns the end of the following clusters that continue the open item. In most texts most clusters do.
  private func endOfLikes(
    from start: Int, in text: Span<UInt16>, stack: FontStack, face: Int, walk: Walk
  ) -> Int {
    guard let item = open, !item.isClosed, item.range.upperBound == start else { return start }
    let flags = analysis.boundaries.flags.span
    let levels = analysis.bidi.levels.span
    let isCollapsed = analysis.isCollapsed.span
    let limit = min(walk.nextChange(analysis: analysis, styleRuns: styleRuns) ?? text.count, text.count)
    let cluster = BoundaryFlags.graphemeStart.rawValue
    let emoji = BoundaryFlags.emojiPresentation.rawValue
    // The start of the current cluster.
    var first = start
    var offset = start
    while offset < limit {
      if flags[offset] & cluster != 0 {
        first = offset
        guard levels.isEmpty ? item.level == 0 : levels[offset] == item.level else { break }
      }
      let unit = text[offset]
      // If the face is the first for every character of a cluster, it is the first for the cluster.
      guard unit >= 0x20, unit < 0x7F || unit > 0xAD, unit & 0xF800 != 0xD800, unit & 0xFFF0 != 0xFFF0,
        unit & 0xFFF8 != 0x2028, flags[offset] & emoji == 0, isCollapsed.isEmpty || !isCollapsed[offset],
        unit < 0x300 || !Self.isInvisible(UInt32(unit)), offset - first < Self.longestCluster,
        stack.firstTextFace(for: UInt32(unit)) == face
      else { break }
      offset += 1
    }
    return flags[offset] & cluster != 0 && offset - first <= Self.longestCluster ? offset : first
  }

  private mutating func append(
    kind: TextItem.Kind, _ range: Range<Int>, walk: Walk, face: Int, isCovered: Bool,
    isClosed: Bool = false, isPlaceholder: Bool = false
  ) {
    let levels = analysis.bidi.levels
    let item = TextItem(
      kind: kind, range: range, level: levels.isEmpty ? 0 : levels[range.lowerBound], script: walk.script,
      styleIndex: walk.style, faceIndex: face,
      isCovered: isCovered, isClosed: isClosed, isPlaceholder: isPlaceholder)
    guard let last = open else {
      open = item
      return
    }
    if kind == .text, last.continues(with: item) {
      open = last.extended(by: item)
    } else {
      items.append(last)
      open = item
    }
  }

  private func kind(at offset: Int, in text: Span<UInt16>, walk: inout Walk) -> TextItem.Kind {
    if !analysis.isCollapsed.isEmpty, analysis.isCollapsed[offset] { return .collapsed }
    switch text[offset] {
    case 0x09: return .tab
    case 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029: return .hardBreak
    case 0xFFFC:
      while walk.box < boxes.count, boxes[walk.box] < offset { walk.box += 1 }
      return walk.box < boxes.count && boxes[walk.box] == offset ? .box : .text
    default: return .text
    }
  }

  /// Whether an emoji requests emoji presentation with U+FE0F, or is a keycap.
  private static func asksForColor(_ text: Span<UInt16>, _ range: Range<Int>) -> Bool {
    text[range.lowerBound] < 0x80 || range.contains { text[$0] == 0xFE0F }
  }

  /// Whether HarfBuzz hides a character, so that no font needs a glyph for it. Such a character takes the
  /// font of the text around it.
  private static func isInvisible(_ scalar: UInt32) -> Bool {
    scalar < 0x20 || (0x7F..<0xA0).contains(scalar)
      || scalar >= 0xAD && ScalarProperties.mayBeDefaultIgnorable(scalar)
        && ScalarProperties(scalar).isDefaultIgnorable
  }

  /// Returns the face that is the first for every visible character of a cluster; nil if they differ or there
  /// is none.
  private static func commonFace(
    _ text: Span<UInt16>, _ range: Range<Int>, of stack: FontStack, isEmoji: Bool
  ) -> Int? {
    var common: Int?
    var offset = range.lowerBound
    while offset < range.upperBound {
      let (scalar, length) = text.scalar(at: offset)
      offset += length
      if isInvisible(scalar) { continue }
      guard let face = stack.faceIndex(for: scalar, emojiPresentation: isEmoji), face == common ?? face
      else { return nil }
      common = face
    }
    return common
  }

  private static func collectVisible(_ text: Span<UInt16>, _ range: Range<Int>, into scalars: inout [UInt32])
  {
    scalars.removeAll(keepingCapacity: true)
    var offset = range.lowerBound
    while offset < range.upperBound {
      let (scalar, length) = text.scalar(at: offset)
      if !isInvisible(scalar) { scalars.append(scalar) }
      offset += length
    }
  }

  /// The current place in the lists of scripts, styles and boxes.
  private struct Walk {
    var script = Script.common
    var style = 0
    var box = 0
    /// The face of the previous cluster, which is used for invisible characters.
    var face = 0
    private var nextScript = 0
    private var nextStyle = 0

    mutating func advance(
      to offset: Int, analysis: TextAnalysis, styleRuns: [(start: Int, style: Int)]
    ) {
      while nextScript < analysis.scripts.count, analysis.scripts[nextScript].range.lowerBound <= offset {
        script = analysis.scripts[nextScript].script
        nextScript += 1
      }
      while nextStyle < styleRuns.count, styleRuns[nextStyle].start <= offset {
        if styleRuns[nextStyle].style != style { face = 0 }
        style = styleRuns[nextStyle].style
        nextStyle += 1
      }
    }

    /// Returns the offset where the script or the style changes next; nil if neither does.
    func nextChange(analysis: TextAnalysis, styleRuns: [(start: Int, style: Int)]) -> Int? {
      let script = nextScript < analysis.scripts.count ? analysis.scripts[nextScript].range.lowerBound : nil
      let style = nextStyle < styleRuns.count ? styleRuns[nextStyle].start : nil
      guard let script, let style else { return script ?? style }
      return min(script, style)
    }
  }
}
