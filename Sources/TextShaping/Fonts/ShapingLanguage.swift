import CHarfBuzz
import Synchronization

/// A BCP 47 language in HarfBuzz's form. Languages change glyphs and advances, for example those of a Korean
/// space or of Chinese quotation marks.
package struct ShapingLanguage: Hashable, @unchecked Sendable {
  // Sendable because HarfBuzz keeps languages for the life of the process and never changes them.
  let pointer: hb_language_t?
  /// The tag in HarfBuzz's spelling, such as `zh-hant`.
  package let tag: String
  /// The tags of the language systems that a font can have for the language, the best one first.
  package let systems: [UInt32]

  /// Creates a language from its BCP 47 tag, of which only the part that can select a language system is
  /// used. An empty tag means no language.
  package init(_ tag: String) {
    let tag = LanguageTag.reduced(tag)
    self = tag == LanguageTag.undetermined ? .undetermined : Self.known(tag)
  }

  /// Creates a language, which HarfBuzz then stores until the process ends.
  package init(keeping tag: String) {
    self.tag = tag
    pointer = hb_language_from_string(tag, Int32(clamping: tag.utf8.count))
    var count = UInt32(HB_OT_MAX_TAGS_PER_LANGUAGE)
    var tags = [hb_tag_t](repeating: 0, count: Int(count))
    hb_ot_tags_from_script_and_language(HB_SCRIPT_INVALID, pointer, nil, nil, &count, &tags)
    systems = Array(tags.prefix(Int(count)))
  }

  private init() {
    pointer = nil
    tag = LanguageTag.undetermined
    systems = []
  }

  /// The language that selects a font's default language system.
  package static let undetermined = ShapingLanguage()

  /// The languages by their reduced tags. HarfBuzz has such a list as well, but searches it linearly. There
  /// are only as many as there are reduced tags.
  private static let kept = Mutex<[String: ShapingLanguage]>([:])

  private static func known(_ tag: String) -> ShapingLanguage {
    kept.withLock { kept in
      if let language = kept[tag] { return language }
      let language = ShapingLanguage(keeping: tag)
      kept[tag] = language
      return language
    }
  }

  /// Languages are equal if HarfBuzz treats them as the same.
  package static func == (left: ShapingLanguage, right: ShapingLanguage) -> Bool {
    left.pointer == right.pointer
  }

  /// Hashes HarfBuzz's pointer to the language.
  package func hash(into hasher: inout Hasher) { hasher.combine(pointer) }
}

extension ShapingLanguage {
  /// The identity of a language, without its tag.
  struct ID: Equatable {
    private let pointer: OpaquePointer?

    init(_ language: ShapingLanguage?) { pointer = language?.pointer }
  }
}
