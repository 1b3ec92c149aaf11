import CHarfBuzz
import TextUnicode

/// A setting of one variation axis, such as `wght` 650.
public struct FontVariation: Hashable, Sendable {
  /// The axis's tag.
  public let axis: OpenTypeTag
  /// The setting, on the axis's own scale.
  public let value: Float

  /// Creates a setting of an axis.
  public init(axis: OpenTypeTag, value: Float) {
    self.axis = axis
    self.value = value
  }
}

/// A face at one size and with one setting of its axes. Text is shaped with font instances.
public final class FontInstance: @unchecked Sendable {
  // Sendable because the HarfBuzz font is made immutable before `init` returns.
  let harfBuzzFont: OpaquePointer
  /// The face.
  public let face: FontFace
  /// The em in 1/65536 point.
  package let size: Int32
  /// The settings of the face's variation axes.
  public let variations: [FontVariation]
  /// The ascent above the baseline, in 1/65536 point.
  package let ascent: Int64
  /// The descent below the baseline, positive downwards, in 1/65536 point.
  package let descent: Int64

  /// The em in points.
  public var pointSize: Double { Double(size) / Double(Self.unitsPerPoint) }

  package init(
    face: FontFace, size: Int32, variations: [FontVariation] = [], policy: LayoutPolicy = .unicode
  ) {
    var font = hb_font_create(face.harfBuzzFace)!  // HarfBuzz gives its empty font, never null
    hb_font_set_scale(
      font, policy == .browser ? Self.browserWidth(ofEm: size, units: face.metrics.unitsPerEm) : size, size)
    if !variations.isEmpty {
      let settings = variations.map { hb_variation_t(tag: $0.axis.rawValue, value: $0.value) }
      hb_font_set_variations(font, settings, UInt32(settings.count))
    }
    if policy == .browser, let strike = face.strike, face.isColor, strike.em > 0 {
      font = Self.replacingAdvances(of: font, with: Int(strike.width * Int64(size) / strike.em))
    }
    hb_font_make_immutable(font)
    harfBuzzFont = font
    self.face = face
    self.size = size
    self.variations = variations
    let metrics = variations.isEmpty ? face.metrics : face.metrics(varied: variations)
    func scaled(_ units: Int32) -> Int64 {
      let em = Int64(max(1, metrics.unitsPerEm))
      return (Int64(units) * Int64(size) + em / 2).flooringQuotient(by: em)
    }
    ascent = scaled(metrics.ascent)
    descent = scaled(metrics.descent)
  }

  /// Returns the width of the em in a browser, in 1/65536 point.
  ///
  /// Browsers on Linux take advances from FreeType. FreeType's sizes are whole 1/64 pixels, and its scale
  /// from font units to 1/64 pixels has 16 binary places. Over a line the difference from HarfBuzz's advances
  /// is less than 1/1000 point. It matters for lines that are exactly as wide as the available width, which
  /// is common in texts of ideographs.
  private static func browserWidth(ofEm size: Int32, units: Int32) -> Int32 {
    let units = Int64(max(1, units))
    let pixels = Int64(size) >> 10
    let scale = (pixels << 16 + units / 2) / units
    return Int32(clamping: (scale * units + 32) / 64)
  }

  /// Returns a font that gives the same advance to every glyph that has a width. It takes over the reference
  /// to `font`.
  private static func replacingAdvances(of font: OpaquePointer, with advance: Int) -> OpaquePointer {
    let child = hb_font_create_sub_font(font)!
    let functions = hb_font_funcs_create()
    // The advance is passed as the callback's context, because the callback needs nothing else, and a number
    // need not be freed.
    hb_font_funcs_set_glyph_h_advance_func(
      functions,
      { font, _, glyph, context in
        guard hb_font_get_glyph_h_advance(hb_font_get_parent(font), glyph) != 0 else { return 0 }
        return hb_position_t(truncatingIfNeeded: Int(bitPattern: context))
      }, UnsafeMutableRawPointer(bitPattern: advance), nil)
    hb_font_set_funcs(child, functions, nil, nil)
    hb_font_funcs_destroy(functions)
    hb_font_destroy(font)
    return child
  }

  deinit { hb_font_destroy(harfBuzzFont) }

  /// Returns the glyph for `scalar` in the `cmap`, with its advance in 1/65536 point; nil if the face has
  /// none.
  package func nominalGlyph(for scalar: UInt32) -> (glyph: UInt32, advance: Int32)? {
    var glyph: hb_codepoint_t = 0
    guard hb_font_get_nominal_glyph(harfBuzzFont, scalar, &glyph) != 0 else { return nil }
    return (glyph, hb_font_get_glyph_h_advance(harfBuzzFont, glyph))
  }
}

extension FontInstance {
  /// The number of units per point of HarfBuzz's lengths, because fonts are given to it at this scale.
  /// HarfBuzz rounds to one unit per glyph, which is a thousand times smaller than the 1/64 point of layouts.
  package static var unitsPerPoint: Int64 { 65_536 }

  /// Returns the em of a font size in points, in 1/65536 point. NaN and negative sizes become 0, and sizes
  /// above 2,000 points count as 2,000, so that no reasonable advance overflows.
  package static func size(points: Double) -> Int32 {
    guard points > 0 else { return 0 }
    return Int32((min(points, 2_000) * Double(unitsPerPoint)).rounded())
  }
}

extension Int64 {
  /// Divides by a positive number and rounds towards minus infinity.
  fileprivate func flooringQuotient(by divisor: Int64) -> Int64 {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}

extension FontInstance: Equatable, Hashable {
  /// Instances are equal if they give the same glyphs: they have the same face, size and axis settings.
  public static func == (left: FontInstance, right: FontInstance) -> Bool {
    left === right
      || left.face == right.face && left.size == right.size && left.variations == right.variations
  }

  /// Hashes face and size.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(face)
    hasher.combine(size)
  }
}
