import Foundation
import LayoutGoldens
import Testing

/// Tests that the deprecated names of version 0.4 compile.
@Suite struct DeprecatedTests {
  @available(*, deprecated)
  @Test func pictures() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "deprecated-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let goldens = try Goldens(directory: folder.path, mode: .verify)
    let comparison = PictureComparison.exact
    let outcome = goldens.check(picture: [], named: "a", comparison: comparison)
    #expect(outcome == .failed(reason: "'a' cannot be the name of a picture"))
  }
}
