import BubbleLayout
import LayoutFormat
import TextShaping

/// What a layout depends on besides its input: the shaper, the Unicode tables and the fonts. A golden that
/// was made in another environment cannot be compared.
public struct GoldenEnvironment: Hashable, Sendable {
  /// The version of HarfBuzz.
  public var shaper: String
  /// The version of the Unicode tables.
  public var unicode: String
  /// The fonts, ascending by name.
  public var fonts: [GoldenFont]

  /// Creates an environment.
  public init(
    shaper: String = EngineVersions.current.harfBuzz, unicode: String = EngineVersions.current.unicode,
    fonts: [GoldenFont]
  ) {
    self.shaper = shaper
    self.unicode = unicode
    self.fonts = fonts.sorted { ($0.name, $0.hash) < ($1.name, $1.hash) }
  }

  /// Writes a line with the characters that no font has. The line shows that the golden contains boxes.
  static func write(_ missing: MissingGlyphs, to sink: inout TextSink) {
    guard missing.count > 0 else { return }
    sink.open("missing")
    sink.field(named: "characters", "\(missing.count)")
    sink.field(named: "codePoints", missing.list)
    sink.close()
  }

  /// Creates the environment of rows: this process's shaper and the fonts of all texts in the rows.
  public init(of rows: some Sequence<TranscriptRow>) {
    var fonts = FontNumbers()
    for row in rows { fonts.add(row) }
    self.init(fonts: fonts.faces.map { GoldenFont(name: $0.name, hash: $0.contentHash) })
  }

  func write(to sink: inout TextSink) {
    sink.open("environment")
    sink.field(named: "harfbuzz", shaper)
    sink.field(named: "unicode", unicode)
    sink.close()
    for font in fonts {
      sink.open("font", key: font.name)
      sink.field(named: "sha256", font.hash)
      sink.close()
    }
  }
}

/// A font, by its name and the content of its file.
public struct GoldenFont: Hashable, Sendable {
  /// The PostScript name.
  public var name: String
  /// The SHA-256 of the file, in hexadecimal.
  public var hash: String

  /// Creates a font from its name and hash.
  public init(name: String, hash: String) {
    self.name = name
    self.hash = hash
  }
}
