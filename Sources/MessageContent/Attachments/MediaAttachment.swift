/// A picture or a video.
public struct MediaAttachment: Hashable, Sendable {
  /// Whether the attachment is an image, a video, an animation or a sticker.
  public var kind: MediaKind
  /// The size of the picture in pixels; nil if unknown.
  public var size: PictureSize?
  /// Whether the picture is available.
  public var state: MediaState
  /// How much of the picture has been transferred, from 0 to 1, while the state is `loading` or `uploading`;
  /// nil if unknown. It is drawn around the icon, and does not change the layout.
  public var progress: Double?
  /// Whether the picture has a high resolution. It then gets an "HD" label.
  public var isHD = false
  /// The length of a video in seconds, which is shown on the picture; nil if unknown.
  public var duration: Double?
  /// A description of the picture for readers who cannot see it (alternative text); nil if unknown.
  public var alternative: String?
  /// The address of the picture; nil if the message has none, because the application finds the picture in
  /// another way. It does not affect the layout.
  public var address: String?
  /// The address to which a press on the picture leads; nil if a press opens the picture. It is exactly as in
  /// the message, so check its scheme before you open it.
  public var href: String?
  /// Whether the attachment is covered until the reader uncovers it (see `LayoutEnvironment.uncovered`).
  public var isCovered = false

  /// Creates a picture or a video.
  public init(
    kind: MediaKind = .image, size: PictureSize? = nil, state: MediaState = .ready, duration: Double? = nil,
    alternative: String? = nil
  ) {
    self.kind = kind
    self.size = size
    self.state = state
    self.duration = duration
    self.alternative = alternative
  }
}

/// The kinds of media.
public enum MediaKind: String, Hashable, Sendable, Codable, CaseIterable, JSONWord {
  case image
  case video
  case animation
  case sticker
  /// A short video in a circle.
  case videoNote
}

/// The size of a picture in pixels. A size that is not positive counts as unknown.
public struct PictureSize: Hashable, Sendable, Codable {
  /// The width in pixels.
  public var width: Double
  /// The height in pixels.
  public var height: Double

  /// Creates a size in pixels.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Whether the size can be laid out: both lengths are positive, finite and at most 10⁷ pixels.
  package var isUsable: Bool { (1e-3...1e7).contains(width) && (1e-3...1e7).contains(height) }
}

extension MediaAttachment: MessageRecord {
  package static var standard: MediaAttachment { MediaAttachment() }

  package static let fields: [RecordField<MediaAttachment>] = [
    .optional("width", \.width), .optional("height", \.height), .field("state", \.state, or: .ready),
    .optional("duration", \.duration), .optional("alt", \.alternative),
    .optional("address", \.address), .optional("href", \.href), .field("hd", \.isHD, or: false),
    .optional("progress", \.progress),
  ]

  private var width: Double? {
    get { size?.width }
    set { size = PictureSize(width: newValue ?? .nan, height: size?.height ?? .nan) }
  }

  private var height: Double? {
    get { size?.height }
    set { size = PictureSize(width: size?.width ?? .nan, height: newValue ?? .nan) }
  }

  /// Treats the size as unknown if the width or the height is missing.
  package mutating func check() {
    if let known = size, known.width.isNaN || known.height.isNaN { size = nil }
  }
}

extension MediaAttachment: AttachmentRecord {
  package var attachment: MessageAttachment { .media(self) }
  package var shownName: String? { alternative ?? "" }
  package var otherTexts: [String?] { [alternative, href] }
}

extension PictureSize: MessageRecord {
  package static var standard: PictureSize { PictureSize(width: 0, height: 0) }

  package static let fields: [RecordField<PictureSize>] = [
    .field("width", \.width, isRequired: true), .field("height", \.height, isRequired: true),
  ]
}

/// Whether a picture or a file is available. The state does not change its frame.
public enum MediaState: String, Hashable, Sendable, Codable, CaseIterable, JSONWord {
  case ready
  /// The attachment is being downloaded.
  case loading
  /// The attachment is being uploaded.
  case uploading
  /// The attachment will be downloaded when the reader requests it.
  case remote
  /// The file no longer exists.
  case missing
  /// The attachment could not be downloaded, uploaded or read.
  case failed

  /// Whether the attachment is being downloaded or uploaded.
  public var isMoving: Bool { self == .loading || self == .uploading }

  /// Returns the application's progress value, clamped to 0…1; nil if unknown, and if nothing is being
  /// transferred.
  package func progress(_ given: Double?) -> Double? { isMoving ? given?.share : nil }
}

extension Double {
  /// The number clamped to 0…1.
  package var share: Double { isNaN ? 0 : min(max(self, 0), 1) }
}
