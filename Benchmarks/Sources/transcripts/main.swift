import BubbleLayout
import Foundation
import Workloads

/// Prints what a conversation of 20,000 messages costs beside bare HarfBuzz: to open, at a new width, to look
/// at and to edit, and how much memory it takes. `transcripts [COUNT]`.
let count = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 20_000
guard let engine = try? LayoutEngine(fonts: .bundled) else {
  fatalError("the bundled fonts cannot be opened")
}
var mix = ChatMix(seed: 1)
let messages = mix.messages(count)
let bare = Workload(Corpus("generated", messages: Array(messages.prefix(2_000))))
/// Each pass goes through all of them, so that no pass has an easier one.
let widths: [Double] = [300, 360, 280, 320]
/// As many edits of each kind a pass, one at a time: messages differ in length.
let edits = 20

let length = messages.reduce(0) { $0 + $1.text.utf16.count }
print("Generated chat: \(count) messages, \(length) units; a ratio is to a message of bare HarfBuzz")
for (name, style) in [("balloon", ChatStyle.balloon), ("clustered", .clustered)] {
  func open() -> Transcript {
    Transcript(messages, style: style, width: 320, engine: engine, environment: LayoutEnvironment(me: "you"))
  }
  engine.fonts.emptyShapeCache()
  let before = bytesAllocated
  var transcript = open()
  let memory = bytesAllocated - before
  var newest: [Message] = []
  var older: [Message] = []

  /// The rows in a window of 900 points somewhere.
  func rows(at place: Double) -> Int {
    let top = transcript.height.points * place
    let viewport = Rect(x: 0, y: LayoutUnit(top), width: LayoutUnit(transcript.width), height: 900)
    return transcript.items(in: viewport).reduce(0) { $0 &+ $1.frame.maxY.rawValue }
  }

  BenchmarkTable(
    "\(name): \(count) messages",
    rows: [
      BenchmarkRow("bare HarfBuzz", per: "a message", count: bare.corpus.messages.count) { _ in
        bare.bareHarfBuzz()
      },
      BenchmarkRow(
        "open, empty cache", per: "a message", count: count,
        prepare: { _ in
          engine.fonts.emptyShapeCache()
          return 0
        },
        work: { _ in open().height.rawValue }),
      BenchmarkRow("heights at a new width", per: "a message", count: count * widths.count) { _ in
        widths.reduce(0) { sum, width in
          transcript.width = width
          return sum &+ transcript.height.rawValue
        }
      },
      BenchmarkRow(
        "a step of a resize", per: "a step of 7 pt: all heights, and the rows of 900 pt", count: 10
      ) { _ in
        (0..<10).reduce(0) { sum, step in
          transcript.width = 380 - 7 * Double(step)
          return sum &+ rows(at: 0.5)
        }
      },
      BenchmarkRow("scroll", per: "a window of 900 pt, none of whose rows was made before", count: 20) {
        turn in
        (0..<20).reduce(0) { $0 &+ rows(at: (Double($1) + Double(turn) / 16) / 20) }
      },
      BenchmarkRow(
        "append", per: "a message, with the total height", count: edits,
        prepare: { _ in
          newest = mix.messages(edits)
          return 0
        },
        work: { _ in
          newest.reduce(0) { sum, message in
            transcript.append(message)
            return sum &+ transcript.height.rawValue
          }
        }),
      BenchmarkRow(
        "prepend 50", per: "a page of 50, with the total height", count: 1,
        prepare: { _ in
          older = mix.messages(50)
          return 0
        },
        work: { _ in
          transcript.prepend(older)
          return transcript.height.rawValue
        }),
      BenchmarkRow("edit", per: "a message's new text, with the total height", count: edits) { turn in
        (0..<edits).reduce(0) { sum, index in
          transcript.update(messages[(turn * edits + index) * 7].id) { $0.text += " \(turn)" }
          return sum &+ transcript.height.rawValue
        }
      },
      BenchmarkRow("remove", per: "a message, with the total height", count: edits) { turn in
        (0..<edits).reduce(0) { sum, index in
          transcript.remove(messages[(turn * edits + index) * 7 + 3].id)
          return sum &+ transcript.height.rawValue
        }
      },
    ]
  ).run(turns: 7)
  print(
    "  memory, beyond the texts".padding(toLength: 36, withPad: " ", startingAt: 0)
      + "\(memory / count) bytes a message\n")
}
print("checksum \(checksum)")
