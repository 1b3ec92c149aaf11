/// A call in the conversation, made by the sender of the message.
public struct CallAttachment: Hashable, Sendable {
  /// Whether the call is a video call.
  public var isVideo: Bool
  /// Whether nobody answered the call.
  public var isMissed: Bool
  /// The length of the call in seconds; nil if unknown, and for a missed call.
  public var duration: Double?
  /// Whether the attachment is covered until the reader uncovers it (see `LayoutEnvironment.uncovered`).
  public var isCovered = false

  /// Creates a call. Its length is in seconds.
  public init(isVideo: Bool = false, isMissed: Bool = false, duration: Double? = nil) {
    self.isVideo = isVideo
    self.isMissed = isMissed
    self.duration = duration
  }
}

extension CallAttachment: MessageRecord {
  package static var standard: CallAttachment { CallAttachment() }

  package static let fields: [RecordField<CallAttachment>] = [
    .field("video", \.isVideo, or: false), .field("missed", \.isMissed, or: false),
    .optional("duration", \.duration),
  ]
}

extension CallAttachment: AttachmentRecord {
  package var attachment: MessageAttachment { .call(self) }
}

/// A contact: a person's name, with a telephone number or an address.
public struct ContactAttachment: Hashable, Sendable {
  /// The contact's name.
  public var name: String
  /// A telephone number or a mail address, shown below the name; nil if there is none.
  public var detail: String?
  /// Whether the attachment is covered until the reader uncovers it (see `LayoutEnvironment.uncovered`).
  public var isCovered = false

  /// Creates a contact.
  public init(name: String, detail: String? = nil) {
    self.name = name
    self.detail = detail
  }
}

extension ContactAttachment: MessageRecord {
  package static var standard: ContactAttachment { ContactAttachment(name: "") }

  package static let fields: [RecordField<ContactAttachment>] = [
    .field("name", \.name, isRequired: true), .optional("detail", \.detail),
  ]
}

extension ContactAttachment: AttachmentRecord {
  package var attachment: MessageAttachment { .contact(self) }
  package var shownName: String? { name }

  package var texts: [(steps: [ContentPath.Step], text: String)] {
    [(["name"], name)] + (detail.map { [(["detail"], $0)] } ?? [])
  }
}

/// A voice message.
public struct VoiceAttachment: Hashable, Sendable {
  /// The length of the voice message in seconds.
  public var duration: Double
  /// The loudness from beginning to end, at equal intervals; empty if unknown. The values range from 0 to 1,
  /// or to the largest value if that is more than 1.
  public var samples: [Double]
  /// The address of the sound; nil if the message has none. It is exactly as in the message, so check its scheme
  /// before you open it.
  public var address: String?
  /// Whether the attachment is covered until the reader uncovers it (see `LayoutEnvironment.uncovered`).
  public var isCovered = false

  /// Creates a voice message. Its length is in seconds.
  public init(duration: Double, samples: [Double] = [], address: String? = nil) {
    self.duration = duration
    self.samples = samples
    self.address = address
  }
}

extension VoiceAttachment: MessageRecord {
  package static var standard: VoiceAttachment { VoiceAttachment(duration: 0) }

  package static let fields: [RecordField<VoiceAttachment>] = [
    .field("duration", \.duration, isRequired: true), .list("samples", \.samples),
    .optional("address", \.address),
  ]
}

extension VoiceAttachment: AttachmentRecord {
  package var attachment: MessageAttachment { .voice(self) }
  package var otherTexts: [String?] { [address] }
  package var otherWeight: Int { 32 * samples.count }
}

/// A file of any kind.
public struct FileAttachment: Hashable, Sendable {
  /// The file's name.
  public var name: String
  /// The size of the file in bytes; nil if unknown.
  public var byteCount: Int?
  /// The length of a sound in seconds, shown before the size; nil if unknown, and for other files.
  public var duration: Double?
  /// Whether the file is available. The state does not change the size of the card.
  public var state: MediaState
  /// How much of the file has been transferred, from 0 to 1, while the state is `loading` or `uploading`; nil
  /// if unknown. It is drawn around the icon, and does not change the layout.
  public var progress: Double?
  /// The address of the file; nil if the message has none, because the application finds the file in another
  /// way. It is exactly as in the message, so check its scheme before you open it.
  public var address: String?
  /// Whether the attachment is covered until the reader uncovers it (see `LayoutEnvironment.uncovered`).
  public var isCovered = false

  /// Creates a file.
  public init(
    name: String, byteCount: Int? = nil, address: String? = nil, state: MediaState = .ready,
    progress: Double? = nil
  ) {
    self.name = name
    self.byteCount = byteCount
    self.address = address
    self.state = state
    self.progress = progress
  }
}

extension FileAttachment: MessageRecord {
  package static var standard: FileAttachment { FileAttachment(name: "") }

  package static let fields: [RecordField<FileAttachment>] = [
    .field("name", \.name, isRequired: true), .optional("bytes", \.byteCount),
    .field("state", \.state, or: .ready), .optional("progress", \.progress),
    .optional("address", \.address), .optional("duration", \.duration),
  ]
}

extension FileAttachment: AttachmentRecord {
  package var attachment: MessageAttachment { .file(self) }
  package var shownName: String? { name }
  package var otherTexts: [String?] { [address] }
  package var texts: [(steps: [ContentPath.Step], text: String)] { [(["name"], name)] }
}

/// A place on the map.
public struct LocationAttachment: Hashable, Sendable {
  /// The name of the place; nil for a position without a name.
  public var name: String?
  /// The latitude in degrees, positive to the north.
  public var latitude: Double
  /// The longitude in degrees, positive to the east.
  public var longitude: Double
  /// Whether the attachment is covered until the reader uncovers it (see `LayoutEnvironment.uncovered`).
  public var isCovered = false

  /// Creates a place from its position in degrees.
  public init(name: String? = nil, latitude: Double, longitude: Double) {
    self.name = name
    self.latitude = latitude
    self.longitude = longitude
  }
}

extension LocationAttachment: MessageRecord {
  package static var standard: LocationAttachment { LocationAttachment(latitude: 0, longitude: 0) }

  package static let fields: [RecordField<LocationAttachment>] = [
    .optional("name", \.name), .field("latitude", \.latitude, isRequired: true),
    .field("longitude", \.longitude, isRequired: true),
  ]
}

extension LocationAttachment: AttachmentRecord {
  package var attachment: MessageAttachment { .location(self) }
  package var shownName: String? { name ?? "" }
  package var texts: [(steps: [ContentPath.Step], text: String)] { name.map { [(["name"], $0)] } ?? [] }
}

extension LocationAttachment {
  /// The latitude and longitude in degrees, with five decimals.
  package var coordinates: String { "\(Self.degrees(latitude)), \(Self.degrees(longitude))" }

  private static func degrees(_ value: Double) -> String {
    guard value.isFinite else { return "?" }
    let scaled = Int((min(max(value, -360), 360) * 100_000).rounded())
    let digits = String(scaled.magnitude % 100_000)
    let fraction = String(repeating: "0", count: 5 - digits.count) + digits
    return "\(scaled < 0 ? "-" : "")\(scaled.magnitude / 100_000).\(fraction)"
  }
}

extension MessageAttachment {
  /// The address that a press on the attachment opens; nil if the message contains none.
  package var address: String? {
    switch self {
    case .media(let media): media.address
    case .link(let link): link.address
    case .location(let place): place.address
    case .file(let file): file.address
    case .voice(let voice): voice.address
    case .contact, .poll, .code, .call, .custom: nil
    }
  }
}

extension LocationAttachment {
  /// The place as a `geo:` address (RFC 5870), exact to 0.000001°; nil if there is no such place.
  fileprivate var address: String? {
    guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
    return "geo:\(Self.decimal(latitude)),\(Self.decimal(longitude))"
  }

  /// Returns a number of degrees without an exponent, which `geo:` addresses cannot have.
  private static func decimal(_ degrees: Double) -> String {
    let millionths = Int((degrees * 1e6).rounded())
    let digits = String(millionths.magnitude % 1_000_000)
    var fraction = Substring(String(repeating: "0", count: 6 - digits.count) + digits)
    while fraction.last == "0" { fraction.removeLast() }
    let whole = "\(millionths < 0 ? "-" : "")\(millionths.magnitude / 1_000_000)"
    return fraction.isEmpty ? whole : "\(whole).\(fraction)"
  }
}
