import BubbleLayout
import Foundation
import TestSupport
import Testing

/// Tests that the words that a layout adds are those of the reader's locale.
@Suite struct WordsTests {
  private let engine: LayoutEngine

  init() throws { engine = try TestEngines.bundled }

  @Test(arguments: [
    ("en_GB", "edited", "Read more"), ("de_DE", "bearbeitet", "Weiterlesen"),
    ("fr", "modifié", "Lire la suite"),
    ("pt_BR", "editada", "Ler mais"), ("nb_NO", "redigert", "Les mer"), ("no", "redigert", "Les mer"),
    ("ar_EG", "تم التعديل", "قراءة المزيد"), ("he", "נערך", "קרא עוד"), ("ja_JP", "編集済み", "続きを読む"),
    ("zh_CN", "已编辑", "展开全文"), ("zh_TW", "已編輯", "展開全文"), ("zh-Hant-HK", "已編輯", "展開全文"),
    ("tlh", "edited", "Read more"),
  ])
  func theyAreThoseOfTheLanguage(locale: String, edited: String, readMore: String) throws {
    let cell = engine.cell(
      Fixtures.message(String(repeating: "word ", count: 200)) { $0.isEdited = true }, .clustered
    ) { $0.locale = Locale(identifier: locale) }
    #expect(cell.labels(.edited).map(\.text) == [edited])
    #expect(cell.labels(.readMore).map(\.text) == [readMore])
  }

  @Test func theTableHasThirtyLanguagesWhole() {
    #expect(InterfaceWords.languages.count >= 30)
    for language in InterfaceWords.languages {
      let words = InterfaceWords(Locale(identifier: language))
      for word in [words.edited, words.readMore, words.unread] {
        #expect(!word.isEmpty && word == word.trimmingCharacters(in: .whitespacesAndNewlines), "\(language)")
      }
      // Only English has the English word.
      #expect((words.edited == "edited") == (language == "en"), "\(language)")
    }
  }

  @Test func aStyleOrAnEnvironmentMaySayItsOwn() throws {
    let style = try ChatStyle(
      json: #"{"preset":"clustered","content":{"footer":{"edited":"*"}},"text":{"collapse":{"label":"…"}}}"#)
    let message = Fixtures.message(String(repeating: "word ", count: 200)) { $0.isEdited = true }
    let own = engine.cell(message, style) { $0.locale = Locale(identifier: "de") }
    #expect(own.labels(.edited).map(\.text) == ["*"] && own.labels(.readMore).map(\.text) == ["…"])
    let told = engine.cell(message, .clustered) { $0.words.edited = "(bearb.)" }
    #expect(told.labels(.edited).map(\.text) == ["(bearb.)"])
  }

  @Test(arguments: [("en_US", "12.3 kB"), ("de_DE", "12,3 kB"), ("fr_FR", "12,3 ko"), ("ru_RU", "12,3 кБ")])
  func sizesOfFilesAreWrittenAsInTheLanguage(locale: String, size: String) throws {
    let cell = engine.cell(
      Fixtures.message { $0.attachments = [.file(FileAttachment(name: "a.txt", byteCount: 12_345))] }, .merged
    ) { $0.locale = Locale(identifier: locale) }
    #expect(cell.labels(.detail).map(\.text) == [size])
  }

  @Test func aTranscriptFollowsItsLocale() throws {
    var transcript = Transcript(
      [Fixtures.message("Hello") { $0.isEdited = true }], style: .merged, width: 320, engine: engine,
      environment: Fixtures.me)
    #expect(transcript.cells[0].labels(.edited).map(\.text) == ["edited"])
    transcript.environment.locale = Locale(identifier: "sv")
    #expect(transcript.cells[0].labels(.edited).map(\.text) == ["redigerat"])
  }
}
