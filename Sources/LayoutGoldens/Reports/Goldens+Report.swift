import Foundation

extension Goldens {
  /// Writes `report.html` into the artefacts folder; see `GoldenReport`.
  ///
  /// - Returns: The path of the report.
  @discardableResult
  public func leaveReport(obsolete: [String] = []) -> String {
    leave(GoldenReport(self, obsolete: obsolete).html, at: Self.reportName)
    return reportPath
  }

  /// Removes the report of an earlier run.
  package func removeReport() { GoldenFile(Self.reportName, in: artefacts).remove() }

  private static let reportName = "report.html"

  /// The path of the report that `leaveReport` writes.
  package var reportPath: String { "\(artefacts)/\(Self.reportName)" }

  /// Returns the HTML report of one golden; see `GoldenReport`.
  package func page(of name: String) -> String {
    GoldenReport([(self, [])], only: name).html
  }
}
