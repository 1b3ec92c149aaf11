import CBubbleLayout

/// Why a call failed.
struct Failure: Error {
  let status: bubble_status
  /// In English, naming the place.
  let message: String

  init(_ status: bubble_status, _ message: String) {
    self.status = status
    self.message = message
  }

  static func argument(_ message: String) -> Failure { Failure(BUBBLE_ERROR_ARGUMENT, message) }
}

/// Does the work of a call, and tells the caller what became of it.
///
/// - Parameter report: Where the caller wants to read why it failed; nil for nowhere.
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
  // Where its size is wrong, there is nowhere to say so.
  guard let report, (try? bubble_error.check(report, "error")) != nil else { return }
  report.pointee.status = failure.map { UInt32($0.status.rawValue) } ?? 0
  withUnsafeMutableBytes(of: &report.pointee.message) { CharacterField.write(failure?.message ?? "", to: $0) }
}
