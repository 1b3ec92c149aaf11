import Foundation
import TestSupport
import Testing
import TextShaping

/// Tests that files which are no fonts are refused with a reason and never crash the process.
@Suite struct FontFileTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func failure(_ path: String, index: Int = 0) -> FontError? {
    do throws(FontError) {
      _ = try FontFace(path: path, index: index)
      return nil
    } catch {
      return error
    }
  }

  @Test func missingFilesAreNamed() {
    let path = folder.url.appending(path: "none.ttf").path
    #expect(failure(path) == .unreadable(path: path))
    #expect(failure(path)?.description == "\(path): the font file cannot be read")
  }

  @Test func foldersAreNoFonts() {
    #expect(failure(folder.url.path) != nil)
  }

  @Test(arguments: ["", "x", "not a font at all, but long enough to hold a directory of tables"])
  func otherFilesAreNoFonts(_ content: String) throws {
    let path = try folder.write(content.utf8, to: "text.ttf")
    let failure = try #require(self.failure(path))
    #expect(failure.description.hasPrefix(path + ": "))
  }

  /// Files are cut in the header, in the middle of the table directory, after it, and before the last byte.
  @Test func cutFilesAreRefused() throws {
    let font = try TestFonts.squareFile()
    let tables = Int(font[4]) << 8 | Int(font[5])
    let directory = 12 + 16 * tables
    for length in [3, 4, 8, 12, 13, 12 + 16 * (tables / 2) + 5, directory - 1, directory, font.count / 2] {
      let path = try folder.write(font.prefix(length), to: "cut\(length).ttf")
      let failure = try #require(self.failure(path), "\(length) bytes")
      #expect(failure.description.hasPrefix(path + ": "))
      switch failure {
      case .truncated(_, _, let end, let size):
        #expect(length >= directory && size == length && end > length)
      case .unreadable, .malformed:
        #expect(length < directory, "\(length) bytes: \(failure)")
      default: Issue.record("\(length) bytes: \(failure)")
      }
    }
    #expect(failure(try folder.write(font, to: "whole.ttf")) == nil)
  }

  @Test func aTableThatEndsPastTheFileIsNamed() throws {
    let font = try TestFonts.squareFile()
    // Cutting the last byte of the file cuts the table with the highest end.
    let records = (0..<(Int(font[4]) << 8 | Int(font[5]))).map { 12 + 16 * $0 }
    func word(_ offset: Int) -> Int { font[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    let last = try #require(records.max { word($0 + 8) + word($0 + 12) < word($1 + 8) + word($1 + 12) })
    let end = word(last + 8) + word(last + 12)
    let tag = String(decoding: font[last..<last + 4], as: UTF8.self)
    let path = try folder.write(font.prefix(end - 1), to: "short.ttf")
    #expect(failure(path) == .truncated(path: path, table: tag, end: end, size: end - 1))
  }

  @Test func facesOutOfRangeAreRefused() throws {
    let path = try folder.write(TestFonts.squareFile(), to: "square.ttf")
    for index in [1, -1, 65_536, Int.max, Int.min] {
      #expect(failure(path, index: index) == .noSuchFace(path: path, index: index, count: 1))
    }
  }
}
