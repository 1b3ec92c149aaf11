import BubbleLayout
import LayoutGoldens
import TestSupport
import Testing

/// Layouts of real text, compared with the files in `Expected`.
///
/// A change that moves something on purpose is recorded with `BUBBLE_GOLDENS=record-failed swift test --filter
/// Goldens` and read in the review.
@Suite struct GoldenTests {
  private static let goldens = Result { try Goldens(directory: GoldenCase.folder + "/Expected") }

  @Test(arguments: GoldenCase.names)
  func layouts(of name: String) throws {
    let golden = try GoldenCase.named(name)
    var failures: [String] = []
    for layout in golden.layouts {
      let text = try golden.text(of: layout, engine: TestEngines.bundled)
      do {
        try Self.goldens.get().verify(text, named: "\(name)/\(layout.name)")
      } catch let error as GoldenError {
        failures.append(error.description)
      }
    }
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
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
