import Foundation
import TestSupport
import Testing
import TextLayout
import TextShaping
import TextUnicode

/// Tests random text in mixed scripts at random widths. `BUBBLE_FUZZ` multiplies the number of strings.
@Suite struct RandomTextTests {
  private static let factor = Int(ProcessInfo.processInfo.environment["BUBBLE_FUZZ"] ?? "") ?? 1

  private func paragraph(_ text: String, _ random: inout RandomText) throws -> Paragraph {
    let languages = [nil, "en", "ja", "ko", "zh-Hans", "ar", "th", "hi"]
    let language = languages[random.below(languages.count)]
    let policy: LayoutPolicy = random.below(2) == 0 ? .unicode : .browser
    return try Paragraph.bundled(
      text, size: Double(8 + random.below(24)), language: language,
      options: ParagraphOptions(policy: policy, lineBreaks: LineBreakOptions(language: language)))
  }

  /// Checks 400,000 strings in verify mode, or more than a million with `BUBBLE_FUZZ=3`: each line's glyphs
  /// equal those of the line shaped separately.
  @Test func linesAreWhatShapingThemGives() throws {
    var random = RandomText(seed: 1)
    var failures = 0
    var reshaped = 0
    for number in 0..<400_000 * Self.factor {
      let text = random.string(stretches: 5)
      let paragraph = try paragraph(text, &random)
      let width = random.width()
      let block = paragraph.layout(width: width)
      reshaped += block.reshapeCount > 0 ? 1 : 0
      if let difference = block.differencesFromFreshShaping().first {
        failures += 1
        if failures <= 5 {
          Issue.record("string \(number) at \(width): \(text.debugDescription): \(difference)")
        }
      }
    }
    #expect(failures == 0)
    // Many lines must need reshaping; otherwise the test would prove nothing.
    #expect(reshaped > 40_000)
  }

  @Test func invariantsHoldForRandomText() throws {
    var random = RandomText(seed: 2)
    var failures = 0
    for number in 0..<100_000 * Self.factor {
      let text = random.string(stretches: 6)
      let paragraph = try paragraph(text, &random)
      let width = random.width()
      let block = paragraph.layout(width: width)
      let problem =
        LayoutInvariants.coverage(block) ?? LayoutInvariants.fit(block, width: width)
        ?? LayoutInvariants.size(block) ?? LayoutInvariants.permutation(block)
        ?? LayoutInvariants.widths(block, width: width)
      if let problem {
        failures += 1
        if failures <= 5 {
          Issue.record("string \(number) at \(width): \(text.debugDescription): \(problem)")
        }
      }
    }
    #expect(failures == 0)
  }

  /// A wider layout never has more lines.
  @Test func widerNeverGivesMoreLines() throws {
    var random = RandomText(seed: 3)
    var failures = 0
    for number in 0..<20_000 * Self.factor {
      let text = random.string(stretches: 8)
      let paragraph = try paragraph(text, &random)
      var count = Int.max
      for width in stride(from: 0.0, through: 300, by: 7.5) {
        let lines = paragraph.layout(width: width).lines.count
        if lines > count {
          failures += 1
          if failures <= 5 {
            Issue.record("string \(number): \(text.debugDescription): more lines at \(width)")
          }
        }
        count = lines
      }
    }
    #expect(failures == 0)
  }

  /// In plain left-to-right text, the base direction moves lines but does not change their breaks.
  @Test func baseDirectionChangesNoBreakOfLeftToRightText() throws {
    var random = RandomText(seed: 4)
    for _ in 0..<2_000 * Self.factor {
      let text = (0...random.below(20)).map { _ in
        String((0...random.below(8)).map { _ in "abcdefghij"[random.below(10)] })
      }.joined(separator: " ")
      let width = random.width()
      let left = try Paragraph.bundled(text, options: ParagraphOptions(direction: .leftToRight))
      let right = try Paragraph.bundled(text, options: ParagraphOptions(direction: .rightToLeft))
      #expect(left.layout(width: width).lines.map(\.start) == right.layout(width: width).lines.map(\.start))
    }
  }
}

extension String {
  fileprivate subscript(offset: Int) -> Character { self[index(startIndex, offsetBy: offset)] }
}
