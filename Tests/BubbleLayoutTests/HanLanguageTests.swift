import BubbleLayout
import Foundation
import TestSupport
import Testing
import TextLayout
import TextShaping

/// Tests which language's forms Han characters have in messages without a language.
@Suite struct HanLanguageTests {
  private let engine: LayoutEngine

  init() throws { engine = try TestEngines.bundled }

  private func environment(_ locale: String) -> LayoutEnvironment {
    LayoutEnvironment(me: "me", locale: Locale(identifier: locale))
  }

  /// The fonts with Han characters in a cell, by their styles (`jp`, `sc` …).
  private func forms(_ cell: Cell) -> Set<String> {
    let blocks = cell.parts.compactMap { part -> TextBlock? in
      switch part {
      case .text(let text): text.block
      case .label(let label): label.block
      default: nil
      }
    }
    return Self.forms(blocks)
  }

  private static func forms(_ blocks: [TextBlock]) -> Set<String> {
    let names = blocks.flatMap { block in
      block.lines.indices.flatMap { block.glyphRuns(inLine: $0).map(\.font.face.name) }
    }
    return Set(
      names.compactMap { name in
        ["jp", "sc", "tc", "hk", "kr"].first { name.lowercased().contains("cjk" + $0) }
      })
  }

  private func forms(
    _ text: String, _ locale: String, format: TextFormat = .plain, language: String? = nil
  ) -> Set<String> {
    var message = Message(id: 1, sender: "a", text: text, format: format)
    message.language = language
    return forms(engine.cell(for: message, style: .merged, width: 400, environment: environment(locale)))
  }

  @Test func textsAndReaders() {
    #expect(forms("直角骨", "en_US") == ["jp"])
    #expect(forms("直角骨", "zh_CN") == ["sc"])
    #expect(forms("直角骨", "zh_SG") == ["sc"])
    #expect(forms("直角骨", "zh-Hans") == ["sc"])
    #expect(forms("直角骨", "zh_TW") == ["tc"])
    #expect(forms("直角骨", "zh_TW@calendar=roc") == ["tc"])
    #expect(forms("直角骨", "ko_KR") == ["kr"])
    #expect(forms("直角骨", "ja_JP") == ["jp"])
    // Letters of one language decide for the text.
    #expect(forms("直角の骨", "zh_CN") == ["jp"])
    #expect(forms("直角 ｶﾅ", "zh_CN") == ["jp"])
    #expect(forms("직각 直角", "zh_CN") == ["kr"])
    #expect(forms("ㄓㄢ 直角", "zh_CN") == ["tc"])
    // A given language decides before everything else.
    #expect(forms("直角の骨", "ja_JP", language: "zh-Hans") == ["sc"])
  }

  /// A script in the tag decides before the region, in messages and in locales.
  @Test(arguments: [
    ("zh-Hans-HK", "sc"), ("zh_Hans_MO", "sc"), ("zh-Hans-TW", "sc"), ("zh-Hant-CN", "tc"),
    ("zh-Hant-SG", "tc"), ("zh-Hant-HK", "hk"), ("zh-HK", "hk"), ("zh-MO", "hk"), ("zh", "sc"),
    ("zh-MY", "sc"),
    ("zh-US", "tc"), ("zh-TW", "tc"), ("cmn-TW", "tc"), ("cmn-Hans-TW", "sc"), ("yue", "hk"),
    ("yue-Hans", "sc"), ("yue-CN", "sc"), ("yue-Hant-CN", "hk"), ("zh-yue", "hk"), ("zh-yue-Hans", "sc"),
    ("yue-Hant-TW", "tc"), ("wuu", "sc"), ("hak-TW", "tc"), ("nan-Hant-TW", "tc"), ("nan", "sc"),
    ("lzh", "tc"),
    ("und-Hant", "tc"), ("und-Hans-HK", "sc"), ("zh-u-co-hk", "sc"), ("zh-x-hk", "sc"), ("ja-Latn", "jp"),
    ("ja-US", "jp"), ("ko-Kore-CN", "kr"), ("en-HK", "jp"),
  ])
  func aScriptDecidesBeforeARegion(tag: String, form: String) {
    #expect(forms("直角骨", "en_US", language: tag) == [form])
    #expect(forms("直角骨", tag) == [form])
  }

  /// A composer has the forms that its message will have.
  @Test(arguments: ["zh_CN", "zh_TW", "zh-Hans-HK", "ko_KR", "ja_JP", "en_US"])
  func composersFollowTheSameRule(locale: String) {
    for text in ["直角骨", "直角の骨", "직각 直角", "ㄓㄢ 直角", "abc 直角 **b**", ""] {
      var style = ComposerStyle(placeholder: "骨", convertsMarkdown: true)
      style.language = locale
      let composer = Composer(text, style: style, engine: engine)
      let layout = composer.layout(width: 400)
      func forms(_ block: TextBlock) -> Set<String> { Self.forms([block]) }
      #expect(forms(layout.block) == self.forms(text, locale), "\(text)")
      if let placeholder = layout.placeholder {
        #expect(forms(placeholder) == self.forms("骨", locale))
      }
      // A language of the text itself decides before the reader's.
      style.font.language = "zh-TW"
      let told = Composer(text, style: style, engine: engine).layout(width: 400)
      #expect(forms(told.block).isSubset(of: ["tc"]))
    }
  }

  /// Letters in one block decide for all blocks, so that a heading has the forms of its paragraph.
  @Test func allBlocksOfAMessageHaveOneForm() {
    let text = "# 概要\n\n- 直角\n\n```\n骨\n```\n\n|海|角|\n|-|-|\n|直|骨|\n\nこれは"
    #expect(forms(text, "zh_CN", format: .markdown) == ["jp"])
    #expect(forms(text.replacing("これは", with: "完"), "zh_CN", format: .markdown) == ["sc"])
  }

  @Test func allLabels() throws {
    var message = Message(
      id: 1, sender: "s", timestamp: Fixtures.timestamp, text: "骨",
      attachments: [
        .file(FileAttachment(name: "骨.pdf")), .contact(ContactAttachment(name: "直角", detail: "角")),
        .link(LinkPreview(address: "https://e.org", title: "骨", summary: "角")),
        .poll(PollAttachment(question: "直?", options: ["角", "骨"])), .code(CodeBlock(text: "// 骨")),
      ])
    message.senderName = "直"
    message.quote = QuotedReply(sender: "q", text: "骨", senderName: "角")
    message.forwardedFrom = "骨"
    message.reactions = [Reaction(symbol: "骨")]
    message.buttons = [[MessageButton("角")]]
    message.isEdited = true
    for preset in ChatStylePreset.all.map(\.name) {
      let cell = engine.cell(
        for: message, style: try .preset(preset), width: 400, environment: environment("zh_TW"))
      #expect(forms(cell) == ["tc"], "\(preset)")
    }
  }

  /// The words of the interface have the reader's language.
  @Test func interfaceWords() {
    var message = Message(id: 1, sender: "me", timestamp: Fixtures.timestamp, text: "ok")
    message.isEdited = true
    message.isDeleted = false
    for (locale, form) in [("zh_CN", "sc"), ("zh_TW", "tc")] {
      let cell = engine.cell(for: message, style: .merged, width: 400, environment: environment(locale))
      #expect(forms(cell) == [form])
    }
  }

  /// The letters that decide do not change where lines break.
  @Test func linesBreakAsWithoutALanguage() {
    let text = "直角の骨ッー、々直角の骨ッー、々直角の骨ッー、々"
    func lines(_ locale: String) -> [Int] {
      engine.cell(
        for: Message(id: 1, sender: "a", text: text), style: .balloon, width: 150,
        environment: environment(locale)
      ).textPart?.block.lines.map(\.end) ?? []
    }
    let measured = engine.paragraph(text, font: .system(15)).layout(width: 100).lines
    #expect(lines("ja_JP") == lines("en_US") && !measured.isEmpty)
  }

  /// Measured texts follow neither rule.
  @Test func measuredTextsHaveNoReader() {
    let block = engine.paragraph(TextToMeasure("直角の骨")).layout(width: 400)
    #expect(block.paragraph.styledText.style.language == nil)
  }

  /// The first kana of a growing text changes the forms of all of it, once. After each token, the layout is that
  /// of the text so far.
  @Test(arguments: [TextFormat.plain, .markdown])
  func growingTextsChangeOnce(format: TextFormat) {
    var message = Message(id: 1, sender: "a", text: "", format: format)
    message.isStreaming = true
    var transcript = Transcript(
      [message], style: .merged, width: 200, engine: engine, environment: environment("zh_CN"))
    var seen: [Set<String>] = []
    for token in ["直角", "骨", " abc ", "海", "\n\n", "骨", "の", "直", " x ", "角"] {
      _ = transcript.append(token, to: 1)
      #expect(transcript.differencesFromBuiltRows(in: 0..<1).isEmpty)
      let fresh = Transcript(
        transcript.messages, style: .merged, width: 200, engine: engine, environment: environment("zh_CN"))
      #expect(fresh.height == transcript.height)
      guard let cell = transcript.cell(withID: 1) else { continue }
      #expect(forms(cell) == forms(fresh.cell(withID: 1) ?? cell))
      if seen.last != forms(cell) { seen.append(forms(cell)) }
    }
    #expect(seen == [["sc"], ["jp"]])
  }
}
