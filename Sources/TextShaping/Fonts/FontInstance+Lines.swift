import CHarfBuzz

/// A line under letters or through them, as the font defines it.
package struct LetterLine: Hashable, Sendable {
  /// The distance from the baseline down to the line's upper edge, in points; negative above the baseline.
  package let top: Double
  /// The thickness in points.
  package let thickness: Double
}

extension FontInstance {
  /// The line under letters (OpenType `post`). If the font has none or an implausible one, it is an
  /// eighteenth of the em thick and a ninth of the em below the baseline.
  package var underline: LetterLine {
    let top = length(HB_OT_METRICS_TAG_UNDERLINE_OFFSET).map { -$0 }
    return LetterLine(
      top: top.flatMap { 0 < $0 && $0 <= pointSize / 2 ? $0 : nil } ?? pointSize / 9,
      thickness: thickness(HB_OT_METRICS_TAG_UNDERLINE_SIZE))
  }

  /// The line through letters (OpenType `OS/2`). If the font has none or an implausible one, it is in the
  /// middle of the lower-case letters.
  package var strike: LetterLine {
    let thickness = thickness(HB_OT_METRICS_TAG_STRIKEOUT_SIZE)
    let height = length(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET).flatMap {
      0 < $0 && $0 <= pointSize ? $0 : nil
    }
    let metrics = face.metrics
    let letters = pointSize * Double(metrics.xHeight) / Double(max(1, metrics.unitsPerEm))
    return LetterLine(top: -(height ?? (letters + thickness) / 2), thickness: thickness)
  }

  private func thickness(_ tag: hb_ot_metrics_tag_t) -> Double {
    length(tag).flatMap { pointSize / 50 <= $0 && $0 <= pointSize / 5 ? $0 : nil } ?? pointSize / 18
  }

  /// Returns a metric of the font in points; nil if the font does not have it.
  private func length(_ tag: hb_ot_metrics_tag_t) -> Double? {
    var value: hb_position_t = 0
    guard hb_ot_metrics_get_position(harfBuzzFont, tag, &value) != 0 else { return nil }
    return Double(value) / Double(Self.unitsPerPoint)
  }
}
