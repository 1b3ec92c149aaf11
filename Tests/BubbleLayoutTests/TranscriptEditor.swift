import BubbleLayout
import Foundation
import TestSupport
import TextLayout

/// Makes random messages and changes of transcripts. The same seed gives the same ones.
struct TranscriptEditor {
  /// The kinds of changes.
  enum Change: CaseIterable {
    case append, prepend, insert, update, updateInPlace, remove, move, grow, expand
    case width, style, direction, scale, fontScale, selecting, reader, options, people, day
  }

  var generator: SeededGenerator
  let styles: [ChatStyle]
  /// The kind of the last change; `done` contains all kinds so far.
  private(set) var last = Change.append
  private(set) var done: Set<Change> = []
  private let most: Int
  private var nextID = 0
  /// Makes messages with all features; nil for simple messages.
  private var rich: RichMessages?

  /// - Parameters:
  ///   - most: Above this number of messages, removing is more likely than adding.
  ///   - isRich: Whether messages have all features, in many scripts; otherwise their layout can be
  ///     calculated by hand.
  init(seed: UInt64, most: Int, isRich: Bool = false) throws {
    generator = SeededGenerator(seed: seed)
    rich = isRich ? RichMessages(seed: seed) : nil
    styles = try ChatStylePreset.all.map { try ChatStyle.preset($0.name) }
    self.most = most
  }

  mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &generator) }

  private mutating func one(in count: Int) -> Bool { number(0..<count) == 0 }

  /// Makes a message of any kind, with a new id or a given one.
  mutating func message(_ id: Int? = nil) -> Message {
    if var message = rich?.message(id) {
      if one(in: 5) { message.senderName = ["Ben", "دانا", ""][number(0..<3)] }
      if one(in: 5) { message.quote?.senderName = "Cleo" }
      return message
    }
    if id == nil { nextID += 1 }
    var message = Message(
      id: .integer(id ?? nextID), sender: ["you", "a", "b", nil][number(0..<4)],
      timestamp: one(in: 3)
        ? nil : Timestamp(milliseconds: Int64(number(0..<4)) * 86_400_000 + Int64(number(0..<6)) * 100_000),
      text: text(), kind: one(in: 9) ? .notice : one(in: 9) ? .action : .message,
      delivery: one(in: 3) ? DeliveryState.allCases[number(0..<5)] : nil)
    if one(in: 4) { message.attachments = (0...number(0..<3)).map { _ in attachment() } }
    if one(in: 8) { message.attachments = (0..<number(2..<12)).map { _ in picture() } }
    if !message.attachments.isEmpty, one(in: 2) { message.text = "" }
    if one(in: 8) { message.quote = QuotedReply(sender: "a", text: text(), hasPicture: one(in: 2)) }
    if one(in: 6) {
      message.reactions = (0..<number(1..<6)).map { Reaction(symbol: "xyz\($0)", count: number(0..<3)) }
    }
    if one(in: 9) { message.buttons = [["yes", "no"], ["later"]] }
    if one(in: 9) { message.spans = [TextSpan(range: 2..<9, emphasis: TextEmphasis.allCases[number(0..<3)])] }
    message.isEdited = one(in: 6)
    if one(in: 9) {
      message.spans.append(TextSpan(range: 5..<9, tag: "tag", object: InlineObject(id: "party")))
      message.spans.append(TextSpan(range: 10..<14, object: InlineObject(kind: .mention, id: "u7")))
    }
    message.isDeleted = one(in: 20)
    return message
  }

  private mutating func text() -> String {
    switch number(0..<12) {
    case 0: "😀"
    case 1: ""
    case 2: "אב גד 12 אבגד אב גד"
    case 3: "one\ntwo\n"
    case 4: String(repeating: "unbreakable", count: number(1..<9))
    default: String(repeating: "word ", count: number(1..<20))
    }
  }

  private mutating func picture() -> MessageAttachment {
    let size = PictureSize(width: Double(number(1..<900)), height: Double(number(1..<900)))
    return .media(
      MediaAttachment(
        kind: MediaKind.allCases[number(0..<4)], size: one(in: 5) ? nil : size,
        state: MediaState.allCases[number(0..<4)]))
  }

  private mutating func attachment() -> MessageAttachment {
    switch number(0..<9) {
    case 0: .voice(VoiceAttachment(duration: Double(number(0..<500))))
    case 1: .file(FileAttachment(name: text(), byteCount: number(0..<100_000)))
    case 2: .contact(ContactAttachment(name: "somebody", detail: one(in: 2) ? "123" : nil))
    case 3: .location(LocationAttachment(name: one(in: 2) ? "here" : nil, latitude: 1, longitude: -2))
    case 8: .custom(CustomAttachment(name: "form", width: 200, aspect: one(in: 2) ? 1.5 : nil))
    case 4: .poll(PollAttachment(question: text(), options: ["one", text()]))
    case 5:
      .link(
        LinkPreview(
          address: "example.org", title: "title", summary: text(), picture: .init(width: 2, height: 1)))
    case 6: .code(CodeBlock(text: "let x = 1\nlet y = 22222222222222222222"))
    default: picture()
    }
  }

  private mutating func messages() -> [Message] {
    var messages = (0..<number(1..<5)).map { _ in message() }
    if one(in: 4) { messages.append(messages[0]) }
    return messages
  }

  private mutating func options(_ id: MessageID?) -> TranscriptOptions {
    TranscriptOptions(
      dates: one(in: 2) ? SeparatorStyle(spacingAbove: 9, spacingBelow: 5) : nil,
      unread: one(in: 2) ? id.map { UnreadLine(before: $0, text: "new") } : nil,
      typing: one(in: 2) ? TypingRow() : nil)
  }

  private mutating func choice(_ transcript: Transcript) -> Change {
    if transcript.count > most, one(in: 2) { return .remove }
    switch number(0..<30) {
    case 0...2: return .append
    case 3...5: return .prepend
    case 6...8: return .insert
    case 9, 10: return .update
    case 11, 12: return .updateInPlace
    case 13...18: return .remove
    case 19...21: return .move
    default:
      return [
        .width, .style, .direction, .scale, .fontScale, .selecting, .reader, .options, .grow, .expand,
        .people,
        .day,
      ][number(0..<12)]
    }
  }

  /// Adds or removes a person, or changes a person's name and colour.
  private mutating func changePeople(_ transcript: inout Transcript) {
    let senders = transcript.messages.flatMap { [$0.sender, $0.quote?.sender] }.compactMap { $0 }
    guard !senders.isEmpty, !one(in: 8) else { return transcript.environment.people = [:] }
    let person = Person(
      ["Ann", "محمد بن عبد الله", "", "A name that is longer than most names are"][number(0..<4)],
      color: one(in: 3) ? Color(0x8A2BE2) : nil, initials: one(in: 3) ? "Z" : nil)
    transcript.environment.people[senders[number(0..<senders.count)]] = one(in: 6) ? nil : person
  }

  /// Makes one change of a transcript.
  mutating func change(_ transcript: inout Transcript) {
    let count = transcript.count
    let id = count == 0 ? nil : transcript.cells[number(0..<count)].id
    last = choice(transcript)
    done.insert(last)
    switch last {
    case .append: transcript.append(messages())
    case .prepend: transcript.prepend(messages())
    case .insert: transcript.insert(contentsOf: messages(), at: number(-1..<count + 2))
    case .update: if let id, case .integer(let number) = id { _ = transcript.update(message(number)) }
    case .updateInPlace:
      let reaction = Reaction(symbol: "new", count: number(1..<9))
      if let id { _ = transcript.update(id) { $0.reactions.append(reaction) } }
    case .remove: if let id { transcript.remove(id) }
    case .move: if let id { _ = transcript.move(id, to: number(-1..<count + 1)) }
    case .grow: if let id { for token in [" mo", "re of ", text()] { _ = transcript.append(token, to: id) } }
    case .expand:
      if let id { _ = transcript.isExpanded(id) ? transcript.collapse(id) : transcript.expand(id) }
    case .width: transcript.width = [320.0, 200, 90, 500, 0, .infinity][number(0..<6)]
    case .style: transcript.style = styles[number(0..<styles.count)]
    case .direction: transcript.environment.direction = one(in: 2) ? .leftToRight : .rightToLeft
    case .scale: transcript.environment.scale = [nil, 2, 3][number(0..<3)]
    case .fontScale: transcript.environment.fontScale = [1, 1, 0.5, 1.5, 4][number(0..<5)]
    case .selecting: transcript.environment.isSelecting.toggle()
    case .reader: transcript.environment.me = ["you", "a", nil][number(0..<3)]
    case .options: transcript.options = options(id)
    case .people: changePeople(&transcript)
    case .day:
      let times = transcript.messages.compactMap(\.timestamp)
      transcript.environment.now =
        one(in: 5)
        ? nil
        : times.isEmpty
          ? nil
          : Timestamp(
            milliseconds: times[number(0..<times.count)].milliseconds + Int64(number(0..<9)) * 43_200_000)
      transcript.environment.dayTexts = one(in: 4) ? ["1970-01-02": "יום", "2020-09-14": "A day"] : [:]
    }
  }
}
