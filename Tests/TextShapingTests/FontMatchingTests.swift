import BubbleLayout
import BundledFonts
import Foundation
import Synchronization
import TestSupport
import Testing
import TextLayout
import TextShaping

/// Tests fonts that the caller chooses instead of the engine.
@Suite struct FontMatchingTests {
  /// Chooses among a few faces, returns other faces for missing characters, and records all requests.
  private final class Chooser: FontMatching {
    let faces: [FontFace]
    let others: [FontFace]
    private let asked = Mutex<[FontRequest]>([])
    private let missing = Mutex<[String]>([])

    init(_ faces: [FontFace], others: [FontFace] = []) {
      self.faces = faces
      self.others = others
    }

    var requests: [FontRequest] { asked.withLock { $0 } }
    var fallbacks: [String] { missing.withLock { $0 } }

    func faces(for request: FontRequest) -> [FontFace] {
      asked.withLock { $0.append(request) }
      if request.family == "nothing" { return [] }
      return faces.filter { $0.slant == request.slant } + faces.filter { $0.slant != request.slant }
    }

    func fallback(for characters: [Unicode.Scalar], isEmoji: Bool, in request: FontRequest) -> FontFace? {
      missing.withLock {
        $0.append(String(String.UnicodeScalarView(characters)) + (isEmoji ? " as an emoji" : ""))
      }
      let wanted = others.filter { $0.isColor == isEmoji }
      // Returns the last face even if it lacks the characters: the engine has to check this by itself.
      return wanted.first { face in characters.allSatisfy { face.hasGlyph(for: $0.value) } } ?? others.last
    }
  }

  private func face(_ file: String) throws -> FontFace {
    try FontFace(path: BundledFonts.url(for: file).path)
  }

  private func families(_ text: String, _ style: TextStyle, in fonts: FontCollection) -> [String] {
    let block = Paragraph(StyledText(text, style: style), fonts: fonts).layout(width: 10_000)
    return block.lines.indices.flatMap { block.glyphRuns(inLine: $0) }.map { run in
      run.glyphs.allSatisfy { $0.id != 0 } ? run.font.face.name : "boxes of \(run.font.face.name)"
    }
  }

  @Test func styleAndLanguageDecide() throws {
    let (upright, italic) = (try face("NotoSans-Regular.ttf"), try face("NotoSans-Italic.ttf"))
    let chooser = Chooser([upright, italic])
    let fonts = FontCollection(matching: chooser)
    #expect(fonts.faces == [upright, italic] && fonts.families == ["Noto Sans"])
    for language in ["de-DE", "de_AT", "DE", nil] {
      var style = TextStyle(size: 17, language: language)
      #expect(families("Text", style, in: fonts) == ["NotoSans-Regular"])
      style.slant = .italic
      #expect(families("Text", style, in: fonts) == ["NotoSans-Italic"])
    }
    // One request for each style and reduced language tag, however the tag is written.
    #expect(chooser.requests.count == 4)
    #expect(Set(chooser.requests.map(\.language)) == ["de-DE", nil])
    // If the application returns no face, the faces of the collection are used.
    #expect(families("Text", TextStyle(family: "nothing", size: 17), in: fonts) == ["NotoSans-Regular"])
  }

  @Test func languageKeysAreFew() throws {
    let chooser = Chooser([try face("NotoSans-Regular.ttf")])
    #expect(chooser.languageKey(for: "sr-Latn-RS") == "sr" && chooser.languageKey(for: "SR") == "sr")
    #expect(chooser.languageKey(for: "zh-Hant-HK") == chooser.languageKey(for: "yue"))
    #expect(chooser.languageKey(for: "zh-TW") != chooser.languageKey(for: "zh-CN"))
    for tag in ["", "x", "-", "absurdlylong", "é"] {
      #expect(chooser.languageKey(for: tag) == nil || tag == "é")
    }
  }

  /// Characters that no face of the style has are requested only once. The returned face shows them, if it
  /// has them.
  @Test func missingCharactersAreAskedFor() throws {
    let chooser = Chooser(
      [try face("NotoSans-Regular.ttf")],
      others: [
        try face("NotoSansArabic-Regular.ttf"), try face("NotoSansDevanagari-Regular.ttf"),
        try face("NotoColorEmoji.ttf"),
      ])
    let fonts = FontCollection(matching: chooser)
    let style = TextStyle.system(17)
    for _ in 0..<2 {
      #expect(
        families("a نص क्षि 👩‍🚀", style, in: fonts) == [
          "NotoSans-Regular", "NotoSansArabic-Regular", "NotoSans-Regular", "NotoSansDevanagari-Regular",
          "NotoSans-Regular", "NotoColorEmoji",
        ])
    }
    // A returned face that lacks the requested characters is not used.
    #expect(families("\u{17000}", style, in: fonts) == ["boxes of NotoSans-Regular"])
    #expect(Set(chooser.fallbacks).count == chooser.fallbacks.count)
    #expect(chooser.fallbacks.contains("👩🚀 as an emoji") || chooser.fallbacks.contains("👩 as an emoji"))
    #expect(chooser.fallbacks.contains("\u{17000}"))
    #expect(fonts.faces.count == 1)
  }

  /// Faces that are added late give the same layout as faces that were there from the start.
  @Test func lateFacesLayOutAsOthers() throws {
    let files = [
      "NotoSans-Regular.ttf", "NotoSansArabic-Regular.ttf", "NotoSansHebrew-Regular.ttf",
      "NotoSansDevanagari-Regular.ttf", "NotoSansThai-Regular.ttf", "NotoColorEmoji.ttf",
    ]
    let faces = try files.map { try face($0) }
    let late = try LayoutEngine(fonts: .matching(Chooser([faces[0]], others: Array(faces.dropFirst()))))
    let known = try LayoutEngine(fonts: .collection(FontCollection(faces: faces)))
    let messages =
      try Corpora.transcript("group-rtl", prefix: 150) + Corpora.transcript("group-multilingual", prefix: 150)
    for width in [120.0, 320] {
      func heights(_ engine: LayoutEngine) -> [Double] {
        messages.map { engine.cell(for: $0, style: .merged, width: width).height.points }
      }
      #expect(heights(late) == heights(known))
    }
  }

  @Test func threadsGetTheSameFaces() async throws {
    let files = ["NotoSansArabic-Regular.ttf", "NotoSansHebrew-Regular.ttf", "NotoSansThai-Regular.ttf"]
    let chooser = Chooser([try face("NotoSans-Regular.ttf")], others: try files.map { try face($0) })
    let fonts = FontCollection(matching: chooser)
    let texts = ["نص", "שלום", "สวัสดี", "abc"]
    let expected = texts.map { families($0, .system(17), in: FontCollection(matching: chooser)) }
    try await withThrowingTaskGroup(of: [[String]].self) { group in
      for task in 0..<8 {
        group.addTask {
          var found: [Int: [String]] = [:]
          for step in texts.indices {
            let index = (step + task) % texts.count
            found[index] = families(texts[index], .system(17), in: fonts)
          }
          return texts.indices.map { found[$0] ?? [] }
        }
      }
      for try await found in group { #expect(found == expected) }
    }
  }

  @Test func aMatchingWithoutFontsIsRefused() throws {
    let error = #expect(throws: FontSetError.self) { try FontSet.matching(Chooser([])).open() }
    guard case .font(.noFonts) = error else { throw try #require(error) }
  }

  /// The description of a face is trusted until the face is opened.
  @Test func describedFacesAreOpenedLate() throws {
    let path = try BundledFonts.url(for: "NotoSansArabic-Regular.ttf").path
    let described = FontFace(
      FontDescriptor(
        source: .file(path), name: "NotoSansArabic-Regular", family: "Noto Sans Arabic",
        characters: { [0x600...0x6FF] }))
    let fonts = FontCollection(faces: [try face("NotoSans-Regular.ttf"), described])
    _ = families("abc", .system(17), in: fonts)
    #expect(!described.isOpen)
    #expect(families("نص", .system(17), in: fonts) == ["NotoSansArabic-Regular"])
    #expect(described.isOpen)
    #expect(!described.hasGlyph(for: 0xFE70), "what it says it has")
  }
}
