import TextShaping
import TextUnicode

/// Shapes parts of runs in the context of the whole text, and adds the style's spacing.
///
/// The first shaping and the reshaping of line edges both use this type, so that their results cannot differ.
struct RunShaper {
  private let text: ContiguousArray<UInt16>
  private let session: ShapingSession

  /// - Parameters:
  ///   - text: The text of the whole paragraph, as it is shaped.
  ///   - fonts: The fonts whose cache is used; nil to use no cache.
  init(text: ContiguousArray<UInt16>, fonts: FontCollection?) {
    self.init(text: text, session: ShapingSession(fonts: fonts))
  }

  init(text: ContiguousArray<UInt16>, session: ShapingSession) {
    self.text = text
    self.session = session
  }

  /// How many parts had to be shaped.
  var shapeCount: Int { session.shapeCount }

  /// Appends the glyphs of `range` in visual order.
  func shape(
    _ range: Range<Int>, _ setting: RunSetting, into glyphs: inout ContiguousArray<Glyph>
  ) {
    let start = glyphs.count
    if let square = setting.placeholder {
      glyphs.append(Self.glyph(of: square, at: range))
    } else {
      session.shape(text.span, range: range, properties: setting.properties, into: &glyphs)
    }
    if !setting.spacing.isNone { space(&glyphs, from: start, spacing: setting.spacing) }
  }

  /// The glyph that stands for an emoji that no font has: the font's own for missing characters, as wide as an
  /// emoji.
  private static func glyph(of square: EmojiSquare, at range: Range<Int>) -> Glyph {
    Glyph(id: 0, cluster: Int32(truncatingIfNeeded: range.lowerBound), xAdvance: square.advance)
  }

  /// Appends the glyphs of `range` in visual order to those of a paragraph.
  func shape(_ range: Range<Int>, _ setting: RunSetting, into glyphs: inout GlyphTable) {
    if setting.placeholder != nil {
      var glyph: ContiguousArray<Glyph> = []
      shape(range, setting, into: &glyph)
      return glyphs.append(contentsOf: glyph)
    }
    session.shape(text.span, range: range, properties: setting.properties) { part in
      if !setting.spacing.isNone { space(&part, from: 0, spacing: setting.spacing) }
      glyphs.append(contentsOf: part)
    }
  }

  /// Adds the spacing to the last glyph of each cluster, in visual order, so that marks stay on their base.
  private func space(_ glyphs: inout ContiguousArray<Glyph>, from start: Int, spacing: Spacing) {
    let text = text.span
    for index in start..<glyphs.count {
      let glyph = glyphs[index]
      guard index + 1 == glyphs.count || glyphs[index + 1].cluster != glyph.cluster else { continue }
      let extra = spacing.room(after: text.scalar(at: Int(glyph.cluster)).value)
      if extra != .zero { glyphs[index] = glyph.widened(by: Int32(clamping: extra.rawValue)) }
    }
  }
}

extension Spacing {
  /// Returns the space that is added after a cluster that starts with a character.
  ///
  /// Invisible characters, such as soft hyphens and joiners, get no space, because spacing ignores them (CSS
  /// Text 3 §8.2).
  fileprivate func room(after scalar: UInt32) -> Advance {
    if scalar == 0x20 || scalar == 0xA0 { return letter + word }
    if scalar < 0x7F, !keepsLettersTogether { return letter }
    let properties = ScalarProperties(scalar)
    if properties.isDefaultIgnorable { return .zero }
    guard keepsLettersTogether else { return letter }
    if keepsAllTogether { return .zero }
    switch properties.generalCategory {
    case .lu, .ll, .lt, .lm, .lo, .mn, .mc, .me: return .zero
    default: return letter
    }
  }
}
