import Foundation

/// Finds goldens that no test uses, whichever tests have run.
package enum ObsoleteGoldens {
  /// - Parameters:
  ///   - present: All goldens, as `File/test` or `File/test.name`.
  ///   - claimed: Those that were compared.
  ///   - tests: The tests that compared something, as `File/test`.
  ///   - directory: The folder of the goldens; the tests' files are beside it.
  /// - Returns: Goldens of files that do not exist any more, of tests that are no longer in their file, and
  ///   those that a test did not use although it ran. Tests that a filter left out keep theirs.
  package static func names(
    in present: [String], claimed: Set<String>, tests: Set<String>, sources directory: String
  )
    -> [String]
  {
    let folder = (directory as NSString).deletingLastPathComponent
    var texts: [String: String?] = [:]
    return present.filter { name in
      guard !claimed.contains(name), let slash = name.firstIndex(of: "/") else { return false }
      let file = String(name[..<slash])
      let test = String(name[name.index(after: slash)...].prefix { $0 != "." })
      if tests.contains("\(file)/\(test)") { return true }
      let text = texts[file] ?? (try? String(contentsOfFile: "\(folder)/\(file).swift", encoding: .utf8))
      texts[file] = .some(text)
      guard let text else { return true }
      return !contains(text, test: test)
    }
  }

  /// Whether a file has a test function of this name. Golden names contain names in backquotes without
  /// spaces, so files with such names keep their goldens.
  private static func contains(_ source: String, test: String) -> Bool {
    source.contains("func `")
      || source.ranges(of: "func \(test)").contains { range in
        guard range.upperBound < source.endIndex else { return true }
        let next = source[range.upperBound]
        return !(next.isLetter || next.isNumber || next == "_")
      }
  }
}
