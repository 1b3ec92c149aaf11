import BubbleLayout
import MessageReading

/// Formats times as a server would.
struct ServerTimes: TimestampFormatting {
  func text(of moment: Timestamp, as style: TimestampStyle, environment: LayoutEnvironment) -> String {
    "kl. \(moment.milliseconds / 3_600_000 % 24)"
  }
}

/// Ends the program if a check fails.
func check(_ isRight: Bool, _ what: String) {
  guard isRight else { fatalError(what) }
}

/// Returns the texts of a cell's labels.
func labels(_ cell: Cell) -> [String] {
  cell.parts.compactMap { if case .label(let label) = $0 { label.text } else { nil } }
}

// The fonts are bytes, as in an application that loads them from its assets.
let fonts = CommandLine.arguments.dropFirst().map { FontSource.data(bytes(of: $0), name: $0) }
let engine = try LayoutEngine(fonts: .sources(Array(fonts)), timestamps: ServerTimes())
let environment = LayoutEnvironment(me: "you", language: "da")
let messages = [
  Message(
    id: "m1", sender: "ann", timestamp: Timestamp(milliseconds: 68_461_000), text: "How tall is this? مرحبا"),
  Message(
    id: "m2", sender: "you", timestamp: Timestamp(milliseconds: 72_061_000),
    text: "สวัสดีครับยินดีต้อนรับสู่กรุงเทพมหานคร"),
]
let transcript = Transcript(messages, style: .merged, width: 200, engine: engine, environment: environment)
let cells = transcript.rows.compactMap { if case .message(let cell) = $0 { cell } else { nil } }
for cell in cells {
  let lines = (cell.text?.lines ?? []).map { "\($0.start)..<\($0.end)" }
  print("\(cell.id): \(cell.height) pt, lines \(lines.joined(separator: " ")), labels \(labels(cell))")
}
check(cells.count == 2 && cells.allSatisfy(\.missingCharacters.isEmpty), "the fonts have all characters")
check((cells[1].text?.lines.count ?? 0) > 1, "Thai breaks between words")
check(labels(cells[0]).contains("kl. 19"), "times are the application's")
check(environment.words.unread == "Ulæste beskeder", "the language decides the words")

// Font sets that the build leaves out give an error.
for set in [FontSet.bundled, .system] {
  do {
    _ = try set.open()
    check(false, "\(set) is left out")
  } catch {
    print(error)
  }
}

// So do archives.
do {
  _ = try MessageReader(bytes: Array("PK\u{3}\u{4}".utf8))
  check(false, "archives are left out")
} catch {
  print(error)
}

// Without a custom formatting, times are written as in ISO 8601.
let plain = try LayoutEngine(fonts: .collection(engine.fonts))
let cell = plain.cell(for: messages[0], style: .merged, width: 200)
check(labels(cell).contains("19:01"), "\(labels(cell))")
