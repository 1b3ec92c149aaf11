import CHarfBuzz

/// An axis along which a variable font's outlines and advances change (OpenType `fvar`).
public struct FontAxis: Hashable, Sendable {
  /// The axis, such as `wght` or `opsz`.
  public let tag: OpenTypeTag
  /// The supported settings; others are clamped to them.
  public let range: ClosedRange<Float>
  /// The default setting.
  public let resting: Float
}

extension FontFace {
  /// The axes of a HarfBuzz face, in the font's order; empty for a font that does not vary.
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

  /// The settings of the face's axes for a style: its own, and the weight's where it names none and the face has
  /// the axis `wght` (OpenType: registered axes).
  ///
  /// - Returns: Nothing for a face that does not vary, and nothing that leaves it as it is at rest.
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

  /// The weight nearest to a wanted one that the face can be drawn in.
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
