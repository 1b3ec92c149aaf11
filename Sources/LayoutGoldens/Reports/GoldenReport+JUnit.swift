import Foundation

extension GoldenReport {
  /// The report as JUnit XML: a test suite for each folder of goldens, a test case for each golden. Goldens
  /// that cannot be read or written are errors; all others that are not equal are failures.
  public var junit: String {
    var suites: [(name: String, entries: [Entry])] = []
    for entry in entries {
      let name = Self.suite(of: entry)
      if suites.last?.name == name {
        suites[suites.count - 1].entries.append(entry)
      } else {
        suites.append((name, [entry]))
      }
    }
    var xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites \(Self.counts(title, entries))>\n"
    for suite in suites {
      xml += "  <testsuite \(Self.counts(suite.name, suite.entries))>\n"
      for entry in suite.entries { xml += Self.testCase(entry, suite: suite.name) }
      xml += "  </testsuite>\n"
    }
    return xml + "</testsuites>\n"
  }

  private static func suite(of entry: Entry) -> String {
    guard let slash = entry.name.lastIndex(of: "/") else { return "goldens" }
    return String(entry.name[..<slash])
  }

  private static func counts(_ name: String, _ entries: [Entry]) -> String {
    let errors = entries.count { $0.word == "failed" }
    return "name=\"\(XML.attribute(name))\" tests=\"\(entries.count)\" "
      + "failures=\"\(entries.count(where: \.hasFailed) - errors)\" errors=\"\(errors)\""
  }

  private static func testCase(_ entry: Entry, suite: String) -> String {
    let name = entry.name.split(separator: "/").last.map(String.init) ?? entry.name
    let head = "    <testcase name=\"\(XML.attribute(name))\" classname=\"\(XML.attribute(suite))\""
    guard entry.hasFailed else { return head + "/>\n" }
    let element = entry.word == "failed" ? "error" : "failure"
    let message = XML.attribute(entry.lines.first ?? entry.word)
    return head + ">\n      <\(element) message=\"\(message)\" type=\"\(entry.word)\">"
      + XML.text((entry.lines + ["golden: \(entry.path)"]).joined(separator: "\n"))
      + "</\(element)>\n    </testcase>\n"
  }
}
