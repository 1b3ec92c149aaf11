import Foundation
import TestSupport
import Testing

/// Tests what `bubble golden` reports about causes: for renamed goldens, as Git's diff driver, and when
/// failures are accepted.
@Suite struct GoldenCauseTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["chat", "other"] {
      let lines = (1...4).map { number in
        #"{"id":"m\#(number)","sender":"\#(number % 2 == 0 ? "you" : "ann")","text":"Message \#(number)"}"#
      }
      try folder.write(lines.joined(separator: "\n") + "\n", to: "\(name).jsonl")
    }
    try write(padding: 10)
  }

  private func write(padding: Int) throws {
    try folder.write(
      "{\"preset\":\"merged\",\"name\":\"app\",\"bubble\":{\"padding\":{\"start\":\(padding)}}}",
      to: "app.json")
  }

  private func golden(_ arguments: String..., input: String = "") throws -> Program {
    try Tool.run(["golden"] + arguments, input: input, in: folder.url)
  }

  @Test func aNumberOfAStyleIsTheFirstLine() throws {
    #expect(try golden("record", "chat.jsonl", "--style", "app.json").status == 0)
    try write(padding: 13)
    let result = try golden("verify", "chat.jsonl", "--style", "app.json")
    #expect(result.status == 1)
    #expect(
      result.output.hasPrefix("different    chat/app-320\n  style: bubble.padding.start 10 → 13\n"),
      "\(result.output)")
    #expect(try golden("verify", "chat.jsonl", "--style", "app.json", "--tolerance", "9").status == 1)
    #expect(
      try golden("verify", "chat.jsonl", "--style", "app.json", "--tolerance", "9", "--ignore", "style")
        .status
        == 0)
  }

  @Test func goldensOfEarlierVersionsAreComparedWithoutTheirStyle() throws {
    #expect(try golden("record", "chat.jsonl", "--style", "app.json").status == 0)
    let path = "Goldens/chat/app-320.txt"
    let lines = try folder.text(of: path).split(separator: "\n", omittingEmptySubsequences: false)
    var isHead = false
    let earlier = lines.filter { line in
      if !line.hasPrefix(" ") { isHead = ["style ", "colors", "groups"].contains(where: line.hasPrefix) }
      return !isHead
    }
    #expect(earlier.count < lines.count)
    try folder.write(earlier.joined(separator: "\n"), to: path)
    #expect(try golden("verify", "chat.jsonl", "--style", "app.json").status == 0)
    try write(padding: 13)
    let result = try golden("verify", "chat.jsonl", "--style", "app.json")
    #expect(result.output.contains("\n  bubble width +3 in "), "\(result.output)")
  }

  @Test func anotherWidthIsToldOfTheGoldenThatItWas() throws {
    #expect(try golden("record", "chat.jsonl", "--width", "320").status == 0)
    let result = try golden("verify", "chat.jsonl", "--width", "300", "--direction", "rtl")
    #expect(result.status == 4)
    #expect(
      result.output.hasPrefix(
        "missing      chat/balloon-300-rtl\n"
          + "  case: width \"320\" → \"300\", direction \"ltr\" → \"rtl\", if it replaces 'chat/balloon-320', which is obsolete\n"
      ),
      "\(result.output)")
  }

  @Test func failuresAreAcceptedByTheirCause() throws {
    let files = ["chat.jsonl", "other.jsonl", "--style", "app.json", "--width", "320,200"]
    func run(_ verb: String) throws -> Program { try Tool.run(["golden", verb] + files, in: folder.url) }
    #expect(try run("record").status == 0)
    try write(padding: 13)
    let line = #"{"id":"m9","sender":"ann","text":"One more"}"#
    try folder.write(try folder.text(of: "other.jsonl") + line + "\n", to: "other.jsonl")
    #expect(try run("verify").output.contains("4 different"))
    #expect(try golden("review", "--accept-cause", "style: avatar").status == 2)
    let asked = try golden("review", "--ask", input: "a\n")
    #expect(asked.output.contains("accept? [y/n/a for all 4 with this cause/q] accepted     chat/app-200\n"))
    #expect(try run("verify").status == 0)
    try write(padding: 12)
    #expect(try run("verify").status == 1)
    let accepted = try golden("review", "--accept-cause", "style: bubble.padding")
    #expect(accepted.output.split(separator: "\n").count == 4)
    try write(padding: 11)
    #expect(try run("verify").status == 1)
    #expect(try golden("review", "--accept-all").output.split(separator: "\n").count == 4)
    #expect(try run("verify").status == 0)
  }

  @Test func gitTellsCauses() throws {
    func git(_ arguments: String...) throws -> Program {
      try Program("git", ["-C", folder.path, "-c", "user.name=a", "-c", "user.email=a@b"] + arguments)
    }
    #expect(try golden("record", "chat.jsonl", "--style", "app.json").status == 0)
    try folder.write("*.txt diff=golden\n", to: ".gitattributes")
    #expect(try git("init", "-q").status == 0)
    #expect(try git("config", "diff.golden.command", "'\(Tool.url.path)' golden diff").status == 0)
    #expect(try git("add", ".").status == 0)
    let added = try git("diff", "--cached", "--ext-diff", "--", "Goldens")
    #expect(added.output == "golden Goldens/chat/app-320.txt\nnew file\n", "\(added.errors)")
    #expect(try git("commit", "-q", "-m", "a").status == 0)
    try write(padding: 13)
    #expect(try golden("record", "chat.jsonl", "--style", "app.json").status == 0)
    let changed = try git("diff", "--ext-diff", "--", "Goldens")
    #expect(changed.status == 0)
    #expect(
      changed.output.hasPrefix("golden Goldens/chat/app-320.txt\nstyle: bubble.padding.start 10 → 13\n"),
      "\(changed.output)\(changed.errors)")
    for line in changed.lines { #expect(line.count <= 160) }
  }

  @Test func aFileThatIsNoGoldenIsNamed() throws {
    #expect(try golden("record", "chat.jsonl").status == 0)
    for files in [
      ["Goldens/chat/balloon-320.txt", "app.json"], ["app.json", "Goldens/chat/balloon-320.txt"],
    ] {
      let result = try Tool.run(["golden", "diff"] + files, in: folder.url)
      #expect(result.status == 3)
      #expect(result.errors.hasPrefix("bubble: app.json:1: the first line is not"), "\(result.errors)")
    }
  }

  // MARK: Files and names

  @Test func whatAKilledRunLeftIsRemoved() throws {
    try folder.write("half", to: "Goldens/chat/.balloon-320.txt.part")
    #expect(try golden("record", "chat.jsonl").status == 0)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path + "/Goldens/chat") == [
        "balloon-320.txt"
      ])
  }

  @Test func noFileThatWaitsUnderTheDraftsNameIsWrittenThrough() throws {
    let own = try folder.write("own", to: "own.txt")
    try FileManager.default.linkItem(atPath: own, toPath: folder.path + "/.out.svg.part")
    let result = try Tool.run(["layout", "chat.jsonl", "-o", "out.svg"], in: folder.url)
    #expect(result.status == 0)
    #expect(try folder.text(of: "own.txt") == "own")
    #expect(try folder.text(of: "out.svg").hasPrefix("<svg"))
  }

  @Test func namesOfCasesBeginNoLine() throws {
    try folder.write(
      "{\"cases\":[{\"name\":\"x\\n::error::pwned\\u001b[2J\",\"transcript\":\"chat.jsonl\"}]}",
      to: "cases.json")
    let result = try golden("record", "--cases", "cases.json")
    #expect(result.status == 0)
    #expect(
      result.output.contains(#"recorded     x\n::error::pwned\u{1B}[2J/balloon-320"#), "\(result.output)")
    #expect(!result.output.contains("\n::error") && !result.output.contains("\u{1B}"))
  }

  @Test func timesCanBeLeftOut() throws {
    let lines = (1...2).map { hour in
      #"{"id":1,"sender":"ann","timestamp":"2026-03-14T0\#(hour):12:00Z","text":"a"}"#
    }
    try folder.write(lines[0] + "\n", to: "timed.jsonl")
    let options = ["timed.jsonl", "--style", "balloon", "--partial"]
    #expect(try Tool.run(["golden", "record"] + options, in: folder.url).status == 0)
    try folder.write(lines[1] + "\n", to: "timed.jsonl")
    #expect(try Tool.run(["golden", "verify"] + options, in: folder.url).status == 1)
    let ignored = try Tool.run(
      ["golden", "verify", "--ignore", "avatar,senderAndTime.text"] + options, in: folder.url)
    #expect(ignored.status == 0, "\(ignored.output)")
  }
}
