import BundledFonts
import Foundation
import Synchronization
import TestSupport
import Testing
import TextShaping

/// Tests that fonts given as bytes are checked, named and shared like files.
@Suite struct FontDataTests {
  private func failure(_ source: FontSource, index: Int = 0) -> FontError? {
    do throws(FontError) {
      _ = try FontFace(source, index: index)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: ["ttf", "woff", "woff2"]) func facesAreThoseOfTheFile(kind: String) throws {
    let url = Repository.url("Tests/Fonts/VariableSquare.\(kind)")
    let file = try FontFace(path: url.path)
    let given = try FontFace(.data(Data(contentsOf: url), name: url.lastPathComponent))
    #expect(given.name == file.name && given.family == file.family && given.style == file.style)
    #expect(given.metrics == file.metrics && given.axes == file.axes && given.coverage == file.coverage)
    #expect(given.contentHash == file.contentHash)
    #expect(given.path == "VariableSquare.\(kind)" && file.source == .file(url.path))
  }

  /// A font passed as bytes fails with the same error as the same font in a file. The error has the given
  /// name in place of the path.
  @Test func whatIsNoFontIsRefusedAsAFileIs() throws {
    let folder = try TemporaryFolder()
    let font = try TestFonts.squareFile()
    for length in [0, 3, 4, 12, 60, font.count / 2, font.count] {
      let path = try folder.write(font.prefix(length), to: "cut\(length).ttf")
      // An empty file cannot be mapped into memory.
      if length > 0 {
        #expect(failure(.data(font.prefix(length), name: path)) == failure(.file(path)), "\(length) bytes")
      }
      #expect((failure(.data(font.prefix(length), name: "a")) == nil) == (length == font.count))
    }
    #expect(
      failure(.data([], name: "nothing"))?.description
        == "nothing: not a usable font: no OpenType table directory was found")
    #expect(
      failure(.data(font, name: "square"), index: 1) == .noSuchFace(path: "square", index: 1, count: 1))
    let error = #expect(throws: FontError.self) {
      try FontCollection(sources: [.data(font, name: "square"), .data("no font".utf8, name: "text")])
    }
    #expect(error?.description.hasPrefix("text: ") == true)
    #expect(throws: FontError.noFonts(path: "")) { try FontCollection(sources: []) }
  }

  /// Every face of a collection is used, and the bytes are kept only once.
  @Test func facesOfACollectionShareTheirBytes() throws {
    let url = try BundledFonts.url(for: "NotoSansCJK-Regular.ttc")
    let data = FontData(try Data(contentsOf: url, options: .alwaysMapped), name: "cjk")
    let faces = try FontCollection(sources: [.data(data)]).faces
    #expect(faces.map(\.family) == (try FontCollection(files: [url.path]).faces.map(\.family)))
    let files = faces.compactMap(\.file).map { ObjectIdentifier($0) }
    #expect(files.count == faces.count && Set(files).count == 1)
    #expect(try FontFace(.data(data), index: 3).file === faces[0].file)
  }

  /// Bytes that are not copied are released once, after the last face.
  @Test func bytesAreKeptAsLongAsAFaceNeedsThem() throws {
    let freed = Counter()
    let bytes = try TestFonts.squareFile()
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 16)
    memory.copyBytes(from: bytes)
    defer { memory.deallocate() }
    var data: FontData? = FontData(noCopy: UnsafeRawBufferPointer(memory), name: "square") { freed.add() }
    var face = try data.map { try FontFace(.data($0)) }
    data = nil
    #expect(freed.count == 0 && face?.family == "Square Test")
    face = nil
    #expect(freed.count == 1)
    // Bytes that HarfBuzz cannot use are released as well.
    data = FontData(noCopy: UnsafeRawBufferPointer(start: nil, count: 0), name: "nothing") { freed.add() }
    data = nil
    #expect(freed.count == 2)
  }

  private final class Counter: Sendable {
    private let value = Mutex(0)

    var count: Int { value.withLock { $0 } }
    func add() { value.withLock { $0 += 1 } }
  }
}
