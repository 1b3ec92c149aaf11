#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A point in time, in milliseconds since 1970-01-01T00:00:00Z.
public struct Timestamp: Hashable, Sendable, Comparable {
  /// Milliseconds since 1970-01-01T00:00:00Z, without leap seconds.
  public let milliseconds: Int64

  /// Creates the time that is this number of milliseconds after 1970-01-01T00:00:00Z.
  public init(milliseconds: Int64) { self.milliseconds = milliseconds }

  /// Creates a time from a `Date`, rounded to the millisecond and clamped to 10¹⁸ ms before or after 1970.
  /// NaN counts as 1970.
  public init(_ date: Date) {
    let milliseconds = (date.timeIntervalSince1970 * 1_000).rounded()
    self.init(milliseconds: milliseconds.isNaN ? 0 : Int64(min(max(milliseconds, -1e18), 1e18)))
  }

  /// The time as a `Date`.
  public var date: Date { Date(timeIntervalSince1970: Double(milliseconds) / 1_000) }

  /// Returns whether one time is before another.
  public static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.milliseconds < right.milliseconds
  }
}

extension Timestamp: JSONConvertible {
  /// The JSON form: a time in the format of ISO 8601, or milliseconds since 1970.
  package static var form: JSONForm<Timestamp> {
    JSONForm {
      .any(of: [.string, .integer()])
    } read: { (value) throws(FieldError) in
      switch value {
      case .string(let text):
        do throws(TimestampError) {
          return try Timestamp(iso8601: text)
        } catch {
          throw FieldError(.notUnderstood(error.description))
        }
      case .integer(let milliseconds):
        guard milliseconds.magnitude < 1_000_000_000_000_000_000 else {
          throw FieldError(.notUnderstood("the time is out of range"))
        }
        return Timestamp(milliseconds: Int64(milliseconds))
      default: throw .mismatch(.string, .integer, found: value)
      }
    } write: {
      $0.iso8601.map { .string($0) } ?? .integer(Int($0.milliseconds))
    }
  }
}

extension Timestamp: Codable {
  /// Reads a time in the format of ISO 8601 (`2011-09-12T19:34:21Z`, see `init(iso8601:)`), or milliseconds
  /// since 1970.
  public init(from decoder: any Decoder) throws { try self.init(decoding: decoder) }

  /// Writes the time in the format of ISO 8601 with milliseconds. If the year does not have four digits,
  /// writes milliseconds since 1970.
  public func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}
