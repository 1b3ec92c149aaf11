import TextShaping
import TextUnicode

/// A font face in the list of fonts.
struct FaceDescription: Encodable {
  let name: String
  let family: String
  let weight: Int
  let slant: FontSlant
  /// ISO 15924 codes of the scripts that the face covers, from the most to the least covered.
  let scripts: [String]
  let color: Bool
  let sha256: String

  /// A script is listed if the face has at least this many of its characters. Most fonts have a few
  /// characters of other scripts.
  private static let leastCharacters = 20

  init(_ face: FontFace) {
    name = face.name
    family = face.family
    weight = face.weight.rawValue
    slant = face.slant
    color = face.isColor
    sha256 = face.contentHash
    var counts: [Script: Int] = [:]
    face.forEachCoveredRange { range in
      for scalar in range { counts[ScalarProperties(scalar).script, default: 0] += 1 }
    }
    scripts =
      counts
      .filter { $0.key.isReal && $0.value >= Self.leastCharacters }
      .sorted { ($1.value, $0.key.tag) < ($0.value, $1.key.tag) }
      .map(\.key.tag)
  }

  /// The description as one line, with fields separated by tabs.
  var line: String {
    let coverage = scripts + (color ? ["+emoji"] : [])
    return [name, family, String(weight), slant.rawValue, coverage.joined(separator: " "), sha256]
      .joined(separator: "\t")
  }
}
