import Foundation

/// The content of `manifest.json`. Keys that this version does not know are ignored.
struct BundledFontManifest: Decodable {
  /// One font of the manifest.
  struct Entry: Decodable {
    let file: String
    /// The index of the face in the file; nil means 0.
    let face: Int?
    let family: String
    let style: String
    let postScriptName: String
    let weight: Int
    let slant: String
    let role: String
    let scripts: [String]
    let characters: Int
    let package: String?
    let packageVersion: String?
    let madeBy: String?
    let license: String
    let licenseFile: String
    let sha256: String
    let size: Int
    /// Whether it is a variable font; nil means false.
    let isVariable: Bool?
  }

  /// The only version of the format so far.
  static let supportedFormat = 1

  let formatVersion: Int
  let fonts: [Entry]

  /// Reads a manifest.
  static func read(_ url: URL) throws(BundledFontsError) -> BundledFontManifest {
    let content: Data
    do {
      content = try Data(contentsOf: url)
    } catch {
      throw .unreadableManifest(path: url.path, reason: error.localizedDescription)
    }
    let manifest: BundledFontManifest
    do {
      manifest = try JSONDecoder().decode(BundledFontManifest.self, from: content)
    } catch let error as DecodingError {
      throw .invalidManifest(path: url.path, reason: reason(of: error))
    } catch {
      throw .invalidManifest(path: url.path, reason: error.localizedDescription)
    }
    guard manifest.formatVersion == supportedFormat else {
      throw .invalidManifest(
        path: url.path,
        reason: "formatVersion is \(manifest.formatVersion), not \(supportedFormat)")
    }
    return manifest
  }

  private static func reason(of error: DecodingError) -> String {
    switch error {
    case .keyNotFound(let key, let context):
      "\(field(context.codingPath + [key])) is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      "\(field(context.codingPath)) has the wrong type"
    case .dataCorrupted(let context):
      context.codingPath.isEmpty ? "not JSON" : "\(field(context.codingPath)) is not valid"
    @unknown default:
      "\(error)"
    }
  }

  /// Returns the path of a field in the usual notation, such as `fonts[3].weight`.
  private static func field(_ path: [any CodingKey]) -> String {
    path.reduce(into: "") { text, key in
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += (text.isEmpty ? "" : ".") + key.stringValue
      }
    }
  }
}
