/// Decides which fonts are used for a text, and in which order. With it engines can use the fonts of an
/// operating system.
///
/// An engine requests the faces for a style and a language, and gives each character the first face that has
/// it: plain faces first for text, coloured ones for emoji. Only for characters that none of them has does it
/// request a face once more.
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
  /// The faces that are known beforehand, in fallback order; at least one. The first shows characters that no
  /// face has.
  var faces: [FontFace] { get }

  /// The faces to ask for text of a style, the best first. Of an empty answer `faces` are taken.
  func faces(for request: FontRequest) -> [FontFace]

  /// What the languages have in common that get the same answers; nil for those that get the answers of text without a language.
  ///
  /// Answers are kept by it, so that there should be no more keys than languages of the world, whatever tags are made up.
  /// Two languages without a key, or with the same one, must get the same faces.
  ///
  /// - Parameter language: A BCP 47 tag, as it was given.
  func languageKey(for language: String) -> String?

  /// A face for characters that none of `faces(for:)` has, or none has together; nil if there is none.
  ///
  /// - Parameters:
  ///   - characters: A grapheme cluster, or a part of one; invisible characters apart.
  ///   - isEmoji: Whether it is to be shown as an emoji.
  ///   - request: What the faces were asked for by.
  func fallback(for characters: [Unicode.Scalar], isEmoji: Bool, in request: FontRequest) -> FontFace?
}

extension FontMatching {
  /// The language subtag in lower case, up to eight letters. For languages with Han characters, the style in
  /// which they draw them.
  public func languageKey(for language: String) -> String? {
    if let style = HanStyle(language: language) { return style.languageTag }
    let first = language.prefix { $0 != "-" && $0 != "_" }
    return (2...8).contains(first.utf8.count) ? first.lowercased() : nil
  }

  /// Returns nil: no further face.
  public func fallback(for characters: [Unicode.Scalar], isEmoji: Bool, in request: FontRequest) -> FontFace?
  {
    nil
  }
}

/// A request for fonts for a text.
public struct FontRequest: Hashable, Sendable {
  /// The family in the style; nil for the default one.
  public var family: String?
  /// The thickness of the strokes.
  public var weight: FontWeight
  /// Upright or slanted.
  public var slant: FontSlant
  /// The language of the text as a BCP 47 tag: one of those with the same `FontMatching.languageKey(for:)`.
  public var language: String?

  /// A request.
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
