import Foundation
import TestSupport
import Testing

/// Tests the text options of `measure`, and the option for the policy, which `layout` has too.
@Suite struct TextOptionTests {
  private let texts = """
    {"id":1,"sender":"a","text":"aa   bb cc"}
    {"id":2,"sender":"a","text":"漢字ABC漢字","lang":"ja"}
    {"id":3,"sender":"a","text":"😀😀😀"}
    """

  private func lines(_ arguments: String...) throws -> [[String: Any]] {
    let result = try Tool.run(["measure", "-", "--width", "60"] + arguments, input: texts)
    #expect(result.status == 0, "\(result.errors)")
    return try result.output.split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
  }

  @Test(arguments: [
    ("--white-space", "break-spaces", 0), ("--line-break", "anywhere", 1), ("--word-break", "break-all", 1),
    ("--text-autospace", "normal", 1), ("--policy", "browser", 2),
  ]) func eachOptionChangesLines(_ option: String, _ value: String, _ row: Int) throws {
    let plain = try lines()[row]["lines"] as? [[String: Any]]
    let changed = try lines(option, value)[row]["lines"] as? [[String: Any]]
    #expect(String(describing: plain) != String(describing: changed))
    #expect(try Tool.run(["measure", "-", "--width", "60", option, "odd"], input: texts).status != 0)
  }

  /// The header names the policy, unless it is the default. The width of emoji follows the policy.
  @Test func layoutsFollowAPolicy() throws {
    func layout(_ arguments: String...) throws -> [String: Any] {
      let result = try Tool.run(["layout", "-", "--style", "rows"] + arguments, input: texts)
      #expect(result.status == 0, "\(result.errors)")
      return try #require(
        try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    }
    let usual = try layout()
    let browser = try layout("--policy", "browser")
    #expect(usual["policy"] == nil && browser["policy"] as? String == "browser")
    #expect(try layout("--policy", "unicode")["policy"] == nil)
    #expect(String(describing: usual["cells"]) != String(describing: browser["cells"]))
  }
}
