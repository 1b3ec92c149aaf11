import Foundation

extension Goldens {
  /// Writes `report.html` into the artefacts folder; see `GoldenReport`.
  ///
  /// - Returns: The path of the report.
  @discardableResult
  public func leaveReport(obsolete: [String] = []) -> String {
    let path = reportPath
    leave(GoldenReport(self, obsolete: obsolete).html, at: path)
    return path
  }

  /// Removes the report of an earlier run.
  package func removeReport() { try? FileManager.default.removeItem(atPath: reportPath) }

  /// The path of the report that `leaveReport` writes.
  package var reportPath: String { artefacts + "/report.html" }

  /// Returns the HTML report of one golden; see `GoldenReport`.
  package func page(of name: String) -> String {
    GoldenReport([(self, [])], only: name).html
  }
}
