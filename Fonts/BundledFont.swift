public import Foundation

/// One bundled face, as the manifest describes it.
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
    /// Text. The font is part of the fallback order.
    case text
    /// Colour emoji. The font comes after the text fonts in the fallback order.
    case emoji
    /// Fixed-width text. The font is used if its family is requested, and otherwise only for characters that
    /// no other font has.
    case monospaced
    /// Formulas. The font has an OpenType MATH table. Text never falls back to it.
    case math
    /// Tests with numbers that are calculated by hand (the square font). The font is used only by name.
    case test
  }

  /// The file's name, for example `NotoSans-Bold.ttf`.
  public let file: String
  /// The index of the face in its file; 0 unless the file is a collection. Together with the file, it is
  /// unique in a catalog.
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
  /// Whether it is a variable font.
  public let isVariable: Bool
  /// The scripts that the font is bundled for, as ISO 15924 codes, for example `Arab`. It may cover
  /// characters of other scripts.
  public let scripts: [String]
  /// The number of characters that the font has glyphs for.
  public let characterCount: Int
  /// The origin of the file: a Debian package with its version, or the script that makes the file.
  public let origin: String
  /// The SPDX identifier of the licence.
  public let license: String
  /// The file with the text of the licence and the copyright notice.
  public let licenseURL: URL
  /// The SHA-256 of the file, 64 lower-case hexadecimal digits.
  public let sha256: String
  /// The size of the file in bytes.
  public let size: Int
  /// The file.
  public let url: URL

  /// The file's name, followed by the index of the face unless it is 0: `NotoSansCJK-Regular.ttc:2`.
  public var id: String { faceIndex == 0 ? file : "\(file):\(faceIndex)" }
}
