import BundledFonts
import Foundation
import TestSupport
import Testing
import TextShaping

/// Compares a face's SHA-256 (FIPS 180-4) with that of the program `sha256sum`.
@Suite struct ContentHashTests {
  private func sha256sum(_ path: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["sha256sum", path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return String(text.prefix { $0 != " " })
  }

  @Test func hashesAreThoseOfTheProgram() throws {
    for font in try BundledFonts.all.prefix(3) + [BundledFonts.squareTest] {
      let face = try FontFace(path: font.url.path)
      #expect(face.knownHash == nil)
      #expect(try face.contentHash == sha256sum(font.url.path))
      #expect(face.contentHash == font.sha256)
    }
  }

  /// The last block of SHA-256 is padded. Adding up to 64 bytes to a font, which stays valid, tests every
  /// length of that block.
  @Test func everyLengthOfTheLastBlockIsPadded() throws {
    let folder = try TemporaryFolder()
    let font = try TestFonts.squareFile()
    for added in 0..<65 {
      let path = try folder.write(font + Array(repeating: 0xA5, count: added), to: "\(added).ttf")
      #expect(try FontFace(path: path).contentHash == sha256sum(path), "\(added) bytes more")
    }
  }

  @Test func aHashTheCallerKnowsIsTaken() throws {
    let path = try BundledFonts.squareTest.url.path
    #expect(try FontFace(path: path, hash: "known").contentHash == "known")
  }
}
