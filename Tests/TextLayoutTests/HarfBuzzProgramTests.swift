import Foundation
import TestSupport
import Testing
import TextLayout
import TextShaping
import TextUnicode

/// Compares glyphs with those of HarfBuzz's own program, `hb-shape`: it calls the same shaper, but shares no
/// code with our itemization, context and reading of glyphs.
@Suite struct HarfBuzzProgramTests {
  /// Compares every message; one run of the program shapes all of them.
  @Test func glyphsAreThoseOfTheProgram() throws {
    var requests: [String] = []
    var expectations: [(id: String, glyphs: String)] = []
    for message in try Corpora.chat() {
      let paragraph = try Paragraph.bundled(message.text, language: message.language)
      let text = paragraph.analysis.shapingText
      for run in paragraph.runs where run.kind == .text {
        requests.append(request(for: run, text: text))
        let glyphs = paragraph.glyphs[run.glyphs].map { glyph in
          "\(glyph.id)@\(glyph.xOffset),\(glyph.yOffset)+\(glyph.xAdvance)"
        }
        expectations.append((message.id, glyphs.joined(separator: "|")))
      }
    }
    let answers = try shape(requests)
    try #require(answers.count == expectations.count)
    var differences = 0
    for (answer, expectation) in zip(answers, expectations) where answer != expectation.glyphs {
      differences += 1
      if differences <= 5 {
        Issue.record("\(expectation.id): hb-shape gives \(answer), the layout \(expectation.glyphs)")
      }
    }
    #expect(differences == 0)
    #expect(expectations.count > 10_000)
  }

  /// Returns one line for `hb-shape --batch`: the font, then options, separated by semicolons.
  private func request(for run: ShapedRun, text: ContiguousArray<UInt16>) -> String {
    func scalars(_ range: Range<Int>) -> String {
      String(decoding: text[range], as: UTF16.self).unicodeScalars.map { String($0.value, radix: 16) }
        .joined(separator: ",")
    }
    let properties = run.properties
    var fields = [
      properties.font.face.path, "--face-index=\(properties.font.face.faceIndex)",
      "--font-size=\(properties.font.size)", "--no-glyph-names", "--no-clusters",
      "--direction=\(properties.isRightToLeft ? "rtl" : "ltr")", "--script=\(properties.script.tag)",
    ]
    if let language = properties.language { fields.append("--language=\(language.tag)") }
    let before = max(0, run.range.lowerBound - 10)..<run.range.lowerBound
    let after = run.range.upperBound..<min(text.count, run.range.upperBound + 10)
    if !before.isEmpty { fields.append("--unicodes-before=\(scalars(before))") }
    if !after.isEmpty { fields.append("--unicodes-after=\(scalars(after))") }
    fields.append("--unicodes=\(scalars(run.range))")
    return fields.joined(separator: ";")
  }

  /// Runs the program over all requests; returns the glyphs of each as `id@x,y+advance`, separated by bars.
  private func shape(_ requests: [String]) throws -> [String] {
    // The program limits the length of batch lines; longer texts are passed as arguments.
    let limit = 4_000
    var batch = try run(["--batch"], input: requests.filter { $0.utf8.count < limit }.joined(separator: "\n"))
      .makeIterator()
    return try requests.compactMap { request in
      if request.utf8.count < limit { return batch.next() }
      return try run(request.split(separator: ";").map(String.init), input: "").first
    }
  }

  private func run(_ arguments: [String], input text: String) throws -> [String] {
    let run = try Program("hb-shape", arguments, input: text + "\n")
    try #require(
      run.status == 0, "hb-shape failed or is missing: Scripts/setup.sh installs it")
    return run.lines.map { line in
      line.dropFirst().dropLast().split(separator: "|").map { glyph in
        glyph.contains("@") ? String(glyph) : glyph.replacingOccurrences(of: "+", with: "@0,0+")
      }.joined(separator: "|")
    }
  }
}
