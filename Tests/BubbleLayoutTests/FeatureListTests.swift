import BubbleLayout
import Foundation
import TestSupport
import Testing

/// Checks that the tests that `Documentation/Features.md` names exist.
@Suite struct FeatureListTests {
  @Test func everyTestThatIsNamedExists() throws {
    let page = try String(
      contentsOf: Repository.url("Documentation/Features.md"), encoding: .utf8)
    var sources: [String: String] = [:]
    let files = FileManager.default.enumerator(
      at: Repository.url("Tests"), includingPropertiesForKeys: nil)
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      let suite = file.deletingPathExtension().lastPathComponent
      sources[suite, default: ""] += try String(contentsOf: file, encoding: .utf8)
    }
    let names = page.matches(of: /`(\w+Tests)\.(\w+)`/)
    for name in names {
      let source = try #require(sources[String(name.1)], "there is no suite \(name.1)")
      #expect(source.contains("func \(name.2)("), "\(name.0)")
    }
    #expect(names.count > 60)
  }
}
