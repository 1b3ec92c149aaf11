import Foundation

/// Shows the failures of an earlier run, and accepts layouts as new goldens.
package struct GoldenReview: Sendable {
  /// The folder of the goldens.
  package let directory: String
  /// The folder where failures left their files.
  package let artefacts: String
  private let goldens: Goldens

  /// Why a layout cannot replace its golden.
  package enum Failure: Error, CustomStringConvertible {
    case unknown(String)
    case forbidden
    case notWritten(String)

    package var description: String {
      switch self {
      case .unknown(let name): "there are no failure files of '\(name)'"
      case .forbidden: "nothing is accepted, because CI is set"
      case .notWritten(let reason): reason
      }
    }
  }

  package init(directory: String, artefacts: String, environment: [String: String]) throws(GoldenError) {
    self.directory = directory
    self.artefacts = artefacts
    goldens = try Goldens(
      directory: directory, mode: .recordAll, artefacts: artefacts, environment: environment)
  }

  /// The names of the goldens that failed, ascending; those of pictures end in `.png`.
  package var names: [String] {
    let files = FileManager.default.enumerator(atPath: artefacts)?.compactMap { $0 as? String } ?? []
    return files.compactMap { file in
      if file.hasSuffix(".actual.txt") { return String(file.dropLast(".actual.txt".count)) }
      return file.hasSuffix(".actual.png") ? file.dropLast(".actual.png".count) + Goldens.pictureSuffix : nil
    }.sorted()
  }

  /// Compares the failed layouts with the current goldens. Layouts that are equal to them now are left out.
  package func report() -> GoldenReport {
    let compared = names.compactMap { name -> GoldenReport.Entry? in
      let (outcome, texts) = outcome(of: name)
      guard !outcome.isSuccess else { return nil }
      return GoldenReport.Entry(
        name: name, outcome: outcome, path: goldens.path(of: name), expected: texts.expected,
        actual: texts.actual,
        pictures: goldens.failurePictures(name))
    }
    return GoldenReport(entries: compared, title: "Review of goldens")
  }

  private func outcome(of name: String) -> (GoldenOutcome, (expected: GoldenText?, actual: GoldenText?)) {
    if name.hasSuffix(Goldens.pictureSuffix) {
      let pictures = goldens.failurePictures(name)
      let (recorded, problem) = goldens.recordedPicture(name)
      let outcome =
        problem.map { .failed(reason: $0) }
        ?? Goldens.outcome(recorded, pictures.actual.map { [UInt8]($0) } ?? [], .exact)
      return (outcome, (nil, nil))
    }
    let expected = goldens.file(of: name).read()
    guard let actual = goldens.failureTexts(name).actual else {
      return (.equal(largestDeviation: .zero), (nil, nil))
    }
    var old: GoldenText?
    if case .text(let text) = expected { old = text }
    return (Goldens.outcome(expected, actual, tolerance: .exact), (old, actual))
  }

  /// Returns the names of the failures that have a given cause.
  ///
  /// - Parameter cause: The beginning of a failure's first line, or the `cause` of a report's entry; nil for
  ///   all failures.
  package func names(withCause cause: String?) -> [String] {
    report().entries.filter { entry in
      guard entry.isAcceptable else { return false }
      return cause.map { entry.cause == $0 || entry.lines.first?.hasPrefix($0) ?? false } ?? true
    }.map(\.name)
  }

  /// Replaces a golden by the layout that failed, and removes the files of the failure.
  package func accept(_ name: String) throws(Failure) {
    guard !goldens.isRecordingForbidden else { throw .forbidden }
    guard names.contains(name) else { throw .unknown(name) }
    let isPicture = name.hasSuffix(Goldens.pictureSuffix)
    let base = isPicture ? String(name.dropLast(Goldens.pictureSuffix.count)) : name
    let ending = isPicture ? "png" : "txt"
    guard let bytes = try? GoldenFile("\(base).actual.\(ending)", in: artefacts).bytes() else {
      throw .unknown(name)
    }
    if case .failed(let reason) = goldens.file(of: name).write(Data(bytes)) {
      throw .notWritten(reason)
    }
    for kind in ["actual", "expected", "difference"] {
      GoldenFile("\(base).\(kind).\(ending)", in: artefacts).remove()
    }
    if !isPicture { GoldenFile("\(base).diff.txt", in: artefacts).remove() }
  }
}
