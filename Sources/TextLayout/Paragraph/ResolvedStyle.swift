import TextShaping
import TextUnicode

/// A text style with its fonts looked up and its lengths in 1/65536 points. Only one thread may use it at a
/// time.
final class ResolvedStyle {
  let shaping: ShapingStyle
  let firstFont: FontInstance
  /// The fonts of the stack's faces, by index; nil for a face that was not used yet.
  private var fonts: [FontInstance?]
  /// The advance of the first font's space.
  let spaceAdvance: Advance
  let baselineOffset: Advance
  private let lineSize: Int32?
  private let weight: FontWeight
  private let slant: FontSlant
  private let letterSpacing: Advance
  private let wordSpacing: Advance
  private var settings: [KeptSetting] = []
  private static let settingsKept = 32

  /// A cached run setting with its key.
  private struct KeptSetting {
    let face: Int
    let script: Script
    let level: UInt8
    let setting: RunSetting

    func fits(_ item: TextItem) -> Bool {
      face == item.faceIndex && script.rawValue == item.script.rawValue && level == item.level
        && (setting.placeholder != nil) == item.isPlaceholder
    }
  }

  init(_ style: TextStyle, fonts: FontCollection) {
    let size = FontInstance.size(points: style.size)
    let stack = fonts.stack(
      family: style.family, weight: style.weight, slant: style.slant, language: style.language)
    lineSize = style.lineSize.map { FontInstance.size(points: $0) }
    letterSpacing = Self.spacing(style.letterSpacing)
    wordSpacing = Self.spacing(style.wordSpacing)
    shaping = ShapingStyle(
      stack: stack, size: size, variations: style.variations,
      language: style.language.map { ShapingLanguage($0) },
      features: style.features)
    weight = style.weight
    slant = style.slant
    firstFont = fonts.instance(
      of: stack.faces[0], size: size,
      variations: stack.faces[0].variations(style.variations, weight: style.weight))
    let space = firstFont.nominalGlyph(for: 0x20)?.advance ?? firstFont.size / 4
    spaceAdvance = Advance(space)
    self.fonts = [firstFont] + Array(repeating: nil, count: stack.faces.count - 1)
    baselineOffset = Advance(points: min(max(style.baselineOffset, -10_000), 10_000))
  }

  /// Returns the font of a face of the stack, with the style's size, weight and axes.
  func font(ofFace index: Int, in collection: FontCollection) -> FontInstance {
    if index < fonts.count, let font = fonts[index] { return font }
    let face = shaping.stack.face(at: index)
    let font = collection.instance(
      of: face, size: shaping.size, variations: face.variations(shaping.variations, weight: weight))
    // Matching may have added the face to the stack after the stack was created.
    if index >= fonts.count { fonts += Array(repeating: nil, count: index + 1 - fonts.count) }
    fonts[index] = font
    return font
  }

  /// Returns a face at the size that counts for line heights (`TextStyle.lineSize`); nil if that is the size
  /// of the letters.
  private func lineFont(ofFace index: Int, in collection: FontCollection) -> FontInstance? {
    lineSize.map { size in
      let face = shaping.stack.face(at: index)
      return collection.instance(
        of: face, size: size, variations: face.variations(shaping.variations, weight: weight))
    }
  }

  /// Returns the properties that all items of this style with the same face, script and level as `item`
  /// share.
  func setting(for item: TextItem, fonts collection: FontCollection) -> RunSetting {
    for kept in settings.reversed() where kept.fits(item) { return kept.setting }
    let font = font(ofFace: item.faceIndex, in: collection)
    let setting = RunSetting(
      properties: ShapingProperties(
        font: font, script: item.script, language: shaping.language, features: features(for: item.script),
        level: item.level),
      synthesis: synthesis(ofFace: item.faceIndex), spacing: spacing(for: item.script),
      baselineOffset: baselineOffset, lineFont: lineFont(ofFace: item.faceIndex, in: collection),
      isPlaceholder: item.isPlaceholder)
    if settings.count >= Self.settingsKept { settings.removeFirst(Self.settingsKept / 2) }
    settings.append(
      KeptSetting(face: item.faceIndex, script: item.script, level: item.level, setting: setting))
    return setting
  }

  /// The bold or italic that the style requests but a face of its stack lacks.
  func synthesis(ofFace index: Int) -> FontSynthesis {
    shaping.stack.face(at: index).synthesis(weight: weight, slant: slant)
  }

  /// The first font with its features and synthesis, for characters without a script.
  var strut: RunFont {
    RunFont(instance: firstFont, features: shaping.features, synthesis: synthesis(ofFace: 0))
  }

  /// The spacing that is added to a space.
  var spaceSpacing: Advance { letterSpacing + wordSpacing }

  /// The gap between an ideograph and a letter: an eighth of an ideograph's width in the first font, or of
  /// the em if the font has no ideographs (CSS Text 4 §8.4; `ic` of CSS Values 4, measured with U+6C34).
  var autospace: Advance {
    Advance(firstFont.nominalGlyph(for: 0x6C34)?.advance ?? firstFont.size).share(1, of: 8)
  }

  /// The spacing for text of a script. Letters that join are not separated (CSS Text 3 §8.2).
  func spacing(for script: Script) -> Spacing {
    Spacing(
      letter: letterSpacing, word: wordSpacing,
      keepsLettersTogether: script.isCursive && letterSpacing != .zero,
      keepsAllTogether: shaping.stack.policy == .browser)
  }

  /// The features for text of a script. An optional ligature would remove the space between its letters, so
  /// text with letter spacing has none (CSS Text 3 §8.2), unless the style requests them.
  func features(for script: Script) -> [FontFeature] {
    guard letterSpacing != .zero, !script.isCursive else { return shaping.features }
    let optional = ["liga", "clig"].compactMap { OpenTypeTag($0) }
    return optional.filter { tag in !shaping.features.contains { $0.tag == tag } }
      .map { FontFeature(tag: $0, value: 0) } + shaping.features
  }

  private static func spacing(_ points: Double) -> Advance {
    Advance(points: min(max(points.isNaN ? 0 : points, -1_000), 1_000))
  }
}

extension Script {
  /// Scripts whose letters join, as CSS Text 3 §8.2.1 lists them.
  fileprivate var isCursive: Bool { Self.cursive.contains(self) }

  private static let cursive = Set(
    ["Arab", "Syrc", "Mong", "Nkoo", "Mand", "Mani", "Phlp", "Phag", "Rohg", "Adlm", "Sogd", "Ougr"]
      .compactMap { Script(tag: $0) })
}
