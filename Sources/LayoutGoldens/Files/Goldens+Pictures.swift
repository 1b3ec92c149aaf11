import Foundation
import TextLayout
import TextShaping

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

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
    let (expected, problem) = recordedPicture(name)
    var outcome = problem.map { .failed(reason: $0) } ?? Self.outcome(expected, png, comparison)
    if isRecorded(outcome) {
      let old = outcome == .missing || outcome.word == "equal" ? nil : outcome.change
      outcome = record(Data(png), at: file(of: name), replacing: old)
    }
    keep(outcome, of: name)
    leavePictures(name, outcome, expected: expected, actual: png)
    return outcome
  }

  /// Stores the outcome that a layout could not be compared.
  package func fail(_ name: String, reason: String) { keep(.failed(reason: reason), of: name) }

  /// Returns a recorded picture, or why it cannot be read.
  func recordedPicture(_ name: String) -> (picture: [UInt8]?, problem: String?) {
    do throws(RegularFile.Failure) {
      return (try file(of: name).bytes(), nil)
    } catch {
      return (nil, error == .system(ENOENT) ? nil : "the golden cannot be read: \(error)")
    }
  }

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
    let base = name.dropLast(Self.pictureSuffix.count)
    let difference = outcome.isSuccess ? nil : expected.flatMap { PixelImage.differencePNG($0, actual) }
    if difference == nil { GoldenFile("\(base).difference.png", in: artefacts).remove() }
    let files = [("actual", Optional(actual)), ("expected", expected), ("difference", difference)]
    for (kind, bytes) in files {
      let path = "\(base).\(kind).png"
      if outcome.isSuccess {
        GoldenFile(path, in: artefacts).remove()
      } else if let bytes {
        leave(Data(bytes), at: path)
      }
    }
  }

  /// Reads the golden, the layout's picture and their difference from the artefacts folder.
  func failurePictures(_ name: String) -> FailurePictures {
    guard name.hasSuffix(Self.pictureSuffix) else { return FailurePictures() }
    let base = name.dropLast(Self.pictureSuffix.count)
    func data(_ kind: String) -> Data? {
      (try? GoldenFile("\(base).\(kind).png", in: artefacts).bytes()).map { Data($0) }
    }
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
