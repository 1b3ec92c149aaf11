import BubbleLayout
import Foundation

/// Finds pictures in a folder by the names of their files: `avatar-Ann`, `m7-0` for the first attachment of
/// the message `m7`, `m7-quote`, and `emoji-party` for a custom emoji, each with `.png`, `.jpg` or `.jpeg`.
/// In names, `_` replaces characters other than letters, digits, `-`, `_` and `.`. For an avatar, the file
/// that `Person.picture` names takes precedence; it is a path relative to the folder.
public struct PictureFolder: PictureProvider {
  /// The path of the folder.
  public let path: String

  /// The maximum size of a file, in bytes.
  public static let largestFile = 16_000_000

  /// The people. Each may name a file of the folder as their picture (`Person.picture`).
  public var people: People

  /// Creates a provider of the pictures in a folder.
  ///
  /// - Parameters:
  ///   - path: The path of the folder.
  ///   - people: The people, who may name a file of the folder as their picture.
  public init(path: String, people: People = People()) {
    self.path = path
    self.people = people
  }

  /// The names of at most 1,000 JPEG files, recognised by their endings, in ascending order. PNG pictures of
  /// a layout show placeholders for JPEG files.
  public var jpegs: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let found = names.filter { $0.lowercased().hasSuffix(".jpg") || $0.lowercased().hasSuffix(".jpeg") }
    return Array(found.sorted().prefix(1_000))
  }

  /// Returns the picture in the first existing file for a subject; nil if there is none.
  public func picture(of subject: PictureSubject) -> Picture? {
    if case .avatar(let sender) = subject, let name = people[sender]?.picture, Self.isWithinAFolder(name),
      let picture = picture(at: name)
    {
      return picture
    }
    let name =
      switch subject {
      case .avatar(let sender): "avatar-\(sender)"
      case .attachment(let message, let index): "\(message)-\(index)"
      case .quote(let message): "\(message)-quote"
      case .emoji(let id): "emoji-\(id)"
      }
    let usable = name.prefix(200).map { character in
      character.isLetter || character.isNumber || "-_.".contains(character) ? character : "_"
    }
    for ending in ["png", "jpg", "jpeg"] {
      if let picture = picture(at: String(usable) + "." + ending) { return picture }
    }
    return nil
  }

  /// Returns the picture that a style gives its bubbles: the PNG file with the asset's name. Nil if there is
  /// none, or if it cannot be decoded.
  ///
  /// - Parameters:
  ///   - asset: The name; it may be a path within the folder.
  ///   - isPlain: Whether the picture is for bubbles without a tail: `mine-plain.png` instead of `mine.png`.
  package func bubble(_ asset: String, isPlain: Bool = false) -> Picture? {
    guard Self.isWithinAFolder(asset) else { return nil }
    let stem = Self.stem(ofBubble: asset)
    guard let picture = picture(at: "\(stem)\(isPlain ? Theme.plainEnding : "").png"),
      GlyphBitmap(png: picture.bytes, largestArea: PNGPainter.largestBubbleArea) != nil
    else { return nil }
    return picture
  }

  /// The name of the file of a bubble's picture, for messages.
  package static func fileName(ofBubble asset: String) -> String { stem(ofBubble: asset) + ".png" }

  /// Returns an asset's name without its ending: `mine.png` and `mine` are the same file.
  private static func stem(ofBubble asset: String) -> String {
    asset.lowercased().hasSuffix(".png") ? String(asset.dropLast(4)) : asset
  }

  /// Reads a file of the folder; nil if there is no such file, it is too large, or it is not a readable
  /// picture.
  private func picture(at name: String) -> Picture? {
    let file = URL(fileURLWithPath: path).appendingPathComponent(name)
    guard let values = try? file.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey]),
      values.isRegularFile == true, (values.fileSize ?? 0) <= Self.largestFile,
      let data = try? Data(contentsOf: file)
    else { return nil }
    return Picture([UInt8](data))
  }

  /// Whether an untrusted name stays within the folder: it is not an absolute path, and no part of it is
  /// `..`.
  static func isWithinAFolder(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 1_000 && !name.utf8.contains(0) && !name.hasPrefix("/")
      && !name.split(separator: "/").contains("..")
  }
}
