import BubbleLayout

extension InputFormat {
  /// Why an input whose format is unknown is not read as plain text: its beginning has bytes that texts do not have.
  /// Nil for a text.
  ///
  /// - Parameter bytes: The first bytes of the input.
  static func reasonAgainstText(_ bytes: [UInt8]) -> String? {
    let forced = "; --input text reads it nevertheless"
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return "it is text in UTF-16, but only UTF-8 is read: iconv -f UTF-16 -t UTF-8 converts it"
    }
    if let kind = binaries.first(where: { bytes.starts(with: $0.beginning) })?.kind {
      return "it is not text: it begins as a file of \(kind) does\(forced)"
    }
    // Git, too, distinguishes binary files by NUL in the first 8,000 bytes.
    return bytes.prefix(8_000).contains(0) ? "it is not text: it contains NUL bytes\(forced)" : nil
  }

  /// The first bytes of files that are sent like chats, and need not contain NUL.
  private static let binaries: [(beginning: [UInt8], kind: String)] = [
    ([0x1F, 0x8B], "gzip"), (Array("7z".utf8) + [0xBC, 0xAF, 0x27, 0x1C], "7-Zip"),
    (Array("Rar!".utf8) + [0x1A, 0x07], "RAR"), ([0xFD] + Array("7zXZ".utf8) + [0], "xz"),
    ([0x28, 0xB5, 0x2F, 0xFD], "Zstandard"), (Array("%PDF-".utf8), "PDF"), ([0xFF, 0xD8, 0xFF], "JPEG"),
    ([0x89] + Array("PNG\r\n".utf8), "PNG"), (Array("SQLite format 3".utf8) + [0], "SQLite"),
  ]
}
