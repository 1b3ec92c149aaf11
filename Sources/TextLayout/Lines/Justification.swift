import TextShaping
import TextUnicode

/// Spreads the free space of a line over its justification opportunities (CSS Text 3 §6.4,
/// `text-justify: auto`).
///
/// Opportunities are spaces, the gaps between two letters of which one is Han or kana, and, in a line of
/// Thai, Lao, Khmer or Burmese without a space, the gaps between its clusters. Joined scripts and Latin words
/// are never pulled apart.
struct Justification {
  /// The free width to distribute.
  let room: Advance

  /// Returns the pieces in logical order with the free width distributed over them. Hanging pieces do not
  /// change.
  func spread(over pieces: [LinePiece], text: ContiguousArray<UInt16>) -> [LinePiece] {
    let clusters = Self.visibleClusters(of: pieces)
    guard room > .zero, clusters.count > 1 else { return pieces }
    let gaps = Self.gaps(in: clusters, text: text)
    guard !gaps.isEmpty else { return pieces }
    // Each gap gets a share in whole units, and the shares add up exactly to the free width.
    var extras: [Int32: Advance] = [:]
    for (index, gap) in gaps.enumerated() {
      extras[gap] = room.share(index + 1, of: gaps.count) - room.share(index, of: gaps.count)
    }
    return pieces.map { $0.hangs ? $0 : $0.widened(by: extras) }
  }

  /// Whether the pieces have a gap that can be widened.
  static func canSpread(_ pieces: [LinePiece], text: ContiguousArray<UInt16>) -> Bool {
    !gaps(in: visibleClusters(of: pieces), text: text).isEmpty
  }

  /// The UTF-16 offset of each visible cluster, ascending.
  private static func visibleClusters(of pieces: [LinePiece]) -> [Int32] {
    Set(pieces.lazy.filter { !$0.hangs }.flatMap { $0.glyphs.map(\.cluster) }).sorted()
  }

  /// The clusters after which space may be added; never the last of the line.
  private static func gaps(in clusters: [Int32], text: ContiguousArray<UInt16>) -> [Int32] {
    var gaps: [Int32] = []
    var clusterGaps: [Int32] = []
    for (cluster, next) in zip(clusters, clusters.dropFirst()) {
      let here = Kind(at: Int(cluster), in: text)
      let after = Kind(at: Int(next), in: text)
      if here == .space || here == .ideographic && after != .space || after == .ideographic {
        gaps.append(cluster)
      } else if here == .spaceless && after == .spaceless {
        clusterGaps.append(cluster)
      }
    }
    return gaps.isEmpty ? clusterGaps : gaps
  }

  private enum Kind {
    case space, ideographic, spaceless, other

    init(at offset: Int, in text: ContiguousArray<UInt16>) {
      let unit = text[offset]
      if unit == 0x20 || unit == 0xA0 {
        self = .space
        return
      }
      switch ScalarProperties(text.span.scalar(at: offset).value).script {
      case .han, .hiragana, .katakana, .bopomofo: self = .ideographic
      case .thai, .lao, .khmer, .myanmar: self = .spaceless
      default: self = .other
      }
    }
  }
}

extension LinePiece {
  /// The piece with the given space added after its clusters, in reading direction.
  fileprivate func widened(by extras: [Int32: Advance]) -> LinePiece {
    var widened = glyphs
    var total = Advance.zero
    for index in glyphs.indices {
      let glyph = glyphs[index]
      let isRightToLeft = level & 1 == 1
      // The cluster's glyph next to the gap: its last one, or from right to left the first in visual order.
      let neighbour = isRightToLeft ? index - 1 : index + 1
      let isAtGap = !glyphs.indices.contains(neighbour) || glyphs[neighbour].cluster != glyph.cluster
      guard isAtGap, let extra = extras[glyph.cluster] else { continue }
      total += extra
      widened[index] = glyph.widened(by: Int32(clamping: extra.rawValue), movesGlyph: isRightToLeft)
    }
    return LinePiece(
      font: font, level: level, range: range, glyphs: widened, advance: advance + total,
      baselineOffset: baselineOffset, hangs: hangs, placeholder: placeholder)
  }
}
