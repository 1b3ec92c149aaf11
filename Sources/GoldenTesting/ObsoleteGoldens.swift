import Foundation

/// Finds goldens that no test uses, also if only some of the tests have run.
package enum ObsoleteGoldens {
  /// - Parameters:
  ///   - present: The names of all goldens, as `File/test` or `File/test.name`.
  ///   - claimed: The names of the goldens that were compared.
  ///   - tests: The tests that compared a golden, as `File/test`.
  ///   - directory: The folder of the goldens. The source files of the tests are in its parent.
  /// - Returns: Goldens of files that no longer exist, of tests that are no longer in their file, and goldens
  ///   that a test did not use although it ran. Goldens of tests that a filter left out are not obsolete.
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

  /// Whether a source file has a test function with a name. If the file has function names in backquotes, it
  /// is true for every name, because goldens contain such names without their spaces.
  private static func contains(_ source: String, test: String) -> Bool {
    source.contains("func `")
      || source.ranges(of: "func \(test)").contains { range in
        guard range.upperBound < source.endIndex else { return true }
        let next = source[range.upperBound]
        return !(next.isLetter || next.isNumber || next == "_")
      }
  }
}
