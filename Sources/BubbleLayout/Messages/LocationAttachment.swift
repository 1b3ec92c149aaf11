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

extension LocationAttachment: MessageRecord {
  static var standard: LocationAttachment { LocationAttachment(latitude: 0, longitude: 0) }

  static let fields: [RecordField<LocationAttachment>] = [
    .optional("name", \.name), .field("latitude", \.latitude, isRequired: true),
    .field("longitude", \.longitude, isRequired: true),
  ]
}
