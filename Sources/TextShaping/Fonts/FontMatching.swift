/// Decides which fonts are used for a text, and in which order. With a type of your own an engine can use the
/// fonts of an operating system.
///
/// An engine requests the faces for a style and a language, and gives each character the first face that has
/// it: plain faces first for text, coloured ones for emoji. If none of them has a character, the engine
/// requests one more face for it.
///
/// ```swift
/// import BubbleLayout
///
/// /// The fonts of a handheld: its own for text, and other fonts for characters that it lacks.
/// struct HandheldFonts: FontMatching {
///   let faces: [FontFace]
///
///   func faces(for request: FontRequest) -> [FontFace] {
///     faces.filter { $0.slant == request.slant } + faces.filter { $0.slant != request.slant }
///   }
/// }
///
/// func engine(for files: [String]) throws -> LayoutEngine {
///   try LayoutEngine(fonts: .matching(HandheldFonts(faces: files.map { try FontFace(path: $0) })))
/// }
/// ```
///
/// The methods must always return the same result for the same arguments, on any thread, because results are
/// cached and layouts depend on them. Return the same `FontFace` object for the same font: newly created
/// faces share nothing.
public protocol FontMatching: Sendable {
  /// The faces that are known in advance, in fallback order; at least one. The first face shows characters
  /// that no face has.
  var faces: [FontFace] { get }

  /// Returns the faces to try for text of a style, the best first. If the result is empty, `faces` is used.
  func faces(for request: FontRequest) -> [FontFace]

  /// Returns a key for all languages that get the same faces; nil for languages that get the faces of text
  /// without a language.
  ///
  /// Results are cached by this key. There should be no more keys than there are languages in the world, even
  /// if senders make up tags. Two languages with the same key, or without one, must get the same faces.
  ///
  /// - Parameter language: A BCP 47 tag, as it was given.
  func languageKey(for language: String) -> String?

  /// Returns a face for characters that no face of `faces(for:)` has, or that no single face has together;
  /// nil if there is none.
  ///
  /// - Parameters:
  ///   - characters: A grapheme cluster or a part of one, without invisible characters.
  ///   - isEmoji: Whether the characters are shown as an emoji.
  ///   - request: The request for which the faces were chosen.
  func fallback(for characters: [Unicode.Scalar], isEmoji: Bool, in request: FontRequest) -> FontFace?
}

extension FontMatching {
  /// Returns the language subtag in lower case if it has two to eight letters. For languages with Han
  /// characters, returns the style in which they are drawn.
  public func languageKey(for language: String) -> String? {
    if let style = HanStyle(language: language) { return style.languageTag }
    let first = language.prefix { $0 != "-" && $0 != "_" }
    return (2...8).contains(first.utf8.count) ? first.lowercased() : nil
  }

  /// Returns nil, so that no further face is used.
  public func fallback(for characters: [Unicode.Scalar], isEmoji: Bool, in request: FontRequest) -> FontFace?
  {
    nil
  }
}

/// A request for fonts for a text.
public struct FontRequest: Hashable, Sendable {
  /// The family in the style; nil for the default family.
  public var family: String?
  /// The thickness of the strokes.
  public var weight: FontWeight
  /// Upright or slanted.
  public var slant: FontSlant
  /// The language of the text as a BCP 47 tag. It may be another tag with the same
  /// `FontMatching.languageKey(for:)`.
  public var language: String?

  /// Creates a request.
  public init(
    family: String? = nil, weight: FontWeight = .regular, slant: FontSlant = .upright,
    language: String? = nil
  ) {
    self.family = family
    self.weight = weight
    self.slant = slant
    self.language = language
  }
}
