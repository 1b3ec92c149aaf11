import Foundation
import LayoutGoldens
import TextShaping

/// Compares layouts of another version of HarfBuzz than that of the goldens. They have to be equal, unless
/// `OtherShapers` has a golden for that version, which is used instead.
struct OtherShaper {
  /// The version of HarfBuzz in this process.
  let version = EngineVersions.current.harfBuzz
  /// The goldens of the layouts that differ in this version.
  let goldens: Goldens

  init() throws {
    goldens = try Goldens(directory: GoldenCase.folder + "/OtherShapers/harfbuzz-\(version)")
  }

  /// Returns the golden with the name of this version, for comparison; nil if it was recorded with this
  /// version.
  func expected(_ golden: GoldenText) -> GoldenText? {
    guard let environment = golden.text.firstRange(of: /environment harfbuzz="([^"]*)"/) else { return nil }
    let own = "environment harfbuzz=\"\(version)\""
    guard golden.text[environment] != own else { return nil }
    return GoldenText(text: golden.text.replacingCharacters(in: environment, with: own))
  }

  /// Compares a layout with a golden of another version.
  ///
  /// - Throws: `GoldenError` if the layout differs in this version, and there is no golden for it.
  func verify(_ actual: GoldenText, named name: String, expected: GoldenText) throws {
    let outcome = actual.compared(with: expected)
    let isListed = goldens.present().contains(name)
    if outcome.isSuccess {
      // An unneeded golden would hide that the two versions agree again.
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
