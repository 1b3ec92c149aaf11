import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests how a message is shown while its text grows: the dots before its first token, the sign at its end, its width, and
/// that it has no time.
@Suite struct GrowingMessageTests {
  private let cells: ComplaintCells

  init() throws { cells = try ComplaintCells() }

  private static let text = """
    A plan for the week, with words enough for a line or two.

    1. Buy **bread**
       - brown, or `rye`
    2. Boil water

    > Tea is *patience*.

    ```swift
    brew()
    ```

    | Tea | Time |
    | :-- | --: |
    | Green | 2 min |

    مرحبا بالعالم
    """

  private static let presets = ["clustered", "merged"]

  private func message(_ text: String, isMarkdown: Bool = true, isStreaming: Bool = true) -> Message {
    Message(
      id: 1, sender: "model", timestamp: Fixtures.timestamp, text: text, format: isMarkdown ? .markdown : nil,
      isStreaming: isStreaming)
  }

  /// Returns the sign of a cell, which is its growing part.
  private func sign(_ cell: Cell) -> BoxPart? {
    guard let index = cell.growingPart, case .box(let box) = cell.parts[index] else { return nil }
    return box.role == .growing ? box : nil
  }

  /// A growing message has one sign, inside its bubble, and no time. The finished message has a time and no sign.
  @Test(arguments: presets, [120.0, 240, 390, 1_200])
  func itHasASignAndNoTime(preset: String, width: Double) throws {
    let style = try ChatStyle.preset(preset)
    for isMarkdown in [false, true] {
      for count in 0...Self.text.count {
        let text = String(Self.text.prefix(count))
        let cell = cells.cell(message(text, isMarkdown: isMarkdown), width: width, style: style)
        let box = try #require(sign(cell), "\(text)")
        let bubble = try #require(cell.bubble).frame
        #expect(bubble.contains(box.frame) && box.bars.allSatisfy { box.frame.contains($0) }, "\(text)")
        #expect(cell.boxParts(.growing).count == 1)
        #expect(box.bars.count == (count == 0 ? 3 : 1))
        #expect(cell.labelParts(.time).isEmpty)
      }
    }
    let finished = cells.cell(message(Self.text, isStreaming: false), width: width, style: style)
    #expect(finished.growingPart == nil && finished.boxParts(.growing).isEmpty)
    #expect(!finished.labelParts(.time).isEmpty)
  }

  /// The sign stands behind the last letter, not behind a formula before it.
  @Test(arguments: presets, ["", "# ", "> ", "- "])
  func itStandsBehindTheLastLetterAfterAFormula(preset: String, start: String) throws {
    let engine = try TestEngines.formulas
    for text in [#"With \(xy\): two"#, #"\(x\) מילה"#, #"\(x\)"#] {
      let cell = engine.cell(
        for: message(start + text), style: try .preset(preset), width: 390, environment: Fixtures.me)
      let box = try #require(sign(cell))
      let texts = cell.parts.compactMap { if case .text(let text) = $0 { text } else { nil } }
      let last = try #require(texts.last { $0.role != .marker })
      let line = try #require(last.block.lines.last)
      let frame = line.frame.offset(x: last.frame.minX + last.blockOrigin.x)
      let end = line.isRightToLeft ? frame.minX : frame.maxX
      let edge = line.isRightToLeft ? box.frame.maxX : box.frame.minX
      #expect(abs(edge.points - end.points) < 2, "\(text)")
    }
  }

  /// If the end of the text is in a hidden column, the sign stands directly beside the table.
  @Test(arguments: presets, ["word", "מילה"]) func itStandsBesideATableThatScrolls(
    preset: String, word: String
  ) throws {
    let words = String(repeating: "\(word) ", count: 12)
    let row = String(repeating: "| \(word)-\(word)-\(word) ", count: 6)
    let table =
      row + "|\n" + String(repeating: "| - ", count: 6) + "|\n" + String(repeating: "| \(words) ", count: 6)
    let cell = try cells.cell(message(table), width: 300, style: .preset(preset))
    let window = try #require(cell.element(at: ["blocks", 0]))
    let box = try #require(sign(cell)).frame
    #expect(window.scroll != nil)
    let gap = word == "word" ? box.minX - window.frame.maxX : window.frame.minX - box.maxX
    #expect(gap >= 0 && gap <= 2)
    #expect(box.minY >= window.frame.minY && box.maxY <= window.frame.maxY)
  }

  /// The sign takes no space: with any sign, the lines and the bubble are the same.
  @Test(arguments: presets, [240.0, 390]) func theSignMovesNothing(preset: String, width: Double) throws {
    let base = try ChatStyle.preset(preset)
    let styles = GrowingSign.allCases.map { sign in
      var style = base
      style.received.content.growing?.sign = sign
      return style
    }
    for count in 1...Self.text.count {
      let text = message(String(Self.text.prefix(count)))
      let all = styles.map { cells.cell(text, width: width, style: $0) }
      for cell in all.dropFirst() {
        #expect(cell.bubble?.frame == all[0].bubble?.frame)
        #expect(cell.textParts().map(\.block.lines) == all[0].textParts().map(\.block.lines))
      }
    }
  }

  /// The sign does not meet a footer beside the last line, which has the delivery state or a pin.
  @Test(arguments: presets) func theSignKeepsClearOfAFooter(preset: String) throws {
    for sign in [GrowingSign.caret, .dots] {
      var style = try ChatStyle.preset(preset)
      for role in [\ChatStyle.sent, \.received] {
        style[keyPath: role].content.growing?.sign = sign
        style[keyPath: role].content.growing?.fillsWidth = false
      }
      for sender in ["you", "model"] {
        for text in [
          "", "a", "Some words", "שלום עולם",
          "Some words that take more than one line of the bubble, as here",
        ] {
          var message = message(text, isMarkdown: false)
          (message.sender, message.delivery, message.isPinned) = (sender, .sending, true)
          let cell = cells.cell(message, width: 300, style: style)
          let box = try #require(self.sign(cell)).frame
          for part in cell.parts {
            switch part {
            case .delivery, .box: break
            default: continue
            }
            if case .box(let other) = part, other.role != .sign { continue }
            let frame = part.frame
            let isApart =
              frame.maxX <= box.minX || box.maxX <= frame.minX || frame.maxY <= box.minY
              || box.maxY <= frame.minY
            #expect(isApart, "\(preset), \(sign), \(sender), \(text)")
          }
        }
      }
    }
  }

  /// From the first token on, no token makes the message narrower. As long as it has only texts, its width stays the same.
  @Test(arguments: presets, [240.0, 390, 1_200]) func aTokenMakesNothingNarrower(
    preset: String, width: Double
  ) throws {
    var transcript = cells.transcript([message("")], width: width, style: try .preset(preset))
    var last: Rect?
    for (number, character) in Self.text.enumerated() {
      _ = transcript.append(String(character), to: 1)
      let frame = try #require(transcript.cell(withID: 1)?.bubble).frame
      if let last, number > 0 { #expect(frame.width >= last.width, "\(number)") }
      if let last, number < 120 {
        #expect(frame.width == last.width && frame.height >= last.height, "\(number)")
      }
      last = frame
    }
  }

  /// A plain text that grows is never shortened, because the token that makes it too long would make it lower.
  @Test func aPlainTextIsNeverShortened() throws {
    var transcript = cells.transcript([message("", isMarkdown: false)], width: 320)
    var height: LayoutUnit = 0
    for number in 0..<300 {
      _ = transcript.append("word \(number) ", to: 1)
      if number > 0 { #expect(transcript.height >= height, "\(number)") }
      height = transcript.height
    }
    #expect(transcript.cell(withID: 1)?.labelParts(.readMore).isEmpty == true)
    _ = transcript.finish(1)
    #expect(transcript.cell(withID: 1)?.labelParts(.readMore).isEmpty == false)
  }

  private static let constructs = [
    "> [!NOTE]\n> text\n", "> [!WARNING] t\n> u", "> [!NOTHING] b", "> > [!NOTE]\n> > t", "- > [!TIP]\n  > t",
    "> [^1]: n",
    "> [link](https://example.org) x", "> [x] t", "> ![p](https://example.org/c.png)",
    "> - a\n> - [x] b\n\nd", "> ## h\n> text",
    "> a\n> b\n>> c\n\nd", "> ```\n> c\n> ```\n", "> | a | b |\n> |---|---|\n> | c | d |\n", "> &lt; d",
    "> \\* d",
    "> <details>\n> <summary>s</summary>\n> t\n> </details>\n", "> [\n> b", "- [ ] task\n- [x] done\n- plain",
    "- a\n- b\n  - c\n1. d", "1. a\n2. b\n\n   para\n", "+ a\n+ b", "- **b** c", "1. `c` d",
    "- [link](https://example.org) x",
    "- > q\n- ```\n  c\n  ```\n", "| a | b |\n|---|---|\n| c | d |\n\nend", "```py\nx=1\n```\n\nend",
    "## Head\ntext",
    "Title\n===\n\nText\n---\nmore", "***\n\ntext", "[^1]: note text\n\nend", "[!NOTE] b", "**bold** text",
    "_x_ ||s|| ==m== ~~d~~",
    "<details><summary>S</summary>\n\ntext\n\n</details>\n\nb", "<b>x</b> y", "<https://example.org> y",
    "&amp; text",
    "[![p](https://example.org/c.png)](https://example.org) t", "text \\(x\\) y",
  ]

  /// While it is not known what a line begins, the height is constant: no character of these texts makes the message lower.
  @Test(arguments: ["balloon", "merged"]) func whatIsNotDecidedKeepsItsHeight(preset: String) throws {
    let style = try ChatStyle.preset(preset)
    for construct in Self.constructs {
      // A rule is lower than the dots in the place of a text.
      for text in ["Intro[^1]\n\n" + construct, construct] where text != "***\n\ntext" {
        var last: LayoutUnit = 0
        for count in 1...text.count {
          let height = cells.cell(message(String(text.prefix(count))), style: style).height
          #expect(height >= last, "\(text.prefix(count))")
          last = height
        }
      }
    }
    let heights = ["", "> ", "> [", "> [!", "> [!NOT"].map {
      cells.cell(message("Intro\n\n" + $0), style: style).height
    }
    #expect(Set(heights).count == 1)
  }

  /// Screen readers say that the message grows instead of a time.
  @Test func itIsSpokenOf() throws {
    let transcript = cells.transcript([message("", isMarkdown: false)])
    let elements = transcript.accessibility(in: Rect(x: 0, y: 0, width: 400, height: 1_000))
    #expect(elements.contains { $0.label.contains("model is typing") })
  }

  /// The presets that copy other systems show growing messages like finished ones.
  @Test(arguments: ["balloon", "padded", "tailed", "rows"]) func sourcePresetsKeepTheirNumbers(preset: String)
    throws
  {
    let style = try ChatStyle.preset(preset)
    let plain = message("A text", isMarkdown: false)
    let growing = cells.cell(plain, style: style)
    let finished = cells.cell(message("A text", isMarkdown: false, isStreaming: false), style: style)
    #expect(growing.frame == finished.frame && growing.parts.map(\.frame) == finished.parts.map(\.frame))
    #expect(growing.growingPart != nil && growing.boxParts(.growing).isEmpty)
  }
}

extension Cell {
  fileprivate func labelParts(_ role: LabelRole) -> [LabelPart] {
    parts.compactMap { if case .label(let label) = $0, label.role == role { label } else { nil } }
  }
}
