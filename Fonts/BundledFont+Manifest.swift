import Foundation

extension BundledFont {
  /// The invalid field of a manifest's entry, and the reason.
  struct InvalidField: Error {
    let text: String
  }

  /// Makes a font from an entry of the manifest in `directory`.
  static func make(
    _ entry: BundledFontManifest.Entry, in directory: URL
  ) -> Result<BundledFont, InvalidField> {
    // A manifest may only name files of its own directory.
    guard isPlainName(entry.file) else { return invalid("file is not a plain file name") }
    let licensePath = entry.licenseFile.split(separator: "/", omittingEmptySubsequences: false)
    guard licensePath.allSatisfy({ isPlainName(String($0)) }) else {
      return invalid("licenseFile is not a path inside the directory")
    }
    guard let slant = Slant(rawValue: entry.slant) else {
      return invalid("slant is \"\(entry.slant)\", not \(list(Slant.allCases.map(\.rawValue)))")
    }
    guard let role = Role(rawValue: entry.role) else {
      return invalid("role is \"\(entry.role)\", not \(list(Role.allCases.map(\.rawValue)))")
    }
    guard entry.sha256.utf8.count == 64, entry.sha256.utf8.allSatisfy(isLowercaseHexDigit) else {
      return invalid("sha256 is not 64 lower-case hexadecimal digits")
    }
    guard (0..<65_536).contains(entry.face ?? 0) else { return invalid("face is \(entry.face ?? 0)") }
    let package = [entry.package, entry.packageVersion].compactMap { $0 }.joined(separator: " ")
    let origin = [package, entry.madeBy ?? ""].filter { !$0.isEmpty }.joined(separator: ", by ")
    return .success(
      BundledFont(
        file: entry.file, faceIndex: entry.face ?? 0, family: entry.family, style: entry.style,
        postScriptName: entry.postScriptName, weight: entry.weight, slant: slant, role: role,
        isVariable: entry.isVariable ?? false, scripts: entry.scripts, characterCount: entry.characters,
        origin: origin,
        license: entry.license,
        licenseURL: directory.appendingPathComponent(entry.licenseFile),
        sha256: entry.sha256, size: entry.size,
        url: directory.appendingPathComponent(entry.file)))
  }

  private static func invalid(_ text: String) -> Result<BundledFont, InvalidField> {
    .failure(InvalidField(text: text))
  }

  private static func isPlainName(_ name: String) -> Bool {
    !name.isEmpty && name != "." && name != ".." && !name.utf8.contains(UInt8(ascii: "/"))
  }

  private static func isLowercaseHexDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
  }

  private static func list(_ words: [String]) -> String {
    words.map { "\"\($0)\"" }.joined(separator: " or ")
  }
}
