import BubbleLayout

extension ExportField {
  /// A time in seconds since 1970, as a number or in a string; nil for anything else, which is reported.
  var seconds: Timestamp? { time(1_000) }

  /// A time in milliseconds since 1970, as a number or in a string; nil for anything else, which is reported.
  var milliseconds: Timestamp? { time(1) }

  /// A time of ISO 8601; nil for anything else, which is reported.
  var time: Timestamp? {
    guard let string else { return nil }
    do throws(TimestampError) {
      return try Timestamp(iso8601: string)
    } catch {
      note("\(error); the message is kept without a time")
      return nil
    }
  }

  private func time(_ factor: Double) -> Timestamp? {
    guard let number else { return nil }
    let milliseconds = (number * factor).rounded()
    guard abs(milliseconds) < 1e15 else {
      note("the time is out of range; the message is kept without it")
      return nil
    }
    return Timestamp(milliseconds: Int64(milliseconds))
  }
}

extension Timestamp {
  /// The date and the time of day in UTC as texts: `2026-01-31` and `08:30`.
  var spelt: (date: String, time: String)? {
    // Years of four digits alone have such a form.
    guard case .string(let text) = Timestamp.form.write(self) else { return nil }
    return (String(text.prefix(10)), String(text.dropFirst(11).prefix(5)))
  }
}
