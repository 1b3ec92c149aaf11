import Foundation
import TextLayout

extension Goldens {
  /// The file name extension of picture goldens.
  static let pictureSuffix = ".png"

  /// Compares a picture of a layout with the recorded one, or records it.
  ///
  /// - Parameters:
  ///   - png: The picture, as `PNGPainter` makes it.
  ///   - name: The golden's name, ending in `.png`.
  ///   - comparison: When two pictures count as equal.
  public func check(image png: [UInt8], named name: String, comparison: ImageComparison) -> GoldenOutcome {
    guard Self.isUsable(name), name.hasSuffix(Self.pictureSuffix) else {
      return .failed(reason: "'\(name)' cannot be the name of a picture")
    }
    let path = directory + "/" + name
    let expected = FileManager.default.contents(atPath: path).map { [UInt8]($0) }
    var outcome = Self.outcome(expected, png, comparison)
    if isRecorded(outcome) {
      let old = outcome == .missing || outcome.word == "equal" ? nil : outcome.headline
      outcome = record(Data(png), at: path, replacing: old)
    }
    keep(outcome, of: name)
    leavePictures(name, outcome, expected: expected, actual: png)
    return outcome
  }

  /// Stores the outcome that a layout could not be compared.
  package func fail(_ name: String, reason: String) { keep(.failed(reason: reason), of: name) }

  static func outcome(
    _ expected: [UInt8]?, _ actual: [UInt8], _ comparison: ImageComparison
  ) -> GoldenOutcome {
    guard let expected else { return .missing }
    if expected == actual { return .equal(largestDeviation: .zero) }
    guard let old = PixelImage(png: expected) else { return .failed(reason: "the golden is not a PNG") }
    guard let new = PixelImage(png: actual) else {
      return .failed(reason: "the layout's picture is not a PNG")
    }
    guard (old.width, old.height) == (new.width, new.height) else {
      return .different(
        GoldenExplanation(
          picture: "size \(old.width) × \(old.height) → \(new.width) × \(new.height) pixels", field: "size"))
    }
    let difference = new.difference(from: old, by: comparison)
    return difference.count == 0
      ? .equal(largestDeviation: .zero)
      : .different(GoldenExplanation(picture: "pixels: \(difference.summary)", field: "pixels"))
  }

  private func leavePictures(_ name: String, _ outcome: GoldenOutcome, expected: [UInt8]?, actual: [UInt8]) {
    let base = artefacts + "/" + name.dropLast(Self.pictureSuffix.count)
    let difference = outcome.isSuccess ? nil : expected.flatMap { PixelImage.differencePNG($0, actual) }
    if difference == nil { try? FileManager.default.removeItem(atPath: "\(base).difference.png") }
    let files = [("actual", Optional(actual)), ("expected", expected), ("difference", difference)]
    for (kind, bytes) in files {
      let path = "\(base).\(kind).png"
      if outcome.isSuccess {
        try? FileManager.default.removeItem(atPath: path)
      } else if let bytes {
        leave(Data(bytes), at: path)
      }
    }
  }

  /// Reads the golden, the layout's picture and their difference from the artefacts folder.
  func failurePictures(_ name: String) -> FailurePictures {
    guard name.hasSuffix(Self.pictureSuffix) else { return FailurePictures() }
    let base = artefacts + "/" + name.dropLast(Self.pictureSuffix.count)
    func data(_ kind: String) -> Data? { FileManager.default.contents(atPath: "\(base).\(kind).png") }
    return FailurePictures(
      expected: data("expected"), actual: data("actual"), difference: data("difference"))
  }
}

extension GoldenExplanation {
  /// Makes the explanation of a difference between two pictures.
  init(picture change: String, field: String) {
    let kind = GoldenDifference.Kind(row: "picture", part: "", source: field)
    let difference = GoldenDifference(row: "picture", field: field, change: change, kind: kind)
    self.init(differences: [difference], causes: GoldenCause.grouped([difference], rowCounts: [:]))
  }
}
