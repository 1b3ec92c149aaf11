/// Something a message carries beside its text.
public enum MessageAttachment: Hashable, Sendable {
  case media(MediaAttachment)
  case voice(VoiceAttachment)
  case file(FileAttachment)
  case contact(ContactAttachment)
  case location(LocationAttachment)
  case poll(PollAttachment)
  case link(LinkPreview)
  case code(CodeBlock)
}

/// A recorded voice.
public struct VoiceAttachment: Hashable, Sendable {
  /// In seconds.
  public var duration: Double

  /// A recording of a length in seconds.
  public init(duration: Double) { self.duration = duration }
}

/// A file of any kind.
public struct FileAttachment: Hashable, Sendable {
  /// The file's name.
  public var name: String
  /// Its size in bytes; nil for unknown.
  public var byteCount: Int?

  /// A file by its name.
  public init(name: String, byteCount: Int? = nil) {
    self.name = name
    self.byteCount = byteCount
  }
}

/// Somebody's address.
public struct ContactAttachment: Hashable, Sendable {
  /// Whose.
  public var name: String
  /// A telephone number, a mail address.
  public var detail: String?

  /// Somebody by name.
  public init(name: String, detail: String? = nil) {
    self.name = name
    self.detail = detail
  }
}

/// A place.
public struct LocationAttachment: Hashable, Sendable {
  /// What it is called; nil for a bare position.
  public var name: String?
  /// Degrees north.
  public var latitude: Double
  /// Degrees east.
  public var longitude: Double

  /// A place by its position in degrees.
  public init(name: String? = nil, latitude: Double, longitude: Double) {
    self.name = name
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// A question with answers to choose from.
public struct PollAttachment: Hashable, Sendable {
  /// What is asked.
  public var question: String
  /// The answers, in the order they are shown.
  public var options: [String]

  /// A question and its answers.
  public init(question: String, options: [String]) {
    self.question = question
    self.options = options
  }
}

/// What a page says about itself.
public struct LinkPreview: Hashable, Sendable {
  /// The page's address.
  public var address: String
  /// The page's title.
  public var title: String?
  /// A sentence or two about it.
  public var summary: String?
  /// The size of its picture in pixels; nil for none.
  public var picture: PictureSize?

  /// A page by its address.
  public init(
    address: String, title: String? = nil, summary: String? = nil, picture: PictureSize? = nil
  ) {
    self.address = address
    self.title = title
    self.summary = summary
    self.picture = picture
  }
}

/// Text that keeps its lines, set in a fixed-width font.
public struct CodeBlock: Hashable, Sendable {
  /// The lines.
  public var text: String
  /// The programming language, for whoever colours it.
  public var language: String?

  /// Lines of code.
  public init(text: String, language: String? = nil) {
    self.text = text
    self.language = language
  }
}
