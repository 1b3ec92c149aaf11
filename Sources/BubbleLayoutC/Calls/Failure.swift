import CBubbleLayout

/// The reason why a call failed.
struct Failure: Error {
  let status: bubble_status
  /// The message in English, which names the place.
  let message: String
  /// The place of the error.
  let place: Place

  /// The place of an error, in its parts.
  struct Place {
    /// The line of the messages or of a file, from 1; 0 for none.
    var line = 0
    var file = ""
    /// The field of a style, or the argument.
    var field = ""
  }

  init(_ status: bubble_status, _ message: String, at place: Place = Place()) {
    self.status = status
    self.message = message
    self.place = place
  }

  /// - Parameter name: The name of the argument, such as `options->locale`.
  static func argument(_ message: String, _ name: String) -> Failure {
    Failure(BUBBLE_ERROR_ARGUMENT, message, at: Place(field: name))
  }
}

/// Runs the body of a C function, and converts its error to a status and a report.
///
/// - Parameter report: The caller's structure for the error; nil if the caller passes none.
func call(
  _ report: UnsafeMutablePointer<bubble_error>?, _ work: () throws(Failure) -> Void
) -> bubble_status {
  do throws(Failure) {
    try work()
    write(nil, to: report)
    return BUBBLE_OK
  } catch {
    write(error, to: report)
    return error.status
  }
}

private func write(_ failure: Failure?, to report: UnsafeMutablePointer<bubble_error>?) {
  // If the size of the structure is invalid, nothing can be written to it.
  guard let report, (try? bubble_error.check(report, "error")) != nil else { return }
  guard let failure else {
    clear(report)
    return
  }
  var answer = bubble_error()
  answer.status = UInt32(failure.status.rawValue)
  answer.line = UInt64(clamping: failure.place.line)
  withUnsafeMutableBytes(of: &answer.message) { CharacterField.write(failure.message, to: $0) }
  withUnsafeMutableBytes(of: &answer.file) { CharacterField.write(failure.place.file, to: $0) }
  withUnsafeMutableBytes(of: &answer.field) { CharacterField.write(failure.place.field, to: $0) }
  answer.write(to: report)
}

/// Sets a report to "no error". Most calls succeed, so only the first character of each text is cleared.
private func clear(_ report: UnsafeMutablePointer<bubble_error>) {
  report.pointee.status = 0
  report.pointee.message.0 = 0
  guard report.pointee.size >= MemoryLayout<bubble_error>.size else { return }
  report.pointee.line = 0
  report.pointee.file.0 = 0
  report.pointee.field.0 = 0
}
