import FuzzParts
import BubbleLayout
import TextLayout

/// Styles of composers, and bars around their texts, that bytes choose.
enum ComposerLooks {
  static func style(_ input: inout FuzzInput) -> ComposerStyle {
    var style = ComposerStyle(font: .system(input.choice([14, 14, 20, 1, 0, 400])))
    if input.flag() { style.insets = Insets(all: length(&input)) }
    style.maximumHeight = input.choice([160, 160, 20, 0, length(&input)])
    style.tokenHeight = input.choice([14, 30, 0, -5, input.length()])
    style.tokenBaselineOffset = input.choice([-2, 0, 8])
    style.placeholder = input.flag() ? input.text(20) : ""
    style.direction = input.flag() ? .rightToLeft : .leftToRight
    return input.flag() ? style : style.scaled(by: input.choice([1, 0.5, 4, .nan, -1]))
  }

  static func barStyle(_ input: inout FuzzInput) -> ComposerBarStyle {
    var style = ComposerBarStyle()
    if input.flag() { style.padding = length(&input) }
    if input.flag() { style.gap = length(&input) }
    if input.flag() { style.buttonSize = length(&input) }
    if input.flag() { style.closeSize = length(&input) }
    if input.flag() { style.tileSize = length(&input) }
    if input.flag() { style.fileWidth = length(&input) }
    if input.flag() { style.candidateHeight = length(&input) }
    style.largestCandidateCount = input.choice([5, 1, 0, -1, .max])
    return input.flag() ? style : style.scaled(by: input.choice([1, 2, .infinity]))
  }

  static func bar(_ input: inout FuzzInput) -> ComposerBar {
    func buttons(_ input: inout FuzzInput) -> [ComposerButton] {
      (0..<input.below(4)).map { _ in input.choice(ComposerButton.allCases) }
    }
    var bar = ComposerBar(leading: buttons(&input), trailing: buttons(&input))
    switch input.below(4) {
    case 1: bar.topic = .reply(QuotedReply(sender: input.flag() ? "s1" : nil, text: input.text(30)))
    case 2: bar.topic = .editing(EditedMessage(text: input.text(30)))
    default: break
    }
    bar.attachments = (0..<input.below(5)).map { _ in attachment(&input) }
    if input.flag() {
      bar.preview = LinkPreview(address: input.text(12), title: input.flag() ? input.text(12) : nil)
    }
    bar.candidates = (0..<input.below(9)).map { number in
      ComposerCandidate(
        id: input.choice(["", "u"]), title: input.text(10), detail: input.flag() ? input.text(6) : nil,
        text: input.choice([nil, nil, "t"]))
    }
    bar.chosen = input.choice([0, 1, 7, -1, .max])
    return bar
  }

  private static func attachment(_ input: inout FuzzInput) -> MessageAttachment {
    switch input.below(8) {
    case 0:
      return .media(MediaAttachment(size: PictureSize(width: input.length(), height: input.length())))
    case 1: return .voice(VoiceAttachment(duration: input.length()))
    case 2: return .file(FileAttachment(name: input.text(12), byteCount: input.choice([nil, 0, -1, .max])))
    case 3: return .contact(ContactAttachment(name: input.text(12)))
    case 4: return .location(LocationAttachment(latitude: input.length(), longitude: 0))
    case 5: return .poll(PollAttachment(question: input.text(12), options: ["a", "b"]))
    case 6: return .call(CallAttachment(duration: input.length()))
    default: return .custom(CustomAttachment(name: input.text(6), width: input.length()))
    }
  }

  private static func length(_ input: inout FuzzInput) -> LayoutUnit { LayoutUnit(input.length()) }

  /// Checks rules that every layout of a bar must follow.
  static func check(_ layout: ComposerBarLayout, of bar: ComposerBar) {
    expect(layout.size.width >= 0 && layout.size.height >= 0, "a bar's size is negative", "\(layout.size)")
    expect(layout.composer.size.height >= 0, "a composer's height is negative")
    expect(layout.strip?.items.count ?? 0 == bar.attachments.count, "an attachment has no frame")
    expect(
      layout.buttons.count <= bar.leading.count + bar.trailing.count, "there are more buttons than given")
    for row in layout.candidates?.rows ?? [] {
      expect(bar.candidates.indices.contains(row.index), "a row without a candidate", "\(row.index)")
      expect(row.title.block.lines.count <= 1, "a candidate's title has several lines")
    }
  }
}
