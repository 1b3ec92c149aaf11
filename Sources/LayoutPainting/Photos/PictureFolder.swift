import BubbleLayout
import LayoutDrawing
import TextShaping

/// Finds pictures in a folder by the names of their files: `avatar-Ann`, `m7-0` for the first attachment of
/// the message `m7`, `m7-quote`, and `emoji-party` for a custom emoji, each with `.png`, `.jpg`, `.jpeg` or
/// `.webp`. In names, `_` replaces characters other than letters, digits, `-`, `_` and `.`. For an avatar, the
/// file that `Person.picture` names takes precedence; it is a path relative to the folder. So is the address
/// of a picture in Markdown that has no file of its own: `![A field](land.png)` shows `land.png`.
///
/// A file is read once, however often it is drawn, and again when it has changed. Files of other formats,
/// pipes, devices and symbolic links within the folder are not drawn; `problems` names them.
public struct PictureFolder: PictureProvider {
  /// The path of the folder.
  public let path: String

  /// The maximum size of a file, in bytes.
  public static let largestFile = 16_000_000

  /// The people. Each may name a file of the folder as their picture (`Person.picture`).
  public var people: People

  /// The content of files. Copies of this value share it.
  package let files: PictureFiles

  /// Creates a provider of the pictures in a folder.
  ///
  /// - Parameters:
  ///   - path: The path of the folder.
  ///   - people: The people, who may name a file of the folder as their picture.
  public init(path: String, people: People = People()) {
    self.path = path
    self.people = people
    files = PictureFiles(folder: path)
  }

  /// Why files of the folder were not drawn so far: the name of a file, and the reason. At most 1,000 files
  /// are listed, in the order in which they were needed.
  public var problems: [(file: String, reason: String)] {
    files.problems.map { ($0.file, $0.problem.description) }
  }

  /// Returns the picture in the first file for a subject that is drawn; nil if there is none.
  public func picture(of subject: PictureSubject) -> Picture? { find(subject)?.picture }

  private func find(_ subject: PictureSubject) -> (name: String, picture: Picture)? {
    for name in names(of: subject) {
      if let picture = files.picture(in: name) { return (name, picture) }
    }
    return nil
  }

  /// The names that a subject's file may have, the preferred one first.
  private func names(of subject: PictureSubject) -> [String] {
    var names: [String] = []
    if case .avatar(let sender) = subject, let name = people[sender]?.picture, Self.isWithinAFolder(name) {
      names.append(name)
    }
    let name =
      switch subject {
      case .avatar(let sender): "avatar-\(sender)"
      case .attachment(let message, let index): "\(message)-\(index)"
      case .quote(let message): "\(message)-quote"
      case .emoji(let id): "emoji-\(id)"
      }
    let usable = String(
      name.prefix(200).map { character in
        character.isLetter || character.isNumber || "-_.".contains(character) ? character : "_"
      })
    names += (Self.endings + Self.undrawnEndings).map { "\(usable).\($0)" }
    if case .emoji(let address) = subject, let file = Self.file(at: address) { names.append(file) }
    return names
  }

  /// Returns the file of the folder that the address of a picture in a text names, such as `land.png` in
  /// `![A field](land.png)`; nil if it names none.
  private static func file(at address: String) -> String? {
    let name = address.hasPrefix("./") ? String(address.dropFirst(2)) : address
    let ending = name.split(separator: ".", omittingEmptySubsequences: false).last?.lowercased() ?? ""
    return isWithinAFolder(name) && (endings + undrawnEndings).contains(ending) ? name : nil
  }

  private static let endings = ["png", "jpg", "jpeg", "webp"]
  /// The endings of files that are not drawn. They are looked for to name them as problems.
  private static let undrawnEndings = ["gif", "avif", "heic", "heif", "jxl", "bmp", "tif", "tiff", "svg"]

  /// Returns the picture that a style gives its bubbles: the PNG file with the asset's name. Nil if there is
  /// none, or if it cannot be decoded.
  ///
  /// - Parameters:
  ///   - asset: The name; it may be a path within the folder.
  ///   - isPlain: Whether the picture is for bubbles without a tail: `mine-plain.png` instead of `mine.png`.
  package func bubble(_ asset: String, isPlain: Bool = false) -> Picture? {
    guard Self.isWithinAFolder(asset) else { return nil }
    let name = Self.fileName(ofBubble: asset, isPlain: isPlain)
    guard let picture = files.picture(in: name) else { return nil }
    if NinePatchPicture.isNamed(name) { return try? NinePatchPicture(picture.bytes).picture }
    guard GlyphBitmap(png: picture.bytes, largestArea: PNGPainter.largestBubbleArea) != nil
    else { return nil }
    return picture
  }

  /// Returns the nine-patch file that a style names.
  ///
  /// - Parameter name: The name; it may be a path within the folder.
  package func ninePatch(_ name: String) throws(PictureProblem) -> NinePatchPicture {
    guard Self.isWithinAFolder(name) else {
      throw PictureProblem("it is not a name within the folder of the style")
    }
    guard NinePatchPicture.isNamed(name) else {
      throw PictureProblem("its name does not end with \(NinePatchPicture.ending)")
    }
    guard let picture = files.picture(in: name) else {
      throw files.problems.last { $0.file == name }?.problem ?? PictureProblem("there is no such file")
    }
    return try NinePatchPicture(picture.bytes)
  }

  /// The name of the file of a bubble's picture: `mine.png` for the assets `mine` and `mine.png`.
  ///
  /// - Parameter isPlain: Whether the picture is for bubbles without a tail: `mine-plain.png`, or
  ///   `mine-plain.9.png` for the nine-patch file `mine.9.png`.
  package static func fileName(ofBubble asset: String, isPlain: Bool = false) -> String {
    let ending = NinePatchPicture.isNamed(asset) ? NinePatchPicture.ending : ".png"
    let stem = asset.lowercased().hasSuffix(ending) ? String(asset.dropLast(ending.count)) : asset
    return stem + (isPlain ? Theme.plainEnding : "") + ending
  }

  /// Whether an untrusted name stays within the folder: it is not an absolute path, and no part of it is
  /// `..`.
  static func isWithinAFolder(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 1_000 && !name.utf8.contains(0) && !name.hasPrefix("/")
      && !name.split(separator: "/").contains("..")
  }
}

extension PictureFolder: PictureProblemLog {
  package func note(_ problem: PictureProblem, ofPictureOf subject: PictureSubject) {
    if let name = find(subject)?.name { files.note(problem, of: name) }
  }
}
