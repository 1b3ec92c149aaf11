import CHarfBuzz

/// An axis along which a variable font's outlines and advances change (OpenType `fvar`).
public struct FontAxis: Hashable, Sendable {
  /// The axis's tag, such as `wght` or `opsz`.
  public let tag: OpenTypeTag
  /// The supported settings; others are clamped to them.
  public let range: ClosedRange<Float>
  /// The default setting.
  public let resting: Float
}

extension FontFace {
  /// Returns the axes of a HarfBuzz face, in the font's order; empty for a font without variations.
  static func axes(of face: OpaquePointer) -> [FontAxis] {
    var count = hb_ot_var_get_axis_count(face)
    guard count > 0 else { return [] }
    var axes = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    hb_ot_var_get_axis_infos(face, 0, &count, &axes)
    return axes.prefix(Int(count)).compactMap { axis in
      guard axis.min_value <= axis.max_value, abs(axis.min_value) < 32_768, abs(axis.max_value) < 32_768
      else { return nil }
      return FontAxis(
        tag: OpenTypeTag(rawValue: axis.tag), range: axis.min_value...axis.max_value,
        resting: axis.default_value)
    }
  }

  /// Returns the settings of the face's axes for a style: its own settings, and one for the weight if the
  /// style has none for `wght` and the face has this axis (OpenType: registered axes).
  ///
  /// - Returns: Only settings that change the face; empty for a face without variations.
  package func variations(_ settings: [FontVariation], weight: FontWeight) -> [FontVariation] {
    guard isVariable else { return [] }
    var variations = settings.filter { setting in
      setting.value.isFinite && axes.contains { $0.tag == setting.axis }
    }
    if let axis = weightAxis, !variations.contains(where: { $0.axis == axis.tag }) {
      let value = axis.nearest(to: Float(weight.rawValue))
      if value != axis.resting { variations.append(FontVariation(axis: axis.tag, value: value)) }
    }
    return variations
  }

  /// Returns the weight nearest to a wanted one in which the face can be drawn.
  func weight(nearestTo wanted: FontWeight) -> FontWeight {
    guard let axis = weightAxis else { return weight }
    return FontWeight(rawValue: Int(axis.nearest(to: Float(wanted.rawValue))))
  }

  private var weightAxis: FontAxis? { axes.first { $0.tag == OpenTypeTag("wght") } }
}

extension FontAxis {
  fileprivate func nearest(to value: Float) -> Float {
    min(max(value, range.lowerBound), range.upperBound)
  }
}
