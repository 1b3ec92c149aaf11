/// A picture or a film.
public struct MediaAttachment: Hashable, Sendable {
  /// What it is.
  public var kind: MediaKind
  /// Its size in pixels; nil for unknown.
  public var size: PictureSize?
  /// Whether there is anything to show.
  public var state: MediaState

  /// A picture or film of a size.
  public init(kind: MediaKind = .image, size: PictureSize? = nil, state: MediaState = .ready) {
    self.kind = kind
    self.size = size
    self.state = state
  }
}

/// What a piece of media is.
public enum MediaKind: String, Hashable, Sendable, Codable, CaseIterable, JSONWord {
  case image
  case video
  case animation
  case sticker
}

/// Whether there is anything to show of a piece of media.
public enum MediaState: String, Hashable, Sendable, Codable, CaseIterable, JSONWord {
  case ready
  case loading
  /// Its file is gone.
  case missing
  /// It could not be fetched or read.
  case failed
}

/// The size of a picture in pixels. Sizes that are not positive are laid out as unknown.
public struct PictureSize: Hashable, Sendable, Codable {
  /// In pixels.
  public var width: Double
  /// In pixels.
  public var height: Double

  /// So many pixels wide and high.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Whether the size can be laid out: positive and finite, and not beyond any picture there is.
  var isUsable: Bool { (1e-3...1e7).contains(width) && (1e-3...1e7).contains(height) }
}

extension MediaAttachment: MessageRecord {
  static var standard: MediaAttachment { MediaAttachment() }

  static let fields: [RecordField<MediaAttachment>] = [
    .optional("width", \.width), .optional("height", \.height), .field("state", \.state, or: .ready),
  ]

  private var width: Double? {
    get { size?.width }
    set { size = PictureSize(width: newValue ?? .nan, height: size?.height ?? .nan) }
  }

  private var height: Double? {
    get { size?.height }
    set { size = PictureSize(width: size?.width ?? .nan, height: newValue ?? .nan) }
  }

  /// One length alone says nothing.
  mutating func check() {
    if let known = size, known.width.isNaN || known.height.isNaN { size = nil }
  }
}

extension PictureSize: MessageRecord {
  static var standard: PictureSize { PictureSize(width: 0, height: 0) }

  static let fields: [RecordField<PictureSize>] = [
    .field("width", \.width, isRequired: true), .field("height", \.height, isRequired: true),
  ]
}
