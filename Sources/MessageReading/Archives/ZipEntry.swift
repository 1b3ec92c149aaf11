/// A file or a folder, as the directory of an archive lists it.
struct ZipEntry {
  /// The path with `/` between its parts; one of a folder ends with a slash.
  let name: String
  /// The bytes of the name, which the header before the data repeats.
  let rawName: [UInt8]
  let flags: Int
  let method: Int
  let checksum: UInt32
  /// The sizes in the archive and unpacked, in bytes.
  let packedSize: Int
  let size: Int
  /// The offset of the header before the data.
  let offset: Int
  /// The offset at which the next entry or the directory begins.
  var end = 0
  let isLink: Bool

  var isFolder: Bool { name.hasSuffix("/") }
  var isEncrypted: Bool { flags & 0x2041 != 0 || method == 99 }

  /// Why the entry is left out because of its name; nil for a name of a file in the archive.
  var nameFault: String? {
    if isLink { return "it is a symbolic link, which is not followed" }
    if rawName.contains(0) { return "its name contains NUL" }
    if rawName.contains(UInt8(ascii: "\\")) { return "its name contains a backslash" }
    if name.isEmpty || rawName.count >= 4_096 { return "its name is empty or too long" }
    let hasDrive =
      rawName.count > 1 && rawName[1] == UInt8(ascii: ":")
      && UInt8(ascii: "a")...UInt8(ascii: "z") ~= rawName[0] | 0x20
    if rawName.first == UInt8(ascii: "/") || hasDrive || name.split(separator: "/").contains("..") {
      return "its path leads out of the archive"
    }
    return nil
  }

  /// Why the entry cannot be unpacked; nil if it can.
  var fault: String? {
    if isEncrypted { return "it is encrypted; unpack the archive with its password" }
    guard method == 0 || method == 8 else {
      let known = Self.methods[method] ?? "method \(method)"
      return "it is packed by \(known), but only stored and deflated entries are read; unpack the archive"
    }
    return nil
  }

  /// The names of methods that are not unpacked, as APPNOTE 4.4.5 lists them.
  private static let methods = [
    1: "shrinking", 2: "reducing", 3: "reducing", 4: "reducing", 5: "reducing", 6: "imploding",
    9: "Deflate64",
    10: "imploding", 12: "bzip2", 14: "LZMA", 16: "CMPSC", 18: "TERSE", 19: "LZ77", 20: "Zstandard",
    93: "Zstandard", 94: "MP3", 95: "XZ", 96: "JPEG", 97: "WavPack", 98: "PPMd",
  ]

  /// Decodes a name. A name that is neither marked as UTF-8 nor valid UTF-8 is in code page 437, as APPNOTE D.1
  /// says.
  static func decoded(_ bytes: [UInt8]) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    return String(
      String.UnicodeScalarView(bytes.map { $0 < 0x80 ? Unicode.Scalar($0) : oldSet[Int($0) - 0x80] }))
  }

  private static let oldSet = Array(
    ("ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀"
      + "αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u{A0}").unicodeScalars)
}
