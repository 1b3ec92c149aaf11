import Foundation
import TextLayout

/// The report of a run of goldens, as an HTML page, JUnit XML, annotations for GitHub, or JSON.
///
/// ```swift
/// import Foundation
/// import LayoutGoldens
///
/// let goldens = try Goldens(directory: "Goldens")   // … and goldens.check(…) for each layout
/// let report = GoldenReport(goldens, obsolete: goldens.obsolete())
/// try report.junit.write(toFile: "goldens.xml", atomically: true, encoding: .utf8)
/// try report.html.write(toFile: "goldens.html", atomically: true, encoding: .utf8)
/// ```
public struct GoldenReport: Sendable {
  /// A golden that was checked in the run, or that is obsolete.
  public struct Entry: Sendable {
    /// The golden's name.
    public let name: String
    /// The outcome of its comparison; nil if no test used it, so that it is obsolete.
    public let outcome: GoldenOutcome?
    /// The path of the golden's file.
    public let path: String
    /// The text of the golden; nil if it is unknown or equal to the layout.
    let expected: GoldenText?
    let actual: GoldenText?
    /// The pictures of a failed picture golden.
    let pictures: FailurePictures
    /// A note shown with the outcome; nil if there is none.
    package internal(set) var note: String?
    /// Whether a layout is available that can replace the golden.
    var isAcceptable: Bool { hasFailed && (actual != nil || pictures.actual != nil) }
    var hasFailed: Bool { !(outcome?.isSuccess ?? false) }
    var word: String { outcome?.word ?? "obsolete" }
  }

  /// All goldens, by name.
  public private(set) var entries: [Entry]
  /// The title of the report.
  public var title: String

  /// Makes the report of one folder of goldens.
  ///
  /// - Parameter goldens: The folder, after its checks.
  /// - Parameter obsolete: The goldens that no check used.
  /// - Parameter title: The title of the report.
  public init(_ goldens: Goldens, obsolete: [String] = [], title: String = "Goldens") {
    self.init([(goldens, obsolete)], title: title)
  }

  /// Makes one report of several folders of goldens.
  public init(_ folders: [(goldens: Goldens, obsolete: [String])], title: String = "Goldens") {
    self.init(folders, title: title, only: nil)
  }

  /// - Parameter only: The golden to report; nil for all.
  init(_ folders: [(goldens: Goldens, obsolete: [String])], title: String = "Goldens", only: String?) {
    self.title = title
    entries = folders.flatMap { goldens, obsolete in
      goldens.results.filter { only == nil || $0.key == only }.map { name, outcome in
        let texts = outcome.isSuccess ? (nil, nil) : goldens.failureTexts(name)
        return Entry(
          name: name, outcome: outcome, path: goldens.path(of: name), expected: texts.0, actual: texts.1,
          pictures: outcome.isSuccess ? FailurePictures() : goldens.failurePictures(name))
      }
        + obsolete.map {
          Entry(
            name: $0, outcome: nil, path: goldens.path(of: $0), expected: nil, actual: nil,
            pictures: FailurePictures())
        }
    }.sorted { ($0.name, $0.path) < ($1.name, $1.path) }
    let pairing = GoldenPairing(entries)
    for index in entries.indices { entries[index].note = pairing.notes[entries[index].path] }
  }

  init(entries: [Entry], title: String) { (self.entries, self.title) = (entries, title) }

  /// Whether no golden failed or is obsolete.
  public var isSuccess: Bool { !entries.contains(where: \.hasFailed) }

  /// Returns the number of goldens that have the given outcome, such as `different` or `obsolete`.
  public func count(_ word: String) -> Int { entries.count { $0.word == word } }

  /// The largest difference between two lengths, in points.
  public var largestDeviation: LayoutUnit {
    entries.compactMap(\.outcome?.largestDeviation).max() ?? .zero
  }

  /// The words for all outcomes.
  public static let words = [
    "equal", "recorded", "different", "missing", "incomparable", "failed", "obsolete",
  ]
}

extension GoldenReport.Entry {
  /// The description of the problem, the cause first; empty if the golden is equal.
  public var lines: [String] {
    guard let outcome else { return ["obsolete: no test asked for it"] }
    guard hasFailed else { return [] }
    return (note.map { [$0] } ?? []) + outcome.description.split(separator: "\n").map(String.init)
  }

  /// The first cause without the name of a row, which is equal for goldens that fail for the same reason.
  public var cause: String {
    guard case .different(let explanation)? = outcome, let first = explanation.causes.first else {
      return lines.first ?? ""
    }
    return first.key
  }
}
