import TextLayout
import TextShaping

/// A math face at one size and script level, with a cache of its glyphs. Only one thread may use it at a
/// time.
final class MathFont {
  let face: MathFace
  let instance: FontInstance
  /// The em in 1/65536 point.
  let size: Int32
  /// Which forms of letters are used (`ssty`): 0 for text, 1 for scripts, 2 for scripts of scripts.
  let scriptForm: Int
  /// The font with which outlines are measured. FreeType, which browsers use on Linux, rounds sizes to whole
  /// 1/64 points.
  private let outlines: FontInstance
  private let constants: [Int32]
  // Exclusivity is not checked, as in `FormulaSetter`, which is the only user of these properties.
  /// Tokens of one character. The key combines the character and its alphabet.
  @exclusivity(unchecked) private var characters: [UInt64: ShapedToken] = [:]
  @exclusivity(unchecked) private var slots = CharacterSlots()
  @exclusivity(unchecked) private var words: [TokenKey: ShapedToken] = [:]
  @exclusivity(unchecked) private var growths: [GrowthKey: GlyphGrowth] = [:]
  @exclusivity(unchecked) private var glyphs: [UInt32: UInt32?] = [:]

  /// The key of a cached token.
  private struct TokenKey: Hashable {
    let text: String
    let variant: MathVariant
  }

  /// The key of the cached sizes of a glyph.
  private struct GrowthKey: Hashable {
    let glyph: UInt32
    let axis: MathAxis
  }

  /// The maximum number of entries of each cache. If there are more, the cache is cleared.
  static let limit = 2_048

  init(_ face: MathFace, size: Int32, scriptForm: Int) {
    self.face = face
    self.size = size
    self.scriptForm = scriptForm
    let shown = face.policy == .browser ? Self.browserSize(size) : size
    let instance = FontInstance(face: face.face, size: shown, policy: face.policy)
    self.instance = instance
    let step = Int32(Int64.unitsPerLayoutUnit)
    outlines =
      face.policy == .browser && shown % step != 0
      ? FontInstance(face: face.face, size: shown / step * step, policy: face.policy) : instance
    constants = MathConstant.allCases.map { instance.mathConstant($0) }
  }

  /// Browsers truncate font sizes to whole 1/100 points. The small addition compensates for sizes that are
  /// not exact.
  private static func browserSize(_ size: Int32) -> Int32 {
    let hundredths = (Double(size) * 100 / 65_536 + 0.002).rounded(.down)
    return Int32((hundredths * 65_536 / 100).rounded())
  }

  /// A length of the MATH table, truncated to whole 1/64 points as in browsers.
  subscript(constant: MathConstant) -> LayoutUnit { LayoutUnit(cutting: constants[Int(constant.rawValue)]) }

  /// A percentage of the MATH table.
  func percent(_ constant: MathConstant) -> Int { Int(constants[Int(constant.rawValue)]) }

  /// Converts ems to a length, truncated to whole 1/64 points.
  func length(_ length: MathLength) -> LayoutUnit {
    LayoutUnit(rawValue: Int(length.ems * Double(size) / Double(Int64.unitsPerLayoutUnit)))
  }

  /// Converts eighteenths of an em to a length, truncated to whole 1/64 points. Browsers round the em to
  /// whole points here.
  func eighteenths(_ count: Int) -> LayoutUnit {
    let em = face.policy == .browser ? (Int(size) + 32_768) / 65_536 * 65_536 : Int(size)
    return LayoutUnit(rawValue: count * em / (18 * Int(Int64.unitsPerLayoutUnit)))
  }

  /// Returns the glyph of a character; nil if the face has none.
  func glyph(of scalar: UInt32) -> UInt32? {
    if let known = glyphs[scalar] { return known }
    let glyph = scalar == 0 ? nil : instance.nominalGlyph(for: scalar)?.glyph
    if glyphs.count >= Self.limit { glyphs.removeAll() }
    glyphs[scalar] = .some(glyph)
    return glyph
  }

  /// Returns a character that is a single glyph of this font; nil for characters that must be set as tokens.
  func character(_ scalar: UInt32, in variant: MathVariant, with shaper: MathShaper) -> CharacterGlyph? {
    let key = UInt64(variant.number) << 32 | UInt64(scalar)
    let slot = slots[key]
    if slot.isKnown { return slot.glyph }
    let glyph = CharacterGlyph(token(scalar, in: variant, with: shaper))
    slots.keep(glyph, for: key)
    return glyph
  }

  /// Returns a token of one character, which is shaped on first use.
  func token(_ scalar: UInt32, in variant: MathVariant, with shaper: MathShaper) -> ShapedToken {
    let key = UInt64(variant.number) << 32 | UInt64(scalar)
    if let token = characters[key] { return token }
    let text = Unicode.Scalar(mapped(scalar, variant)).map { String(Character($0)) } ?? ""
    let token = shaped(text, isWords: false, with: shaper)
    if characters.count >= Self.limit { characters.removeAll() }
    characters[key] = token
    return token
  }

  /// Returns a token of several characters, which is shaped on first use.
  func token(_ text: String, in variant: MathVariant, isWords: Bool, with shaper: MathShaper) -> ShapedToken {
    let key = TokenKey(text: text, variant: variant)
    if let token = words[key] { return token }
    let token = shaped(mapped(text, variant), isWords: isWords, with: shaper)
    if words.count >= Self.limit { words.removeAll() }
    words[key] = token
    return token
  }

  /// Returns the sizes of a glyph along an axis.
  func growth(of glyph: UInt32, along axis: MathAxis) -> GlyphGrowth {
    let key = GrowthKey(glyph: glyph, axis: axis)
    if let growth = growths[key] { return growth }
    let made = GlyphGrowth(of: glyph, along: axis, in: self)
    if growths.count >= Self.limit { growths.removeAll() }
    growths[key] = made
    return made
  }

  /// Returns the bounding box of a glyph, truncated to whole 1/64 points. With the browser policy it is
  /// rounded to whole points, after the points of the outline were rounded to 1/64, as in browsers on Linux.
  func ink(of glyph: UInt32) -> GlyphInk {
    let ink = outlines.ink(of: glyph)
    guard !ink.isEmpty else { return .none }
    let step: Int32 = face.policy == .browser ? 65_536 : Int32(Int64.unitsPerLayoutUnit)
    func cut(_ value: Int32) -> Int32 {
      face.policy == .browser
        ? (value &+ Int32(Int64.unitsPerLayoutUnit / 2)) & ~Int32(Int64.unitsPerLayoutUnit - 1) : value
    }
    func down(_ value: Int32) -> Int32 { cut(value) & ~(step - 1) }
    func up(_ value: Int32) -> Int32 { (cut(value) &+ step - 1) & ~(step - 1) }
    return GlyphInk(left: down(ink.left), right: up(ink.right), bottom: down(ink.bottom), top: up(ink.top))
  }
}

extension MathVariant {
  /// A number that identifies the alphabet.
  fileprivate var number: UInt8 {
    switch self {
    case .normal: 0
    case .bold: 1
    case .italic: 2
    case .boldItalic: 3
    case .doubleStruck: 4
    case .script: 5
    case .boldScript: 6
    case .fraktur: 7
    case .boldFraktur: 8
    case .sansSerif: 9
    case .boldSansSerif: 10
    case .sansSerifItalic: 11
    case .sansSerifBoldItalic: 12
    case .monospace: 13
    }
  }
}

extension Int64 {
  /// The number of HarfBuzz's units in one layout unit.
  static var unitsPerLayoutUnit: Int64 { FontInstance.unitsPerPoint / Int64(LayoutUnit.unitsPerPoint) }
}

extension LayoutUnit {
  /// Converts HarfBuzz's length, rounded towards zero to 1/64 point.
  init(cutting position: Int32) { self.init(rawValue: Int(position) / Int(Int64.unitsPerLayoutUnit)) }

  /// Converts a sum of HarfBuzz's lengths, rounded towards zero to 1/64 point.
  init(cutting position: Int64) { self.init(rawValue: Int(position / Int64.unitsPerLayoutUnit)) }

  /// Half of the length, rounded towards zero.
  var cutHalf: LayoutUnit { LayoutUnit(rawValue: rawValue / 2) }

  /// The length, or 0 if it is negative.
  var positive: LayoutUnit { max(self, .zero) }
}
