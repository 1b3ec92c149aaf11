/// The source of a font's bytes.
public enum FontSource: Hashable, Sendable {
  /// A file, by its path. It is mapped into memory.
  case file(String)
  /// Bytes that are in memory already, such as those of an asset, a download or a resource.
  case data(FontData)

  /// Bytes that are in memory already, copied once.
  ///
  /// - Parameters:
  ///   - bytes: A whole `.ttf`, `.otf`, `.ttc`, `.woff` or `.woff2` file.
  ///   - name: The font's name, used instead of a path in errors and as `FontFace.path`.
  public static func data(_ bytes: some Collection<UInt8>, name: String) -> FontSource {
    .data(FontData(bytes, name: name))
  }

  /// The path of a file, or the name of data.
  public var name: String {
    switch self {
    case .file(let path): path
    case .data(let data): data.name
    }
  }

  /// Opens and checks the font. For data it always returns the same object.
  ///
  /// - Throws: `FontError`, naming the source and the reason.
  func open() throws(FontError) -> FontFile {
    switch self {
    case .file(let path): try FontFile(path: path)
    case .data(let data): try data.file()
    }
  }
}
