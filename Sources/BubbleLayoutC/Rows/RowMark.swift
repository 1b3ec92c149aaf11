import CBubbleLayout

/// The index where a row begins in each of the row arrays.
struct RowMark {
  let bubbles, patches, parts, spans, bars, lines, runs, glyphs, features, paths, verbs, points: Int
  let objects, highlights, highlightRects, elements, rules, coloredRuns, strings: Int
}

extension RowArrays {
  /// The indices where the next row begins.
  var mark: RowMark {
    RowMark(
      bubbles: bubbles.count, patches: patches.count, parts: parts.count, spans: spans.count,
      bars: bars.count,
      lines: lines.count, runs: runs.count, glyphs: glyphs.count, features: features.count,
      paths: paths.count, verbs: verbs.count, points: points.count, objects: objects.count,
      highlights: highlights.count, highlightRects: highlightRects.count, elements: elements.count,
      rules: rules.count, coloredRuns: coloredRuns.count,
      strings: strings.bytes.count)
  }

  /// The size, in bytes, of the arrays that grow with texts and drawings.
  var byteCount: Int {
    lines.byteCount + runs.byteCount + glyphs.byteCount + clusters.byteCount + features.byteCount
      + spans.byteCount + parts.byteCount + objects.byteCount + bars.byteCount + patches.byteCount
      + highlights.byteCount + highlightRects.byteCount + elements.byteCount + operations.byteCount
      + paths.byteCount + rules.byteCount + coloredRuns.byteCount
      + verbs.byteCount + points.byteCount + strings.bytes.byteCount
  }

  /// Reserves memory for a quarter more elements than other arrays contained.
  mutating func reserve(like other: RowMark) {
    func room(_ count: Int) -> Int { count + count / 4 }
    parts.reserve(room(other.parts))
    lines.reserve(room(other.lines))
    runs.reserve(room(other.runs))
    glyphs.reserve(room(other.glyphs))
    clusters.reserve(room(other.glyphs))
    verbs.reserve(room(other.verbs))
    points.reserve(room(other.points))
    strings.reserve(room(other.strings))
  }
}
