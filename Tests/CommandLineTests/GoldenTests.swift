import Foundation
import TestSupport
import Testing

@Suite struct GoldenTests {
  private let folder: TemporaryFolder
  private let messages = (1...6).map { number in
    #"{"id":"m\#(number)","sender":"\#(number % 2 == 0 ? "you" : "ann")","text":"Message \#(number)"}"#
  }

  init() throws {
    folder = try TemporaryFolder()
    try write(messages)
  }

  private func write(_ lines: [String]) throws {
    _ = try folder.write(lines.map { $0 + "\n" }.joined().utf8, to: "chat.jsonl")
  }

  private func golden(_ arguments: String..., environment: [String: String] = [:]) throws -> Program {
    try Tool.run(["golden"] + arguments, environment: environment, in: folder.url)
  }

  @Test func recordsEveryCombinationAndFindsItAgain() throws {
    let matrix = ["--style", "balloon,merged", "--width", "320,180.5", "--direction", "ltr,rtl"]
    let recorded = try Tool.run(["golden", "record", "chat.jsonl"] + matrix, in: folder.url)
    #expect(recorded.status == 0)
    #expect(recorded.output.contains("goldens: 8 compared, 8 present: 8 recorded\n"))
    #expect(folder.files(in: "Goldens").count == 8)
    #expect(folder.files(in: "Goldens").contains("chat/merged-180.5-rtl.txt"))
    let verified = try Tool.run(["golden", "verify", "chat.jsonl"] + matrix, in: folder.url)
    #expect(verified.status == 0)
    #expect(
      verified.output == "goldens: 8 compared, 8 present: 8 equal\nlargest deviation: 0\n")
    #expect(folder.files(in: "Goldens.failures").isEmpty)
    let large = try golden("record", "chat.jsonl", "--font-scale", "1,2", "--goldens", "Large/")
    #expect(large.status == 0)
    #expect(folder.files(in: "Large") == ["chat/balloon-320-font2.txt", "chat/balloon-320.txt"])
    #expect(
      try folder.text(of: "Large/chat/balloon-320-font2.txt") != folder.text(of: "Large/chat/balloon-320.txt")
    )
  }

  @Test func namesTheItemThatMoved() throws {
    #expect(try golden("record", "chat.jsonl").status == 0)
    let before = try folder.text(of: "Goldens/chat/balloon-320.txt")
    var changed = messages
    changed[2] = changed[2].replacing("Message", with: "A message much longer than the one that was here")
    try write(changed)
    let result = try golden("verify", "chat.jsonl")
    #expect(result.status == 1)
    #expect(result.output.contains("different    chat/balloon-320\n"))
    #expect(
      result.output.contains(
        "  cell 2 \"m3\", text 0: text \"Message 3\" → "
          + "\"A message much longer than the one that was her…; rows below moved by as much\n"))
    #expect(result.output.contains("\n  as a result: cell height in 1 row, bubble "))
    #expect(result.output.contains("goldens: 1 compared, 1 present: 1 different\n"))
    #expect(!result.output.contains("largest deviation: 0"))
    #expect(result.output.hasSuffix("failures: Goldens.failures\nreport: Goldens.failures/report.html\n"))
    #expect(try folder.text(of: "Goldens/chat/balloon-320.txt") == before)
    #expect(
      folder.files(in: "Goldens.failures") == [
        "chat/balloon-320.actual.txt", "chat/balloon-320.diff.txt", "chat/balloon-320.expected.txt",
        "report.html", "summary.jsonl",
      ])
    #expect(try folder.text(of: "Goldens.failures/summary.jsonl").contains(#""outcome":"different""#))
    let actual = "Goldens.failures/chat/balloon-320.actual.txt"
    let diff = try golden("diff", "Goldens/chat/balloon-320.txt", actual)
    #expect(diff.status == 1)
    #expect(diff.output.contains("cell 2 \"m3\", text 0: +1 line\n"))
    #expect(try golden("diff", actual, actual).output == "largest deviation: 0\n")
    #expect(try golden("record", "chat.jsonl").output.contains("recorded     chat/balloon-320\n"))
    #expect(try golden("verify", "chat.jsonl").status == 0)
    #expect(folder.files(in: "Goldens.failures") == ["summary.jsonl"])
  }

  @Test func aMessageMoreIsACellMore() throws {
    #expect(try golden("record", "chat.jsonl").status == 0)
    try write([messages[0], #"{"id":"new","sender":"ann","text":"Hi"}"#] + messages[1...])
    let result = try golden("verify", "chat.jsonl")
    #expect(result.status == 1)
    #expect(result.output.contains("  +1 cell: \"new\"; rows below moved by as much\n"))
    #expect(result.lines.count == 7)
  }

  @Test func missingAndObsoleteFailAndAreSaidApart() throws {
    #expect(try golden("record", "chat.jsonl", "--width", "300").status == 0)
    let result = try golden("verify", "chat.jsonl", "--width", "320")
    #expect(result.status == 4)
    #expect(result.output.contains("missing      chat/balloon-320\n"))
    #expect(result.output.contains("obsolete     chat/balloon-300\n"))
    #expect(result.output.contains("goldens: 1 compared, 1 present: 1 missing, 1 obsolete\n"))
    #expect(folder.files(in: "Goldens") == ["chat/balloon-300.txt"])
    #expect(
      try folder.text(of: "Goldens.failures/summary.jsonl") == """
        {"golden":"chat/balloon-300","outcome":"obsolete","differences":0,"deviation":0,"causes":[],"changes":[]}
        {"golden":"chat/balloon-320","outcome":"missing","differences":0,"deviation":0,"causes":[],"changes":[]}

        """)
    let json = try golden("verify", "chat.jsonl", "--width", "320", "--json")
    #expect(json.status == 4)
    let counts = try JSONDecoder().decode(
      [String: Double].self, from: Data((json.lines.last ?? "").utf8))
    #expect(counts["missing"] == 1 && counts["obsolete"] == 1 && counts["compared"] == 1)
    #expect(try golden("verify", "chat.jsonl", "--width", "300", "--partial").status == 0)
    let pruned = try golden("record", "chat.jsonl", "--width", "320", "--prune")
    #expect(pruned.status == 0)
    #expect(pruned.output.contains("removed      chat/balloon-300\n"))
    #expect(folder.files(in: "Goldens") == ["chat/balloon-320.txt"])
  }

  @Test func modesComeFromFlagsAndFromTheEnvironment() throws {
    #expect(try golden("record", "chat.jsonl").status == 0)
    let before = try folder.text(of: "Goldens/chat/balloon-320.txt")
    try write(messages.map { $0.replacing("Message", with: "Other") })
    let missing = try golden("record", "chat.jsonl", "--width", "320,200", "--missing")
    #expect(missing.status == 1)
    #expect(missing.output.contains("1 recorded, 1 different"))
    #expect(try folder.text(of: "Goldens/chat/balloon-320.txt") == before)
    for environment in [["BUBBLE_GOLDENS": "verify"], ["BUBBLE_GOLDENS": "record-missing"]] {
      #expect(try golden("record", "chat.jsonl", "--partial", environment: environment).status == 1)
      #expect(try folder.text(of: "Goldens/chat/balloon-320.txt") == before)
    }
    let recording = ["BUBBLE_GOLDENS": "record-all"]
    #expect(try golden("verify", "chat.jsonl", "--partial", environment: recording).status == 1)
    #expect(try folder.text(of: "Goldens/chat/balloon-320.txt") == before)
    let misspelt = try golden("record", "chat.jsonl", environment: ["BUBBLE_GOLDENS": "recrod"])
    #expect(misspelt.status == 2)
    #expect(misspelt.errors.contains("record-missing"))
    #expect(try golden("record", "chat.jsonl", "--all", "--partial").status == 0)
    #expect(try folder.text(of: "Goldens/chat/balloon-320.txt") != before)
  }

  @Test func nothingIsRecordedWhereCIIsSet() throws {
    for extent in ["--missing", "--failed", "--all"] {
      let result = try golden("record", "chat.jsonl", extent, "--prune", environment: ["CI": "true"])
      #expect(result.status == 4)
      #expect(result.errors == "bubble: nothing is recorded, because CI is set\n")
      #expect(result.output.contains("missing      chat/balloon-320\n"))
      #expect(folder.files(in: "Goldens").isEmpty)
    }
    #expect(try golden("record", "chat.jsonl", environment: ["CI": "false"]).status == 0)
  }

  @Test func otherFontsAreNotCompared() throws {
    let font = try folder.write(Data(contentsOf: Tool.squareFont), to: "square.ttf")
    let fonts = folder.url.appendingPathComponent("fonts")
    try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
    let copy = fonts.appendingPathComponent("square.ttf")
    try FileManager.default.copyItem(atPath: font, toPath: copy.path)
    #expect(try golden("record", "chat.jsonl", "--fonts", fonts.path).status == 0)
    #expect(try golden("verify", "chat.jsonl", "--fonts", fonts.path).status == 0)
    var bytes = try Data(contentsOf: copy)
    bytes.append(0)  // the same glyphs in a file of another hash
    try bytes.write(to: copy)
    let result = try golden("verify", "chat.jsonl", "--fonts", fonts.path)
    #expect(result.status == 1)
    #expect(result.output.contains("incomparable chat/balloon-320\n"))
    #expect(result.output.contains("is now"))
    let actual = "Goldens.failures/chat/balloon-320.actual.txt"
    let diff = try golden("diff", "Goldens/chat/balloon-320.txt", actual)
    #expect(diff.status == 1)
    #expect(diff.output.contains("not compared"))
    let across = try golden("diff", "Goldens/chat/balloon-320.txt", actual, "--across-environments")
    #expect(across.output.contains("sha256"))
    #expect(!across.output.contains("cell"))
  }

  @Test func aToleranceIsInPoints() throws {
    #expect(try golden("record", "chat.jsonl").status == 0)
    let path = "Goldens/chat/balloon-320.txt"
    let moved = try folder.text(of: path).replacing("frame=[10.000 30.000", with: "frame=[10.000 30.250")
    _ = try folder.write(moved.utf8, to: path)
    #expect(try golden("verify", "chat.jsonl", "--tolerance", "0.24").status == 1)
    let result = try golden("verify", "chat.jsonl", "--tolerance", "0.25")
    #expect(result.status == 0)
    #expect(
      result.output.contains("largest deviation: 0.25 (chat/balloon-320); the tolerance is 0.25\n"))
  }

  @Test func aGoldenKeepsItsDetail() throws {
    #expect(try golden("record", "chat.jsonl", "--detail", "glyphs").status == 0)
    #expect(try folder.text(of: "Goldens/chat/balloon-320.txt").contains("glyph 0 id="))
    #expect(try golden("verify", "chat.jsonl").status == 0)
    #expect(try golden("verify", "chat.jsonl", "--detail", "lines").status == 1)
    #expect(try golden("record", "chat.jsonl", "--all").status == 0)
    #expect(try folder.text(of: "Goldens/chat/balloon-320.txt").contains("glyph 0 id="))
  }

  @Test func comparesLayoutsAsText() throws {
    for (width, name) in [("320", "a.txt"), ("319", "b.txt")] {
      let layout = try Tool.run(
        ["layout", "chat.jsonl", "--glyphs", "--width", width, "-o", name], in: folder.url)
      #expect(layout.status == 0)
    }
    #expect(try golden("diff", "a.txt", "a.txt").status == 0)
    let result = try golden("diff", "a.txt", "b.txt")
    #expect(result.status == 1)
    #expect(result.output.hasPrefix("case: width 320 → 319\nas a result: cell width in 6 rows"))
    #expect(result.output.contains("\n\ncase: width 320 → 319\ncell 0 \"m1\": width 320 → 319\n"))
    #expect(result.output.contains("\nlargest deviation: 1\n"))
  }

  @Test func whatCannotBeReadIsThree() throws {
    #expect(try golden("verify", "none.jsonl").status == 3)
    #expect(try golden("diff", "none.txt", "chat.jsonl").status == 3)
    #expect(try golden("diff", "chat.jsonl", "none.txt").status == 3)
    #expect(try golden("record", "chat.jsonl").status == 0)
    _ = try folder.write(
      "version https://git-lfs.github.com/spec/v1\n".utf8, to: "Goldens/chat/balloon-320.txt")
    let result = try golden("verify", "chat.jsonl")
    #expect(result.status == 3)
    #expect(result.output.contains("failed       chat/balloon-320\n  line 1 of the golden"))
    #expect(try golden("record", "chat.jsonl").status == 0)
    #expect(try golden("verify", "chat.jsonl").status == 0)
  }
}
