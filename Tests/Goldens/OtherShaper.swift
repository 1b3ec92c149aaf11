import Foundation
import LayoutGoldens
import TextShaping

/// The goldens as another HarfBuzz than theirs has to reproduce them: exactly, but for those that
/// `OtherShapers` has a golden of that version for, which is compared in their place.
struct OtherShaper {
  /// The version of HarfBuzz that runs.
  let version = EngineVersions.current.harfBuzz
  /// The goldens that this version lays out otherwise.
  let goldens: Goldens

  init() throws {
    goldens = try Goldens(directory: GoldenCase.folder + "/OtherShapers/harfbuzz-\(version)")
  }

  /// The golden as this version would have written it, if it lays it out alike; nil if it was recorded with
  /// this version.
  func expected(_ golden: GoldenText) -> GoldenText? {
    guard let environment = golden.text.firstRange(of: /environment harfbuzz="([^"]*)"/) else { return nil }
    let own = "environment harfbuzz=\"\(version)\""
    guard golden.text[environment] != own else { return nil }
    return GoldenText(text: golden.text.replacingCharacters(in: environment, with: own))
  }

  /// Compares a layout with a golden of another version.
  ///
  /// - Throws: `GoldenError`, where this version lays it out otherwise and has no golden of that.
  func verify(_ actual: GoldenText, named name: String, expected: GoldenText) throws {
    let outcome = actual.compared(with: expected)
    let isListed = goldens.present().contains(name)
    if outcome.isSuccess {
      // A golden for nothing would hide that the two versions agree again.
      guard !isListed else { throw Superfluous(name: name, version: version) }
    } else if isListed || goldens.mode != .verify {
      try goldens.verify(actual, named: name)
    } else {
      throw GoldenError.notEqual(
        name: name, outcome: outcome, notes: ["HarfBuzz \(version) has no golden of its own in OtherShapers"])
    }
  }

  struct Superfluous: Error, CustomStringConvertible {
    let name: String
    let version: String
    var description: String {
      "\(name): HarfBuzz \(version) agrees with the golden in Expected and needs none of its own"
    }
  }
}
