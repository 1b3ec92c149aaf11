/// The tool's exit codes.
enum ToolStatus: Int32 {
  case done = 0
  /// Goldens differ.
  case differences = 1
  case wrongUse = 2
  case unreadableInput = 3
  /// Goldens are missing, and none differs.
  case missing = 4
  /// Nothing asked for some goldens, and all others are equal.
  case obsolete = 5
}

/// Why a command cannot do its work.
struct ToolFailure: Error {
  let status: ToolStatus
  /// The file, line or field, and the reason.
  let message: String

  static func wrongUse(_ message: String) -> ToolFailure { .init(status: .wrongUse, message: message) }

  static func unreadable(_ message: String) -> ToolFailure {
    .init(status: .unreadableInput, message: message)
  }
}
