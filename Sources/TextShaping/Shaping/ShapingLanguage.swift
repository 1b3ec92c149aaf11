import CHarfBuzz

/// A BCP 47 language as HarfBuzz knows it. Languages change glyphs and advances: a Korean space, Chinese quotes.
package struct ShapingLanguage: Hashable, @unchecked Sendable {
  // Sendable because HarfBuzz interns languages for the life of the process and never changes them.
  let pointer: hb_language_t?
  /// The tag as given, such as `zh-Hant`.
  package let tag: String

  /// A language from its BCP 47 tag.
  package init(_ tag: String) {
    self.tag = tag
    // HarfBuzz stops at the first character no tag can hold; an empty tag is no language.
    pointer = tag.isEmpty ? nil : hb_language_from_string(tag, Int32(clamping: tag.utf8.count))
  }

  /// Languages are equal when HarfBuzz holds them to be the same.
  package static func == (left: ShapingLanguage, right: ShapingLanguage) -> Bool {
    left.pointer == right.pointer
  }

  /// Hashes HarfBuzz's own name of the language.
  package func hash(into hasher: inout Hasher) { hasher.combine(pointer) }
}

extension ShapingLanguage {
  /// A language without its tag.
  struct ID: Equatable {
    private let pointer: OpaquePointer?

    init(_ language: ShapingLanguage?) { pointer = language?.pointer }
  }
}
