import BubbleLayout

extension ExportField {
  /// The time from seconds since 1970, as a number or in a string; anything else is reported and gives nil.
  var seconds: Timestamp? { time(1_000) }

  /// The time from milliseconds since 1970, as a number or in a string; anything else is reported and gives
  /// nil.
  var milliseconds: Timestamp? { time(1) }

  /// The time in the format of ISO 8601; anything else is reported and gives nil.
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
  /// The date and the time of day in UTC as texts, `2026-01-31` and `08:30`; nil if the year does not have
  /// four digits.
  var spelt: (date: String, time: String)? {
    // Only times in years of four digits are written as a string.
    guard case .string(let text) = Timestamp.form.write(self) else { return nil }
    return (String(text.prefix(10)), String(text.dropFirst(11).prefix(5)))
  }
}
