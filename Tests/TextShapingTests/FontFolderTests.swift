import BundledFonts
import Foundation
import TestSupport
import Testing
import TextShaping

/// Tests folders of fonts and their `stack.txt`.
@Suite struct FontFolderTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    _ = try folder.write(TestFonts.squareFile(), to: "square.ttf")
  }

  private func open() -> Result<FontCollection, FontError> {
    Result { () throws(FontError) in try FontCollection(directory: folder.url.path) }
  }

  private func failure() -> FontError? {
    guard case .failure(let failure) = open() else { return nil }
    return failure
  }

  @Test func allFontsAreTakenByName() throws {
    _ = try folder.write(TestFonts.squareFile(), to: "another.OTF")
    _ = try folder.write("readme".utf8, to: "readme.txt")
    let faces = try open().get().faces
    #expect(faces.map { ($0.path as NSString).lastPathComponent } == ["another.OTF", "square.ttf"])
  }

  /// Symbolic links may form a cycle.
  @Test func foldersWithinAreSearched() throws {
    let deep = folder.url.appending(path: "b/c.ttf")
    try FileManager.default.createDirectory(at: deep, withIntermediateDirectories: true)
    try Data(TestFonts.squareFile()).write(to: deep.appending(path: "deep.ttf"))
    #expect(symlink("../..", deep.path + "/circle") == 0)
    let paths = try open().get().faces.map { $0.path.dropFirst(folder.path.count) }
    #expect(paths == ["/b/c.ttf/deep.ttf", "/square.ttf"])
  }

  @Test func ofCollectionsEveryFaceIsTaken() throws {
    let collection = try BundledFonts.url(for: "NotoSansCJK-Regular.ttc").path
    #expect(symlink(collection, folder.path + "/a.ttc") == 0)
    let faces = try open().get().faces
    #expect(faces.dropLast().map(\.faceIndex) == Array(0..<10))
    #expect(faces.prefix(5).map(\.family) == ["JP", "KR", "SC", "TC", "HK"].map { "Noto Sans CJK \($0)" })
    #expect(faces.last?.family == "Square Test")
  }

  /// Pipes and devices are skipped: reading from them would never end.
  @Test func pipesAndDevicesArePassedOver() throws {
    #expect(mkfifo(folder.path + "/pipe.ttf", 0o600) == 0)
    #expect(symlink("/dev/zero", folder.path + "/zero.otf") == 0)
    #expect(symlink("square.ttf", folder.path + "/twin.ttf") == 0)
    var skipped: [String] = []
    let fonts = try FontCollection(directory: folder.path) { skipped.append("\($0)") }
    #expect(fonts.faces.map { ($0.path as NSString).lastPathComponent } == ["square.ttf", "twin.ttf"])
    #expect(
      skipped
        == ["pipe.ttf", "zero.otf"].map {
          "\(folder.path)/\($0): not a regular file, so no font can be read from it"
        })
    let pipe = folder.path + "/pipe.ttf"
    #expect(throws: FontError.notAFile(path: pipe)) { try FontFace(path: pipe) }
    #expect(mkfifo(folder.path + "/stack.txt", 0o600) == 0)
    #expect(failure() == .unreadable(path: folder.path + "/stack.txt"))
  }

  @Test func aStackSaysWhichFontsAndInWhichOrder() throws {
    _ = try folder.write("no font".utf8, to: "unused.ttf")
    _ = try folder.write("# comment\n\nsquare.ttf\tSquare Test\t0\nsquare.ttf\n".utf8, to: "stack.txt")
    #expect(try open().get().faces.count == 2)
  }

  @Test(arguments: ["x", "-1", "", "1.5", "99999999999999999999"])
  func aBadFaceIndexIsNamedWithItsLine(_ index: String) throws {
    let path = try folder.write("# first\nsquare.ttf\tSquare Test\t\(index)\n".utf8, to: "stack.txt")
    let reason = "the face index '\(index)' is not a number"
    #expect(failure() == .malformedStack(path: path, line: 2, reason: reason))
    #expect(failure()?.description == "\(path):2: \(reason)")
  }

  @Test func aStackWithAFaceTheFileLacksIsRefused() throws {
    _ = try folder.write("square.ttf\tSquare Test\t3\n".utf8, to: "stack.txt")
    let path = folder.url.path + "/square.ttf"
    #expect(failure() == .noSuchFace(path: path, index: 3, count: 1))
  }

  @Test func aStackWithAMissingFileIsRefused() throws {
    _ = try folder.write("square.ttf\ngone.ttf\n".utf8, to: "stack.txt")
    #expect(failure() == .unreadable(path: folder.url.path + "/gone.ttf"))
  }

  @Test func emptyFoldersAreRefused() throws {
    let empty = try TemporaryFolder()
    #expect(throws: FontError.noFonts(path: empty.url.path)) {
      try FontCollection(directory: empty.url.path)
    }
    #expect(throws: FontError.unreadable(path: empty.url.path + "/none")) {
      try FontCollection(directory: empty.url.path + "/none")
    }
    _ = try empty.write("# nothing\n".utf8, to: "stack.txt")
    #expect(throws: FontError.noFonts(path: empty.url.path)) {
      try FontCollection(directory: empty.url.path)
    }
  }
}
