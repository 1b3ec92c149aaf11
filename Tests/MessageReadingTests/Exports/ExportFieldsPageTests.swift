import Foundation
import MessageReading
import TestSupport
import Testing

/// Tests that the tables of the fields that readers know agree with `Documentation/Messages.md` and with the readers.
/// `BUBBLE_FIELDS=record` writes them into the page.
@Suite struct ExportFieldsPageTests {
  @Test func thePageHasTheTables() throws {
    let file = Repository.url("Documentation/Messages.md")
    let page = try String(contentsOf: file, encoding: .utf8)
    let first = try #require(page.range(of: "### Fields of "))
    let end = try #require(page.range(of: "\n## ", range: first.upperBound..<page.endIndex))
    let wanted = page[..<first.lowerBound] + ExportFieldsPage.text + page[end.lowerBound...]
    if ProcessInfo.processInfo.environment["BUBBLE_FIELDS"] == "record" {
      try Data(wanted.utf8).write(to: file)
    } else {
      #expect(page == wanted, "BUBBLE_FIELDS=record writes the tables")
    }
  }

  /// Each kind that a field names is a row.
  @Test func everyKindIsInItsTable() {
    for table in ExportFieldsPage.text.split(separator: "### ") {
      let rows = Set(table.matches(of: /\n\| `([^`]+)` \|/).map(\.output.1))
      let named = Set(table.matches(of: /\(`([^`]+)`\)/).map(\.output.1))
      #expect(rows.contains("message") && named.subtracting(rows).isEmpty, "\(named.subtracting(rows))")
    }
  }

  /// Each field that a table says is used is named in the reader's code, and each field that the code asks for is in
  /// the table. The readers cannot see any other field.
  @Test func theTablesAreThoseOfTheCode() throws {
    for (folder, names) in ExportFieldsPage.used {
      let url = Repository.url("Sources/MessageReading/\(folder)")
      let files = try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
      var code = ""
      // Without the attributes of HTML, and the people of a workspace, of which all fields are seen.
      var reader = ""
      for file in files where file.pathExtension == "swift" {
        let name = file.lastPathComponent
        guard !name.hasSuffix("Fields.swift") else { continue }
        let text = try String(contentsOf: file, encoding: .utf8)
        code += text
        if !name.hasPrefix("HTML"), name != "SlackPeople.swift" { reader += text }
      }
      let unused = names.subtracting(["*"]).filter {
        !code.contains("\"\($0)\"") && !code.contains("{\($0)}")
      }
      #expect(unused.isEmpty, "\(folder) does not read \(unused.sorted())")
      let asked = Set(reader.matches(of: /\w\??\["([a-zA-Z_.0-9]+)"\]/).map { String($0.output.1) })
      #expect(
        asked.subtracting(names).isEmpty, "the table of \(folder) lacks \(asked.subtracting(names).sorted())")
    }
  }
}
