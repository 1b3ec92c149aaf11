import Foundation

extension Goldens {
  /// Writes `report.html` into the artefacts folder; see `GoldenReport`.
  ///
  /// - Returns: The path of the report.
  @discardableResult
  public func leaveReport(obsolete: [String] = []) -> String {
    let path = artefacts + "/report.html"
    _ = GoldenFile(path: path).write(GoldenReport(self, obsolete: obsolete).html)
    return path
  }

  /// Removes the report of an earlier run.
  package func removeReport() { try? FileManager.default.removeItem(atPath: artefacts + "/report.html") }

  /// Returns the HTML report of one golden; see `GoldenReport`.
  package func page(of name: String) -> String {
    GoldenReport([(self, [])], only: name).html
  }
}
