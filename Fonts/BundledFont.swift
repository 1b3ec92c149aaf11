public import Foundation

/// One face of the bundle, as its manifest describes it.
public struct BundledFont: Sendable, Hashable, Identifiable {
  /// Upright or italic.
  public enum Slant: String, Sendable, Hashable, CaseIterable {
    /// The upright face of a family.
    case upright
    /// The slanted face of a family.
    case italic
  }

  /// The purpose of a font.
  public enum Role: String, Sendable, Hashable, CaseIterable {
    /// Text; a member of the fallback order.
    case text
    /// Emoji, in colour; the last member of the fallback order.
    case emoji
    /// Fixed-width text; used where its family is asked for, and otherwise only for what no other font has.
    case monospaced
    /// Formulas: it has a MATH table. Text does not fall back to it.
    case math
    /// The square font, for tests with numbers worked out by hand; used only by name.
    case test
  }

  /// The file's name, for example `NotoSans-Bold.ttf`.
  public let file: String
  /// The place of the face in its file; other than 0 only in collections. Unique in a catalog together with the file.
  public let faceIndex: Int
  /// The typographic family name, for example `Noto Sans`.
  public let family: String
  /// The style name within the family, for example `Bold Italic`.
  public let style: String
  /// The PostScript name, for example `NotoSans-BoldItalic`.
  public let postScriptName: String
  /// The weight on the scale of OpenType and CSS: 400 is regular, 700 bold.
  public let weight: Int
  /// Upright or italic.
  public let slant: Slant
  /// The purpose of the font.
  public let role: Role
  /// Whether the outlines can be varied along axes.
  public let isVariable: Bool
  /// The scripts that the font is bundled for, as ISO 15924 codes, for example `Arab`. It may cover
  /// characters of other scripts.
  public let scripts: [String]
  /// The number of characters the font maps.
  public let characterCount: Int
  /// Where the file comes from: a Debian package with its version, or the script that makes it.
  public let origin: String
  /// The SPDX identifier of the licence.
  public let license: String
  /// The text of the licence, with the copyright notice.
  public let licenseURL: URL
  /// The SHA-256 of the file, 64 lower-case hexadecimal digits.
  public let sha256: String
  /// The size of the file in bytes.
  public let size: Int
  /// Where the file is.
  public let url: URL

  /// The file's name, and the place of the face in it where that is not 0: `NotoSansCJK-Regular.ttc:2`.
  public var id: String { faceIndex == 0 ? file : "\(file):\(faceIndex)" }
}
