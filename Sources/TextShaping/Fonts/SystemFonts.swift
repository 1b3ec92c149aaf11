#if Complete || Fontconfig
import CFontconfig

/// The installed fonts, as fontconfig lists them (the trait `Fontconfig`). Only this type uses fontconfig.
package final class SystemFonts: @unchecked Sendable {
  // Sendable because fontconfig locks everything in a configuration that changes after it was loaded.
  private let configuration: OpaquePointer
  /// The descriptors of all faces, in the order that fontconfig prefers for sans-serif text.
  package let records: [FontDescriptor]
  /// The languages for which fontconfig knows the letters.
  private let languages: Set<String>

  /// Loads fontconfig's configuration and its cache of the installed fonts; nil if there is no configuration
  /// or no font.
  package init?() {
    guard let configuration = FcInitLoadConfigAndFonts() else { return nil }
    self.configuration = configuration
    languages = Self.knownLanguages()
    var seen: Set<FaceKey> = []
    records = Self.sorted(configuration, language: "en") { pattern in
      guard let record = Self.record(pattern),
        seen.insert(FaceKey(source: record.source, index: record.faceIndex)).inserted
      else { return nil }
      return record
    }
    // From here on, `deinit` frees the configuration.
    if records.isEmpty { return nil }
  }

  deinit { FcConfigDestroy(configuration) }

  /// The key of a face. Fontconfig lists a variable font once for each of its named instances; one face
  /// represents all.
  private struct FaceKey: Hashable {
    let source: FontSource
    let index: Int
  }

  private static func knownLanguages() -> Set<String> {
    guard let set = FcGetLangs() else { return [] }
    defer { FcStrSetDestroy(set) }
    guard let list = FcStrListCreate(set) else { return [] }
    defer { FcStrListDone(list) }
    var languages: Set<String> = []
    while let language = FcStrListNext(list) { languages.insert(String(cString: language)) }
    return languages
  }

  /// Calls `body` with each font, in the order that fontconfig prefers for sans-serif text in a language, and
  /// returns the results.
  private static func sorted<Result>(
    _ configuration: OpaquePointer, language: String, _ body: (OpaquePointer) -> Result?
  ) -> [Result] {
    guard let pattern = FcPatternCreate() else { return [] }
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, FC_FAMILY, "sans-serif")
    FcPatternAddString(pattern, FC_LANG, language)
    FcConfigSubstitute(configuration, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var outcome = FcResultMatch
    guard let set = FcFontSort(configuration, pattern, 0, nil, &outcome) else { return [] }
    defer { FcFontSetDestroy(set) }
    return (0..<Int(set.pointee.nfont)).compactMap { index in set.pointee.fonts[index].flatMap(body) }
  }

  /// Returns the descriptor of a font; nil for fonts that are neither TrueType nor OpenType, and for bitmap
  /// fonts without colours.
  private static func record(_ pattern: OpaquePointer) -> FontDescriptor? {
    let isColor = flag(FC_COLOR, of: pattern)
    guard let path = string(FC_FILE, of: pattern), let family = family(of: pattern),
      ["TrueType", "CFF"].contains(string(FC_FONTFORMAT, of: pattern)),
      isColor || flag(FC_OUTLINE, of: pattern)
    else { return nil }
    // The upper half of the index is the number of a named instance of a variable font.
    let index = Int(integer(FC_INDEX, of: pattern) ?? 0) & 0xFFFF
    var weight = 0.0
    let hasWeight = FcPatternGetDouble(pattern, FC_WEIGHT, 0, &weight) == FcResultMatch
    var characters: OpaquePointer?
    FcPatternGetCharSet(pattern, FC_CHARSET, 0, &characters)
    let kept = characters.flatMap(SystemCharacters.init)
    let isVariable =
      flag(FC_VARIABLE, of: pattern) || integer(FC_INDEX, of: pattern).map { $0 >> 16 != 0 } == true
    return FontDescriptor(
      source: .file(path), faceIndex: index,
      name: string(FC_POSTSCRIPT_NAME, of: pattern)
        ?? FontDescription.fileName(of: path),
      family: family, style: string(FC_STYLE, of: pattern) ?? "Regular",
      weight: hasWeight && !isVariable
        ? FontWeight(rawValue: Int(FcWeightToOpenTypeDouble(weight))) : .regular,
      slant: (integer(FC_SLANT, of: pattern) ?? 0) == FC_SLANT_ROMAN ? .upright : .italic, isColor: isColor,
      isVariable: isVariable, coverage: { kept?.scalars() })
  }

  /// Returns the English name of the family if there is one, otherwise the first name.
  private static func family(of pattern: OpaquePointer) -> String? {
    var index: Int32 = 0
    while let language = string(FC_FAMILYLANG, index, of: pattern) {
      if language == "en" { return string(FC_FAMILY, index, of: pattern) }
      index += 1
    }
    return string(FC_FAMILY, of: pattern)
  }

  private static func string(_ object: String, _ index: Int32 = 0, of pattern: OpaquePointer) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, object, index, &value) == FcResultMatch, let value else { return nil }
    return String(cString: value)
  }

  private static func integer(_ object: String, of pattern: OpaquePointer) -> Int32? {
    var value: Int32 = 0
    return FcPatternGetInteger(pattern, object, 0, &value) == FcResultMatch ? value : nil
  }

  private static func flag(_ object: String, of pattern: OpaquePointer) -> Bool {
    var value: FcBool = 0
    return FcPatternGetBool(pattern, object, 0, &value) == FcResultMatch && value != 0
  }
}

extension SystemFonts {
  /// Returns a matching with the installed fonts in fontconfig's order for each language, followed by further
  /// faces.
  package func matching(before further: [FontFace]) -> some FontMatching {
    FamilyMatching(records.map { FontFace($0) } + further, fallbacks: self)
  }
}

extension SystemFonts: FallbackOrder {
  /// Returns the language in fontconfig's spelling; nil if fontconfig does not know its letters.
  package func key(forLanguage language: String) -> String? {
    if let style = HanStyle(language: language) { return style.fontconfigLanguage }
    let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
    guard let first = parts.first else { return nil }
    let region = parts.dropFirst().first { $0.count == 2 }.map { "\(first)-\($0)" }
    return [region, String(first)].compactMap(\.self).first(where: languages.contains)
  }

  package func families(forKey key: String) -> [String] {
    var seen: Set<String> = []
    return Self.sorted(configuration, language: key) { pattern in
      Self.family(of: pattern).flatMap { seen.insert($0).inserted ? $0 : nil }
    }
  }
}

extension HanStyle {
  fileprivate var fontconfigLanguage: String {
    switch self {
    case .japanese: "ja"
    case .korean: "ko"
    case .simplified: "zh-cn"
    case .traditional: "zh-tw"
    case .hongKong: "zh-hk"
    }
  }
}

/// The characters of a font, as fontconfig stores them.
private final class SystemCharacters: @unchecked Sendable {
  // Sendable because the set never changes, and fontconfig counts references atomically.
  private let set: OpaquePointer

  init?(_ set: OpaquePointer) {
    guard let copy = FcCharSetCopy(set) else { return nil }
    self.set = copy
  }

  deinit { FcCharSetDestroy(set) }

  func scalars() -> ScalarSet {
    let done = FcChar32.max  // FC_CHARSET_DONE
    var ranges: [ClosedRange<UInt32>] = []
    // A page of a fontconfig character set has eight words of 32 bits.
    var map = [FcChar32](repeating: 0, count: 8)
    var next: FcChar32 = 0
    var page = FcCharSetFirstPage(set, &map, &next)
    while page != done {
      for (word, bits) in map.enumerated() {
        for bit in 0..<32 where bits >> UInt32(bit) & 1 != 0 {
          let scalar = page + UInt32(32 * word + bit)
          if let last = ranges.last, last.upperBound + 1 == scalar {
            ranges[ranges.count - 1] = last.lowerBound...scalar
          } else {
            ranges.append(scalar...scalar)
          }
        }
      }
      page = FcCharSetNextPage(set, &map, &next)
    }
    return ScalarSet(ranges)
  }
}
#endif
