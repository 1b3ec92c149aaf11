import TestSupport
import Testing

/// Programs outside of the package reach all they need by what they import: for most of them that is `BubbleLayout`
/// alone.
@Suite struct DoorTests {
  @Test(arguments: try Example.readme.get() + Example.comments.get())
  func examplesCompile(example: Example) throws {
    #expect(try Compiler.complaints(about: example) == "")
  }

  @Test func theMainTypesHaveExamples() throws {
    #expect(try Example.readme.get().count == 1)
    let examples = try Example.comments.get()
    for type in [
      "LayoutEngine", "Message", "ChatStyle", "Cell", "Bubble", "Transcript", "Paragraph", "TextBlock",
      "Goldens",
      "MessageReader", "SVGPainter", "PNGPainter", "HTMLPainter",
    ] {
      #expect(examples.contains { $0.subject == type }, "\(type) has none")
    }
    // What stands in text alone is reached by the one import as well.
    for example in examples where example.path.hasPrefix("Sources/Text") {
      #expect(example.code.hasPrefix("import BubbleLayout\n"), "\(example.testDescription)")
    }
  }

  /// The tests above would notice: neither other products nor what is the package's own are reachable.
  @Test(arguments: [
    ("let painter = SVGPainter()", "cannot find 'SVGPainter' in scope"),
    ("print(Transcript.searchSteps)", "'searchSteps'"),
    ("let scalar = ScalarProperties(0x41)", "ScalarProperties"),
  ])
  func whatIsNotImportedIsNotThere(code: String, complaint: String) throws {
    let example = Example(path: "main.swift", line: 1, code: "import BubbleLayout\n\(code)\n")
    #expect(try Compiler.complaints(about: example).contains(complaint))
  }

  /// A member is reached by the import of its own module, not by that of another which happens to use it.
  @Test func membersNeedTheImportOfTheirModule() throws {
    let code = "import LayoutPainting\nfunc left(_ row: some PaintableRow) { print(row.row.frame) }\n"
    let complaints = try Compiler.complaints(about: Example(path: "main.swift", line: 1, code: code))
    #expect(complaints.contains("property 'frame' is not available due to missing import"))
  }
}
