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
