import BubbleLayout
import Foundation
import LayoutGoldens
import TestSupport
import Testing

/// Compares layouts of real text with the files in `Expected`.
///
/// Each file names the version of HarfBuzz that it was recorded with. `OtherShaper` handles other versions.
///
/// After an intended change of layouts, record the goldens with `BUBBLE_GOLDENS=record-failed swift test
/// --filter Goldens`, and read the differences in the review.
@Suite struct GoldenTests {
  private static let goldens = Result { try Goldens(directory: GoldenCase.folder + "/Expected") }
  private static let otherShaper = Result { try OtherShaper() }

  /// The names of the cases. Without ICU, one case is left out, because Khmer is then broken by other words.
  private static var names: [String] {
    #if Complete || ICU
    GoldenCase.names
    #else
    GoldenCase.names.filter { $0 != "links-and-long-words" }
    #endif
  }

  @Test(arguments: Self.names)
  func layouts(of name: String) throws {
    let golden = try GoldenCase.named(name)
    let engine = try name == "formulas" ? TestEngines.mathematics : TestEngines.bundled
    var failures: [String] = []
    for layout in golden.layouts {
      let text = try golden.text(of: layout, engine: engine)
      do { try verify(text, named: "\(name)/\(layout.name)") } catch { failures.append("\(error)") }
    }
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
  }

  private func verify(_ text: GoldenText, named name: String) throws {
    let other = try Self.otherShaper.get()
    let path = "\(GoldenCase.folder)/Expected/\(name).txt"
    guard let recorded = try? String(contentsOfFile: path, encoding: .utf8),
      let expected = other.expected(GoldenText(text: recorded))
    else { return try Self.goldens.get().verify(text, named: name) }
    try other.verify(text, named: name, expected: expected)
  }

  @Test func thereAreCases() {
    #expect(GoldenCase.names.count >= 12)
  }

  @Test func noGoldenIsObsolete() throws {
    var claimed: Set<String> = []
    for name in GoldenCase.names {
      for layout in try GoldenCase.named(name).layouts { claimed.insert("\(name)/\(layout.name)") }
    }
    let present = try Self.goldens.get().present()
    #expect(present.filter { !claimed.contains($0) } == [])
  }
}
