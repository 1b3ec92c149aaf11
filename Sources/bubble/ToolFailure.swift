/// The tool's exit codes.
enum ToolStatus: Int32 {
  case done = 0
  /// Some goldens differ from the layouts.
  case differences = 1
  case wrongUse = 2
  case unreadableInput = 3
  /// Some goldens are missing, and none differs.
  case missing = 4
  /// Some goldens are obsolete, because no layout uses them, and all others are equal.
  case obsolete = 5
}

/// The error that ends a command.
struct ToolFailure: Error {
  let status: ToolStatus
  /// The message, with the file, line or field, and the reason.
  let message: String

  static func wrongUse(_ message: String) -> ToolFailure { .init(status: .wrongUse, message: message) }

  static func unreadable(_ message: String) -> ToolFailure {
    .init(status: .unreadableInput, message: message)
  }
}
