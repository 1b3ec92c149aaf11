import BubbleLayout

/// A picture, a sound or another file, as an export describes it.
struct ExportFile {
  enum Kind {
    case image, video, animation, sticker, videoNote, voice, sound, other

    /// Finds the kind from a MIME type, or from the ending of a file name.
    init(type: String?, name: String?) {
      let type = type?.lowercased() ?? ""
      if type == "image/gif" {
        self = .animation
      } else if type.hasPrefix("image/") {
        self = type.hasPrefix("image/svg") ? .other : .image
      } else if type.hasPrefix("video/") {
        self = .video
      } else if type.hasPrefix("audio/") {
        self = .sound
      } else if type.isEmpty || type == "application/octet-stream" {
        self = Self.kinds[name.map(Self.ending) ?? ""] ?? .other
      } else {
        self = .other
      }
    }

    private static func ending(of name: String) -> String {
      guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return "" }
      return String(name[name.utf8.index(after: dot)...].prefix(8)).lowercased()
    }

    private static let kinds: [String: Kind] = [
      "jpg": .image, "jpeg": .image, "png": .image, "webp": .image, "heic": .image, "avif": .image,
      "bmp": .image, "gif": .animation, "mp4": .video, "mov": .video, "webm": .video, "mkv": .video,
      "3gp": .video, "m4v": .video, "opus": .sound, "ogg": .sound, "mp3": .sound, "m4a": .sound,
      "aac": .sound, "wav": .sound, "flac": .sound, "amr": .sound,
    ]

    fileprivate var media: MediaKind? {
      switch self {
      case .image: .image
      case .video: .video
      case .animation: .animation
      case .sticker: .sticker
      case .videoNote: .videoNote
      case .voice, .sound, .other: nil
      }
    }
  }

  var kind: Kind
  var name: String?
  var byteCount: Int?
  /// The path of the file in the export's folder, or its address on the network.
  var address: String?
  var state: MediaState = .ready
  var width: Double?
  var height: Double?
  /// The length of a sound or a video, in seconds.
  var duration: Double?
  var words: String?
  /// The loudness of a sound at equal distances.
  var samples: [Double] = []

  /// How many samples of a sound are kept; programs write a few hundred.
  private static let sampleLimit = 1_000

  init(_ kind: Kind) { self.kind = kind }

  /// The attachment of the message that shows the file.
  var attachment: MessageAttachment {
    if let media = kind.media {
      var picture = MediaAttachment(
        kind: media, state: state, duration: positive(duration), alternative: words)
      if let width = positive(width), let height = positive(height) {
        picture.size = PictureSize(width: width, height: height)
      }
      picture.address = address
      return .media(picture)
    }
    // A sound of unknown length is shown as a file.
    if kind == .voice || kind == .sound && name == nil, let duration = positive(duration) {
      let loudness = samples.prefix(Self.sampleLimit).map { $0.isFinite ? max(0, $0) : 0 }
      var voice = VoiceAttachment(duration: duration, samples: loudness)
      voice.address = address
      return .voice(voice)
    }
    let last = address?.split(separator: "/").last.map(String.init)
    var file = FileAttachment(name: name ?? words ?? last ?? "…", byteCount: byteCount)
    file.address = address
    file.duration = kind == .sound ? positive(duration) : nil
    return .file(file)
  }

  private func positive(_ number: Double?) -> Double? {
    number.flatMap { $0 > 0 && $0 < 1e9 ? $0 : nil }
  }
}
