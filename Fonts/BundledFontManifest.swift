import Foundation

/// `manifest.json` as it is written. Keys this version does not use are ignored.
struct BundledFontManifest: Decodable {
  /// One font of the manifest.
  struct Entry: Decodable {
    let file: String
    /// 0 if it is left out.
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
    /// False if it is left out.
    let isVariable: Bool?
  }

  /// The one format there is so far.
  static let supportedFormat = 1

  let formatVersion: Int
  let fonts: [Entry]

  /// Reads the manifest at `url`.
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

  /// `fonts[3].weight`, as one would write it.
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
