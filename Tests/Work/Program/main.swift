import BubbleLayout
import TestSupport
import TextShaping

/// Counts the calls of HarfBuzz, the look-ups in the cache of glyphs and the allocations of layouts, and
/// prints them as JSON. It uses one thread, so that each run gives the same counts. `WorkTests` and
/// `Scripts/work-counts.py` compare them with the committed counts.
let engine = try LayoutEngine(fonts: .bundled)
let reader = LayoutEnvironment(me: "you")

func rows(_ name: String, _ messages: [Message]) -> [WorkRow] {
  let font = TextStyle.system(16)
  var paragraphs: [Paragraph] = []
  var transcript = Transcript(messages, style: .balloon, width: 300, engine: engine, environment: reader)
  var number = 0
  var used = 0
  func forget() { engine.fonts.emptyShapeCache() }
  func readTexts() { paragraphs = messages.map { engine.paragraph($0.text, font: font) } }
  func older(_ count: Int) -> [Message] {
    messages.prefix(count).map {
      number += 1
      return Message(id: .string("more \(number)"), sender: $0.sender, timestamp: $0.timestamp, text: $0.text)
    }
  }
  var fresh: [Message] = []
  let rows = [
    WorkRow("\(name): new texts", engine, prepare: forget, readTexts),
    WorkRow("\(name): texts whose words were seen", engine, readTexts),
    WorkRow("\(name): lines at a new width", engine) {
      for paragraph in paragraphs { used &+= paragraph.layout(width: 180).lines.count }
    },
    WorkRow("\(name): heights at a new width", engine) {
      for paragraph in paragraphs { used &+= paragraph.size(in: .fixed(220)).height.rawValue }
    },
    WorkRow("\(name): cells of balloon, seen", engine) {
      used &+= engine.cells(for: messages, style: .balloon, width: 320, environment: reader).reduce(0) {
        $0 + $1.height.rawValue
      }
    },
    WorkRow("\(name): cells of clustered, seen", engine) {
      used &+= engine.cells(for: messages, style: .clustered, width: 320, environment: reader).reduce(0) {
        $0 + $1.height.rawValue
      }
    },
    WorkRow("\(name): a transcript opened", engine, prepare: forget) {
      used &+=
        Transcript(messages, style: .balloon, width: 300, engine: engine, environment: reader).height.rawValue
    },
    WorkRow("\(name): a transcript's heights at a new width", engine, prepare: { transcript.width = 310 }) {
      transcript.width = 250
      used &+= transcript.height.rawValue
    },
    WorkRow(
      "\(name): the rows of a viewport", engine,
      prepare: { transcript.width = transcript.width == 290 ? 280 : 290 }
    ) {
      used &+= transcript.rows(in: Rect(x: 0, y: 900, width: 290, height: 900)).count
    },
    WorkRow("\(name): a page prepended", engine, prepare: { fresh = older(50) }) {
      transcript.prepend(fresh)
      used &+= transcript.height.rawValue
    },
    WorkRow(
      "\(name): a message grows by 100 tokens", engine,
      prepare: { _ = transcript.update(messages[0].id) { $0.text = "" } },
      {
        for token in messages.prefix(100) {
          _ = transcript.append(String(token.text.prefix(4)), to: messages[0].id)
          used &+= transcript.height.rawValue
        }
      }),
  ]
  precondition(used != 0)
  return rows
}

/// Opening short answers in Markdown, whose texts were seen.
func answers(_ count: Int) -> WorkRow {
  let messages = (0..<count).map { number in
    let words =
      "message \(number) of a **lively** chat with `code` and [a link](https://example.org/\(number))"
    let text =
      switch number % 6 {
      case 0: "A \(words), which goes on for another line or so."
      case 1: "From \(words):\n\n- one\n- two, *which is longer*\n- three"
      case 2: "> Quoted \(words)\n\nAnd an answer."
      case 3: "A \(words):\n\n```swift\nlet number = \(number)\nprint(number)\n```"
      case 4: "| Name | Number |\n| --- | ---: |\n| \(number) | \(number * 7) |\n| others | 12 |"
      default: "### \(number)\n\nA \(words)."
      }
    return Message(
      id: .integer(number), sender: number % 3 == 0 ? "ann" : "model", text: text, format: .markdown)
  }
  return WorkRow("\(count) answers in Markdown opened, seen", engine) {
    let opened = Transcript(messages, style: .clustered, width: 360, engine: engine, environment: reader)
    precondition(opened.height > 0)
  }
}

let all =
  try rows("English", Corpora.transcript("irc-rust-2018-12", prefix: 150))
  + rows(
    "mixed", Corpora.messages("chat-dev.jsonl").enumerated().filter { $0.offset % 37 == 0 }.map(\.element))
  + ChatRows("plain chat", .plain, engine, reader).rows
  + ChatRows("lively chat", .lively, engine, reader).rows + [answers(200)]
print(
  "{\n\"harfbuzz\": \"\(EngineVersions.current.harfBuzz)\",\n\"rows\": {\n"
    + all.map(\.json).joined(separator: ",\n") + "\n}\n}")
